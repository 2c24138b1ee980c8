import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { showToast } from "../../ui/toaster.tsx";
import { editEntry, listAnswers } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { plural, toasts } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { EditDialog, OwnAnswerDialog } from "./editor.tsx";
import { EntryList } from "./entry-list.tsx";
import { answerIn, asEntry, FILTERS, inOrder, isShown, ListFilters, ORDERS } from "./list-filters.tsx";
import { LostEdits } from "./lost-edits.tsx";
import { ManyBar } from "./many-bar.tsx";
import { DeleteDialog, UndoDelete } from "./row-dialogs.tsx";
import { searchEntries } from "./search.ts";
import { type Entries, usePageGone } from "./use-entries.ts";

interface Props {
  list: Entries;
  /** Paths of the site's pages. */
  pages: readonly string[];
  onChanged: () => void;
  /** With the id of the entry that was saved. */
  onSaved: (id: string | undefined) => void;
}

const isOneOf = <Names extends object>(names: Names, name: string | null): name is string & keyof Names =>
  name !== null && Object.hasOwn(names, name);

/** Everything that the consultant may say, in one list. The address holds search, filter, order, and what is open. */
export function EntriesCard({ list, pages, onChanged, onSaved }: Props) {
  const { entries, total, whole, loading, problem, reload } = list;
  const { parameters, set } = useAddress();
  const [search, setSearch] = useState(parameters.get("search") ?? "");
  // Typing has priority over rendering the list.
  const query = useDeferredValue(search);
  const [show, by] = [parameters.get("show"), parameters.get("order")];
  const filter = isOneOf(FILTERS, show) ? show : "all";
  const order = isOneOf(ORDERS, by) ? by : "newest";
  const library = useLibrary(filter === "library" || filter === "uncited");
  const isPageGone = usePageGone(pages);
  const found = useMemo(() => {
    const shown =
      filter === "library"
        ? library.answers.map(asEntry)
        : entries.filter((entry) => isShown(entry, filter, { isPageGone, cited: library.cited }));
    return inOrder(searchEntries(shown, query), order);
  }, [entries, library, query, filter, order, isPageGone]);

  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const [doomed, setDoomed] = useState<ListedEntry>();
  const [removed, setRemoved] = useState<ListedEntry>();
  const { approve, problem: approveProblem } = useApproval(onChanged);
  const edit = useCallback(
    (entry: ListedEntry) => {
      const answer = answerIn(entry);
      set(answer ? "answer" : "entry", answer ?? entry.id);
    },
    [set],
  );
  const pick = useCallback((id: string) => {
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const actions = useMemo(
    () => ({ edit, remove: setDoomed, approve, isPageGone, picked, pick }),
    [edit, approve, isPageGone, picked, pick],
  );
  const isFiltered = query.trim() !== "" || filter !== "all";
  const busy = loading || library.busy;
  const [openEntry, openAnswer] = [parameters.get("entry"), parameters.get("answer")];
  const open = entries.find(({ id }) => id === openEntry);
  const close = () => set(openEntry ? "entry" : "answer", undefined);
  /** Told once its dialog has closed, which gives the focus back to where it was opened. */
  const [done, setDone] = useState<{ id: string | undefined }>();
  const saved = (id: string | undefined) => {
    setDone({ id });
    close();
  };
  const isOpen = openEntry !== null || openAnswer !== null;
  useEffect(() => {
    if (!done || isOpen) return;
    setDone(undefined);
    onSaved(done.id);
  }, [done, isOpen, onSaved]);
  return (
    <Card
      id="entries"
      title="Entries"
      aside={
        <div className={parts.aside}>
          {total !== undefined && <p className={parts.quiet}>{`${total} total entries`}</p>}
          <button type="button" className="button quiet" onClick={reload} disabled={loading}>
            Refresh
          </button>
        </div>
      }
    >
      <ListFilters
        search={search}
        filter={filter}
        order={order}
        onSearch={(words) => {
          setSearch(words);
          set("search", words);
        }}
        onFilter={(value) => set("show", value === "all" ? undefined : value)}
        onOrder={(value) => set("order", value === "newest" ? undefined : value)}
      />
      <p role="status" className={parts.quiet}>
        {isFiltered && !busy ? `${plural(found.length, "entry", "entries")} found` : ""}
      </p>
      {whole && <LostEdits entries={entries} />}
      <ManyBar entries={entries} found={found} picked={picked} onPick={setPicked} onChanged={onChanged} />
      {removed && <UndoDelete entry={removed} onUndone={onChanged} onClose={() => setRemoved(undefined)} />}
      {problem && (
        <Problem title="The entries could not be loaded." onRetry={reload}>
          {problem}
        </Problem>
      )}
      {library.problem && (
        <Problem title="The answers could not be loaded." onRetry={library.reload}>
          {library.problem}
        </Problem>
      )}
      {approveProblem && <Problem title={toasts.approveFailed}>{approveProblem}</Problem>}
      {busy && <Spinner label="Loading entries…" />}
      <EntryList
        entries={found}
        actions={actions}
        resetKey={`${filter} ${order} ${query}`}
        empty={emptyText({ shown: found.length, isFiltered, unknown: busy || problem !== undefined })}
      />
      <p className={parts.quiet}>
        <Link to="/admin/upkeep#exchange-title">Import a file, or export all of them</Link>
      </p>
      {doomed && (
        <DeleteDialog
          entry={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={(entry) => {
            setDoomed(undefined);
            setRemoved(entry);
            onChanged();
          }}
        />
      )}
      {openEntry && (open || whole) && (
        <EditDialog key={openEntry} id={openEntry} entry={open} pages={pages} onClose={close} onSaved={saved} />
      )}
      {openAnswer && <OwnAnswerDialog key={openAnswer} id={openAnswer} pages={pages} onClose={close} onSaved={saved} />}
    </Card>
  );
}

/** What is opened is a step that can be gone back; what is typed is none. */
function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (name: string, value: string | undefined) => {
      // Of the address as it stands: what was rendered last may lack what was typed or chosen since.
      const next = new URLSearchParams(location.search);
      next.delete(name);
      if (value) next.set(name, value);
      const replace = !value || (name !== "entry" && name !== "answer");
      setParameters(next, { replace, preventScrollReset: true });
    },
    [setParameters],
  );
  return { parameters, set };
}

const NONE: readonly LibraryAnswerView[] = [];

/** Answers that were written in advance, once they are asked for. */
function useLibrary(isWanted: boolean) {
  const task = useTask();
  const { run, busy, problem } = task;
  const [answers, setAnswers] = useState(NONE);
  const reload = useCallback(
    () => void run("The answers could not be loaded.", async () => setAnswers(await listAnswers())),
    [run],
  );
  useEffect(() => {
    if (isWanted) reload();
  }, [isWanted, reload]);
  const cited = useMemo(() => new Set(answers.flatMap(({ urls }) => urls)), [answers]);
  return useMemo(() => ({ answers, cited, busy, problem, reload }), [answers, cited, busy, problem, reload]);
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

/** `unknown`: what exists has not been loaded. */
function emptyText({ shown, isFiltered, unknown }: { shown: number; isFiltered: boolean; unknown: boolean }) {
  if (shown > 0 || unknown) return undefined;
  if (isFiltered) return "No entries match your search";
  return "No entries yet. Start by ingesting content or adding manually.";
}
