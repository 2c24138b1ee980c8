import { travels } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";
import own from "./places.module.css";

/** Where a line ends, in per cent of the width: in the browser, on the server, at another company. */
const STOPS: Record<string, number> = { browser: 2, server: 50, other: 98 };

/** A line for each thing that a visitor enters, as far as it travels, with a gap where it passes our server by; a full point where it is kept. */
export function Travels({ n }: { n: Numbers }) {
  return (
    <>
      <ol className={`${styles.ends} ${own.ends}`}>
        <li>Your browser</li>
        <li>Our server</li>
        <li>Another company</li>
      </ol>
      <ol className={own.lines}>
        {travels.map(({ name, says, days, to, kept, inBrowser, onward }) => (
          <li key={name}>
            <svg width="100%" height="20" aria-hidden="true">
              <line className={own.track} x1="2%" x2="98%" y1="10" y2="10" />
              {onward && <line className={own.onward} x1="50%" x2="98%" y1="10" y2="10" />}
              {to === "other" ? (
                <>
                  <line className={styles.line} x1="2%" x2="47%" y1="10" y2="10" />
                  <line className={styles.line} x1="53%" x2="98%" y1="10" y2="10" />
                </>
              ) : (
                <line className={styles.line} x1="2%" x2={`${STOPS[to]}%`} y1="10" y2="10" />
              )}
              {inBrowser && <circle className={own.kept} cx="2%" cy="10" r="7" />}
              <circle className={kept ? own.kept : styles.point} cx={`${STOPS[to]}%`} cy="10" r="7" />
            </svg>
            <p>
              <strong>{name}</strong> {days && `${n(days).text}, `}
              {says}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
