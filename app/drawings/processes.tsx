import { courses, gates, grounds, lists, oneLog, replies, report, week } from "../../content/drawn-words.ts";
import { figure } from "../../content/ledger.ts";
import styles from "./moment.module.css";
import { Terms } from "./parts.tsx";
import own from "./processes.module.css";

/** Courses of a wall, the first at the foot. */
export function Courses() {
  return (
    <>
      <p className={own.top}>
        <b>{figure("tourism-ai.bookings").text}</b> incremental bookings in twelve months
      </p>
      <ol className={own.courses}>
        {courses.map((course) => (
          <li key={course}>{course}</li>
        ))}
      </ol>
    </>
  );
}

/** A line that passes through four gates; at each a person decides. */
export function Gates() {
  return (
    <ol className={styles.gates}>
      {gates.map(({ name, decides }) => (
        <li key={name}>
          <svg viewBox="0 0 120 96" aria-hidden="true">
            <path className={styles.way} d="M0 80H120" />
            <path className={styles.gate} d="M34 92V44a26 26 0 0 1 52 0V92M34 52h52M60 18V52" />
            <path className={styles.data} d="m96 72 14 8-14 8z" />
          </svg>
          <p>
            <b>{name}</b> <span>{decides} decides</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Courses of a wall, each on firmer ground than the one above it. */
export function Grounds() {
  return (
    <ol className={own.courses}>
      {grounds.map(({ question, answer }) => (
        <li key={question}>
          {question} <span className={own.answer}>{answer}</span>
        </li>
      ))}
    </ol>
  );
}

/** Three sheets, each with a count of its own, that run together into one. */
export function Lists() {
  return (
    <>
      <ul className={own.sheets}>
        {lists.map(({ department, counted }) => (
          <li key={department}>
            {department} counts <b>{counted}</b>
          </li>
        ))}
      </ul>
      <svg className={own.joining} width="100%" height="40" aria-hidden="true">
        {["16.6%", "50%", "83.4%"].map((x) => (
          <line key={x} className={styles.way} x1={x} x2="50%" y1="0" y2="40" />
        ))}
      </svg>
      <div className={own.sheet}>
        <b>One page</b>
        <ul>
          {report.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

const BOXES = [20, 75, 130];

/** One buyer before three mailboxes that answer each for itself, and before one log that leads to one person. */
export function Mailboxes() {
  return (
    <div className={own.pair}>
      <div>
        <svg viewBox="0 0 300 150" aria-hidden="true">
          {BOXES.map((y) => (
            <path key={y} className={own.thread} d={`M24 75L180 ${y}M224 ${y}h60`} />
          ))}
          {BOXES.map((y) => (
            <rect key={y} className={styles.base} x="180" y={y - 14} width="44" height="28" />
          ))}
          <circle className={styles.ink} cx="24" cy="75" r="12" />
        </svg>
        <ul>
          <Terms of={replies.map(({ from, says }) => [from, says])} />
        </ul>
      </div>
      <div>
        <svg viewBox="0 0 300 150" aria-hidden="true">
          {BOXES.map((y) => (
            <path key={y} className={own.thread} d={`M24 75L90 ${y}M134 ${y}L190 75`} />
          ))}
          <path className={styles.line} d="M190 75h84" />
          {BOXES.map((y) => (
            <rect key={y} className={styles.base} x="90" y={y - 14} width="44" height="28" />
          ))}
          <rect className={styles.data} x="184" y="45" width="44" height="60" />
          <circle className={styles.ink} cx="24" cy="75" r="12" />
          <circle className={styles.point} cx="274" cy="75" r="12" />
        </svg>
        <ul>
          <Terms of={oneLog.map((says, at) => [at ? "You decide" : "One log", says])} />
        </ul>
      </div>
    </div>
  );
}

/** By what became of a day's step. */
export const MARKS = {
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
