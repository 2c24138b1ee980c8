import { valueIn } from "../../content/drawings.ts";
import { figure } from "../../content/ledger.ts";
import styles from "./moment.module.css";

const SIDE = 100;

const Swatch = ({ look }: { look: string | undefined }) => (
  <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
    <rect className={look} x="1" y="1" width="10" height="10" />
  </svg>
);

/** One square of spend, and below it as many as were credited to it, the last one in part. */
export function Units() {
  const ratio = figure("tourism.return").text;
  const credited = valueIn(ratio);
  const whole = Array.from({ length: Math.ceil(credited) }, (_, at) => at);
  return (
    <>
      <svg viewBox={`0 0 ${whole.length * SIDE} ${SIDE * 2 + 24}`} aria-hidden="true">
        <rect className={styles.ink} x="3" y="3" width={SIDE - 6} height={SIDE - 6} />
        {whole.map((at) => (
          <rect
            key={at}
            className={styles.data}
            x={at * SIDE + 3}
            y={SIDE + 24}
            width={Math.round(Math.min(1, credited - at) * (SIDE - 6) * 10) / 10}
            height={SIDE - 6}
          />
        ))}
      </svg>
      <ul className={styles.key}>
        <li>
          <Swatch look={styles.ink} />
          <b>1</b> unit of campaign spend
        </li>
        <li>
          <Swatch look={styles.data} />
          <b>{ratio}</b> attributed revenue for each unit of campaign spend
        </li>
        <li>
          <b>{figure("tourism.revenue").text}</b> attributed in all
        </li>
        <li>
          <b>Not in it</b> what visitors spent on the ground
        </li>
      </ul>
    </>
  );
}
