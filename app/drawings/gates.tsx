import { gates } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";

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
