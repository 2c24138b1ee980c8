import { type FormEvent, useRef, useState } from "react";
import { CONTENT_LIMIT, type ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { showToast } from "../../ui/toaster.tsx";
import { addEntry } from "../calls.ts";
import { Problem } from "../card.tsx";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { useKept, useTask } from "../use-task.ts";
import { EntryLabels } from "./columns.tsx";
import { Differences } from "./differences.tsx";
import {
  contentLimit,
  draftOf,
  type Edit,
  foreseeOf,
  isChanged,
  newEntryOf,
  readEdit,
  rebased,
  saveEdit,
} from "./draft.ts";
import { EntryFields, Preview } from "./entry-fields.tsx";
import { EntryTimes } from "./entry-times.tsx";
import { Foresee } from "./foresee.tsx";
import { Overtaken } from "./overtaken.tsx";
import { useDraftForm } from "./use-entries.ts";

interface Props {
  id: string;
  /** As it was loaded last; undefined where there is no such entry. */
  entry: ListedEntry | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const ID = "edit-entry";

/** Under it and the entry's id, unsaved changes survive Escape and a reload. */
export const EDIT_KEY = "edit:";

export function EditDialog({ id, entry, onClose, onSaved }: Props) {
  const [kept, keep] = useKept(`${EDIT_KEY}${id}`, readEdit);
  const edit = kept ?? (entry && { base: entry, draft: draftOf(entry) });
  if (!edit) return <NoEntry onClose={onClose} />;
  return (
    <Modal id={ID} title="Edit entry" wide onClose={onClose}>
      <EditForm
        edit={edit}
        entry={entry}
        onChange={(next) => keep(next && isChanged(next) ? next : undefined)}
        onClose={onClose}
        onSaved={onSaved}
      />
    </Modal>
  );
}

function NoEntry({ onClose }: { onClose: () => void }) {
  return (
    <Modal id={ID} title="This entry is gone" onClose={onClose}>
      <p>It was deleted, or the address is not quite right. What was deleted can be restored under Record.</p>
      <p>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Modal>
  );
}

interface FormProps extends Pick<Props, "entry" | "onClose" | "onSaved"> {
  edit: Edit;
  /** Undefined forgets what was typed. */
  onChange: (edit: Edit | undefined) => void;
}

function EditForm({ edit, entry, onChange, onClose, onSaved }: FormProps) {
  const { base, draft } = edit;
  const form = useRef<HTMLFormElement>(null);
  const [isBack] = useState(isChanged(edit));
  /** The entry as it is now, where somebody else changed the same fields; "gone" where it was deleted. */
  const [overtaken, setOvertaken] = useState<ListedEntry | "gone">();
  const elsewhere = entry ? overtaken : "gone";
  const task = useTask();
  const { fields, passes } = useDraftForm({
    id: ID,
    draft,
    contentLimit: elsewhere === "gone" ? CONTENT_LIMIT : contentLimit(base),
    onChange: (next) => onChange({ base, draft: next }),
  });
  const isValid = () => form.current !== null && passes(form.current);

  async function save(from: Edit) {
    let found: Awaited<ReturnType<typeof saveEdit>>;
    const done = await task.run("The entry was not saved.", async () => {
      found = await saveEdit(from);
    });
    if (found) setOvertaken(found);
    else if (done) finish("Entry saved");
  }

  async function addAnew() {
    if (!isValid()) return;
    const add = () => addEntry(newEntryOf(draft, base.metadata.overrides));
    if (await task.run("The entry was not added.", add)) finish("Entry added again");
  }

  function finish(title: string) {
    onChange(undefined);
    void showToast({ kind: "success", title });
    onSaved();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValid()) return;
    if (isChanged(edit)) void save(edit);
    else onClose();
  }

  /** Goes on from the entry as it is now. */
  function goOn(current: ListedEntry, winner: "mine" | "theirs"): Edit {
    const next = rebased(edit, current, winner);
    onChange(next);
    setOvertaken(undefined);
    task.clear();
    return next;
  }

  function cancel() {
    onChange(undefined);
    onClose();
  }

  return (
    <form ref={form} className={parts.form} onSubmit={submit} noValidate>
      {isBack && isChanged(edit) && <p role="status">What you wrote before is back. It was not saved.</p>}
      {!base.metadata.manually_added && <PageNote entry={base} />}
      <EntryFields {...fields} />
      <EntryLabels {...fields} />
      <EntryTimes {...fields} />
      <Preview draft={draft} />
      <Foresee request={() => foreseeOf(draft, elsewhere === "gone" ? undefined : base.id)} />
      <Differences entry={entry ?? base} />
      {elsewhere && (
        <Overtaken
          edit={edit}
          current={elsewhere}
          busy={task.busy}
          onTakeTheirs={(current) => goOn(current, "theirs")}
          onSaveMine={(current) => {
            if (isValid()) void save(goOn(current, "mine"));
          }}
          onAddAnew={addAnew}
        />
      )}
      {task.problem && (
        <Problem title={elsewhere === "gone" ? "The entry was not added." : "The entry was not saved."}>
          {task.problem}
        </Problem>
      )}
      <p className="button-row">
        <button type="submit" className="button" disabled={task.busy || elsewhere !== undefined}>
          {task.busy ? "Saving..." : "Save"}
        </button>
        <button type="button" className="button quiet" onClick={cancel}>
          Cancel
        </button>
      </p>
    </form>
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
