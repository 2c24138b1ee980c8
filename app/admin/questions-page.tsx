import { Link } from "react-router";
import type { RatedAnswer } from "../../shared/contracts/insight.ts";
import { listVisitorQuestions, turnQuestionLog } from "./calls.ts";
import { Card, Failure, Loading } from "./card.tsx";
import { TextButton } from "./controls.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { QuestionGroups } from "./questions/question-groups.tsx";
import styles from "./questions/questions.module.css";
import { useChanges } from "./shell.tsx";
import { useLoaded, useTask } from "./use-task.ts";
import { dayOf, editorOf, plural } from "./words.ts";

export const meta = () => adminMeta("/admin/questions");

export default function QuestionsPage() {
  const { version } = useChanges();
  // With a changed entry a question may be answered.
  const loaded = useLoaded("The questions could not be loaded.", listVisitorQuestions, version);
  return (
    <>
      <Card
        id="questions"
        title="Questions to answer better"
        aside={loaded.value && <LogSwitch isOn={loaded.value.logDays > 0} />}
      >
        <Loading of={loaded} label="Loading the questions…">
          {({ logDays, groups }) => (
            <>
              {groups.length > 0 && <QuestionGroups groups={groups} onChanged={loaded.reload} />}
              {logDays > 0 && groups.length === 0 && <p>None so far.</p>}
              <p className={parts.quiet}>
                {logDays > 0
                  ? `The log of questions is on: what visitors asked in the last ${plural(logDays, "day")} and got no answer to, or one that was unsure or did not help. Masked, grouped by meaning, and asked once more just now.`
                  : "The log of questions is off: no question is kept. Turned on, it keeps them masked, for thirty days at most, as the privacy page says."}
              </p>
            </>
          )}
        </Loading>
      </Card>
      {loaded.value && (
        <Card id="ratings" title="What visitors said of answers">
          <RatingList ratings={loaded.value.ratings} />
        </Card>
      )}
    </>
  );
}

/** Turned off, it forgets what it held: that is asked first. */
function LogSwitch({ isOn }: { isOn: boolean }) {
  const { changed } = useChanges();
  const task = useTask();
  async function turn() {
    if (isOn && !confirm("Turn the log off and delete the questions in it?")) return;
    if (await task.run("The log was not switched.", () => turnQuestionLog(!isOn))) changed();
  }
  return (
    <div className={parts.aside}>
      <Failure of={task} />
      <TextButton onClick={turn} disabled={task.busy}>
        {isOn ? "Turn the log off" : "Turn the log on"}
      </TextButton>
    </div>
  );
}

function RatingList({ ratings }: { ratings: readonly RatedAnswer[] }) {
  if (ratings.length === 0) return <p>No answer was rated yet.</p>;
  return (
    <ul className={`${parts.lines} ${styles.groups}`}>
      {ratings.map(({ id, about, helpful, unhelpful, comments }) => (
        <li key={id}>
          <h3 dir="auto">{about ? <Link to={editorOf(about.id)}>{about.title}</Link> : (NAMES.get(id) ?? id)}</h3>
          <p className={parts.quiet}>
            Not helpful {plural(unhelpful, "time")}, helpful {plural(helpful, "time")}.
          </p>
          {comments.map(({ comment, helpful: good, day }) => (
            <blockquote key={`${day} ${comment}`} dir="auto">
              {comment}{" "}
              <small>
                ({good ? "helpful" : "not helpful"}, {dayOf(day)})
              </small>
            </blockquote>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Names of outcomes that are no answer of the library or of an entry. */
const NAMES = new Map([
  ["options", "Asking back with readings to choose from"],
  ["declined", "Saying that a question is not covered"],
]);
