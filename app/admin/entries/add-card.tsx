import { type FormEvent, useState } from "react";
import { CONTENT_LIMIT } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { addEntry, generateEmbedding } from "../calls.ts";
import { Card, Problem } from "../card.tsx";
import { toasts } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { type Draft, type DraftProblems, emptyDraft, foreseeOf, newEntryOf } from "./draft.ts";
import { EntryFields, notUsed } from "./entry-fields.tsx";
import { EntryTimes } from "./entry-times.tsx";
import { Foresee } from "./foresee.tsx";
import { useDraftForm } from "./use-entries.ts";

interface Props {
  /** What is typed; the form is closed where there is none. */
  draft: Draft | undefined;
  onChange: (draft: Draft | undefined) => void;
  onAdded: () => void;
}

const ID = "add-entry";

export function AddCard({ draft, onChange, onAdded }: Props) {
  // The draft before Cancel, restored when the form is opened again.
  const [given, setGiven] = useState(emptyDraft);
  const open = draft !== undefined;
  function toggle() {
    if (draft) setGiven(draft);
    onChange(draft ? undefined : given);
  }
  function added() {
    setGiven(emptyDraft);
    onAdded();
  }
  const button = (
    <button type="button" className="button quiet" aria-expanded={open} aria-controls={ID} onClick={toggle}>
      {open ? "Cancel" : "Add New Entry"}
    </button>
  );
  return (
    <Card id="add" title="Add Custom Entry" aside={button}>
      <div id={ID}>{draft && <AddForm draft={draft} onChange={onChange} onAdded={added} />}</div>
    </Card>
  );
}

function AddForm({ draft, onChange, onAdded }: Props & { draft: Draft }) {
  const { fields, passes } = useDraftForm({ id: ID, draft, contentLimit: CONTENT_LIMIT, onChange });
  const task = useTask();

  async function save() {
    let discarded = 0;
    const done = await task.run(toasts.addFailed, async () => {
      const entry = newEntryOf(draft);
      // Without its vector, or without a connection, a notice appears; a save that is refused is told below the form.
      const embedding = await generateEmbedding(entry).catch(withNotice);
      discarded = await addEntry({ ...entry, embedding }).catch((error) => {
        if (error instanceof RefusedError) throw error;
        return withNotice(error);
      });
    });
    if (!done) return;
    void showToast({
      kind: "success",
      title: toasts.added,
      description: discarded > 0 ? `${notUsed(discarded)}.` : undefined,
    });
    onAdded();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!draft.pageTitle.trim() || !draft.content.trim()) void showToast({ kind: "error", title: toasts.missing });
    if (passes(event.currentTarget)) void save();
  }

  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      <EntryFields {...fields} />
      <details className={parts.reading} open={hasTimes(fields.problems) || undefined}>
        <summary>When it counts</summary>
        <EntryTimes {...fields} />
      </details>
      {draft.pageTitle.trim() && draft.content.trim() && <Foresee request={() => foreseeOf(draft)} />}
      {task.problem && (
        <Problem title="The entry was not saved." onRetry={save}>
          {task.problem}
        </Problem>
      )}
      <p>
        <button type="submit" className="button" disabled={task.busy}>
          {task.busy ? "Adding..." : "Add Entry"}
        </button>
      </p>
    </form>
  );
}

const hasTimes = ({ publishAt, expiresAt, reviewBy }: DraftProblems) => Boolean(publishAt ?? expiresAt ?? reviewBy);

function withNotice(error: unknown): never {
  void showToast({ kind: "error", title: toasts.addFailed });
  throw error;
}
