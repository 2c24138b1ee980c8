/** The one editor: a card for a new entry, and a dialog for one that is there or for an own answer. */
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CONTENT_LIMIT, type ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.ts";
import { addEntry, generateEmbedding, getAnswer } from "../calls.ts";
import { Card, Failure, Loading } from "../card.tsx";
import { Fold } from "../controls.tsx";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { keepFor, useKept, useLoaded, useTask } from "../use-task.ts";
import { toasts } from "../words.ts";
import { Differences } from "./differences.tsx";
import { notUsed } from "./discarded.tsx";
import {
  contentLimit,
  type Draft,
  draftOf,
  type Edit,
  emptyDraft,
  isChanged,
  newEntryOf,
  ownAnswerEdit,
  readEdit,
  rebased,
  saveEdit,
} from "./draft.ts";
import { controlId } from "./entry-fields.tsx";
import { EntryForm } from "./entry-form.tsx";
import { Overtaken } from "./overtaken.tsx";

interface AddProps {
  /** What is typed; the form is closed where there is none. */
  draft: Draft | undefined;
  onChange: (draft: Draft | undefined) => void;
  onAdded: (id: string | undefined) => void;
}

const ADD = "add-entry";

export const focusForm = () => document.getElementById(controlId(ADD, "pageTitle"))?.focus();

export function AddCard({ draft, onChange, onAdded }: AddProps) {
  // The draft before Cancel, restored when the form is opened again.
  const [given, setGiven] = useState(emptyDraft);
  const task = useTask();
  const open = draft !== undefined;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) focusForm();
    wasOpen.current = open;
  }, [open]);
  function toggle() {
    if (draft) setGiven(draft);
    onChange(draft ? undefined : given);
  }

  async function save() {
    const added = await task.run(toasts.addFailed, async () => {
      const entry = newEntryOf(draft ?? emptyDraft);
      // Without its vector, or without a connection, a notice appears; a save that is refused is told below the form.
      const embedding = await generateEmbedding(entry).catch(withNotice);
      return addEntry({ ...entry, embedding }).catch((error) => {
        if (error instanceof RefusedError) throw error;
        return withNotice(error);
      });
    });
    if (!added) return;
    const description = added.discarded > 0 ? `${notUsed(added.discarded)}.` : undefined;
    showToast({ kind: "success", title: toasts.added, description });
    setGiven(emptyDraft);
    onAdded(added.id);
  }

  const button = (
    <button
      type="button"
      className={open ? "button quiet" : "button"}
      aria-expanded={open}
      aria-controls={ADD}
      onClick={toggle}
    >
      {open ? "Cancel" : "Add New Entry"}
    </button>
  );
  return (
    <Card id="add" title="Add Custom Entry" aside={button}>
      {!open && (
        <p className={parts.quiet}>
          <Link to="/admin/upkeep#exchange-title">Import a file, or export all entries</Link>
        </p>
      )}
      <div id={ADD}>
        {draft && (
          <EntryForm id={ADD} draft={draft} onChange={onChange} onSubmit={save}>
            {() => (
              <>
                <Failure of={task} title="The entry was not saved." onRetry={save} />
                <p>
                  <button type="submit" className="button" disabled={task.busy}>
                    {task.busy ? "Adding..." : "Add Entry"}
                  </button>
                </p>
              </>
            )}
          </EntryForm>
        )}
      </div>
    </Card>
  );
}

function withNotice(error: unknown): never {
  showToast({ kind: "error", title: toasts.addFailed });
  throw error;
}

interface Props {
  id: string;
  /** As it was loaded last; undefined where there is no such entry. */
  entry: ListedEntry | undefined;
  onClose: () => void;
  onSaved: (id: string | undefined) => void;
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
      <p>It was deleted, or the address is not quite right. What was deleted can be taken back under History.</p>
      <p>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Modal>
  );
}

interface EditProps extends Omit<Props, "id"> {
  edit: Edit;
  /** Of the library, whose place the entry is to take. */
  answer?: LibraryAnswerView;
  /** Somebody gave another in its place. */
  onOvertaken?: () => void;
  /** Undefined forgets what was typed. */
  onChange: (edit: Edit | undefined) => void;
}

function EditForm({ edit, entry, answer, onChange, onOvertaken, onClose, onSaved }: EditProps) {
  const { base, draft } = edit;
  const [isBack] = useState(answer ? draft.content !== base.content : isChanged(edit));
  /** The entry as it is now, where somebody else changed the same fields; "gone" where it was deleted. */
  const [overtaken, setOvertaken] = useState<ListedEntry | "gone">();
  const elsewhere = entry || answer ? overtaken : "gone";
  const isNew = entry === undefined;
  const task = useTask();

  async function save(from: Edit) {
    const outcome = await task.run("The entry was not saved.", () => saveEdit(from));
    if (outcome === "saved") finish("Entry saved", base.id);
    else if (outcome) setOvertaken(outcome);
  }

  async function addAnew() {
    const added = await task.run("The entry was not added.", async () => {
      try {
        return await addEntry(newEntryOf(draft, base.metadata.overrides));
      } catch (error) {
        const theirs = error instanceof RefusedError && answer && (await getAnswer(answer.id))?.override?.entry;
        if (!theirs) throw error;
        // Somebody was quicker: what was typed becomes an edit of theirs, which both began from the library's words.
        const metadata = { ...theirs.metadata, updated_at: "" };
        keepFor(`${EDIT_KEY}${theirs.id}`, { base: { ...theirs, content: base.content, metadata }, draft });
        onChange(undefined);
        onOvertaken?.();
        throw error;
      }
    });
    if (added) finish(answer ? "The answer is given from now on" : "Entry added again", added.id);
  }

  function finish(title: string, id: string | undefined) {
    onChange(undefined);
    showToast({ kind: "success", title });
    onSaved(id);
  }

  /** Goes on from the entry as it is now. */
  function goOn(current: ListedEntry, winner: "mine" | "theirs"): Edit {
    const next = rebased(edit, current, winner);
    onChange(next);
    setOvertaken(undefined);
    task.clear();
    return next;
  }

  function submit() {
    if (answer) void addAnew();
    else if (elsewhere) return;
    else if (isChanged(edit)) void save(edit);
    else onClose();
  }

  function cancel() {
    onChange(undefined);
    onClose();
  }

  return (
    <EntryForm
      id={ID}
      draft={draft}
      limit={isNew ? CONTENT_LIMIT : contentLimit(base)}
      entryId={isNew ? undefined : base.id}
      onChange={(next) => onChange({ base, draft: next })}
      onSubmit={submit}
      note={
        <>
          {isBack && isChanged(edit) && <p role="status">What you wrote before is back. It was not saved.</p>}
          {answer && <AnswerNote answer={answer} />}
          {!base.metadata.manually_added && <PageNote entry={base} />}
        </>
      }
    >
      {(checked) => (
        <>
          {!answer && <Differences entry={entry ?? base} />}
          {elsewhere && (
            <Overtaken
              edit={edit}
              current={elsewhere}
              busy={task.busy}
              onTakeTheirs={(current) => goOn(current, "theirs")}
              onSaveMine={(current) => checked(() => void save(goOn(current, "mine")))}
              onAddAnew={() => checked(() => void addAnew())}
            />
          )}
          <Failure of={task} />
          <p className="button-row">
            <button type="submit" className="button" disabled={task.busy || elsewhere !== undefined}>
              {task.busy ? "Saving..." : answer ? "Give this answer" : "Save"}
            </button>
            <button type="button" className="button quiet" onClick={cancel}>
              Cancel
            </button>
          </p>
        </>
      )}
    </EntryForm>
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

function AnswerNote({ answer: { stands, wordings = [] } }: { answer: LibraryAnswerView }) {
  return (
    <>
      {!stands && (
        <p className={parts.error}>
          It is withheld: a section that it cites says something else than it did when it was written.
        </p>
      )}
      <p className={parts.quiet}>
        It was written in advance. Your own words take its place for every wording, from the next question on.
      </p>
      <Fold title={`Asked in ${wordings.length} wordings`} items={wordings} />
    </>
  );
}

/** An answer of the library in an operator's own words: an entry that takes its place, whatever wording it is asked in. */
export function OwnAnswerDialog({ id, ...props }: Omit<Props, "entry">) {
  const loaded = useLoaded("The answer could not be loaded.", () => getAnswer(id), id);
  const [kept, keep] = useKept(`answer:${id}`, readEdit);
  const entry = loaded.value?.override?.entry;
  if (entry) return <EditDialog {...props} id={entry.id} entry={entry} />;
  return (
    <Modal id={ID} title={loaded.value?.question ?? "Answer"} wide onClose={props.onClose}>
      <Loading of={loaded} label="Loading the answer…">
        {(answer) =>
          answer && (
            <EditForm
              {...props}
              edit={kept ?? ownAnswerEdit(answer)}
              entry={undefined}
              answer={answer}
              onChange={keep}
              onOvertaken={loaded.reload}
            />
          )
        }
      </Loading>
    </Modal>
  );
}
