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
        <rect className={styles.data} width="36%" y="1" height="74" />
        <line className={own.graduation} x2="36%" y1="12" y2="12" pathLength={MARKS * 4} />
        <rect className={styles.gone} x="36%" width="40%" y="1" height="74" />
        <rect className={styles.ink} x="76%" width="24%" y="1" height="74" />
      </svg>
      <ol className={own.parts}>
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
