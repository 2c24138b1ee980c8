import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";

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
            <circle className={styles.dial} cx="60" cy="60" r="48" />
            <circle
              className={styles.arc}
              cx="60"
              cy="60"
              r="48"
              pathLength={whole}
              strokeDasharray={`${draft.value} ${whole}`}
            />
            <circle
              className={styles.second}
              cx="60"
              cy="60"
              r="48"
              pathLength={whole}
              strokeDasharray={`${review.value} ${whole}`}
              strokeDashoffset={-draft.value}
            />
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
