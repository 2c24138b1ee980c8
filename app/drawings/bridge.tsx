import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";

/** From what a rule credits to what the campaign added, on one scale, with its cost below. */
export function Bridge({ n }: { n: Numbers }) {
  const [attributed, additional, cost] = [n("attributed"), n("additional"), n("cost")];
  const to = (value: number) => share(value, attributed.value);
  const rows = [
    { label: "Attributed revenue", value: attributed.text, from: 0, to: 100, className: styles.base },
    {
      label: "Would have come anyway",
      value: n("anyway").text,
      from: to(additional.value),
      to: 100,
      className: styles.gone,
    },
    { label: "Additional revenue", value: additional.text, from: 0, to: to(additional.value), className: styles.data },
    { label: "Whole cost", value: cost.text, from: 0, to: to(cost.value), className: styles.ink },
  ];
  return (
    <ol className={styles.rows}>
      {rows.map(({ label, value, from, to: end, className }) => (
        <li key={label}>
          <p>
            {label} <b>{value}</b>
          </p>
          <svg width="100%" height="32" aria-hidden="true">
            <rect
              className={className}
              x={`${from}%`}
              width={`${Math.round((end - from) * 10) / 10}%`}
              y="1"
              height="30"
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
