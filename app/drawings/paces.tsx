import { decisions } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import own from "./processes.module.css";

/** Four bands over the same quarter, each as finely cut as its decision falls due. */
export function Paces() {
  return (
    <ol className={styles.rows}>
      {decisions.map(({ name, pace, person, times }) => (
        <li key={name}>
          <p>
            <b>{name}</b> {pace}
          </p>
          <svg width="100%" height="28" aria-hidden="true">
            {times ? (
              // Four parts dash and one part gap for each time, but no gap after the last, whatever the width.
              <line className={own.beat} x2="100%" y1="14" y2="14" pathLength={times * 5 - 1} />
            ) : (
              <rect className={styles.step2} width="100%" height="28" />
            )}
          </svg>
          <p className={own.quiet}>A person: {lowerFirst(person)}</p>
        </li>
      ))}
    </ol>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
