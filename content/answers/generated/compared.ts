/** Comparable figures, by the key `comparable` of the ledger, with the wordings of their questions. */

export interface Comparison {
  key: string;
  /** Of the figures together: "fall in acquisition cost". */
  measure: string;
  names: string[];
  /** "largest" or "highest", and its opposite. */
  most: string;
  least: string;
  /** Why the order says less than it seems to. */
  warning: string;
}

export const comparisons: Comparison[] = [
  {
    key: "acquisition-cost-change",
    measure: "fall in acquisition cost",
    names: ["drop in cost per acquisition", "CPA reduction", "saving in the cost of winning a customer"],
    most: "largest",
    least: "smallest",
    warning:
      "Each compares one anonymised client with its own earlier cost, and none comes with a period, so the order is no measure of one method against another.",
  },
  {
    key: "return-on-spend",
    measure: "return on spend",
    names: ["return on advertising spend", "ROI ratio", "revenue per unit of spend"],
    most: "highest",
    least: "lowest",
    warning:
      "One is revenue attributed to a destination campaign, the other revenue for each unit of ad spend; clients and methods differ, and neither comes with a period.",
  },
  {
    key: "click-through-change",
    measure: "gain in click-through",
    names: ["CTR increase", "rise in click-through rate", "click gain"],
    most: "largest",
    least: "smallest",
    warning:
      "They are different comparisons: one sets a .co.uk address against a .com address, the other a rate against its own earlier level, and neither comes with a period.",
  },
  {
    key: "satisfaction",
    measure: "satisfaction",
    names: ["citizen satisfaction", "satisfaction score", "user satisfaction"],
    most: "highest",
    least: "lowest",
    warning:
      "The pages give neither the questions asked nor the periods, so the two levels should not be set against each other.",
  },
  {
    key: "efficiency-gain",
    measure: "efficiency gain",
    names: ["gain in efficiency", "efficiency improvement", "efficiency increase"],
    most: "largest",
    least: "smallest",
    warning:
      "One is the waste cut as a share of annual spend, the other is given without its formula, so they may not measure the same thing.",
  },
  {
    key: "booking-value",
    measure: "booking value",
    names: ["value of bookings", "booking total", "sum of bookings"],
    most: "highest",
    least: "lowest",
    warning:
      "The case counts bookings beyond those expected without the programme, while the home page says booking value only.",
  },
  {
    key: "cost-per-click-assumption",
    measure: "planned fall in cost per click",
    names: ["assumed CPC reduction", "planning range for cost per click", "expected fall in click cost"],
    most: "largest",
    least: "smallest",
    warning: "Both are planning assumptions and not results of a client.",
  },
  {
    key: "pilot-length",
    measure: "pilot length",
    names: ["duration of a pilot", "pilot time", "length of a first pilot"],
    most: "longest",
    least: "shortest",
    warning: "For the AI Marketing Platform it is a planning limit without guarantee.",
  },
];

interface Pair {
  ids: [string, string];
  /** What both are called together, and other ways to say it. */
  topic: string;
  names: string[];
  /** The direct answer, where it is not that they cannot be compared. */
  verdict?: string;
  why: string;
}

/** Figures that are easily taken for one another. */
export const unlike: Pair[] = [
  {
    ids: ["home.finance-cpa", "finance.cpa"],
    topic: "the finance result on the home page and the Finance Sector Growth case",
    names: ["CPA on the home page and CPA in the finance case", "the two falls in CPA in finance"],
    verdict:
      "The finance result on the home page and that of the Finance Sector Growth case are two different figures.",
    why: "We do not say whether they describe the same client.",
  },
  {
    ids: ["home.tourism-bookings", "tourism-ai.bookings"],
    topic: "the tourism result on the home page and the Tourism AI Orchestration case",
    names: ["home page bookings and incremental bookings", "booking value on the home page and in the tourism AI case"],
    verdict:
      "The tourism result on the home page and that of the Tourism AI Orchestration case are the same sum over the same time.",
    why: "The case alone says that these are bookings beyond those expected without the programme.",
  },
  {
    ids: ["finance-ai.direct", "insurance.direct"],
    topic: "direct attribution and direct share",
    names: ["the two direct figures", "direct percentages in finance and insurance"],
    why: "The first is the share of results tied to spend without a model, the second the share of business that came without a broker or comparison site.",
  },
  {
    ids: ["legal.trial-to-paid", "insurance.quote-to-policy"],
    topic: "conversion rates in the legal and the insurance case",
    names: ["conversion of the legal platform and the insurer", "trial-to-paid and quote-to-policy"],
    why: "The first counts trials that became paying accounts, the second quotes that became policies.",
  },
  {
    ids: ["tourism.revenue", "tourism-ai.bookings"],
    topic: "the money in the two tourism cases",
    names: ["attributed revenue and incremental bookings", "the two tourism sums"],
    why: "The first is revenue that rules credited to a campaign, the second bookings beyond those expected without the programme, so the two cases cannot be compared by their headlines.",
  },
  {
    ids: ["home.insurtech-conversions", "insurance.quote-to-policy"],
    topic: "the insurtech result on the home page and the insurance case",
    names: [
      "insurance home page figure and insurance case figure",
      "conversions of the insurtech and quote-to-policy rate",
    ],
    why: "The first is a change in conversions, the second a level: the share of quotes that became policies.",
  },
  {
    ids: ["home.tourism-bookings", "tourism.revenue"],
    topic: "the home page tourism result and the tourism campaign revenue",
    names: ["booking value on the home page and campaign revenue", "home page bookings and destination campaign money"],
    why: "The first is booking value over twelve months, the second revenue attributed to one campaign, without a period.",
  },
  {
    ids: ["government.completion", "insurance.quote-to-policy"],
    topic: "task completion and the quote-to-policy rate",
    names: ["finished tasks and finished quotes", "completion in government and insurance"],
    why: "The first is the share of tasks that citizens completed, the second the share of quotes that became policies.",
  },
];
