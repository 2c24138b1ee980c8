import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";

const CENTRE = 60;
const RADIUS = 48;

/**
 * The part of a dial between two shares of its round, from the top on. Where a dashed circle's dash
 * ends beside a corner of its path, the browser draws a splinter; an arc of its own ends straight.
 */
function arc(from: number, to: number): string {
  const point = (share: number) =>
    [CENTRE + RADIUS * Math.sin(2 * Math.PI * share), CENTRE - RADIUS * Math.cos(2 * Math.PI * share)]
      .map((value) => value.toFixed(2))
      .join(" ");
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

/** Two dials of the same length of time: drafting, then review, then what is saved. */
export function Dials({ n }: { n: Numbers }) {
  const whole = n("hand-total").value;
  const dials = [
    { label: "By hand", draft: n("hand-draft"), review: n("hand-review"), total: n("hand-total") },
    { label: "With an AI draft", draft: n("ai-draft"), review: n("ai-review"), total: n("ai-total") },
  ];
  return (
    <div className={styles.dials}>
      {dials.map(({ label, draft, review, total }) => (
        <div key={label}>
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle className={styles.dial} cx={CENTRE} cy={CENTRE} r={RADIUS} />
            <path className={styles.arc} d={arc(0, draft.value / whole)} />
            <path className={styles.second} d={arc(draft.value / whole, total.value / whole)} />
          </svg>
          <p className={styles.total}>
            <b>
              {label}: {total.text}
            </b>
            <span>
              {draft.text} drafting, {review.text} review
            </span>
          </p>
        </div>
      ))}
      <p className={styles.saved}>
        <b>{n("saved").text}</b> saved
      </p>
    </div>
  );
}
