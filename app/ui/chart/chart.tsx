import { type ChartId, type Chart as ChartOf, charts } from "../../../content/charts.ts";
import { withFigures } from "../../../content/figures.ts";
import layout from "../detail-layout.module.css";
import styles from "./chart.module.css";
import { mainFigure, rowsOf } from "./numbers.tsx";
import { PartDrawing, ShareDrawing, SlopeDrawing } from "./share-drawing.tsx";

/**
 * A drawn figure: title, drawing, caption with period and basis, and the
 * numbers as a table. The consultant's index takes the caption alone, which
 * makes sense without the drawing.
 */
export function Chart({ id }: { id: ChartId }) {
  const chart: ChartOf = charts[id];
  const { period, basis } = mainFigure(chart);
  return (
    <figure className={styles.figure} data-chart={id}>
      <p className={styles.title} id={`${id}-title`} data-index="no">
        {chart.title}
      </p>
      <div role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-caption`} data-index="no">
        <Drawing chart={chart} id={id} />
      </div>
      <figcaption className={styles.caption}>
        <span id={`${id}-caption`}>{withFigures(chart.caption)}</span>{" "}
        <span className={styles.basis} data-index="no">
          {period && `${period}. `}
          {basis}.
        </span>
        <Numbers chart={chart} />
      </figcaption>
    </figure>
  );
}

function Drawing({ chart, id }: { chart: ChartOf; id: string }) {
  switch (chart.kind) {
    case "slope":
      return <SlopeDrawing chart={chart} />;
    case "share":
      return <ShareDrawing chart={chart} id={id} />;
    case "part":
      return <PartDrawing chart={chart} />;
  }
}

function Numbers({ chart }: { chart: ChartOf }) {
  return (
    <details className={styles.numbers} data-index="no" data-print="none">
      <summary>Numbers as a table</summary>
      <table>
        <caption className="visually-hidden">{chart.title}</caption>
        <tbody>
          {rowsOf(chart).map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The drawn figures of a case, as wide as the window. */
export function ChartBand({ ids }: { ids: readonly ChartId[] }) {
  return (
    <div className={`${layout.band} ${styles.charts}`} data-index="no">
      {ids.map((id) => (
        <Chart key={id} id={id} />
      ))}
    </div>
  );
}
