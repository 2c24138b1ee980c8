import { type FormEvent, useState } from "react";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { addEntry, editEntry, getEntry } from "../calls.ts";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { Problem } from "../problem.tsx";
import { useTask } from "../use-task.ts";
import {
  contentLimit,
  type Draft,
  type DraftProblems,
  draftOf,
  editOf,
  isSame,
  newEntryOf,
  problemsOf,
} from "./draft.ts";
import { EntryFields, focusFirst } from "./entry-fields.tsx";
import { Overtaken } from "./overtaken.tsx";

interface Props {
  entry: ListedEntry;
  /** What was typed for this entry before, and not saved. */
  kept: Draft | undefined;
  /** `keep` is what was typed and neither saved nor given up. */
  onClose: (keep?: Draft) => void;
  onSaved: () => void;
}

const ID = "edit-entry";

export function EditDialog({ entry, kept, onClose, onSaved }: Props) {
  const [base, setBase] = useState(entry);
  const [draft, setDraft] = useState(kept ?? draftOf(entry));
  const [problems, setProblems] = useState<DraftProblems>({});
  /** How the entry is now, where it was changed elsewhere meanwhile; "gone" where it was deleted. */
  const [elsewhere, setElsewhere] = useState<ListedEntry | "gone">();
  const task = useTask();
  const limit = contentLimit(base);

  /** `seen` is the state that the operator knows of. */
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
    void showToast({ kind: "success", title });
    onSaved();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(draft, limit);
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirst(ID, found);
    else if (isSame(draft, draftOf(base))) onClose();
    else void save(base, versionOf(base));
  }

  function takeTheirs(current: ListedEntry) {
    setBase(current);
    setDraft(draftOf(current));
    setElsewhere(undefined);
    task.clear();
  }

  return (
    <Modal id={ID} title="Edit entry" wide onClose={() => onClose(isSame(draft, draftOf(entry)) ? undefined : draft)}>
      <form className={parts.form} onSubmit={submit} noValidate>
        {kept && <p role="status">What you wrote before is back. It was not saved.</p>}
        {!entry.metadata.manually_added && <PageNote entry={entry} />}
        <EntryFields id={ID} draft={draft} problems={problems} contentLimit={limit} onChange={setDraft} />
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
          <button type="button" className="button quiet" onClick={() => onClose()}>
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
