import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";

/** One estimate with its range, on a line through nothing. */
export function LossToGain({ n }: { n: Numbers }) {
  const [loss, gain] = [n("tenth"), n("high-gain")];
  const x = (value: number) => share(value + loss.value, gain.value + loss.value);
  const ends = [
    { id: "low", value: -loss.value, outcome: `loss of ${loss.text}` },
    { id: "middle", value: loss.value, outcome: `gain of ${loss.text}` },
    { id: "high", value: gain.value, outcome: `gain of ${gain.text}` },
  ];
  return (
    <>
      <svg className={styles.plot} width="100%" height="132" aria-hidden="true">
        <rect className={styles.gone} width={`${x(0)}%`} y="36" height="60" />
        <rect className={styles.data} x={`${x(0)}%`} width={`${100 - x(0)}%`} y="36" height="60" />
        <line className={styles.nothing} x1={`${x(0)}%`} x2={`${x(0)}%`} y1="18" y2="112" />
        <text x={`${x(0)}%`} y="130" textAnchor="middle">
          0
        </text>
        {ends.map(({ id, value }) => (
          <circle key={id} className={styles.point} cx={`${x(value)}%`} cy="66" r="9" />
        ))}
      </svg>
      <ol className={styles.ends}>
        {ends.map(({ id, outcome }) => (
          <li key={id}>
            <b>{outcome}</b> at {n(id).text} for each pound
          </li>
        ))}
      </ol>
    </>
  );
}
