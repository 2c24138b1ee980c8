import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import field from "../../ui/field.module.css";
import { showToast } from "../../ui/toaster.ts";
import { deleteEntry, editEntry, listAnswers, restoreEntries } from "../calls.ts";
import { Card, Failure, Spinner } from "../card.tsx";
import { Choice, TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useLoaded } from "../use-task.ts";
import { count, nameOf, plural, toasts } from "../words.ts";
import { EditDialog, OwnAnswerDialog } from "./editor.tsx";
import { EntryList } from "./entry-list.tsx";
import styles from "./list.module.css";
import { answerIn, asEntry, FILTERS, type Filter, inOrder, isShown, ORDERS } from "./list-filters.ts";
import { LostEdits } from "./lost-edits.tsx";
import { ManyBar } from "./many-bar.tsx";
import { searchEntries } from "./search.ts";
import { type Entries, useEntries, usePageGone } from "./use-entries.ts";
import { type Done, UndoBar, useUndo } from "./use-undo.tsx";

interface Props {
  /** With the id of the entry that was saved. */
  onSaved: (id: string | undefined) => void;
}

const isOneOf = <Names extends object>(names: Names, name: string | null): name is string & keyof Names =>
  name !== null && Object.hasOwn(names, name);

/** Everything that the consultant may say, in one list. The address holds search, filter, order, and what is open. */
export function EntriesCard({ onSaved }: Props) {
  const { version } = useChanges();
  const loaded = useEntries();
  const { entries, total, whole } = loaded.value ?? NOTHING;
  const { parameters, set } = useAddress();
  const [search, setSearch] = useState(parameters.get("search") ?? "");
  // Typing has priority over rendering the list.
  const query = useDeferredValue(search);
  const [show, by] = [parameters.get("show"), parameters.get("order")];
  const filter = isOneOf(FILTERS, show) ? show : "all";
  const order = isOneOf(ORDERS, by) ? by : "newest";
  const isWanted = filter === "library" || filter === "uncited";
  const library = useLoaded(
    "The answers could not be loaded.",
    async () => (isWanted ? listAnswers() : NONE),
    isWanted && version,
  );
  const isPageGone = usePageGone();
  const found = useMemo(() => {
    const answers = library.value ?? NONE;
    const cited = new Set(answers.flatMap(({ urls }) => urls));
    const shown =
      filter === "library"
        ? answers.map(asEntry)
        : entries.filter((entry) => isShown(entry, filter, isPageGone, cited));
    return inOrder(searchEntries(shown, query), order);
  }, [entries, library.value, query, filter, order, isPageGone]);

  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const undoing = useUndo();
  const { change } = undoing;
  const actions = useMemo(
    () => ({
      edit(entry: ListedEntry) {
        const answer = answerIn(entry);
        set(answer ? "answer" : "entry", answer ?? entry.id);
      },
      remove(entry: ListedEntry) {
        if (confirm(deletion(entry))) void change(toasts.deleteFailed, () => removed(entry));
      },
      approve: (entry: ListedEntry) => void change(toasts.approveFailed, () => approved(entry)),
      isPageGone,
      picked,
      pick: (id: string) =>
        setPicked((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [set, change, isPageGone, picked],
  );
  const isFiltered = query.trim() !== "" || filter !== "all";
  const busy = loaded.busy || library.busy;
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
          <TextButton onClick={loaded.reload} disabled={loaded.busy}>
            Refresh
          </TextButton>
        </div>
      }
    >
      <p className={styles.needs}>
        {NEEDS.map((need) => {
          const { length } = entries.filter((entry) => isShown(entry, need, isPageGone));
          return (
            length > 0 && (
              <TextButton key={need} onClick={() => set("show", need)}>
                {FILTERS[need]}: {count(length)}
              </TextButton>
            )
          );
        })}
      </p>
      <search className={styles.filters}>
        <input
          type="search"
          className={field.control}
          aria-label="Search entries"
          placeholder="Search entries..."
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            set("search", event.currentTarget.value);
          }}
        />
        <Choice
          label="Entries to show"
          names={FILTERS}
          value={filter}
          onChange={(value) => set("show", value === "all" ? undefined : value)}
        />
        <Choice
          label="Order"
          names={ORDERS}
          value={order}
          onChange={(value) => set("order", value === "newest" ? undefined : value)}
        />
      </search>
      {whole && <LostEdits entries={entries} />}
      <div className={styles.bar}>
        <ManyBar entries={entries} found={found} picked={picked} onPick={setPicked} undoing={undoing} />
        <p role="status">{isFiltered && !busy ? `${plural(found.length, "entry", "entries")} found` : ""}</p>
      </div>
      <UndoBar {...undoing} />
      <Failure of={loaded} onRetry={loaded.reload} />
      <Failure of={library} onRetry={library.reload} />
      {busy && <Spinner label="Loading entries…" />}
      {(found.length > 0 || !loaded.failure) && (
        <EntryList
          entries={found}
          actions={actions}
          resetKey={`${filter} ${order} ${query}`}
          empty={found.length > 0 || busy ? undefined : isFiltered ? NOTHING_FOUND : NOTHING_YET}
        />
      )}
      {openEntry && (open || whole) && (
        <EditDialog key={openEntry} id={openEntry} entry={open} onClose={close} onSaved={saved} />
      )}
      {openAnswer && <OwnAnswerDialog key={openAnswer} id={openAnswer} onClose={close} onSaved={saved} />}
    </Card>
  );
}

/** Entries that wait for somebody's decision. */
const NEEDS = ["changed", "review", "discarded", "draft", "expired"] as const satisfies Filter[];

const NONE: LibraryAnswerView[] = [];
const NOTHING: Entries = { entries: [], total: undefined, whole: false };
const NOTHING_FOUND = "No entries match your search";
const NOTHING_YET = "No entries yet. Start by ingesting content or adding manually.";

const deletion = (entry: ListedEntry) =>
  `Delete this entry?\n\n${nameOf(entry)}${
    entry.metadata.manually_added
      ? ""
      : "\n\nIt comes from a page of the site: the next ingest adds it again, as the page has it."
  }`;

/** One that is not as the operator has seen it is left, and the list shows it as it is. */
async function removed(entry: ListedEntry): Promise<Done> {
  try {
    await deleteEntry(entry.id, versionOf(entry));
  } catch (error) {
    showToast({ kind: "error", title: toasts.deleteFailed });
    throw error;
  }
  showToast({ kind: "success", title: toasts.deleted });
  const run = () => restoreEntries([entry.id]);
  return {
    message: `“${nameOf(entry)}” was deleted.`,
    undo: { run, why: "since they are there already", entries: [entry] },
  };
}

async function approved(entry: ListedEntry): Promise<Done> {
  await editEntry(entry.id, { useAnyway: true, seen: versionOf(entry) });
  return { message: toasts.approved };
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
