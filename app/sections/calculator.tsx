import { calculatorForm } from "../../content/forms.ts";
import { calculator } from "../../content/home.ts";
import { Island } from "../islands/island.tsx";
import Roi from "../islands/roi/index.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
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
      <Island name="roi" component={Roi} way={<a href="#contact">{withoutScript.link}</a>} />
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
