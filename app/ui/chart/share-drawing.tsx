import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import styles from "./chart.module.css";
import { Headline, single } from "./numbers.tsx";

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
