/** The form of an entry of the ledger, and what the entries of one page share. */
import type { Fact } from "../../shared/contracts/library.ts";

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

/** How a question about it is put: "how far did it fall", "how many were there", "how much money was it". */
export type QuestionForm = "fell" | "rose" | "improved" | "change" | "level" | "count" | "money" | "duration";

/** A fact, with the words that an answer about it needs. `{v}` in these stands for `text`. */
export interface Figure extends Omit<Fact, "id"> {
  unit: Unit;
  /** What was measured, in a few words that can stand under the number. */
  label: string;
  form: QuestionForm;
  /** True where `measure` and `names` are plural: "qualified leads". */
  plural: boolean;
  /** Where it was measured, as an answer names it: "in the Finance Sector Growth case". */
  place: string;
  /** The same as questions put it; none where the subject's own names serve. */
  scenes: string[];
  /** The figure in one sentence. */
  claim: string;
  /** What the figure is, as the predicate of "The {v} …". */
  counts: string;
  /** The sentence about the level before, where the general one would be wrong. */
  beforeNote: string | null;
  /** The sentence about the period, likewise. */
  periodNote: string | null;
  /** Said with the figure: "It is a planning range, not a guarantee." */
  note: string | null;
  /** Further wordings of the question for the figure; the first is shown. */
  asks: string[];
}

type Shared = "subject" | "role" | "page" | "place" | "scenes" | "note";
type Optional = "asks" | "form" | "plural" | "claim" | "before" | "period" | "comparable" | "beforeNote" | "periodNote";
type Entry = Omit<Figure, Shared | Optional> & Partial<Pick<Figure, Shared | Optional>>;

/** Entries of one page: what they share is written once, what an entry leaves out is as usual. */
export function figures<Id extends string>(
  shared: Pick<Figure, "subject" | "role" | "page" | "place"> & Partial<Figure>,
  entries: Record<Id, Entry>,
): Record<Id, Figure> {
  const complete = Object.entries<Entry>(entries).map(([id, entry]): [string, Figure] => {
    const usual = { asks: [], scenes: [], note: null, plural: false, before: null, period: null, comparable: null };
    const all = { ...usual, beforeNote: null, periodNote: null, ...shared, ...entry };
    const form = all.form ?? formOf(all);
    return [id, { ...all, form, claim: all.claim ?? claimOf({ ...all, form }) }];
  });
  return Object.fromEntries(complete) as Record<Id, Figure>;
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

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Nouns that cannot stand alone in a sentence: "the completion rate", but "satisfaction". */
const COUNTABLE =
  "fall|drop|reduction|saving|range|difference|advantage|budget|cut|sum|duration|gain|improvement|increase|length|level|limit|multiple|ratio|price|process|rate|record|return|rise|score|share|speed|time|total|uplift|value|volume|handling|openness|transparency|lead";
const NEEDS_ARTICLE = new RegExp(
  `^(?!return on|time in)(?:[^ ]+ ){0,4}?(?:${COUNTABLE})(?: (?:of|per|for|over|in|on|that|tied|without|planned)\\b.*)?$`,
);
export const withArticle = (noun: string) =>
  NEEDS_ARTICLE.test(noun) && noun !== "attribution transparency" && !/ handling$/.test(noun) ? `the ${noun}` : noun;

const CLIENT_DATA = "Anonymised client data";
/** The basis of a figure from a client's case: what it counts or is compared with. */
export const clientData = (what?: string) => (what ? `${CLIENT_DATA}; ${what}` : CLIENT_DATA);
/** The basis of a change of which the case publishes the size alone. */
export const changeIn = (what: string) => clientData(`change in ${what} against its earlier level`);
