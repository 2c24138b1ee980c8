import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useOutletContext, useSearchParams } from "react-router";
import type { ListedEntry } from "../../shared/contracts/knowledge-base.ts";
import { prepareToasts } from "../ui/toaster.tsx";
import { listAnswers } from "./calls.ts";
import { Card, Problem, Spinner } from "./card.tsx";
import { entryColumns } from "./entries/columns.tsx";
import { EditDialog } from "./entries/edit-dialog.tsx";
import { LostEdits } from "./entries/lost-edits.tsx";
import { ManyBar } from "./entries/many-bar.tsx";
import { searchEntries } from "./entries/search.ts";
import {
  FILTERS,
  type Filter,
  GROUPS,
  type Group,
  isShown,
  kindOf,
  pageOfEntry,
  TableFilters,
} from "./entries/table-filters-form.tsx";
import { useEntries, usePageGone } from "./entries/use-entries.ts";
import { plural } from "./filters.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { DenseTable } from "./table/dense-table.tsx";
import { useLoaded } from "./use-task.ts";

const GROUP_OF = { none: undefined, page: pageOfEntry, kind: kindOf };
const isOneOf = <Names extends object>(names: Names, name: string | null): name is string & keyof Names =>
  name !== null && Object.hasOwn(names, name);

export const meta = () => adminMeta("/admin/entries");

/** All entries in a dense table. The address holds the filter and the entry that is open. */
export default function EntriesPage() {
  const { pages } = useOutletContext<{ pages: string[] }>();
  const { version, changed } = useChanges();
  const { entries, total, whole, loading, problem, reload } = useEntries(version);
  const { value: answers } = useLoaded("The answers could not be loaded.", listAnswers);
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const isPageGone = usePageGone(pages);
  const cited = useMemo(() => new Set(answers?.flatMap(({ urls }) => urls)), [answers]);
  const [show, by] = [parameters.get("show"), parameters.get("group")];
  const filter: Filter = isOneOf(FILTERS, show) ? show : "all";
  const group: Group = isOneOf(GROUPS, by) ? by : "none";
  const query = useDeferredValue(search);
  const found = useMemo(
    () => searchEntries(entries, query).filter((entry) => isShown(entry, filter, { isPageGone, cited })),
    [entries, query, filter, isPageGone, cited],
  );
  const set = useCallback(
    (name: string, value: string | undefined) =>
      setParameters(
        (before) => {
          before.delete(name);
          if (value) before.set(name, value);
          return before;
        },
        { replace: name !== "entry", preventScrollReset: true },
      ),
    [setParameters],
  );
  const columns = useMemo(
    () => entryColumns({ picked, isPageGone, onPick: setPicked, onOpen: (entry) => set("entry", entry.id) }),
    [picked, isPageGone, set],
  );
  const openId = parameters.get("entry");
  const open = entries.find(({ id }) => id === openId);
  const close = () => set("entry", undefined);
  useEffect(prepareToasts, []);
  return (
    <Card
      id="table"
      title="All entries"
      aside={total !== undefined && <p className={parts.quiet}>{`${plural(total, "entry", "entries")}`}</p>}
    >
      <TableFilters
        search={search}
        filter={filter}
        group={group}
        onSearch={setSearch}
        onFilter={(value) => set("show", value === "all" ? undefined : value)}
        onGroup={(value) => set("group", value === "none" ? undefined : value)}
      />
      <p role="status" className="visually-hidden">
        {(query || filter !== "all") && !loading ? `${plural(found.length, "entry", "entries")} found` : ""}
      </p>
      {whole && <LostEdits entries={entries} />}
      <ManyBar entries={entries} found={found} picked={picked} onPick={setPicked} onChanged={changed} />
      {problem && (
        <Problem title="The entries could not be loaded." onRetry={reload}>
          {problem}
        </Problem>
      )}
      {loading && entries.length === 0 && <Spinner label="Loading entries…" />}
      <DenseTable<ListedEntry>
        label="Table of entries"
        rows={found}
        columns={columns}
        rowId={({ id }) => id}
        groupOf={GROUP_OF[group]}
        empty={loading || problem ? "" : "No entries match your search"}
      />
      {openId && (open || whole) && (
        <EditDialog
          key={openId}
          id={openId}
          entry={open}
          onClose={close}
          onSaved={() => {
            close();
            changed();
          }}
        />
      )}
    </Card>
  );
}
