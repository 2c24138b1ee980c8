import { Link } from "react-router";
import type { UnansweredQuestion } from "../../../shared/contracts/operator.ts";
import { dismissQuestion, listUnanswered } from "../calls.ts";
import { Card } from "../card.tsx";
import parts from "../parts.module.css";
import { Problem, Spinner } from "../problem.tsx";
import { useTask } from "../use-task.ts";
import { dayOf, plural } from "../words.ts";
import styles from "./tools.module.css";
import { useLoaded } from "./use-loaded.ts";

/** Each question is one step from an entry that answers it. */
export function UnansweredCard() {
  const { value, reload, task } = useLoaded("The questions could not be loaded.", listUnanswered);
  const dismissal = useTask();
  const dismiss = async (id: string) => {
    await dismissal.run("The question was not dismissed.", () => dismissQuestion(id));
    reload();
  };
  return (
    <Card id="unanswered" title="Questions without an answer">
      {task.problem && (
        <Problem title="The questions could not be loaded." onRetry={reload}>
          {task.problem}
        </Problem>
      )}
      {!value && task.busy && <Spinner label="Loading the questions…" />}
      {value && value.days === 0 && <LogIsOff />}
      {value && value.days > 0 && (
        <>
          <p className={parts.quiet}>
            What visitors asked in the last {plural(value.days, "day")} and the consultant could not answer, with
            addresses and numbers masked.
          </p>
          {value.questions.length === 0 && <p>None so far.</p>}
          <ul className={styles.lines}>
            {value.questions.map((asked) => (
              <Question key={asked.id} asked={asked} onDismiss={dismiss} />
            ))}
          </ul>
        </>
      )}
      {dismissal.problem && <Problem title="The question was not dismissed.">{dismissal.problem}</Problem>}
    </Card>
  );
}

function LogIsOff() {
  return (
    <p>
      The log is off: no question is kept. To turn it on, set <code>QUESTION_LOG_DAYS</code> to the number of days for
      which questions may be kept, and start the server again. Questions are masked, and the privacy page must say so.
    </p>
  );
}

interface QuestionProps {
  asked: UnansweredQuestion;
  onDismiss: (id: string) => void;
}

function Question({ asked, onDismiss }: QuestionProps) {
  return (
    <li>
      <p>{asked.question}</p>
      <p className={styles.facts}>
        {asked.times === 1 ? "Asked once" : `Asked ${asked.times} times`}, last on {dayOf(asked.last_at)}
      </p>
      <p className={styles.buttons}>
        <Link className={parts.plain} to={`/admin/knowledge-base?question=${encodeURIComponent(asked.question)}`}>
          Draft an entry
          <span className="visually-hidden">: {asked.question}</span>
        </Link>
        <button type="button" className={parts.plain} onClick={() => onDismiss(asked.id)}>
          Dismiss
          <span className="visually-hidden">: {asked.question}</span>
        </button>
      </p>
    </li>
  );
}
