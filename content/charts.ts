/**
 * The drawn figures (`words/charts.json`). Each names ledger entries; nothing is drawn that the
 * ledger does not hold. A page shows one with `<Chart id="…" />`.
 */
import words from "./words/charts.json" with { type: "json" };

export type Chart = {
  title: string;
  /** Stands below the drawing; may hold `[[figure ids]]`. */
  caption: string;
} & (
  | { kind: "slope"; from: { label: string; figure: string }; to: { label: string; figure: string } }
  | { kind: "share"; label: string; rest: string; figure: string }
  | {
      kind: "part";
      whole: { label: string; figure: string };
      part: { label: string; figure: string };
      share: string;
    }
);

export const charts = words as Record<keyof typeof words, Chart>;

export type ChartId = keyof typeof charts;
