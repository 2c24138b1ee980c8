import { figure } from "../../content/ledger.ts";
import styles from "./moment.module.css";
import own from "./processes.module.css";

/** Graduations of the part that was timed. */
const MARKS = 24;

/** The whole task as one strip, of which only the first part bears graduations. */
export function Ruler() {
  return (
    <>
      <svg width="100%" height="76" aria-hidden="true">
        <rect className={styles.data} width="46%" y="1" height="74" />
        <line className={own.graduation} x2="46%" y1="12" y2="12" pathLength={MARKS * 4} />
        <rect className={styles.gone} x="46%" width="44%" y="1" height="74" />
        <rect className={styles.ink} x="90%" width="10%" y="1" height="74" />
      </svg>
      <ol className={styles.ends}>
        <li>
          <b>Draft</b> ready {figure("legal-ai.drafting").text} faster, timed
        </li>
        <li>
          <b>Review</b> comes on top, not timed yet
        </li>
        <li>
          <b>Sign-off</b> by a named lawyer
        </li>
      </ol>
    </>
  );
}
