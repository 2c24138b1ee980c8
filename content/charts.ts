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
  | { kind: "index"; direction: "more" | "less"; base: string; changed: string; figure: FigureId }
  | { kind: "ratio"; unit: string; result: string; figure: FigureId }
  | { kind: "range"; label: string; axis: string; figure: FigureId }
);

export const charts = {
  "government-completion": {
    kind: "slope",
    title: "Tasks that people finished",
    caption:
      "The share of started tasks that were finished rose from [[government.completion-before]] to [[government.completion]].",
    from: { label: "Before", figure: "government.completion-before" },
    to: { label: "After", figure: "government.completion" },
  },
  "government-satisfaction": {
    kind: "share",
    title: "Citizens who said they were satisfied",
    caption: "[[government.satisfaction]] of users said they were satisfied with the service.",
    label: "Satisfied",
    rest: "Not satisfied or no opinion",
    figure: "government.satisfaction",
  },
  "legal-ai-drafting": {
    kind: "range",
    title: "Time saved on a first draft",
    caption: "In the pilot, first drafts were ready [[legal-ai.drafting]] faster than by hand.",
    label: "Faster first drafts",
    axis: "Share of drafting time saved",
    figure: "legal-ai.drafting",
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
    caption: "[[insurance.quote-to-policy]] of quotes ended in a policy.",
    label: "Became a policy",
    rest: "Did not",
    figure: "insurance.quote-to-policy",
  },
  "insurance-direct": {
    kind: "share",
    title: "Where policies were sold",
    caption: "[[insurance.direct]] of policies were sold through the insurer's own channels.",
    label: "Direct",
    rest: "Through others",
    figure: "insurance.direct",
  },
  "insurance-acquisition-cost": {
    kind: "index",
    direction: "less",
    title: "Cost of winning a policyholder",
    caption: "The insurer's acquisition cost fell by [[insurance.acquisition-cost]] against the cost before the work.",
    base: "Before",
    changed: "After",
    figure: "insurance.acquisition-cost",
  },
  "tourism-return": {
    kind: "ratio",
    title: "What each unit of spend brought back",
    caption: "The tourism campaign returned [[tourism.return]]: attributed revenue for each unit of campaign spend.",
    unit: "Spend",
    result: "Attributed revenue",
    figure: "tourism.return",
  },
  "tourism-booking-uplift": {
    kind: "index",
    direction: "more",
    title: "Bookings",
    caption: "Bookings rose by [[tourism.booking-uplift]] against bookings before the tourism campaign.",
    base: "Before",
    changed: "After",
    figure: "tourism.booking-uplift",
  },
  "tourism-ai-domains": {
    kind: "index",
    direction: "more",
    title: "Click-through by domain ending",
    caption:
      "Click-through was [[tourism-ai.ctr]] higher on .co.uk than on .com, with the same creative in the same market.",
    base: ".com",
    changed: ".co.uk",
    figure: "tourism-ai.ctr",
  },
  "finance-ai-waste": {
    kind: "part",
    title: "What was cut from a year's spend",
    caption:
      "[[finance-ai.waste]] of [[finance-ai.spend]] a year was cut as waste, an efficiency gain of [[finance-ai.efficiency]].",
    whole: { label: "Annual spend", figure: "finance-ai.spend" },
    part: { label: "Waste cut", figure: "finance-ai.waste" },
    share: "finance-ai.efficiency",
  },
  "finance-ai-direct": {
    kind: "share",
    title: "Results that could be attributed directly",
    caption: "[[finance-ai.direct]] of results could be attributed directly.",
    label: "Attributed directly",
    rest: "Modelled or unattributed",
    figure: "finance-ai.direct",
  },
  "finance-cpa": {
    kind: "index",
    direction: "less",
    title: "Cost per acquisition",
    caption: "Cost per acquisition fell by [[finance.cpa]] over the 18 months.",
    base: "Before",
    changed: "After",
    figure: "finance.cpa",
  },
  "finance-roas": {
    kind: "ratio",
    title: "Return on ad spend",
    caption: "Return on ad spend was [[finance.roas]] over the 18 months: revenue for each unit of ad spend.",
    unit: "Ad spend",
    result: "Revenue",
    figure: "finance.roas",
  },
} as const satisfies Record<string, Chart>;

export type ChartId = keyof typeof charts;
