/**
 * The drawn figures. Each names ledger entries; nothing is drawn that the
 * ledger does not hold. A page shows one with `<Chart id="…" />`.
 */
import type { FigureId } from "./ledger.ts";

export type Chart = {
  title: string;
  /** Stands below the drawing; may hold `[[figure ids]]`. */
  caption: string;
} & (
  | { kind: "slope"; from: { label: string; figure: FigureId }; to: { label: string; figure: FigureId } }
  | { kind: "share"; label: string; rest: string; figure: FigureId }
  | {
      kind: "part";
      whole: { label: string; figure: FigureId };
      part: { label: string; figure: FigureId };
      share: FigureId;
    }
);

export const charts = {
  "government-completion": {
    kind: "slope",
    title: "Tasks that people finished",
    caption:
      "Task completion in the government case rose from [[government.completion-before]] to [[government.completion]].",
    from: { label: "Before", figure: "government.completion-before" },
    to: { label: "After", figure: "government.completion" },
  },
  "legal-trial-to-paid": {
    kind: "share",
    title: "Trials that became paying accounts",
    caption: "[[legal.trial-to-paid]] of trials on the legal platform became paying accounts.",
    label: "Paid",
    rest: "Did not convert",
    figure: "legal.trial-to-paid",
  },
  "insurance-quote-to-policy": {
    kind: "share",
    title: "Quotes that became policies",
    caption: "At the insurer, [[insurance.quote-to-policy]] of quotes became policies.",
    label: "Became a policy",
    rest: "Did not",
    figure: "insurance.quote-to-policy",
  },
  "insurance-direct": {
    kind: "share",
    title: "Direct share",
    caption: "The insurer’s direct share was [[insurance.direct]].",
    label: "Direct",
    rest: "Through other channels",
    figure: "insurance.direct",
  },
  "finance-ai-waste": {
    kind: "part",
    title: "What was cut from a year’s spend",
    caption:
      "The finance client cut [[finance-ai.waste]] of waste from [[finance-ai.spend]] a year, an efficiency gain of [[finance-ai.efficiency]].",
    whole: { label: "Annual spend", figure: "finance-ai.spend" },
    part: { label: "Waste cut", figure: "finance-ai.waste" },
    share: "finance-ai.efficiency",
  },
  "finance-ai-direct": {
    kind: "share",
    title: "Results that could be attributed directly",
    caption: "In the finance attribution case, [[finance-ai.direct]] of results could be attributed directly.",
    label: "Attributed directly",
    rest: "Modelled or unattributed",
    figure: "finance-ai.direct",
  },
} as const satisfies Record<string, Chart>;

export type ChartId = keyof typeof charts;
