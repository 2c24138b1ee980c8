import { calculator } from "../../content/home.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import styles from "./calculator.module.css";

export function Calculator() {
  return (
    <section className="container section" aria-labelledby="roi">
      <div className={styles.intro}>
        <SectionHeading id="roi" title={calculator.title} asks={calculator.asks} />
        <p className="lead">{calculator.text}</p>
      </div>
    </section>
  );
}
