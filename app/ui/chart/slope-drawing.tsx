import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import styles from "./chart.module.css";
import { single } from "./numbers.ts";

/** Pixels of the drawing: the scale runs from 0 % at the foot to 100 % at the top. */
const TOP = 12;
const FOOT = 232;
const HEIGHT = 264;
const LEFT = "18%";
const RIGHT = "60%";

/** Before and after on one scale from nothing to everything, so that the slope is not flattered. */
export function SlopeDrawing({ chart }: { chart: Extract<Chart, { kind: "slope" }> }) {
  const y = (percent: number) => FOOT - ((FOOT - TOP) * percent) / 100;
  const from = y(single(chart.from.figure));
  const to = y(single(chart.to.figure));
  return (
    <svg className={styles.slope} width="100%" height={HEIGHT} aria-hidden="true">
      <line className={styles.rule} x1="0" x2="100%" y1={FOOT} y2={FOOT} />
      <line className={styles.rule} x1="0" x2="100%" y1={TOP} y2={TOP} />
      <text className={styles.scale} x="100%" y={FOOT - 7} textAnchor="end">
        0%
      </text>
      <text className={styles.scale} x="100%" y={TOP + 18} textAnchor="end">
        100%
      </text>
      <line className={styles.rule} x1={LEFT} x2={LEFT} y1={TOP} y2={FOOT} />
      <line className={styles.rule} x1={RIGHT} x2={RIGHT} y1={TOP} y2={FOOT} />
      <line className={styles.slopeLine} x1={LEFT} x2={RIGHT} y1={from} y2={to} />
      <circle className={styles.point} cx={LEFT} cy={from} r="7" />
      <circle className={styles.dot} cx={RIGHT} cy={to} r="8" />
      <text className={styles.before} x={LEFT} y={from} dy="-16" textAnchor="middle">
        {figure(chart.from.figure).text}
      </text>
      <text className={styles.after} x={RIGHT} y={to} dx="14" dy="13">
        {figure(chart.to.figure).text}
      </text>
      <text className={styles.label} x={LEFT} y={HEIGHT - 8} textAnchor="middle">
        {chart.from.label}
      </text>
      <text className={styles.label} x={RIGHT} y={HEIGHT - 8} textAnchor="middle">
        {chart.to.label}
      </text>
    </svg>
  );
}
