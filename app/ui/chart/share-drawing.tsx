import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import styles from "./chart.module.css";
import { Headline } from "./headline.tsx";
import { single } from "./numbers.ts";

const TILE = 20;
const ROWS = 5;
const COLUMNS = 20;

/** A wall of one hundred tiles, of which the share is painted, column by column from the left. */
export function ShareDrawing({ chart, id }: { chart: Extract<Chart, { kind: "share" }>; id: string }) {
  const painted = single(chart.figure);
  const columns = Math.floor(painted / ROWS) * TILE;
  const rest = (painted % ROWS) * TILE;
  const edge = rest
    ? `M0 0H${columns + TILE}V${rest}H${columns}V${ROWS * TILE}H0Z`
    : `M0 0H${columns}V${ROWS * TILE}H0Z`;
  return (
    <>
      <Headline value={figure(chart.figure).text} label={chart.label} />
      <svg className={styles.wall} viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`} aria-hidden="true">
        <pattern id={`${id}-bare`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect className={styles.bareTile} x="1" y="1" width={TILE - 2} height={TILE - 2} />
        </pattern>
        <pattern id={`${id}-tile`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect className={styles.joint} width={TILE} height={TILE} />
          <rect className={styles.dataTile} x="1" y="1" width={TILE - 2} height={TILE - 2} />
          <path className={styles.tileMark} d="M10 5L11.4 8.6 15 10 11.4 11.4 10 15 8.6 11.4 5 10 8.6 8.6Z" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id}-bare)`} />
        <path d={edge} fill={`url(#${id}-tile)`} />
      </svg>
      <p className={styles.under}>
        <span>Each tile is one per cent</span>
        <span>{chart.rest}</span>
      </p>
    </>
  );
}
