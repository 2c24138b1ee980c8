import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";

const HEIGHT = 250;
const [TOP, FOOT] = [30, 220];
const [LEFT, RIGHT] = ["16%", "78%"];

/** Two markets over a year: one with a campaign, one without, and where the first would have come by itself. */
export function Tide({ n }: { n: Numbers }) {
  const lines = [
    { from: n("a-before"), to: n("a-after"), className: styles.line },
    { from: n("a-before"), to: n("a-expected"), className: styles.tide },
    { from: n("b-before"), to: n("b-after"), className: styles.other },
  ];
  const [least, most] = [n("b-before").value, n("a-after").value];
  const y = (value: number) => Math.round(FOOT - ((value - least) / (most - least)) * (FOOT - TOP));
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {lines.map(({ from, to, className }) => (
          <line key={to.text} className={className} x1={LEFT} x2={RIGHT} y1={y(from.value)} y2={y(to.value)} />
        ))}
        {lines.map(({ to }) => (
          <text key={to.text} x={RIGHT} dx="10" y={y(to.value) + 6}>
            {to.text}
          </text>
        ))}
        {[n("a-before"), n("b-before")].map((from) => (
          <text key={from.text} x={LEFT} dx="-10" y={y(from.value) + 6} textAnchor="end">
            {from.text}
          </text>
        ))}
      </svg>
      <ul className={styles.key}>
        <li>
          <b>{n("a-after").text}</b> market A, with the campaign
        </li>
        <li>
          <b>{n("a-expected").text}</b> market A, had it grown like B by {n("b-growth").text}
        </li>
        <li>
          <b>{n("a-caused").text}</b> the difference, which the campaign can claim
        </li>
        <li>
          <b>{n("b-after").text}</b> market B, without one
        </li>
      </ul>
    </>
  );
}
