import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";

const HEIGHT = 244;
const [TOP, FOOT] = [60, 212];

/** Three markets with the same sum, of which a slice moves from the third to the second; then what that brought. */
export function Moved({ n }: { n: Numbers }) {
  const [sum, moved] = [n("market"), n("moved")];
  const slice = Math.round(((FOOT - TOP) * moved.value) / sum.value);
  const columns = [
    { market: "A", x: 2, top: TOP },
    { market: "B", x: 37, top: TOP },
    { market: "C", x: 72, top: TOP + slice },
  ];
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {columns.map(({ market, x, top }) => (
          <g key={market}>
            <rect className={styles.base} x={`${x}%`} y={top} width="26%" height={FOOT - top} />
            <text x={`${x + 13}%`} y={FOOT + 24} textAnchor="middle">
              Market {market}
            </text>
          </g>
        ))}
        <rect className={styles.data} x="37%" y={TOP - slice} width="26%" height={slice} />
        <rect className={styles.gone} x="72%" y={TOP} width="26%" height={slice} />
        <line className={styles.level} x1="72%" x2="63%" y1={TOP + slice / 2} y2={TOP - slice / 2} />
        <text x="85%" y={TOP - 12} textAnchor="middle">
          − {moved.text}
        </text>
        <text x="50%" y={TOP - slice - 12} textAnchor="middle">
          + {moved.text}
        </text>
        <text x="15%" y={TOP - 12} textAnchor="middle">
          {sum.text}
        </text>
      </svg>
      <ul className={styles.key}>
        <li>
          <b>{n("gain-low").text}</b> net booking value, low estimate
        </li>
        <li>
          <b>{n("gain").text}</b> middle estimate
        </li>
        <li>
          <b>{n("gain-high").text}</b> high estimate
        </li>
      </ul>
    </>
  );
}
