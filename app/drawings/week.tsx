import { week } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import own from "./processes.module.css";

const MARKS = {
  agreed: "M51 20l7 7 12-14",
  refused: "M52 12l16 16M68 12l-16 16",
  paused: "M54 11v18M66 11v18",
  stopped: "M52 12h16v16h-16z",
  listed: "M50 13h20M50 20h20M50 27h20",
} as Record<string, string>;

/** A route in five hops, one for each day, with a mark for what became of it. */
export function Week() {
  return (
    <ol className={own.week}>
      {week.map(({ day, what, outcome, mark }) => (
        <li key={day}>
          <svg viewBox="0 0 120 84" aria-hidden="true">
            <path className={own.hop} d="M0 78Q60 20 120 78" />
            <circle className={styles.dot} cx="0" cy="78" r="5" />
            <circle className={styles.dot} cx="120" cy="78" r="5" />
            <path className={own.mark} d={MARKS[mark]} />
          </svg>
          <p>
            <b>{day}</b>{" "}
            <span>
              {what}: {outcome}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
