import { calculatorForm, calculatorPage } from "../../content/forms.ts";
import { calculator } from "../../content/home.ts";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import island from "../islands/island.module.css";
import { Island } from "../islands/island.tsx";
import type { Example } from "../islands/roi/empty.tsx";
import Roi from "../islands/roi/index.tsx";
import { Sum } from "../islands/roi/sum.tsx";
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
  const { title, note } = calculatorPage.sum;
  return (
    <section className={styles.sum} aria-labelledby="sum" data-index="no" data-record>
      <div className="container">
        <h2 id="sum">{title}</h2>
        <p>{note}</p>
        <Sum request={request} result={example} />
      </div>
    </section>
  );
}
