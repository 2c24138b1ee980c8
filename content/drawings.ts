/**
 * The drawing below the head of a page: its words, and which of the page's own numbers it shows.
 * Every number is taken from the page (`numbers` in its front matter) or from the ledger; nothing is drawn that the
 * text does not say. What a drawing of a process says stands in `drawn-words.ts`.
 */
import type { FigureId } from "./ledger.ts";

export interface DrawingWords {
  title: string;
  /** Below the title; may hold `[[#ids]]` and `[[figure ids]]`. */
  caption: string;
  /** The page's numbers that the drawing prints. */
  numbers: readonly string[];
  /** The ledger's figures that it prints. */
  figures?: readonly FigureId[];
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
    figures: ["article.cfo-reallocated"],
  },
  "/insights/ai-orchestration-public-sector-tourism": {
    title: "The same test, before and after the pages were corrected",
    caption: "A tile is one question of the worked example below. No software was changed between the tests.",
    numbers: ["right-one", "open-one", "wrong-one", "right-two", "open-two", "wrong-two"],
  },
  "/solutions/governance-brand-safety": {
    title: "One way through four gates",
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
    title: "When the rent adds up to the sale",
    caption:
      "Rent collected year by year beside the offer to buy, in the worked example below. Tax and interest are left out.",
    numbers: ["sale", "rent-two", "resale"],
  },
  "/insights/government-ai-adoption": {
    title: "Of [[#calls]] calls, [[#settled]] settled",
    caption:
      "Squares are as large as the numbers of the worked example below. An assistant that settles fewer calls than the dashed square costs more than it releases.",
    numbers: ["calls", "status", "settled", "even"],
  },
  "/insights/tourism-ai-orchestration": {
    title: "[[#moved]] from market C to market B",
    caption:
      "A month’s media in each market of the worked example below, and the net booking value of the move, from its low estimate to its high one.",
    numbers: ["market", "moved", "gain-low", "gain", "gain-high"],
  },
  "/solutions/ai-marketing-platform": {
    title: "Four kinds of decision, from hours to quarters",
    caption:
      "How often each falls due within the same quarter. A faster one may never overrule a slower one, and each has its person.",
    numbers: [],
  },
  "/solutions/ai-tourism": {
    title: "Five days on one route",
    caption:
      "The invented week below. A hop is a day, and its mark says what became of it: agreed, refused, paused, stopped, listed.",
    numbers: [],
  },
  "/solutions/ai-government": {
    title: "Three ways out of a [[ai-government.pilot]] pilot",
    caption: "Which of them is taken follows from a rule written on the first day.",
    numbers: [],
    figures: ["ai-government.pilot"],
  },
  "/solutions/portfolio-representation": {
    title: "Three mailboxes become one log",
    caption: "How one buyer is answered, without a single place where offers are received and with one.",
    numbers: [],
  },
  "/results/finance": {
    title: "Three lists before, one report after",
    caption: "What each department counted, and the single page that replaced the three lists.",
    numbers: [],
  },
  "/results/legal-ai-platform": {
    title: "One part timed, the rest still to be timed",
    caption:
      "The whole task, from opening the file to sign-off; not to scale. The measured range is about drafts alone.",
    numbers: [],
    figures: ["legal-ai.drafting"],
  },
  "/results/tourism-ai-growth": {
    title: "Four parts, each resting on the one before",
    caption: "The order of the work. Incremental bookings are those beyond the forecast at the foot.",
    numbers: [],
    figures: ["tourism-ai.bookings"],
  },
  "/results/tourism": {
    title: "For each unit of spend, what the rules credited",
    caption: "A square is one unit of money. Attributed revenue is what agreed rules credit to a campaign.",
    numbers: [],
    figures: ["tourism.return", "tourism.revenue"],
  },
  "/rules": {
    title: "Since when each duty applies",
    caption:
      "Each bar begins on the day named on this page. Those with a broken edge had still to begin when the page was reviewed.",
    numbers: ["duty-since", "access-since", "political-since", "ai-since", "marking-until", "high-risk-from"],
  },
  "/about": {
    title: "What a disputed figure rests on",
    caption: "The firmest ground lies at the foot. We look there first, and climb only where it is missing.",
    numbers: [],
  },
  "/glossary": {
    title: "Where each word measures",
    caption:
      "The way from an advertisement to the books. Before two figures are compared, see whether they were taken at the same place.",
    numbers: [],
  },
  "/privacy": {
    title: "How far what you enter travels",
    caption:
      "It is kept where the point is full, and only passes where it is open. An enquiry leaves our server out. Dashed lines lead on only if an outside language model is configured. The question log, off by default, keeps masked questions up to [[#log-days]].",
    numbers: ["log-days", "rating-days"],
  },
  "/accessibility": {
    title: "What is checked, and what is not yet",
    caption: "A tile is a check that runs before each change is published. A gap is a test that is still to be made.",
    numbers: [],
  },
  "/disclaimer": {
    title: "Five kinds of number, and no promise",
    caption:
      "A client’s work fills a tile and an assumption half of it. An invented number leaves it empty, and a point stands for what you enter yourself.",
    numbers: [],
  },
} as const satisfies Record<string, DrawingWords>;

export type DrawnPath = keyof typeof drawings;

export const isDrawn = (path: string): path is DrawnPath => Object.hasOwn(drawings, path);

const SCALES: Record<string, number> = { million: 1e6 };

/** The number in a page's number: "€8,000,000" and "£2.3 million", "60%", "5:1". */
export function valueIn(text: string): number {
  const [, digits = "", scale = ""] = /(\d[\d,]*(?:\.\d+)?)\s*(million)?/.exec(text) ?? [];
  if (!digits) throw new Error(`no number in "${text}"`);
  return Math.round(Number(digits.replaceAll(",", "")) * (SCALES[scale] ?? 1) * 100) / 100;
}
