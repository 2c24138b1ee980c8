import { Link } from "react-router";
import type { QuestionGroup, QuestionTrouble, RatedAnswer } from "../../../shared/contracts/insight.ts";
import { sumOf } from "../controls.tsx";
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

/** Labels of troubles: of the filter, and of a single question. */
export const TROUBLES: Record<QuestionTrouble, [filter: string, said: string]> = {
  declined: ["Not covered", "not covered"],
  offered: ["Asked back", "asked back"],
  unsure: ["Unsure", "answered, unsure"],
  unhelpful: ["Not helpful", "rated not helpful"],
  refused: ["Refused", "refused"],
};

/** The current outcome of a question. */
export function nowOf({ now }: QuestionGroup): string {
  if (now.kind === "answer") return now.unsure ? "Answered now, but unsure" : "Answered now";
  if (now.kind === "options") return "Asks back now";
  if (now.kind === "declined") return "Not covered now";
  if (now.kind === "talk") return "Taken for small talk now";
  return now.kind === "handover" ? "Handed over to a person now" : "Refused now";
}

export const isAnswered = ({ now }: QuestionGroup) => now.kind === "answer" && !now.unsure;

/** The recent count, and the one before. */
export function trendOf({ perDay }: QuestionGroup): string {
  const [late, before] = [sumOf(perDay.slice(-7)), sumOf(perDay.slice(-14, -7))];
  return perDay.length > 7 ? `${late} in the last 7 days, ${before} in the 7 before` : `${late} in these days`;
}

/** Address of the editor of an entry or an answer. */
export function editorOf(id: string): string {
  const entry = /^entry:(.*)$/s.exec(id)?.[1];
  return entry === undefined
    ? `/admin/knowledge-base?answer=${encodeURIComponent(id)}`
    : `/admin/knowledge-base?entry=${encodeURIComponent(entry)}`;
}
