import { Link } from "react-router";
import type { RatedAnswer } from "../../../shared/contracts/insight.ts";
import { dayOf, plural } from "../words.ts";
import styles from "./questions.module.css";
import { editorOf } from "./words.ts";

/** Visitors' ratings of answers, the least helpful first. */
export function RatingList({ ratings }: { ratings: readonly RatedAnswer[] }) {
  if (ratings.length === 0) return <p>No answer was rated yet.</p>;
  return (
    <ul className={styles.groups}>
      {ratings.map(({ id, about, helpful, unhelpful, comments }) => (
        <li key={id}>
          <h3 dir="auto">{about ? <Link to={editorOf(about.id)}>{about.title}</Link> : (NAMES.get(id) ?? id)}</h3>
          <p className={styles.quiet}>
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
