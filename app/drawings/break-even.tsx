import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";

const HEIGHT = 240;
const [TOP, FOOT] = [36, 212];

/** What is saved after the lease, as the cost of a click falls: a line that crosses nothing at the break-even. */
export function BreakEven({ n }: { n: Numbers }) {
  const [now, best] = [n("cpc-now").value, n("cpc-new").value];
  const [lease, net] = [n("lease").value, n("net").value];
  const x = (cost: string) => `${share(now - n(cost).value, now - best)}%`;
  const y = (saving: number) => Math.round(FOOT - ((saving + lease) / (net + lease)) * (FOOT - TOP));
  const points = [
    { cost: "cpc-small", saving: -n("loss").value, outcome: `loses ${n("loss").text} a year` },
    { cost: "even", saving: 0, outcome: `pays for itself, a fall of ${n("even-fall").text}` },
    { cost: "cpc-new", saving: net, outcome: `gains ${n("net").text} a year` },
  ];
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        <line className={styles.level} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
        <line className={styles.line} x1="0" x2="100%" y1={y(-lease)} y2={y(net)} />
        {points.map(({ cost, saving }) => (
          <circle key={cost} className={styles.dot} cx={x(cost)} cy={y(saving)} r="7" />
        ))}
        {points.map(({ cost, saving }, at) => (
          <text key={cost} x={x(cost)} y={y(saving) - 16} textAnchor={at < points.length - 1 ? "middle" : "end"}>
            {n(cost).text}
          </text>
        ))}
        <text className={styles.scale} y={HEIGHT - 6}>
          {n("cpc-now").text} a click today
        </text>
      </svg>
      <ul className={styles.key}>
        {points.map(({ cost, outcome }) => (
          <li key={cost}>
            <b>{n(cost).text}</b> {outcome}
          </li>
        ))}
      </ul>
    </>
  );
}
