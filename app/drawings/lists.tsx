import { lists, report } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import own from "./processes.module.css";

/** Three sheets, each with a count of its own, that run together into one. */
export function Lists() {
  return (
    <>
      <ul className={own.sheets}>
        {lists.map(({ department, counted }) => (
          <li key={department}>
            {department} counted <b>{counted}</b>
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
