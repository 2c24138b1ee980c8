import styles from "./chart.module.css";

const HEIGHT = 248;
const BOX: Box = { width: 1_000, top: 28, foot: 192 };

interface Props {
  /** The three cases of each step. */
  points: readonly { low: number; base: number; high: number }[];
  labels: { low: string; high: string; zero: string; last: string };
  /** A step to mark, with its words. */
  mark: { step: number; label: string };
}

/** A base case as a line, in a band from a low to a high one, around the level of 0. */
export function CurveDrawing({ points, labels, mark }: Props) {
  const of = (which: "low" | "base" | "high") => points.map((point) => point[which]);
  const [low, base, high] = [of("low"), of("base"), of("high")];
  const y = heightIn(BOX, [...low, ...base, ...high]);
  const end = (values: readonly number[]) => y(values.at(-1) ?? 0);
  const markAt = `${(mark.step / points.length) * 100}%`;
  return (
    <svg className={styles.slope} width="100%" height={HEIGHT} aria-hidden="true">
      <line className={styles.rule} x1={markAt} x2={markAt} y1={BOX.top} y2={BOX.foot} />
      <svg
        viewBox={`0 0 ${BOX.width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.band}
          d={`M${pathThrough(high, BOX, y)}L${pathThrough(low, BOX, y, true)}Z`}
          vectorEffect="non-scaling-stroke"
        />
        <path className={styles.curve} d={`M${pathThrough(base, BOX, y)}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <line className={styles.level} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
      <circle className={styles.dot} cx="100%" cy={end(base)} r="7" />
      <text className={styles.edge} x="0" y={y(0) - 8}>
        {labels.zero}
      </text>
      <text className={styles.edge} x="100%" y={end(high) - 12} textAnchor="end">
        {labels.high}
      </text>
      <text className={styles.edge} x="100%" y={end(low) + 24} textAnchor="end">
        {labels.low}
      </text>
      <text className={styles.scale} x={markAt} y={HEIGHT - 8} textAnchor="middle">
        {mark.label}
      </text>
      <text className={styles.scale} x="100%" y={HEIGHT - 8} textAnchor="end">
        {labels.last}
      </text>
    </svg>
  );
}

interface Box {
  width: number;
  top: number;
  foot: number;
}

/** Where a value stands in the box: the highest of all values at its top, the lowest at its foot, 0 among them. */
export function heightIn({ top, foot }: Box, values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return (value) => (most > least ? foot - ((value - least) / (most - least)) * (foot - top) : foot);
}

/** A path through values over equal steps, from the start, or back to it. The start, before the first step, is 0. */
export function pathThrough(values: readonly number[], box: Box, y: (value: number) => number, back = false): string {
  const points = [0, ...values].map(
    (value, index) => `${tenth((index / values.length) * box.width)} ${tenth(y(value))}`,
  );
  return (back ? points.reverse() : points).join("L");
}

const tenth = (value: number) => Math.round(value * 10) / 10;
