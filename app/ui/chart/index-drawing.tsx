import type { Chart } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import { Bar } from "./bar.tsx";
import styles from "./chart.module.css";
import { Headline } from "./headline.tsx";
import { indexed } from "./numbers.ts";

/** A change in per cent as two bars: the first is 100 by definition. */
export function IndexDrawing({ chart }: { chart: Extract<Chart, { kind: "index" }> }) {
  const changed = indexed(chart);
  const longest = Math.max(100, changed);
  const width = (value: number) => (value / longest) * 100;
  const { text, label } = figure(chart.figure);
  return (
    <>
      <Headline value={text} label={label} />
      <p className={styles.over}>
        <span>{chart.base}</span>
        <span className={styles.number}>100</span>
      </p>
      <Bar width={width(100)} tone="base" />
      <p className={styles.over}>
        <span>{chart.changed}</span>
        <span className={styles.number}>{changed}</span>
      </p>
      <Bar width={width(changed)} tone="data" until={width(100)} />
      <p className={styles.under}>
        <span>Index, {/^[A-Z]/.test(chart.base) ? chart.base.toLowerCase() : chart.base} = 100</span>
      </p>
    </>
  );
}
