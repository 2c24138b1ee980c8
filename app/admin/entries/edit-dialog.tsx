import { type FormEvent, useState } from "react";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { addEntry, editEntry, getEntry } from "../calls.ts";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { Problem } from "../problem.tsx";
import { useKept } from "../use-kept.ts";
import { useTask } from "../use-task.ts";
import { Differences } from "./differences.tsx";
import {
  contentLimit,
  type Draft,
  type DraftProblems,
  draftOf,
  editOf,
  foreseeOf,
  isSame,
  newEntryOf,
  problemsOf,
  readDraft,
} from "./draft.ts";
import { EntryFields, focusFirst } from "./entry-fields.tsx";
import { EntryLabels } from "./entry-labels.tsx";
import { EntryTimes, halfTyped } from "./entry-times.tsx";
import { Foresee } from "./foresee.tsx";
import { Overtaken } from "./overtaken.tsx";
import { Preview } from "./preview.tsx";

interface Props {
  entry: ListedEntry;
  onClose: () => void;
  onSaved: () => void;
}

const ID = "edit-entry";

export function EditDialog({ entry, onClose, onSaved }: Props) {
  const [base, setBase] = useState(entry);
  // Unsaved changes survive Escape and a reload.
  const [kept, keep] = useKept(`edit:${entry.id}`, readDraft);
  const [isBack] = useState(kept !== undefined);
  const draft = kept ?? draftOf(base);
  const setDraft = (next: Draft) => keep(isSame(next, draftOf(base)) ? undefined : next);
  const [problems, setProblems] = useState<DraftProblems>({});
  /** The current entry after a concurrent change; "gone" if it was deleted. */
  const [elsewhere, setElsewhere] = useState<ListedEntry | "gone">();
  const task = useTask();
  const limit = contentLimit(base);

  /** `seen` is the version that the operator has seen. */
  async function save(from: ListedEntry, seen: string) {
    const done = await task.run("The entry was not saved.", async () => {
      try {
        await editEntry(entry.id, editOf(draft, from, seen));
      } catch (error) {
        if (!(error instanceof RefusedError) || (error.status !== 409 && error.status !== 404)) throw error;
        setElsewhere((await getEntry(entry.id)) ?? "gone");
        throw error;
      }
    });
    if (done) finish("Entry saved");
  }

  async function addAnew() {
    if (await task.run("The entry was not added.", () => addEntry(newEntryOf(draft)))) finish("Entry added again");
  }

  function finish(title: string) {
    keep(undefined);
    void showToast({ kind: "success", title });
    onSaved();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = { ...problemsOf(draft, limit), ...halfTyped(event) };
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirst(ID, found);
    else if (kept === undefined) onClose();
    else void save(base, versionOf(base));
  }

  function cancel() {
    keep(undefined);
    onClose();
  }

  function takeTheirs(current: ListedEntry) {
    setBase(current);
    keep(undefined);
    setElsewhere(undefined);
    task.clear();
  }

  return (
    <Modal id={ID} title="Edit entry" wide onClose={onClose}>
      <form className={parts.form} onSubmit={submit} noValidate>
        {isBack && kept && <p role="status">What you wrote before is back. It was not saved.</p>}
        {!entry.metadata.manually_added && <PageNote entry={entry} />}
        <EntryFields id={ID} draft={draft} problems={problems} contentLimit={limit} onChange={setDraft} />
        <EntryLabels id={ID} draft={draft} onChange={setDraft} />
        <EntryTimes id={ID} draft={draft} problems={problems} onChange={setDraft} />
        <Preview draft={draft} />
        <Foresee request={() => foreseeOf(draft, entry.id)} />
        <Differences entry={entry} />
        {elsewhere && (
          <Overtaken
            current={elsewhere}
            busy={task.busy}
            onTakeTheirs={takeTheirs}
            onSaveMine={(current) => save(current, versionOf(current))}
            onAddAnew={addAnew}
          />
        )}
        {task.problem && !elsewhere && <Problem title="The entry was not saved.">{task.problem}</Problem>}
        <p className="button-row">
          <button type="submit" className="button" disabled={task.busy || elsewhere !== undefined}>
            {task.busy ? "Saving..." : "Save"}
          </button>
          <button type="button" className="button quiet" onClick={cancel}>
            Cancel
          </button>
        </p>
      </form>
    </Modal>
  );
}

function PageNote({ entry }: { entry: ListedEntry }) {
  return (
    <p className={parts.quiet}>
      {entry.metadata.edited
        ? "This entry comes from a page and was rewritten by hand. Ingest leaves it alone; to take the page's words again, delete it and ingest."
        : "This entry comes from a page. Questions that you add stay while it follows the page; once its words are rewritten, ingest leaves it alone."}
    </p>
  );
}
