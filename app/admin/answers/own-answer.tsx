import { type FormEvent, useState } from "react";
import { CONTENT_LIMIT, TITLE_LIMIT, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { RefusedError } from "../../backend.ts";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { addEntry, deleteEntry, editEntry, getAnswer } from "../calls.ts";
import parts from "../parts.module.css";
import { Problem } from "../problem.tsx";
import { useKept } from "../use-kept.ts";
import { useTask } from "../use-task.ts";

interface Props {
  answer: LibraryAnswerView;
  onChanged: () => void;
  onClose: () => void;
}

const ID = "own-answer";

/** An operator's override of an answer. It counts from the next question on, and can be removed. */
export function OwnAnswer({ answer, onChanged, onClose }: Props) {
  const { id, question, override } = answer;
  const [kept, keep] = useKept(`answer:${id}`, (stored) => (typeof stored === "string" ? stored : undefined));
  const [isBack] = useState(kept !== undefined);
  /** The answer as it is now, where somebody else changed it meanwhile. */
  const [theirs, setTheirs] = useState<LibraryAnswerView>();
  const task = useTask();
  const text = kept ?? answer.text;
  const isChanged = text.trim() !== answer.text.trim() && text.trim() !== "";

  async function save(over: LibraryAnswerView) {
    const done = await task.run("The answer was not saved.", async () => {
      const entry = over.override?.entry;
      const words = { pageTitle: "Own answer", sectionTitle: question.slice(0, TITLE_LIMIT), content: text };
      try {
        if (entry) await editEntry(entry.id, { content: text, seen: versionOf(entry) });
        else await addEntry({ ...words, metadata: { manually_added: true, overrides: id } });
      } catch (error) {
        // A concurrent change by somebody else.
        if (error instanceof RefusedError && (error.status === 409 || error.status === 404))
          setTheirs(await getAnswer(id));
        throw error;
      }
    });
    if (done) finish("The answer is given from now on");
  }

  async function takeBack() {
    const entry = override?.entry;
    if (!entry) return;
    const done = await task.run("The answer was not taken back.", () => deleteEntry(entry.id));
    if (done) finish("The library's answer is given again");
  }

  function finish(title: string) {
    keep(undefined);
    setTheirs(undefined);
    void showToast({ kind: "success", title });
    onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(theirs ?? answer);
  }

  return (
    <form className={parts.form} onSubmit={submit}>
      {isBack && isChanged && <p role="status">What you wrote before is here. It was not saved.</p>}
      <Field
        id={ID}
        label={override ? "Change your own answer" : "Give your own answer instead"}
        hint="Markdown. It counts from the next question on; the pages named stay."
        count={{ length: text.length, limit: CONTENT_LIMIT }}
      >
        {(props) => (
          <textarea
            {...props}
            rows={6}
            maxLength={CONTENT_LIMIT}
            value={text}
            onChange={(event) => keep(event.currentTarget.value)}
          />
        )}
      </Field>
      {theirs && (
        <div role="alert" className={parts.problem}>
          <p>
            <strong>This answer was changed elsewhere since you opened it.</strong> What you wrote is still here. It now
            reads:
          </p>
          <blockquote>{theirs.text}</blockquote>
        </div>
      )}
      {task.problem && !theirs && <Problem title="Nothing was changed.">{task.problem}</Problem>}
      <p className="button-row">
        <button type="submit" className="button" disabled={task.busy || !isChanged}>
          {theirs ? "Save mine over it" : "Give this answer"}
        </button>
        {override && (
          <button type="button" className="button quiet" onClick={takeBack} disabled={task.busy}>
            Take it back
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          Close
        </button>
      </p>
    </form>
  );
}
