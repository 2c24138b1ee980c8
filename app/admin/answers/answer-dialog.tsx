import { type FormEvent, useCallback, useState } from "react";
import { CONTENT_LIMIT, TITLE_LIMIT, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { type LibraryAnswerView, libraryAnswerView } from "../../../shared/contracts/operator.ts";
import { RefusedError } from "../../backend.ts";
import { Field } from "../../ui/field.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { overflows } from "../../ui/paste.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useProblems } from "../../ui/use-problems.ts";
import { addEntry, deleteEntry, editEntry, getAnswer } from "../calls.ts";
import { Problem, Spinner } from "../card.tsx";
import { CUT_OFF, momentOf, plural } from "../filters.tsx";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { useKept, useLoaded, useTask } from "../use-task.ts";

interface Props {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

/** One answer of the library with its wordings and an operator's override. */
export function AnswerDialog({ id, onClose, onChanged }: Props) {
  const load = useCallback(() => getAnswer(id), [id]);
  const { value: answer, reload, task } = useLoaded("The answer could not be loaded.", load);
  function changed() {
    reload();
    onChanged();
  }
  return (
    <Modal id="answer" title={answer?.question ?? "Answer"} wide onClose={onClose}>
      {task.problem && (
        <Problem title="The answer could not be loaded." onRetry={reload}>
          {task.problem}
        </Problem>
      )}
      {!answer && task.busy && <Spinner label="Loading the answer…" />}
      {answer && (
        <>
          <Given answer={answer} />
          <OwnAnswer key={answer.override?.entry.id} answer={answer} onChanged={changed} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}

function Given({ answer }: { answer: LibraryAnswerView }) {
  const { wordings = [], urls, override, stands, text } = answer;
  return (
    <div className={parts.reading}>
      {!stands && (
        <p className={parts.error}>
          It is withheld: a section that it cites says something else than it did when the answer was written.
        </p>
      )}
      {override && (
        <p className={parts.quiet}>
          Own answer, by {override.entry.metadata.updated_by ?? "an operator"},{" "}
          {momentOf(override.entry.metadata.updated_at ?? override.entry.created_at)}
        </p>
      )}
      <blockquote>
        <Markdown text={text} />
      </blockquote>
      {override && (
        <details>
          <summary>What the library says</summary>
          <Markdown text={override.written} />
        </details>
      )}
      {urls.length > 0 && <p className={parts.quiet}>Pages: {urls.join(", ")}</p>}
      <details>
        <summary>Asked in {plural(wordings.length, "wording")}</summary>
        <ul>
          {wordings.map((wording) => (
            <li key={wording}>{wording}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface OwnAnswerProps {
  answer: LibraryAnswerView;
  onChanged: () => void;
  onClose: () => void;
}

/** What is typed, and the answer as it was when the typing began. */
interface OwnEdit {
  base: LibraryAnswerView;
  text: string;
}

function readEdit(stored: unknown): OwnEdit | undefined {
  const { base, text } = (stored ?? {}) as Record<string, unknown>;
  const answer = libraryAnswerView.safeParse(base);
  return answer.success && typeof text === "string" ? { base: answer.data, text } : undefined;
}

const ID = "own-answer";

/** An operator's override of an answer. It counts from the next question on, and can be removed. */
function OwnAnswer({ answer, onChanged, onClose }: OwnAnswerProps) {
  const { id, question } = answer;
  const [kept, keep] = useKept(`answer:${id}`, readEdit);
  const [isBack] = useState(kept !== undefined);
  /** The answer as it is now, where somebody else changed it meanwhile. */
  const [theirs, setTheirs] = useState<LibraryAnswerView>();
  const task = useTask();
  const checks = useProblems(["text"], () => ID);
  const { base, text } = kept ?? { base: answer, text: answer.text };
  /** The version that the operator has seen last. */
  const seen = theirs ?? base;
  const { entry } = seen.override ?? {};
  const isChanged = text.trim() !== seen.text.trim() && text.trim() !== "";

  function type(next: string) {
    checks.follow("text", {});
    keep(next === base.text ? undefined : { base, text: next });
  }

  /** Runs a change of the version that was seen, and shows the other one where somebody else was quicker. */
  async function change(name: string, title: string, work: () => Promise<unknown>) {
    let overtaken = false;
    const done = await task.run(name, async () => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof RefusedError) || (error.status !== 409 && error.status !== 404)) throw error;
        setTheirs(await getAnswer(id));
        overtaken = true;
      }
    });
    if (done && !overtaken) finish(title);
  }

  const save = () =>
    change("The answer was not saved.", "The answer is given from now on", () => {
      if (entry) return editEntry(entry.id, { content: text, seen: versionOf(entry) });
      const words = { pageTitle: "Own answer", sectionTitle: question.slice(0, TITLE_LIMIT), content: text };
      return addEntry({ ...words, metadata: { manually_added: true, overrides: id } });
    });

  const takeBack = () =>
    change(
      "The answer was not taken back.",
      "The library's answer is given again",
      async () => entry && (await deleteEntry(entry.id, versionOf(entry))),
    );

  function finish(title: string) {
    keep(undefined);
    setTheirs(undefined);
    void showToast({ kind: "success", title });
    onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={parts.form} onSubmit={submit}>
      {isBack && isChanged && <p role="status">What you wrote before is here. It was not saved.</p>}
      <Field
        id={ID}
        label={entry ? "Change your own answer" : "Give your own answer instead"}
        hint="Markdown. It counts from the next question on; the pages named stay."
        error={checks.problems.text}
        count={{ length: text.length, limit: CONTENT_LIMIT }}
      >
        {(props) => (
          <textarea
            {...props}
            rows={6}
            maxLength={CONTENT_LIMIT}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onPaste={(event) => {
              if (overflows(event, CONTENT_LIMIT)) checks.noteCut("text", CUT_OFF);
            }}
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
      {task.problem && <Problem title="Nothing was changed.">{task.problem}</Problem>}
      <p className="button-row">
        <button type="submit" className="button" disabled={task.busy || !isChanged}>
          {theirs ? "Save mine over it" : "Give this answer"}
        </button>
        {entry && (
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
