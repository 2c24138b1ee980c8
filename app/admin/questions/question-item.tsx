import { Link } from "react-router";
import type { QuestionGroup } from "../../../shared/contracts/insight.ts";
import parts from "../parts.module.css";
import { plural } from "../words.ts";
import styles from "./questions.module.css";
import { editorOf, isAnswered, nowOf, TROUBLES, trendOf } from "./words.ts";

/** One group of questions, with a link to the editor of its answer. */
export function QuestionItem({ group, onDismiss }: { group: QuestionGroup; onDismiss: () => void }) {
  const { question, others, times, troubles, comments, now } = group;
  const wrong = Object.entries(TROUBLES).flatMap(([trouble, [, words]]) => {
    const count = troubles[trouble as keyof typeof TROUBLES] ?? 0;
    return count > 0 ? [count === times ? words : `${words} ${plural(count, "time")}`] : [];
  });
  return (
    <li>
      <div className={styles.head}>
        <h3 dir="auto">{question}</h3>
        <Trend perDay={group.perDay} />
      </div>
      <p className={styles.quiet}>
        {times === 1 ? "Asked once" : `Asked ${times} times`}: {wrong.join(", ")}. {trendOf(group)}.
      </p>
      <p className={isAnswered(group) ? styles.answeredNow : styles.now}>
        {nowOf(group)}
        {now.about && (
          <>
            {" "}
            from <Link to={editorOf(now.about.id)}>{now.about.title}</Link>
          </>
        )}
        .
      </p>
      {comments.map((comment) => (
        <blockquote key={comment} dir="auto">
          {comment}
        </blockquote>
      ))}
      {others.length > 0 && (
        <details>
          <summary>{plural(others.length, "other wording")}</summary>
          <ul>
            {others.map((other) => (
              <li key={other} dir="auto">
                {other}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.buttons}>
        <Link className={parts.plain} to={`/admin/knowledge-base?question=${encodeURIComponent(question)}`}>
          Write an entry<span className="visually-hidden">: {question}</span>
        </Link>
        <button type="button" className={parts.plain} onClick={onDismiss}>
          Dismiss<span className="visually-hidden">: {question}</span>
        </button>
      </p>
    </li>
  );
}

/** A bar for each day; the text beside it says the same. */
function Trend({ perDay }: { perDay: readonly number[] }) {
  const most = Math.max(1, ...perDay);
  return (
    <svg className={styles.trend} viewBox={`0 0 ${perDay.length * 4} 20`} aria-hidden="true" preserveAspectRatio="none">
      {perDay.map((times, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <rect key={place} x={place * 4} y={20 - (times / most) * 20} width="3" height={(times / most) * 20} />
      ))}
    </svg>
  );
}
