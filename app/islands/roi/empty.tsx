import { calculatorForm } from "../../../content/forms.ts";
import { money, percent } from "../../../shared/domain/roi/labels.ts";
import styles from "./empty.module.css";

/** A projection of the model, made while the pages are built. It travels in the page, so it is short. */
export interface Example {
  spend: number;
  /** Base, low and high case, in per cent. */
  return: readonly [number, number, number];
  savings: number;
  revenue: number;
  cost: number;
  /** The balance over the twelve months, drawn 120 wide and 48 high; `zero` is where it is even. */
  path: string;
  zero: number;
}

/** The empty state: instructions and an example, but none where it could be taken for what could not be calculated. */
export function Empty({ example }: { example: Example | undefined }) {
  return (
    <>
      <p className={styles.empty}>{calculatorForm.empty}</p>
      {example && <ExampleFigure {...example} />}
    </>
  );
}

function ExampleFigure(example: Example) {
  const { title, of, rows } = calculatorForm.example;
  const [base, low, high] = example.return.map(percent);
  const row = (term: string, value: string | undefined) => (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <figure className={styles.example} aria-labelledby="roi-example">
      <figcaption>
        <strong id="roi-example">{title}</strong> {of(money(example.spend))}
      </figcaption>
      <svg viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${example.zero}H120`} strokeDasharray="2 3" />
        <path d={example.path} strokeWidth="3" />
      </svg>
      <dl>
        {row(rows.return(low ?? "", high ?? ""), base)}
        {row(rows.savings, money(example.savings))}
        {row(rows.revenue, money(example.revenue))}
        {row(rows.cost, money(example.cost))}
      </dl>
    </figure>
  );
}
