import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import { Bar } from "./bar.tsx";
import styles from "./chart.module.css";
import { Headline } from "./headline.tsx";
import { single } from "./numbers.ts";

/** One unit put in, and the units that came back, on the same scale. */
export function RatioDrawing({ chart }: { chart: Extract<Chart, { kind: "ratio" }> }) {
  const result = single(chart.figure);
  const unit = 100 / Math.ceil(result);
  const { text, label } = figure(chart.figure);
  return (
    <>
      <Headline value={text} label={label} />
      <p className={styles.over}>
        <span>{chart.unit}</span>
        <span className={styles.number}>1</span>
      </p>
      <Bar width={unit} tone="base" />
      <p className={styles.over}>
        <span>{chart.result}</span>
        <span className={styles.number}>{result}</span>
      </p>
      <Bar width={result * unit} tone="data" unit={unit} />
    </>
  );
}
