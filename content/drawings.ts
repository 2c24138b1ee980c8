/**
 * The drawing below the head of a page: its words, and which of the page's own numbers it shows.
 * Every number is taken from the page (`numbers` in its front matter); nothing is drawn that the text does not say.
 */
export interface DrawingWords {
  title: string;
  /** Below the title; may hold `[[#ids]]` and `[[figure ids]]`. */
  caption: string;
  /** The page's numbers that the drawing prints. */
  numbers: readonly string[];
}

export const drawings = {
  "/insights/ai-tourism-roi": {
    title: "From [[#attributed]] to [[#additional]]",
    caption:
      "The worked example below: a rule credits the campaign with more than it caused. Only the additional revenue is set against the whole cost.",
    numbers: ["attributed", "anyway", "additional", "cost"],
  },
  "/insights/domain-trust-media-efficiency": {
    title: "Where a leased name pays for itself",
    caption:
      "Saving after the lease, by cost per click, in the worked example below. Left of the break-even the name costs more than it saves.",
    numbers: ["cpc-now", "cpc-small", "loss", "even", "even-fall", "cpc-new", "net"],
  },
  "/insights/brand-safety-regulated-markets": {
    title: "The same month, sorted before it is read",
    caption:
      "Hours of review for [[#items]] items in the worked example below, when all are read fully and when they are sorted first.",
    numbers: ["need", "hours", "a-hours", "sample-hours", "b-hours", "c-hours", "left"],
  },
  "/insights/cfo-friendly-attribution": {
    title: "From a loss to a gain: what moving [[article.cfo-reallocated]] may bring",
    caption:
      "Contribution after deducting the spend, at the low, middle and high end of the range in the worked example below.",
    numbers: ["low", "tenth", "middle", "high", "high-gain"],
  },
  "/insights/ai-orchestration-public-sector-tourism": {
    title: "The same test, before and after the pages were corrected",
    caption: "A tile is one question of the worked example below. No software was changed between the tests.",
    numbers: ["right-one", "open-one", "wrong-one", "right-two", "open-two", "wrong-two"],
  },
  "/solutions/governance-brand-safety": {
    title: "Four gates, and one way through",
    caption: "A draft passes when a person passes it at each gate. Software reads first and may only refuse.",
    numbers: [],
  },
  "/solutions/ai-legal": {
    title: "A letter, drafted and reviewed",
    caption: "Minutes in the worked example below. Drafting falls to a third, and the review grows.",
    numbers: ["hand-draft", "hand-review", "hand-total", "ai-draft", "ai-review", "ai-total", "saved"],
  },
  "/solutions/attribution-measurement": {
    title: "[[#claimed]] customers claimed, [[#caused]] caused",
    caption:
      "A tile is a hundred customers of the worked example below. The cost of each follows from which of them are counted.",
    numbers: ["claimed", "cost-claimed", "caused", "cost-caused"],
  },
  "/solutions/government-tourism-growth": {
    title: "The campaign above the tide",
    caption: "Bookings a year earlier and in the campaign year, in the worked example below. Market B had no campaign.",
    numbers: ["a-before", "a-after", "a-expected", "a-caused", "b-before", "b-after", "b-growth"],
  },
  "/solutions/digital-assets-monetisation": {
    title: "Sell once, or let the rent add up",
    caption:
      "Rent collected year by year beside the offer to buy, in the worked example below. Tax and interest are left out.",
    numbers: ["sale", "rent-two", "resale"],
  },
} as const satisfies Record<string, DrawingWords>;

export type DrawnPath = keyof typeof drawings;

export const isDrawn = (path: string): path is DrawnPath => Object.hasOwn(drawings, path);

/** The gates of the page on governance: who decides at each, as its table says. */
export const gates = [
  { name: "Claim", decides: "Product owner" },
  { name: "Wording", decides: "Compliance" },
  { name: "Placement", decides: "Brand owner" },
  { name: "Release", decides: "Named approver" },
];

const SCALES: Record<string, number> = { million: 1e6 };

/** The number in a page's number: "€8,000,000" and "£2.3 million", "60%", "5:1". */
export function valueIn(text: string): number {
  const [, digits = "", scale = ""] = /(\d[\d,]*(?:\.\d+)?)\s*(million)?/.exec(text) ?? [];
  if (!digits) throw new Error(`no number in "${text}"`);
  return Math.round(Number(digits.replaceAll(",", "")) * (SCALES[scale] ?? 1) * 100) / 100;
}
