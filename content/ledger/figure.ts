/** The form of an entry of the ledger, and what an entry leaves out. */
import { z } from "zod";
import { ROLES } from "../../shared/contracts/library.ts";
import { capitalised } from "../../shared/domain/typography.ts";

const UNITS = ["percent", "percent-range", "usd", "eur", "gbp", "count", "multiple", "ratio", "days", "years"] as const;
export type Unit = (typeof UNITS)[number];

/** How a question about it is put: "how far did it fall", "how many were there", "how much money was it". */
const FORMS = ["fell", "rose", "improved", "change", "level", "count", "money", "duration"] as const;
export type QuestionForm = (typeof FORMS)[number];

const words = z.string().min(1);

/** A fact (shared/contracts/library.ts), with the words that an answer about it needs. `{v}` in these stands for `text`. */
const figureSchema = z.strictObject({
  subject: words,
  role: z.enum(ROLES),
  page: z.string().startsWith("/"),
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
  unit: z.enum(UNITS),
  text: words,
  /** What was measured, in a few words that can stand under the number. */
  label: words,
  measure: words,
  names: words.array(),
  direction: z.enum(["fell", "rose", "level", "count"]),
  form: z.enum(FORMS).optional(),
  /** True where `measure` and `names` are plural: "qualified leads". */
  plural: z.boolean().default(false),
  /** Where it was measured, as an answer names it: "in the Finance Sector Growth case". */
  place: words,
  /** The same as questions put it; none where the subject's own names serve. */
  scenes: words.array().default([]),
  before: words.nullable().default(null),
  period: words.nullable().default(null),
  basis: words,
  /** What it cannot show; one sentence. */
  limits: words,
  comparable: words.nullable().default(null),
  /** The figure in one sentence. */
  claim: words.optional(),
  /** What the figure is, as the predicate of "The figure …"; none where its claim says it. */
  counts: words.nullable().default(null),
  /** The sentence about the period, where the general one would be wrong. */
  periodNote: words.nullable().default(null),
  /** Said with the figure: "It is a planning range, not a guarantee." */
  note: words.nullable().default(null),
  /** Further wordings of the question for the figure; the first is shown. */
  asks: words.array().default([]),
});
export type Figure = z.infer<typeof figureSchema> & { form: QuestionForm; claim: string };

/** One with what the figures of its page share. Throws where a field is missing or unknown. */
export function figureOf(id: string, entry: Partial<Figure>): Figure {
  const read = figureSchema.safeParse(entry);
  if (!read.success) throw new Error(`content/ledger.yaml: ${id}: ${z.prettifyError(read.error)}`);
  const form = read.data.form ?? formOf(read.data);
  return { ...read.data, form, claim: read.data.claim ?? claimOf({ ...read.data, form }) };
}

function formOf({ direction, unit }: Pick<Figure, "direction" | "unit">): QuestionForm {
  if (direction === "fell" || direction === "rose") return direction;
  if (unit === "usd" || unit === "eur" || unit === "gbp") return "money";
  if (unit === "days" || unit === "years") return "duration";
  return direction;
}

function claimOf({ measure, place, form, plural }: Pick<Figure, "measure" | "place" | "form" | "plural">): string {
  const verbs = { fell: "fell by", rose: "rose by", improved: "improved by", count: "came to", money: "came to" };
  const than = form === "fell" || form === "rose" ? ` against ${plural ? "their" : "its"} earlier level` : "";
  const verb = form in verbs ? verbs[form as keyof typeof verbs] : plural ? "were" : "was";
  return `${capitalised(withArticle(measure))} ${place} ${verb} {v}${than}.`;
}

/** Nouns that cannot stand alone in a sentence: "the completion rate", but "satisfaction". */
const COUNTABLE =
  "fall|drop|reduction|saving|range|difference|advantage|budget|cut|sum|duration|gain|improvement|increase|length|level|limit|multiple|ratio|price|process|rate|record|return|rise|score|share|speed|time|total|uplift|value|volume|handling|openness|transparency|lead";
const NEEDS_ARTICLE = new RegExp(
  `^(?!return on|time in)(?:[^ ]+ ){0,4}?(?:${COUNTABLE})(?: (?:of|per|for|over|in|on|that|tied|without|planned)\\b.*)?$`,
);
export const withArticle = (noun: string) =>
  NEEDS_ARTICLE.test(noun) && noun !== "attribution transparency" && !/ handling$/.test(noun) ? `the ${noun}` : noun;
