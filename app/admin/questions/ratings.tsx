import { Link } from "react-router";
import type { RatedAnswer } from "../../../shared/contracts/insight.ts";
import parts from "../parts.module.css";
import { dayOf, plural } from "../words.ts";
import styles from "./questions.module.css";

/** Visitors' ratings of answers, the least helpful first. */
export function RatingList({ ratings }: { ratings: readonly RatedAnswer[] }) {
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

/** Address of the editor of an entry or an answer. */
export function editorOf(id: string): string {
  const entry = /^entry:(.*)$/s.exec(id)?.[1];
  return entry === undefined
    ? `/admin/knowledge-base?answer=${encodeURIComponent(id)}`
    : `/admin/knowledge-base?entry=${encodeURIComponent(entry)}`;
}
