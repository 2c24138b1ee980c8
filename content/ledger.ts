/**
 * The ledger of figures: the one place where a claim is written down.
 *
 * Tiles, sentences (`[[id]]` in the content files), drawn figures, structured
 * data and the consultant take a figure from here; the build fails on a figure
 * in a page that is not here. `text` is how the figure is printed, everywhere.
 */

export type Unit =
  | "percent"
  | "percent-range"
  | "usd"
  | "eur"
  | "gbp"
  | "count"
  | "multiple"
  | "ratio"
  | "days"
  | "years";

export interface Figure {
  /** The number itself, in `unit`; for a range its two ends. */
  value: number | readonly [low: number, high: number];
  unit: Unit;
  /** As printed on every page. */
  text: string;
  /** What was measured, in a few words that can stand under the number. */
  label: string;
  /** The time it covers; `null` where none was published. */
  period: string | null;
  /** What it counts or is compared with, as far as that is published, and how it may be read. */
  basis: string;
  /** The page that owns the claim. */
  page: string;
}

const CASE = "Anonymised client data";
const change = (what: string) => `${CASE}; change in ${what} against its earlier level`;
/** The published metrics of the public-sector work name neither a client nor a method. */
const PUBLIC = "Public-sector work; how it was measured is not published";

export const ledger = {
  // The agency as a whole (home page).
  "agency.years": f(26, "years", "more than 26 years", "Of experience", "To date", "The agency as a whole", "/"),
  "agency.spend": f(160e6, "usd", "$160M+", "Digital Spend Managed", "To date", "Running total of the agency", "/"),
  "agency.impressions": f(
    10e9,
    "count",
    "10B+",
    "Page Impressions Delivered",
    "To date",
    "Running total of the agency",
    "/",
  ),
  "agency.sales": f(
    3e9,
    "count",
    "3B+",
    "Gross Sales Value Generated",
    "To date",
    "Running total of the agency, published without a currency",
    "/",
  ),
  "agency.projects": f(
    421,
    "count",
    "421",
    "Digital Projects Delivered",
    "To date",
    "Running total of the agency",
    "/",
  ),

  // Anonymised results on the home page.
  "home.tourism-bookings": f(100e6, "usd", "$100m+", "Booking value for a tourism partner", "12 months", CASE, "/"),
  "home.finance-cpa": f(
    28,
    "percent",
    "28%",
    "Lower cost per acquisition at a financial services organisation",
    null,
    change("cost per acquisition"),
    "/",
  ),
  "home.insurtech-conversions": f(
    45,
    "percent",
    "45%",
    "More conversions for an insurtech platform",
    null,
    change("conversions"),
    "/",
  ),

  // What solution pages may promise. Ranges are planning ranges, not guarantees.
  "programme.pilot-days": f(
    90,
    "days",
    "90 days",
    "Planned for a first pilot",
    "Per pilot",
    "Planning limit for a first pilot; not a guarantee",
    "/solutions/ai-marketing-platform",
  ),
  "programme.cpc-reduction": f(
    [20, 25],
    "percent-range",
    "20–25%",
    "Reduction in cost per click",
    null,
    "Planning range for media programmes; not a guarantee",
    "/solutions/ai-marketing-platform",
  ),
  "programme.roi-uplift": f(
    [20, 40],
    "percent-range",
    "20–40%",
    "Uplift in return on investment",
    null,
    "Planning range for orchestrated programmes; not a guarantee",
    "/solutions/ai-marketing-platform",
  ),
  "ai-government.appointments": f(
    65,
    "percent",
    "65%",
    "Appointment improvement",
    null,
    PUBLIC,
    "/solutions/ai-government",
  ),
  "ai-government.fraud": f(4e6, "eur", "over €4m", "Fraud prevented", null, PUBLIC, "/solutions/ai-government"),
  "ai-government.satisfaction": f(75, "percent", "75%", "Satisfaction", null, PUBLIC, "/solutions/ai-government"),
  "ai-government.pilot": f(
    90,
    "days",
    "90-day",
    "Pilots",
    "Per pilot",
    "Length of a public-sector pilot",
    "/solutions/ai-government",
  ),

  // Figures that the articles argue with.
  "article.media-efficiency": f(
    30,
    "percent",
    "30%",
    "Gain in media efficiency, as a planning assumption",
    null,
    "Guidance figure from our articles; not a client result",
    "/insights/domain-trust-media-efficiency",
  ),
  "article.conversion-gain": f(
    [15, 20],
    "percent-range",
    "15–20%",
    "Gain in conversion, as a planning assumption",
    null,
    "Guidance range from our articles; not a client result",
    "/insights/domain-trust-media-efficiency",
  ),
  "article.cpc-gain": f(
    [20, 25],
    "percent-range",
    "20–25%",
    "Lower cost per click, as a planning assumption",
    null,
    "Guidance range from our articles; not a client result",
    "/insights/domain-trust-media-efficiency",
  ),
  "article.cfo-budget": f(
    100e6,
    "gbp",
    "£100 million",
    "Marketing budget in the article's worked example",
    "One year",
    "Worked example; not a client",
    "/insights/cfo-friendly-attribution",
  ),
  "article.cfo-waste": f(
    23,
    "percent",
    "23%",
    "Share of one channel's spend in the worked example that cannot be tied to revenue",
    "One year",
    "Worked example; not a client",
    "/insights/cfo-friendly-attribution",
  ),
  "article.cfo-reallocated": f(
    2.1e6,
    "gbp",
    "£2.1 million",
    "Spend moved in the article's worked example",
    "One year",
    "Worked example; not a client",
    "/insights/cfo-friendly-attribution",
  ),

  // Case: tourism AI orchestration.
  "tourism-ai.bookings": f(
    100e6,
    "usd",
    "$100m+",
    "Incremental bookings",
    "12 months",
    `${CASE}; bookings beyond those expected without the programme`,
    "/results/tourism-ai-growth",
  ),
  "tourism-ai.efficiency": f(
    30,
    "percent",
    "30%",
    "Efficiency gain",
    null,
    `${CASE}; published without its formula`,
    "/results/tourism-ai-growth",
  ),
  "tourism-ai.ctr": f(
    42,
    "percent",
    "42%",
    "Higher click-through for .co.uk than for .com",
    null,
    `${CASE}; comparison of two domain endings`,
    "/results/tourism-ai-growth",
  ),
  "tourism-ai.transparency": f(
    100,
    "percent",
    "100%",
    "Attribution transparency",
    null,
    `${CASE}; attribution open to the client's inspection`,
    "/results/tourism-ai-growth",
  ),

  // Case: finance AI attribution.
  "finance-ai.waste": f(
    7e6,
    "gbp",
    "£7m",
    "Wasted spend cut",
    null,
    `${CASE}; cut from annual spend of £20m`,
    "/results/finance-ai-attribution",
  ),
  "finance-ai.efficiency": f(
    35,
    "percent",
    "35%",
    "Efficiency gain",
    null,
    `${CASE}; the waste cut as a share of annual spend`,
    "/results/finance-ai-attribution",
  ),
  "finance-ai.direct": f(
    60,
    "percent",
    "60%",
    "Direct attribution",
    null,
    `${CASE}; share of results attributed directly`,
    "/results/finance-ai-attribution",
  ),
  "finance-ai.ctr": f(
    38,
    "percent",
    "38%",
    "Higher click-through rate",
    null,
    change("click-through rate"),
    "/results/finance-ai-attribution",
  ),
  "finance-ai.spend": f(
    20e6,
    "gbp",
    "£20m",
    "Annual spend",
    "One year",
    `${CASE}; the spend that was examined`,
    "/results/finance-ai-attribution",
  ),

  // Case: finance sector growth.
  "finance.cpa": f(
    37,
    "percent",
    "37%",
    "Lower cost per acquisition",
    null,
    change("cost per acquisition"),
    "/results/finance",
  ),
  "finance.roas": f(
    2.8,
    "multiple",
    "2.8x",
    "Return on ad spend",
    null,
    `${CASE}; revenue for each unit of ad spend`,
    "/results/finance",
  ),
  "finance.leads": f(850e3, "count", "850K", "Qualified leads", "18 months", CASE, "/results/finance"),
  "finance.compliance": f(
    94,
    "percent",
    "94%",
    "Compliance",
    null,
    `${CASE}; how it was counted is not published`,
    "/results/finance",
  ),

  // Case: tourism campaign.
  "tourism.arrivals": f(
    2.1e6,
    "count",
    "2.1M",
    "Arrivals",
    null,
    `${CASE}; a count of arrivals, whatever brought them`,
    "/results/tourism",
  ),
  "tourism.booking-uplift": f(
    41,
    "percent",
    "41%",
    "Booking uplift",
    null,
    `${CASE}; what it was compared with is not published`,
    "/results/tourism",
  ),
  "tourism.revenue": f(
    47e6,
    "usd",
    "$47M",
    "Attributed revenue",
    null,
    `${CASE}; revenue attributed to the campaign`,
    "/results/tourism",
  ),
  "tourism.return": f(
    5.8,
    "ratio",
    "5.8:1",
    "Return on campaign spend",
    null,
    `${CASE}; attributed revenue for each unit of spend`,
    "/results/tourism",
  ),
  "tourism.markets": f(3, "count", "3", "Source markets", null, `${CASE}; markets of the campaign`, "/results/tourism"),

  // Case: legal platform.
  "legal.signups": f(94e3, "count", "94K", "Sign-ups", null, CASE, "/results/legal"),
  "legal.trial-to-paid": f(
    68,
    "percent",
    "68%",
    "Trial-to-paid conversion",
    null,
    `${CASE}; share of trials that became paying accounts`,
    "/results/legal",
  ),
  "legal.growth": f(
    4.2,
    "multiple",
    "4.2x",
    "Monthly growth",
    null,
    `${CASE}; the starting level is not published`,
    "/results/legal",
  ),
  "legal.practice-areas": f(
    12,
    "count",
    "12",
    "Practice areas",
    null,
    `${CASE}; areas that the platform serves`,
    "/results/legal",
  ),

  // Case: legal AI platform (pilot).
  "legal-ai.drafting": f(
    [60, 70],
    "percent-range",
    "60–70%",
    "Faster drafts",
    "Pilot",
    `${CASE}; about drafting, and silent on review`,
    "/results/legal-ai-platform",
  ),

  // Case: insurance growth.
  "insurance.quotes": f(
    18e6,
    "gbp",
    "£18M",
    "Quote volume",
    null,
    `${CASE}; quotes, sold or not`,
    "/results/insurance",
  ),
  "insurance.quote-to-policy": f(
    52,
    "percent",
    "52%",
    "Quote-to-policy rate",
    null,
    `${CASE}; share of quotes that became policies`,
    "/results/insurance",
  ),
  "insurance.acquisition-cost": f(
    29,
    "percent",
    "29%",
    "Lower acquisition cost",
    null,
    change("acquisition cost"),
    "/results/insurance",
  ),
  "insurance.product-lines": f(
    3,
    "count",
    "3",
    "Product lines",
    null,
    `${CASE}; lines that the work covered`,
    "/results/insurance",
  ),
  "insurance.direct": f(
    43,
    "percent",
    "43%",
    "Direct share",
    null,
    `${CASE}; share that came direct to the insurer`,
    "/results/insurance",
  ),

  // Case: government initiative.
  "government.engagements": f(
    1.6e6,
    "count",
    "1.6M",
    "Citizen engagements",
    null,
    `${CASE}; engagements, so one person may count more than once`,
    "/results/government",
  ),
  "government.completion": f(
    73,
    "percent",
    "73%",
    "Task completion",
    null,
    `${CASE}; share of tasks completed, up from 48%`,
    "/results/government",
  ),
  "government.completion-before": f(
    48,
    "percent",
    "48%",
    "Task completion before",
    null,
    `${CASE}; before the work`,
    "/results/government",
  ),
  "government.verticals": f(
    8,
    "count",
    "8",
    "Service verticals",
    null,
    `${CASE}; verticals that the figures cover`,
    "/results/government",
  ),
  "government.verticals-added": f(
    3,
    "count",
    "three",
    "More verticals added afterwards",
    null,
    `${CASE}; added after the first programme`,
    "/results/government",
  ),
  "government.satisfaction": f(
    89,
    "percent",
    "89%",
    "Satisfaction",
    null,
    `${CASE}; the question asked is not published`,
    "/results/government",
  ),
  "government.calls": f(
    41,
    "percent",
    "41%",
    "Fewer call-centre contacts",
    null,
    change("call-centre contacts"),
    "/results/government",
  ),
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof ledger;

/** The figure with this id. Throws where there is none, so that a build stops at a misspelt id. */
export function figure(id: string): Figure {
  const found = (ledger as Record<string, Figure>)[id];
  if (!found) throw new Error(`unknown figure "${id}": content/ledger.ts has no such id`);
  return found;
}

function f<const V extends Figure["value"], const T extends string>(
  value: V,
  unit: Unit,
  text: T,
  label: string,
  period: string | null,
  basis: string,
  page: string,
) {
  return { value, unit, text, label, period, basis, page };
}
