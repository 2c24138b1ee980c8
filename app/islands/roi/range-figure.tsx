import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { money, percent } from "../../../shared/domain/roi/labels.ts";
import { CASES } from "../../../shared/roi-model/limits.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import cases from "./cases-table.module.css";
import styles from "./range-figure.module.css";
import type { Outcome } from "./use-projection.ts";

const words = calculatorForm.range;

/** The three cases: drawn as a stretch with the base case in it, and below in full as a table. */
export function RangeFigure({ request, result }: Outcome) {
  const { range, measure } = result;
  if (!range) return null;
  const { low, base, high } = range;
  const scale = scaleOf([low.roiPercentage, high.roiPercentage]);
  const cash = (amount: number) => money(amount, request.currency);
  const row = (term: string, cell: (one: RoiResult["range"]["base"]) => string) => [
    term,
    ...CASES.map((one) => cell(range[one])),
  ];
  return (
    <figure className={styles.figure} aria-labelledby="roi-range">
      <figcaption>
        <h3 id="roi-range">{words.title}</h3>
        <p>{words.note}</p>
      </figcaption>
      <Drawing low={low.roiPercentage} base={base.roiPercentage} high={high.roiPercentage} scale={scale} />
      <DataTable
        label={words.title}
        className={cases.cases}
        rowHeads
        head={[words.rowColumn, ...CASES.map((one) => words.cases[one])]}
        rows={[
          row(words.rows.return, (one) => percent(one.roiPercentage)),
          row(words.rows.savings, (one) => cash(one.savings)),
          row(measure?.kind === "service-value" ? words.rows.services : words.rows.revenue, (one) => cash(one.revenue)),
          row(words.rows.kept, (one) => cash(one.contribution)),
          row(words.rows.cost, (one) => cash(one.cost)),
        ]}
      />
    </figure>
  );
}

function Drawing({ low, base, high, scale }: { low: number; base: number; high: number; scale: Scale }) {
  const zero = place(0, scale);
  const middle = place(base, scale);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="none" aria-hidden="true">
        <line className={styles.axis} x1="0" x2={WIDTH} y1="39" y2="39" />
        <rect className={styles.low} {...stretch(low, base, scale)} y="8" height="20" />
        <rect className={styles.high} {...stretch(base, high, scale)} y="8" height="20" />
        <line className={styles.zero} x1={zero} x2={zero} y1="0" y2="40" />
        <line className={styles.base} x1={middle} x2={middle} y1="2" y2="34" />
      </svg>
      <p className={styles.zeroLabel} style={{ insetInlineStart: `${zero / (WIDTH / 100)}%` }} data-at={edgeOf(zero)}>
        {words.zero}
      </p>
    </div>
  );
}

/** Near an edge a label turns inwards. */
function edgeOf(position: number): "start" | "end" | undefined {
  if (position < WIDTH * 0.15) return "start";
  return position > WIDTH * 0.85 ? "end" : undefined;
}

/** Places values on a drawing that is 1,000 units wide. */
export const WIDTH = 1_000;

export interface Scale {
  min: number;
  max: number;
}

/** From the least to the greatest value, zero included. */
export function scaleOf(values: readonly number[]): Scale {
  return { min: Math.min(0, ...values), max: Math.max(0, ...values) };
}

/** Where a value stands: 0 at the left edge, `WIDTH` at the right one. */
export function place(value: number, { min, max }: Scale): number {
  return max > min ? ((value - min) / (max - min)) * WIDTH : WIDTH / 2;
}

/** The stretch between two values. */
export function stretch(from: number, to: number, scale: Scale): { x: number; width: number } {
  const [left, right] = [place(Math.min(from, to), scale), place(Math.max(from, to), scale)];
  return { x: left, width: right - left };
}
