import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";
import own from "./processes.module.css";

const SIDE = 240;

/** Calls as squares within one another, each as large as its number; the dashed one is the least that pays. */
export function Nested({ n }: { n: Numbers }) {
  const whole = n("calls").value;
  const square = (id: string, look: string | undefined) => {
    const side = Math.round(SIDE * Math.sqrt(n(id).value / whole) * 10) / 10;
    return <rect className={look} x="1" y={SIDE + 1 - side} width={side} height={side} />;
  };
  return (
    <div className={own.beside}>
      <svg viewBox={`0 0 ${SIDE + 2} ${SIDE + 2}`} aria-hidden="true">
        {square("calls", styles.base)}
        {square("status", styles.step1)}
        {square("settled", styles.data)}
        {square("even", own.least)}
      </svg>
      <ul>
        <li>
          <b>{n("calls").text}</b> calls a month
        </li>
        <li>
          <b>{n("status").text}</b> ask only where an application stands
        </li>
        <li>
          <b>{n("settled").text}</b> settled without a member of staff
        </li>
        <li>
          <b>{n("even").text}</b> below this the assistant no longer covers its running cost
        </li>
      </ul>
    </div>
  );
}
