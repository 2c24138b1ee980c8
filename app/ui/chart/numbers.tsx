/** The numbers behind a drawn figure, for the drawing and for the table beside it. All come from the ledger. */
import type { Chart } from "../../../content/charts.ts";
import { type Figure, figure } from "../../../content/ledger.ts";
import styles from "./chart.module.css";

/** The figure's value where it is one number. Throws on a range, which only a range chart can draw. */
export function single(id: string): number {
  const { value } = figure(id);
  if (typeof value !== "number") throw new Error(`"${id}" is a range: this kind of chart draws one number`);
  return value;
}

/** The figure that the chart is about: set large, and the source of period and basis. */
export function mainFigure(chart: Chart): Figure {
  if (chart.kind === "slope") return figure(chart.to.figure);
  if (chart.kind === "part") return figure(chart.part.figure);
  return figure(chart.figure);
}

interface Row {
  label: string;
  value: string;
}

/** One row for each number that the drawing shows. */
export function rowsOf(chart: Chart): Row[] {
  const row = (label: string, id: string): Row => ({ label, value: figure(id).text });
  switch (chart.kind) {
    case "slope":
      return [row(chart.from.label, chart.from.figure), row(chart.to.label, chart.to.figure)];
    case "part":
      return [
        row(chart.whole.label, chart.whole.figure),
        row(chart.part.label, chart.part.figure),
        row(figure(chart.share).label, chart.share),
      ];
    case "share":
      return [row(chart.label, chart.figure)];
  }
}

/** The number that the drawing is about, set large, and what it counts. */
export function Headline({ value, label }: { value: string; label: string }) {
  return (
    <p className={styles.headline}>
      <span className={styles.value}>{value}</span> <span>{label}</span>
    </p>
  );
}
