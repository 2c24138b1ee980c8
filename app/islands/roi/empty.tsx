import { calculatorForm } from "../../../content/forms.ts";
import { money, percent } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import ground from "../../ui/plate.module.css";
import styles from "./roi.module.css";

/** A projection of the model, made while the pages are built. It travels in the page, so it is short. */
export interface Example {
  spend: number;
  /** Base, low and high case, in per cent. */
  return: readonly [number, number, number];
  /** The balance over the twelve months, drawn 120 wide and 48 high; `zero` is where it is even. */
  path: string;
  zero: number;
}

/** The empty state: instructions and an example, but none where it could be taken for what could not be calculated. */
export function Empty({ example }: { example: Example | undefined }) {
  return (
    <div className={`${ground.plate} ${styles.sheet} ${styles.empty}`}>
      <p>{calculatorForm.empty}</p>
      {example && <ExampleFigure {...example} />}
    </div>
  );
}

function ExampleFigure({ spend, return: cases, path, zero }: Example) {
  const { title, of } = calculatorForm.example;
  const [base = "", low = "", high = ""] = cases.map(percent);
  return (
    <figure aria-labelledby="roi-example">
      <svg viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${zero}H120`} strokeDasharray="2 3" />
        <path d={path} strokeWidth="3" />
      </svg>
      <figcaption>
        <strong id="roi-example">{title}</strong> {filled(of, { spend: money(spend), base, low, high })}
      </figcaption>
    </figure>
  );
}
