import { calculatorForm, calculatorPage } from "../../content/forms.ts";
import { calculator } from "../../content/home.ts";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import { money, percent, valueText } from "../../shared/domain/roi/labels.ts";
import { averageEffect } from "../../shared/domain/roi/model.ts";
import type { Assumption } from "../../shared/roi-model/limits.ts";
import island from "../islands/island.module.css";
import { Island } from "../islands/island.tsx";
import type { Example } from "../islands/roi/empty.tsx";
import Roi from "../islands/roi/index.tsx";
import { heightIn, pathThrough } from "../ui/chart/curve-drawing.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./calculator.module.css";

/** The calculator's place on the home page. */
export function Calculator() {
  return (
    <section className={`container ${styles.home}`} aria-labelledby="roi">
      <div className={styles.intro}>
        <SectionHeading id="roi" title={calculator.title} asks={calculator.asks} />
        <p>
          {calculator.text} <a href="/calculator#method">{calculator.link}</a>
        </p>
      </div>
      <CalculatorForm />
    </section>
  );
}

const { request } = calculatorForm.example;
const example = calculateRoi(request);

export function CalculatorForm() {
  const { withoutScript } = calculatorForm;
  const link = <a href="/#contact">{withoutScript.link}</a>;
  return (
    <>
      <noscript data-index="no">
        <p className={island.notice}>
          {withoutScript.text} {link}.
        </p>
      </noscript>
      <Island name="roi" component={Roi} props={{ example: drawnExample() }} way={link} />
    </>
  );
}

/** What the model gives for a round sum, shown before anything is entered. */
function drawnExample(): Example {
  const { low, base, high } = example.range;
  const balances = example.months.map((month) => month.base);
  const box = { width: 120, top: 2, foot: 46 };
  const y = heightIn(box, balances);
  return {
    spend: request.currentSpend,
    return: [base.roiPercentage, low.roiPercentage, high.roiPercentage],
    path: `M${pathThrough(balances, box, (value) => Math.round(y(value)))}`,
    zero: Math.round(y(0)),
  };
}

/** The same example as a sum, line by line. */
export function WorkedSum() {
  const { base } = example.range;
  const { terms, title, note } = calculatorPage.sum;
  const value = (name: Assumption) => example.assumptions.used.find((one) => one.name === name)?.base ?? 0;
  const text = (name: Assumption) => valueText(name, value(name));
  const [spend, effect] = [money(request.currentSpend), percent(averageEffect(value("fullEffectMonth")) * 100)];
  const lines = [
    [terms.savings, `${spend} × ${text("recoverableShare")} × ${effect}`, money(base.savings)],
    [terms.revenue, `${spend} × ${text("revenuePerUnit")} × ${text("uplift")} × ${effect}`, money(base.revenue)],
    [terms.kept, `${money(base.revenue)} × ${text("margin")}`, money(base.contribution)],
    [terms.cost, `${text("fixedCost")} + ${spend} × ${text("costShare")}`, `−${money(base.cost)}`],
    [
      terms.return,
      `(${money(base.savings)} + ${money(base.contribution)} − ${money(base.cost)}) ÷ ${money(base.cost)}`,
      percent(base.roiPercentage),
    ],
  ];
  return (
    <section className={styles.sum} aria-labelledby="sum" data-index="no" data-record>
      <div className="container">
        <h2 id="sum">{title}</h2>
        <p>{note}</p>
        <dl>
          {lines.map(([term, how, result]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{how}</dd>
              <dd>{result}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
