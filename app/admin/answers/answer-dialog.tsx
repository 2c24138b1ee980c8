import { useCallback } from "react";
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { getAnswer } from "../calls.ts";
import { Problem, Spinner } from "../card.tsx";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { useLoaded } from "../use-task.ts";
import { momentOf, plural } from "../words.ts";
import { OwnAnswer } from "./own-answer.tsx";

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
