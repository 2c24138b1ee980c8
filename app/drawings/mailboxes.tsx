import { oneLog, replies } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import own from "./processes.module.css";

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
          {replies.map(({ from, says }) => (
            <li key={from}>
              <b>{from}</b> {says}
            </li>
          ))}
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
          {oneLog.map((says, at) => (
            <li key={says}>
              <b>{at ? "You decide" : "One log"}</b> {says}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
