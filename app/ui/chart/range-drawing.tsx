import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import styles from "./chart.module.css";
import { Headline } from "./headline.tsx";
import { ends } from "./numbers.ts";

/** A range on a scale from nothing to everything: solid as far as its low end, hatched to its high end. */
export function RangeDrawing({ chart, id }: { chart: Extract<Chart, { kind: "range" }>; id: string }) {
  const [low, high] = ends(chart.figure);
  return (
    <>
      <Headline value={figure(chart.figure).text} label={chart.label} />
      <svg className={styles.bar} width="100%" height="80" aria-hidden="true">
        <pattern id={`${id}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="3" height="8" />
        </pattern>
        <rect className={styles.base} y="10" width="100%" height="40" />
        <rect className={styles.data} y="10" width={`${low}%`} height="40" />
        <rect x={`${low}%`} y="10" width={`${high - low}%`} height="40" fill={`url(#${id}-hatch)`} />
        <line className={styles.dimension} x1={`${low}%`} x2={`${low}%`} y1="4" y2="56" />
        <line className={styles.dimension} x1={`${high}%`} x2={`${high}%`} y1="4" y2="56" />
        <text className={styles.label} x={`${low}%`} y="74" textAnchor="end" dx="4">
          {low}
        </text>
        <text className={styles.label} x={`${high}%`} y="74" dx="-4">
          {high}
        </text>
        <text className={styles.scale} y="74">
          0
        </text>
        <text className={styles.scale} x="100%" y="74" textAnchor="end">
          100
        </text>
      </svg>
      <p className={styles.under}>
        <span>{chart.axis}, per cent</span>
      </p>
    </>
  );
}
