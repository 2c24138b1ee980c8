import { calculatorForm } from "../../../content/forms.ts";
import styles from "./empty.module.css";

/** A projection of the model, made while the pages are built, as it is printed. */
export interface Example {
  of: string;
  rows: { term: string; value: string }[];
  /** The balance over the twelve months, drawn 100 wide and 40 high; `zero` is where it is even. */
  curve: { path: string; zero: number };
}

/** Before anything is entered: what to do, and what will come of it. */
export function Empty({ example: { of, rows, curve } }: { example: Example }) {
  const words = calculatorForm.example;
  return (
    <>
      <p className={styles.empty}>{calculatorForm.empty}</p>
      <figure className={styles.example} aria-labelledby="roi-example">
        <figcaption>
          <strong id="roi-example">{words.title}</strong> {of}
        </figcaption>
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 ${curve.zero}H100`} />
          <path d={curve.path} />
        </svg>
        <p>{words.curve}</p>
        <dl>
          {rows.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </>
  );
}
