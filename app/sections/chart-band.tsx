import type { ChartId } from "../../content/charts.ts";
import { Chart } from "../ui/chart/chart.tsx";
import layout from "../ui/detail-layout.module.css";
import styles from "./chart-band.module.css";

/** The drawn figures of a case, as wide as the window. */
export function ChartBand({ ids }: { ids: readonly ChartId[] }) {
  if (ids.length === 0) return null;
  return (
    <div className={`${layout.band} ${styles.charts}`} data-index="no">
      {ids.map((id) => (
        <Chart key={id} id={id} />
      ))}
    </div>
  );
}

/** A line that grows as the article is read; filled by `behaviours/reading-progress.ts`. */
export function ReadingProgress() {
  return <div className={styles.bar} data-behaviour="reading-progress" aria-hidden="true" />;
}
