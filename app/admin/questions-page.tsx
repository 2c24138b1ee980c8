import { useCallback, useEffect } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { listVisitorQuestions, turnQuestionLog } from "./calls.ts";
import { Card, Problem, Spinner } from "./card.tsx";
import { plural } from "./filters.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { QuestionGroups } from "./questions/question-groups.tsx";
import styles from "./questions/questions.module.css";
import { RatingList } from "./questions/ratings.tsx";
import { useChanges } from "./shell.tsx";
import { useLoaded, useTask } from "./use-task.ts";

export const meta = () => adminMeta("/admin/questions");

/** Questions that the consultant should answer better, each with what is said now and a box for better words. */
export default function QuestionsPage() {
  const { version, changed } = useChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a changed entry a question may be answered
  const load = useCallback(() => listVisitorQuestions(), [version]);
  const { value, reload, task } = useLoaded("The questions could not be loaded.", load);
  useEffect(prepareToasts, []);
  return (
    <>
      <Card id="questions" title="Questions to answer better">
        {task.problem && (
          <Problem title="The questions could not be loaded." onRetry={reload}>
            {task.problem}
          </Problem>
        )}
        {!value && task.busy && <Spinner label="Loading the questions…" />}
        {value && <LogSwitch days={value.logDays} onSwitched={changed} />}
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

/** Turned off, it forgets what it held: that is asked first. */
function LogSwitch({ days, onSwitched }: { days: number; onSwitched: () => void }) {
  const task = useTask();
  const isOn = days > 0;
  async function turn() {
    if (isOn && !confirm("Turn the log off and delete the questions in it?")) return;
    if (await task.run("The log was not switched.", () => turnQuestionLog(!isOn))) onSwitched();
  }
  return (
    <>
      <div className={styles.log}>
        <p>
          {isOn
            ? `The log of questions is on: what visitors asked in the last ${plural(days, "day")} and got no answer to, or one that was unsure or did not help. Masked, grouped by meaning, and asked once more just now.`
            : "The log of questions is off: no question is kept. Turned on, it keeps them masked, for thirty days at most, as the privacy page says."}
        </p>
        <button type="button" className={parts.plain} onClick={turn} disabled={task.busy}>
          {isOn ? "Turn the log off" : "Turn the log on"}
        </button>
      </div>
      {task.problem && <Problem title="The log was not switched.">{task.problem}</Problem>}
    </>
  );
}
