import { useCallback } from "react";
import { listVisitorQuestions } from "./calls.ts";
import { Card, Problem, Spinner } from "./card.tsx";
import { plural } from "./filters.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { QuestionGroups } from "./questions/question-groups.tsx";
import { RatingList } from "./questions/ratings.tsx";
import { useChanges } from "./shell.tsx";
import { useLoaded } from "./use-task.ts";

export const meta = () => adminMeta("/admin/questions");

/** Questions that the consultant should answer better, with links to the editors. */
export default function QuestionsPage() {
  const { version } = useChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a changed entry a question may be answered
  const load = useCallback(() => listVisitorQuestions(), [version]);
  const { value, reload, task } = useLoaded("The questions could not be loaded.", load);
  return (
    <>
      <Card id="questions" title="Questions to answer better">
        {task.problem && (
          <Problem title="The questions could not be loaded." onRetry={reload}>
            {task.problem}
          </Problem>
        )}
        {!value && task.busy && <Spinner label="Loading the questions…" />}
        {value?.logDays === 0 && <LogIsOff />}
        {value && value.logDays > 0 && (
          <p className={parts.quiet}>
            What visitors asked in the last {plural(value.logDays, "day")} and got no answer to, or one that was unsure
            or did not help. Masked, grouped by meaning, and asked once more just now.
          </p>
        )}
        {value && value.logDays > 0 && value.groups.length === 0 && <p>None so far.</p>}
        {value && value.groups.length > 0 && <QuestionGroups groups={value.groups} onChanged={reload} />}
      </Card>
      {value && (
        <Card id="ratings" title="What visitors said of answers">
          <RatingList ratings={value.ratings} />
        </Card>
      )}
    </>
  );
}

function LogIsOff() {
  return (
    <p>
      The log is off: no question is kept. To turn it on, set <code>QUESTION_LOG_DAYS</code> to the number of days for
      which questions may be kept (30 at most, as the privacy page says), and start the server again. Questions are
      masked. Ratings of answers are shown below all the same.
    </p>
  );
}
