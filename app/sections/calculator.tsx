import { calculatorForm } from "../../content/forms.ts";
import { calculator } from "../../content/home.ts";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import { Island } from "../islands/island.tsx";
import type { Example } from "../islands/roi/empty.tsx";
import Roi from "../islands/roi/index.tsx";
import { heightIn, pathThrough } from "../ui/chart/curve-drawing.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./calculator.module.css";

export function Calculator() {
  const { method, withoutScript } = calculatorForm;
  return (
    <section className="container section" aria-labelledby="roi">
      <div className={styles.intro}>
        <SectionHeading id="roi" title={calculator.title} asks={calculator.asks} />
        <p className="lead">{calculator.text}</p>
        <noscript data-index="no">
          <p className={styles.direct}>
            {withoutScript.text} <a href="#contact">{withoutScript.link}</a>.
          </p>
        </noscript>
      </div>
      <Island
        name="roi"
        component={Roi}
        props={{ example: exampleOf() }}
        way={<a href="#contact">{withoutScript.link}</a>}
      />
      <details className={styles.method}>
        <summary>{method.title}</summary>
        <ul>
          {method.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** What the model gives for a round sum, shown before anything is entered. */
function exampleOf(): Example {
  const { request } = calculatorForm.example;
  const { range, months } = calculateRoi(request);
  const { low, base, high } = range;
  const balances = months.map((month) => month.base);
  const box = { width: 120, top: 2, foot: 46 };
  const y = heightIn(box, balances);
  return {
    spend: request.currentSpend,
    return: [base.roiPercentage, low.roiPercentage, high.roiPercentage],
    savings: base.savings,
    revenue: base.revenue,
    cost: base.cost,
    path: `M${pathThrough(balances, box, (value) => Math.round(y(value)))}`,
    zero: Math.round(y(0)),
  };
}
