/** The page of figures: its words, and its rows as the ledger has them. */
import type { Role } from "../shared/contracts/library.ts";
import { withFigures } from "./figures.ts";
import { caseStudies, titleOf } from "./index.ts";
import { capitalised } from "./ledger/figure.ts";
import { type FigureId, facts, figure, type LedgerFact } from "./ledger.ts";

export const FIGURES_PATH = "/results/figures";
export const FIGURES_FILE = "/results/figures.csv";

/** One line of the table, and of the file. */
export interface FigureRow {
  id: string;
  text: string;
  /** For sorting: figures of one unit stand together, the smallest first. */
  order: string;
  label: string;
  source: { path: string; name: string };
  period: string;
  basis: string;
  limits: string;
  kind: string;
}

/** Whose figure it is; the first is what a client reached, the others are no result. */
const KINDS: Record<Role, string> = {
  "client-case": "Client result, anonymised",
  "our-practice": "Our own total or planning range",
  "general-advice": "Assumption of an article",
  "worked-example": "Worked example",
  "our-website": "This website",
};

/** What stands where the ledger has no period. */
const NO_PERIOD = "None given";

/** Wide enough for any value of the ledger with two decimals. */
const DIGITS = 16;

function orderOf({ unit, value }: LedgerFact): string {
  const [low] = [value].flat() as number[];
  return `${unit} ${(low ?? 0).toFixed(2).padStart(DIGITS, "0")}`;
}

/** Without what is true of every client figure; the page says it once. */
const ownBasis = (basis: string) => capitalised(basis.replace(/^Anonymised client data; /, ""));

/** Without the case, which a column of its own names; in an answer of the consultant the sentence stands alone. */
const ownLimits = ({ limits, place }: LedgerFact) => limits.replace(` ${place}`, "");

function rowOf(fact: LedgerFact): FigureRow {
  const { id, text, label, page, period, basis, role } = fact;
  const name = caseStudies.find(({ path }) => path === page)?.meta.cardTitle ?? titleOf(page);
  const source = { path: page, name };
  return {
    id,
    text,
    order: orderOf(fact),
    label,
    source,
    period: period ?? NO_PERIOD,
    basis: ownBasis(basis),
    limits: ownLimits(fact),
    kind: KINDS[role],
  };
}

/** The pages in the order in which a reader meets them: the home page, the cases, whatever else. */
const PAGES = ["/", ...caseStudies.map(({ path }) => path)];
const placeOf = (page: string) => (PAGES.includes(page) ? PAGES.indexOf(page) : PAGES.length);
const inOrder = facts.toSorted((a, b) => placeOf(a.page) - placeOf(b.page));

export const clientRows = inOrder.filter(({ role }) => role === "client-case").map(rowOf);
export const otherRows = inOrder.filter(({ role }) => role !== "client-case").map(rowOf);

interface LookAlike {
  title: string;
  figures: { figure: FigureId; sign?: string; where: string }[];
  text: string;
}

const similarFigures: LookAlike[] = [
  {
    title: "Cost of winning a customer",
    figures: [
      { figure: "home.finance-cpa", sign: "−", where: "Home page, financial services organisation" },
      { figure: "finance.cpa", sign: "−", where: "Finance Sector Growth case" },
      { figure: "insurance.acquisition-cost", sign: "−", where: "Insurance Growth case" },
    ],
    text: "Each is a fall against the same organisation’s own earlier cost. The [[home.finance-cpa]] on the home page has no case page of its own; the link beside it leads to another finance result, with [[finance.cpa]]. We do not say whether both stand for one client, so neither corrects the other, and an average of the three would describe nobody.",
  },
  {
    title: "Conversions",
    figures: [
      { figure: "home.insurtech-conversions", sign: "+", where: "Home page, insurtech platform" },
      { figure: "insurance.quote-to-policy", where: "Insurance Growth case, quote to policy" },
      { figure: "legal.trial-to-paid", where: "Legal Platform Scale case, trial to paid" },
    ],
    text: "The [[home.insurtech-conversions]] is a rise, and it has no case page. What counted as a conversion is not stated there. The other two are shares: of quotes that became policies and of trials that became paying accounts. A rise and a share cannot be set beside one another.",
  },
  {
    title: "Bookings",
    figures: [
      { figure: "home.tourism-bookings", where: "Home page, booking value" },
      { figure: "tourism-ai.bookings", where: "Tourism AI Orchestration case, incremental bookings" },
      { figure: "tourism.revenue", where: "Tourism Campaign Success case, attributed revenue" },
    ],
    text: "The first two give one amount for twelve months in different words. Booking value is what guests agreed to pay. Incremental bookings are only those beyond a forecast, which is the stronger claim, so ask to see the forecast. Attributed revenue is what agreed rules credited to a campaign, and it comes from another case. None of the three is profit.",
  },
  {
    title: "Satisfaction",
    figures: [
      { figure: "government.satisfaction", where: "Government Initiative case" },
      { figure: "ai-government.satisfaction", where: "Public-sector work, AI for Government page" },
    ],
    text: "Two figures of two pieces of work. The [[government.satisfaction]] belongs to the case, with its languages and its areas of service. The [[ai-government.satisfaction]] stands among four figures for public-sector work that name no client. Neither gives the question that was asked, so the difference between them says nothing about which service was better.",
  },
  {
    title: "Click-through",
    figures: [
      { figure: "tourism-ai.ctr", sign: "+", where: "Tourism AI Orchestration case" },
      { figure: "finance-ai.ctr", sign: "+", where: "Finance AI Attribution case" },
    ],
    text: "The first compares two web addresses of one client with each other. The second compares a client with its own past. Both are about clicks, and a click is not a sale.",
  },
  {
    title: "Efficiency",
    figures: [
      { figure: "finance-ai.efficiency", where: "Finance AI Attribution case" },
      { figure: "tourism-ai.efficiency", where: "Tourism AI Orchestration case" },
    ],
    text: "The [[finance-ai.efficiency]] can be checked on the page: it is [[finance-ai.waste]] cut out of [[finance-ai.spend]]. The [[tourism-ai.efficiency]] stands without its formula. Ask us for it before you write the two into one column.",
  },
];

export const figuresPage = {
  title: "Figures",
  headline: "What each of our figures can and cannot show",
  description: withFigures(
    "Every figure of our [[count.cases]] case studies and of the home page in one table: what was measured, over which period, on what basis, and what it cannot show.",
  ),
  intro: [
    "A director who signs for us should be able to put a finger on each number. This page takes all of them from the ledger that the other pages take them from.",
    "Clients are anonymised, and no third party has audited these results unless a page says so. Where the table gives no period or no method, ask us before you compare.",
  ],
  asks: [
    "Is there a list of all your figures?",
    "Can I see every number in one table?",
    "Where can I check the numbers on your site?",
    "Which of your figures have been audited?",
    "What should we ask before we rely on a figure?",
  ],
  /** Contents of a long page. */
  parts: [
    { id: "figures-that-look-alike", title: "Figures that look alike" },
    { id: "reading", title: "How to read a line" },
    { id: "client-figures", title: "What clients reached" },
    { id: "other-figures", title: "What is no client’s result" },
  ],
  file: { label: "Download the table (CSV)", note: "Both tables below, one line for each figure." },
  similarFigures: {
    title: "Figures that look alike",
    text: "Six kinds of figure stand on more than one page. Side by side, they invite a comparison that they do not bear.",
    asks: [
      "Why does the home page say 28% when the finance case says 37%?",
      "Which case does the 45% rise in conversions belong to?",
      "Is booking value the same as incremental bookings?",
      "Why is satisfaction 75% in one place and 89% in another?",
      "May I compare two of your click-through figures?",
      "Which of your figures must not be compared?",
    ],
    items: similarFigures.map((item) => ({ ...item, text: withFigures(item.text) })),
  },
  clients: {
    title: "What clients reached",
    caption: "Figures of single clients and of public-sector work",
  },
  others: {
    title: "What is no client’s result",
    text: "Running totals of the agency, ranges that we plan with, and numbers of articles. None of them says what a client reached.",
    caption: "Totals, planning ranges and examples",
    asks: [
      "Which of your figures are only planning ranges?",
      "Which numbers are examples and not results?",
      "Which figures are totals of the whole agency?",
    ],
  },
  columns: {
    figure: "Figure",
    label: "What was measured",
    source: "Page",
    period: "Period",
    basis: "Basis",
    limits: "What it cannot show",
  },
  reading: {
    title: "How to read a line",
    asks: [
      "What do period and basis mean in your table?",
      "What does it mean when no period is given?",
      "How often is the table of figures updated?",
      "Can I download your figures?",
    ],
    terms: [
      {
        term: "Period",
        text: "The time over which the figure was counted. Where the column says that none is given, a yearly rate cannot be worked out, and two figures should not be divided by one another.",
      },
      {
        term: "Basis",
        text: "What was counted, or what it was compared with. A change is always against the same client’s earlier level unless the line says otherwise.",
      },
      {
        term: "What it cannot show",
        text: "The conclusion that readers draw most easily and that the figure does not support.",
      },
      {
        term: "Page",
        text: "Where the figure stands with its story. Every page takes it from the same ledger, so a figure cannot differ from one page to the next.",
      },
    ],
  },
  callToAction: {
    title: "Ask about a line",
    text: "Name the figure and what you want to set beside it. We say which period and method stand behind it, or that we cannot give them.",
    button: "Ask about a figure",
  },
} as const;

/** The figure with the sign that its direction gives it. */
export const signed = ({ figure: id, sign = "" }: { figure: FigureId; sign?: string }) => `${sign}${figure(id).text}`;
