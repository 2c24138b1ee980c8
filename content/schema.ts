/** What the front matter of each kind of page holds. A wrong one stops the build with the file and the field. */
import { z } from "zod";
import { SECTORS } from "../shared/contracts/library.ts";
import { type ChartId, charts } from "./charts.ts";

/** About what a results page shows without cutting it. */
const metaDescription = z.string().min(70).max(165);
const path = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "must be a path of this site, such as /results/finance");
const slug = z.string().regex(/^[a-z0-9-]+$/);
const isoDate = z.union([z.string(), z.date()]).transform((value, context) => {
  const text = typeof value === "string" ? value : value.toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    context.addIssue({ code: "custom", message: "must be a date such as 2025-09-30" });
  return text;
});

const faqItem = z.strictObject({
  question: z.string().min(8).endsWith("?"),
  answer: z.string().min(20),
  /** The same question as people put it in a chat; read by the consultant and not shown. */
  asks: z.array(z.string().min(8).endsWith("?")).default([]),
});

/** A number that is not a claim about results: the input of a worked example, or a term such as a retention period. */
const pageNumber = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  text: z.string(),
  kind: z.enum(["example", "term"]),
  note: z.string(),
});

const common = {
  title: z.string().min(3).max(90),
  description: metaDescription,
  /** Numbers of this page alone, written `[[#id]]` in its text. */
  numbers: z.array(pageNumber).default([]),
  /** When the words last changed; the sitemap's lastmod. */
  modifiedDate: isoDate,
};

const sector = z.enum(SECTORS);
const tiles = z.array(z.strictObject({ figure: z.string(), label: z.string().optional() }));
/** What a button says: the same for the same intent on every page. */
const button = z.enum([
  "Start a conversation",
  "Start the conversation",
  "Talk to us today",
  "Ask us",
  "Tell us",
  "View all case studies",
]);
const callToAction = z.strictObject({ title: z.string(), text: z.string(), button });

export const articleSchema = z.strictObject({
  ...common,
  excerpt: z.string().min(60).max(220),
  category: z.enum([
    "STRATEGY",
    "AI & TOURISM",
    "COMPLIANCE & SAFETY",
    "PUBLIC SECTOR & AI",
    "FINANCE & ATTRIBUTION",
    "TOURISM & AI",
    "PLAYBOOK",
  ]),
  sector,
  publishDate: isoDate,
  /** Minutes at 200 words; the build fails when the text says otherwise. */
  readTime: z.int().min(1).max(30),
  /** Place among articles of the same date. */
  position: z.int().min(1),
  keyPoints: z.array(z.string()).min(3).max(4),
  faq: z.array(faqItem).length(4),
  /** Slugs of the two articles to read next. */
  related: z.array(slug).length(2),
  /** Other pages of the site that belong to the subject. */
  seeAlso: z.array(path).max(2).default([]),
  callToAction,
});

export const solutionSchema = z.strictObject({
  ...common,
  /** Place in the grid. */
  position: z.int().min(1),
  sector,
  /** Heading of the page, as an argument rather than a name. */
  headline: z.string(),
  intro: z.string(),
  /** One or two sentences for the card. */
  cardDescription: z.string().min(50).max(200),
  imageAlt: z.string(),
  /** The card's link: "Explore …". */
  anchorText: z.string().startsWith("Explore "),
  /** Ledger figures shown as tiles. */
  tiles: tiles.max(4).default([]),
  faq: z.array(faqItem).min(3).max(5),
  /** Slugs of three related solutions. */
  related: z.array(slug).length(3),
  /** Case studies and articles that show the subject at work. */
  relatedWork: z.array(path).min(1).max(4),
  /** `keep`: what stays with the client, as the page says it. */
  callToAction: callToAction.extend({ keep: z.string() }),
});

export const caseStudySchema = z.strictObject({
  ...common,
  /** Place in the results index. */
  position: z.int().min(1),
  cardTitle: z.string(),
  sector,
  sectorLabel: z.enum([
    "Tourism & AI",
    "Financial Services",
    "Tourism & Hospitality",
    "Legal Technology",
    "Insurtech",
    "Public Sector",
  ]),
  headline: z.string(),
  intro: z.string(),
  cardDescription: z.string().min(60).max(220),
  /** The card's line of figures, such as "[[finance.cpa]] lower cost per acquisition". */
  metrics: z.string(),
  icon: z.enum(["compass", "ledger", "coins", "coast", "scales", "pages", "umbrella", "columns"]),
  publishDate: isoDate,
  tiles: tiles.min(1).max(5),
  /** Where the tiles stand: below the head, or after the outcome. */
  tilesAt: z.enum(["head", "outcome"]).default("head"),
  /** Drawn figures before the outcome, as wide as the window. */
  charts: z
    .array(z.enum(Object.keys(charts) as [ChartId, ...ChartId[]]))
    .max(2)
    .default([]),
  /** Where it leads back: a link to the results or the full breadcrumb. */
  navigation: z.enum(["breadcrumb", "back"]),
  /**
   * The outcome in a sentence. While it is not `approved` it is our summary and is marked so; once the
   * client has approved its wording, that one line makes it the client's words.
   */
  quote: z.strictObject({ text: z.string(), by: z.string(), approved: z.boolean() }).optional(),
  /** The method as steps that a reader can take, for the how-to structured data too; three to six. */
  steps: z
    .array(z.strictObject({ name: z.string(), text: z.string() }))
    .min(3)
    .max(6),
  faq: z.array(faqItem).max(5).default([]),
  related: z.array(path).max(4).default([]),
  buttons: z
    .array(z.strictObject({ label: button, to: path }))
    .min(1)
    .max(2),
  /** Closing block above the buttons. */
  callToAction: callToAction.omit({ button: true }),
  disclaimer: z.string().optional(),
});

export const legalSchema = z.strictObject({
  ...common,
  headline: z.string(),
  intro: z.string(),
  /** Whether the page shows the day of its last change, or that of the visit. */
  lastUpdated: z.enum(["modified", "today"]),
});

/** What the agency says of itself: how it works, what it believes, its words. */
export const housePageSchema = z.strictObject({
  ...common,
  headline: z.string(),
  intro: z.string(),
  /** Shown as a row above the text: what happens in order, and what each step ends with. */
  stages: z
    .strictObject({
      title: z.string(),
      asks: z.array(z.string().endsWith("?")).min(5),
      items: z
        .array(z.strictObject({ name: z.string(), text: z.string(), ends: z.string() }))
        .min(3)
        .max(6),
    })
    .optional(),
  faq: z.array(faqItem).max(6).default([]),
  related: z.array(path).max(4).default([]),
  callToAction,
});

export type FaqItem = z.infer<typeof faqItem>;
export type ArticleMeta = z.infer<typeof articleSchema>;
export type Quote = NonNullable<z.infer<typeof caseStudySchema>["quote"]>;
export type CaseStudyMeta = z.infer<typeof caseStudySchema>;
export type HousePageMeta = z.infer<typeof housePageSchema>;
