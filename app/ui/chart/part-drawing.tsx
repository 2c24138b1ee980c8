import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import styles from "./chart.module.css";
import { Headline } from "./headline.tsx";
import { single } from "./numbers.ts";

/** Equal tiles in the bar, for the eye to count by. */
const TILES = 20;

/** A whole, and the part of it that was taken out. */
export function PartDrawing({ chart }: { chart: Extract<Chart, { kind: "part" }> }) {
  const whole = figure(chart.whole.figure);
  const part = figure(chart.part.figure);
  const share = (single(chart.part.figure) / single(chart.whole.figure)) * 100;
  const joints = Array.from({ length: TILES - 1 }, (_, index) => ((index + 1) * 100) / TILES);
  return (
    <>
      <Headline value={part.text} label={chart.part.label} />
      <svg className={styles.bar} width="100%" height="92" aria-hidden="true">
        <line className={styles.dimension} x1="0" x2={`${share}%`} y1="8" y2="8" />
        <rect className={styles.base} y="20" width="100%" height="48" />
        <rect className={styles.data} y="20" width={`${share}%`} height="48" />
        {joints.map((x) => (
          <line key={x} className={styles.jointLine} x1={`${x}%`} x2={`${x}%`} y1="20" y2="68" />
        ))}
        <line className={styles.dimension} x1="0" x2="100%" y1="80" y2="80" />
        <line className={styles.dimension} x1="0" x2="0" y1="74" y2="86" />
        <line className={styles.dimension} x1="100%" x2="100%" y1="74" y2="86" />
        <line className={styles.dimension} x1="0" x2="0" y1="2" y2="14" />
        <line className={styles.dimension} x1={`${share}%`} x2={`${share}%`} y1="2" y2="14" />
      </svg>
      <p className={styles.under}>
        <span>{chart.whole.label}</span>
        <span className={styles.number}>{whole.text}</span>
      </p>
    </>
  );
}
