import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { money } from "../../../shared/domain/roi/labels.ts";
import { CASES, PILOT_MONTHS } from "../../../shared/roi-model/limits.ts";
import chart from "../../ui/chart/chart.module.css";
import { CurveDrawing } from "../../ui/chart/curve-drawing.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import styles from "./balance-figure.module.css";
import cases from "./cases-table.module.css";
import type { Outcome } from "./use-projection.ts";

type Months = RoiResult["months"];

const words = calculatorForm.balance;

/** The balance over the twelve months as a curve. */
export function BalanceFigure({ request, result: { months } }: Outcome) {
  const last = months?.at(-1);
  if (!months || !last) return null;
  const cash = (amount: number) => money(amount, request.currency);
  const labels = {
    low: words.low(cash(last.low)),
    high: words.high(cash(last.high)),
    zero: words.zero,
    last: words.month(last.month),
  };
  return (
    <figure className={`${chart.figure} ${styles.figure}`}>
      <h3 className={chart.title} id="roi-balance">
        {words.title}
      </h3>
      <p className={chart.headline}>
        <span className={chart.value}>{cash(last.base)}</span> <span>{words.headline}</span>
      </p>
      <div role="img" aria-labelledby="roi-balance" aria-describedby="roi-balance-caption">
        <CurveDrawing points={months} labels={labels} mark={{ step: PILOT_MONTHS, label: words.pilot }} />
      </div>
      <figcaption className={chart.caption}>
        <span id="roi-balance-caption">{`${words.caption} ${turningPoints(months, cash)}`}</span>
        <Numbers months={months} cash={cash} />
      </figcaption>
    </figure>
  );
}

/** The lowest balance, and the month from which it stays above zero. */
function turningPoints(months: Months, cash: (amount: number) => string): string {
  const lowest = months.reduce((least, month) => (month.base < least.base ? month : least));
  const below = months.findLast(({ base }) => base < 0)?.month ?? 0;
  const bottom = lowest.base < 0 ? words.lowest(lowest.month, cash(lowest.base)) : "";
  return `${bottom} ${below < months.length ? words.covered(below + 1) : words.notCovered}`.trim();
}

function Numbers({ months, cash }: { months: Months; cash: (amount: number) => string }) {
  return (
    <details className={chart.numbers}>
      <summary>{words.table}</summary>
      <DataTable
        label={words.title}
        className={cases.cases}
        rowHeads
        head={[words.monthColumn, ...CASES.map((one) => calculatorForm.range.cases[one])]}
        rows={months.map((month) => [month.month, ...CASES.map((one) => cash(month[one]))])}
      />
    </details>
  );
}
