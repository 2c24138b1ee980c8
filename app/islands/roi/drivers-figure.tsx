import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { money, percent, valueText } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import { type Assumption, CASES } from "../../../shared/roi-model/limits.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import styles from "./drivers-figure.module.css";
import { Fold } from "./parts.tsx";
import type { Outcome } from "./use-projection.ts";

const { drivers: words, range: rangeWords, balance } = calculatorForm;

/** What moves the return most: a tornado chart with its numbers as text. */
export function DriversFigure({ request, result }: Outcome) {
  const { drivers, roiPercentage } = result;
  if (!drivers) return null;
  const text = (name: Assumption, value: number) => valueText(name, value, request.currency);
  const all = [0, roiPercentage, ...drivers.flatMap(({ low, high }) => [low.roiPercentage, high.roiPercentage])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  /** Where a return stands, in per cent of the width. */
  const at = (value: number) => (most > least ? ((value - least) / (most - least)) * 100 : 50);
  const bar = (side: "low" | "high", value: number) => {
    const [from, to] = [at(value), at(roiPercentage)].sort((a, b) => a - b) as [number, number];
    return <rect data-side={side} x={`${from}%`} width={`${to - from}%`} y="4" height="12" />;
  };
  return (
    <Fold title={words.title}>
      <figure className={styles.drivers} aria-label={words.title}>
        <figcaption>
          <p>{words.note}</p>
          <p className={styles.key} aria-hidden="true">
            <span data-side="low">{words.toLow}</span>
            <span data-side="high">{words.toHigh}</span>
          </p>
        </figcaption>
        <ol>
          {drivers.map(({ name, label, low, high }) => (
            <li key={name}>
              <p>{label}</p>
              <svg aria-hidden="true" width="100%" height="20">
                <line x1={`${at(0)}%`} x2={`${at(0)}%`} y2="20" strokeDasharray="2 3" />
                {bar("low", low.roiPercentage)}
                {bar("high", high.roiPercentage)}
                <line x1={`${at(roiPercentage)}%`} x2={`${at(roiPercentage)}%`} y2="20" strokeWidth="2" />
              </svg>
              <p>
                {low.value === high.value
                  ? filled(words.fixed, { value: text(name, low.value) })
                  : `${text(name, low.value)} to ${text(name, high.value)}: ${filled(words.returns, { low: percent(low.roiPercentage), high: percent(high.roiPercentage) })}`}
              </p>
            </li>
          ))}
        </ol>
      </figure>
    </Fold>
  );
}

export function CasesAndMonths({ request, result: { range, months, measure } }: Outcome) {
  if (!range) return null;
  const cash = (amount: number) => money(amount, request.currency);
  const row = (term: string, cell: (one: RoiResult["range"]["base"]) => string) => [
    term,
    ...CASES.map((one) => cell(range[one])),
  ];
  const head = (first: string) => [first, ...CASES.map((one) => rangeWords.cases[one])];
  const { rows } = rangeWords;
  return (
    <Fold title={rangeWords.fold}>
      <div className={styles.tables}>
        <p>{rangeWords.note}</p>
        <DataTable
          label={rangeWords.title}
          rowHeads
          head={head(rangeWords.rowColumn)}
          rows={[
            row(rows.return, (one) => percent(one.roiPercentage)),
            row(rows.savings, (one) => cash(one.savings)),
            row(measure?.kind === "service-value" ? rows.services : rows.revenue, (one) => cash(one.revenue)),
            row(rows.kept, (one) => cash(one.contribution)),
            row(rows.cost, (one) => cash(one.cost)),
          ]}
        />
        {months && (
          <DataTable
            label={balance.title}
            rowHeads
            head={head(balance.monthColumn)}
            rows={months.map((month) => [month.month, ...CASES.map((one) => cash(month[one]))])}
          />
        )}
      </div>
    </Fold>
  );
}
