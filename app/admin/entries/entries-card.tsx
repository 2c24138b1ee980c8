import { useCallback, useMemo, useState } from "react";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { showToast } from "../../ui/toaster.tsx";
import { editEntry } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { Choice, plural, SearchField, toasts } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { EntryList } from "./entry-list.tsx";
import styles from "./list.module.css";
import { LostEdits } from "./lost-edits.tsx";
import { RowDialogs, UndoDelete, useRowDialogs } from "./row-dialogs.tsx";
import type { Kind } from "./search.ts";
import { type Entries, useFound } from "./use-entries.ts";

interface Props {
  list: Entries;
  /** Paths of the site's pages. */
  pages: readonly string[];
  onChanged: () => void;
  onRefresh: () => void;
}

export function EntriesCard({ list, pages, onChanged, onRefresh }: Props) {
  const { entries, total, whole, loading, problem } = list;
  const { found, isPageGone, filters, isFiltered, queryKey } = useFound(entries, pages);
  const [removed, setRemoved] = useState<ListedEntry>();
  const dialogs = useRowDialogs();
  const { edit, remove } = dialogs;
  const { approve, problem: approveProblem } = useApproval(onChanged);
  const actions = useMemo(() => ({ edit, remove, approve, isPageGone }), [edit, remove, approve, isPageGone]);
  return (
    <Card id="entries" title="Entries" aside={<Aside total={total} loading={loading} onRefresh={onRefresh} />}>
      <ListFilters {...filters} />
      <p role="status" className="visually-hidden">
        {isFiltered && !loading ? `${plural(found.length, "entry", "entries")} found` : ""}
      </p>
      {whole && <LostEdits entries={entries} />}
      {removed && <UndoDelete entry={removed} onUndone={onChanged} onClose={() => setRemoved(undefined)} />}
      {problem && (
        <Problem title="The entries could not be loaded." onRetry={onRefresh}>
          {problem}
        </Problem>
      )}
      {approveProblem && <Problem title={toasts.approveFailed}>{approveProblem}</Problem>}
      {loading && <Spinner label="Loading entries…" />}
      <EntryList
        entries={found}
        actions={actions}
        resetKey={queryKey}
        empty={emptyText({ shown: found.length, isFiltered, unknown: loading || problem !== undefined })}
      />
      <RowDialogs
        dialogs={dialogs}
        onSaved={onChanged}
        onDeleted={(entry) => {
          setRemoved(entry);
          onChanged();
        }}
      />
    </Card>
  );
}

/** Approves an entry to be used as it is written. */
function useApproval(onChanged: () => void) {
  const { run, problem } = useTask();
  const approve = useCallback(
    async (entry: ListedEntry) => {
      const edit = { useAnyway: true, seen: versionOf(entry) };
      if (!(await run(toasts.approveFailed, () => editEntry(entry.id, edit)))) return;
      void showToast({ kind: "success", title: toasts.approved });
      onChanged();
    },
    [run, onChanged],
  );
  return { approve, problem };
}

function emptyText({ shown, isFiltered, unknown }: { shown: number; isFiltered: boolean; unknown: boolean }) {
  if (shown > 0 || unknown) return undefined;
  if (isFiltered) return "No entries match your search";
  return "No entries yet. Start by ingesting content or adding manually.";
}

function Aside({ total, loading, onRefresh }: { total: number | undefined; loading: boolean; onRefresh: () => void }) {
  return (
    <div className={parts.aside}>
      {total !== undefined && <p className={parts.quiet}>{`${total} total entries`}</p>}
      <button type="button" className="button quiet" onClick={onRefresh} disabled={loading}>
        Refresh
      </button>
    </div>
  );
}

const KINDS: Record<Kind, string> = {
  all: "All entries",
  "by-hand": "Added by hand",
  "from-pages": "From pages",
  "to-check": "Page gone or changed",
};

interface ListFiltersProps {
  search: string;
  kind: Kind;
  onSearch: (search: string) => void;
  onKind: (kind: Kind) => void;
}

function ListFilters({ search, kind, onSearch, onKind }: ListFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField id="search-entries" label="Search entries" value={search} onChange={onSearch} />
      <Choice id="entry-kind" label="Entries to show" names={KINDS} value={kind} onChange={onKind} />
    </search>
  );
}
