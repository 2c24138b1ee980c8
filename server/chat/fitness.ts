/** How well a sentence, and the section around it, fits what is asked. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "../retrieval/analyse.ts";
import { coverage, type Hit } from "../retrieval/index.ts";
import type { Scored, Wanted } from "./answering.ts";
import type { Asked } from "./asked.ts";
import type { Unit } from "./passages.ts";
import { sectorsIn } from "./subjects.ts";

/** Likeness from which an expected question is taken for the visitor's own. */
export const SAME_QUESTION = 0.6;
/** What an excerpt loses that cannot hold the figure asked for. */
const MISFIT = 0.5;
/** What an example loses in any case, and what a section of results gains where a figure is asked for. */
const EXAMPLE = 0.2;
const RESULTS_SECTION = 0.15;
/** What a sentence gains by a figure of the kind asked for, or of a kind that would do, and loses without any. */
const FITS = 0.25;
const FITS_TOO = 0.1;
const NO_FIGURE = 0.6;
/** What it loses by a figure of another kind alone. */
const OTHER_FIGURE = 0.2;
/** What it gains by a figure that counts the very thing, and by drawing the sum asked for. */
const COUNTS = 0.15;
const OUTCOME = 0.25;
/** A word that only the headings hold: they say what a passage is about, not what it says. */
const IN_HEADING = 0.4;
/** The same where the heading stands right above the paragraph. */
const IN_OWN_HEADING = 0.7;

export function scoreUnit(unit: Unit, entry: KnowledgeBaseEntry, { query, asked }: Wanted): number {
  const own = coverage(query, "emphasis", unit.terms);
  const below = coverage(query, "emphasis", unit.terms, unit.headingTerms);
  const all = coverage(query, "emphasis", unit.terms, unit.headingTerms, headingTerms(entry));
  let score = own + (below - own) * IN_OWN_HEADING + (all - below) * IN_HEADING;
  if (asked.units.length)
    score +=
      figureFit(unit, asked) + outcomeFit(unit, asked) - (isBaseline(unit) && !BEFORE.test(query.text) ? 0.25 : 0);
  if (asked.kind === "reason" && /\b(?:because|since|so that|reason)\b/i.test(unit.text)) score += 0.1;
  if (asked.kind === "definition" && /\b(?:is|are|means|refers to|describes)\b/i.test(unit.text)) score += 0.1;
  if (unit.table) score -= asked.units.length ? FIGURE_IN_TABLE : IN_TABLE;
  else if (unit.kind === "row") score -= asked.units.length ? FIGURE_ROW : ROW;
  if (unit.position === 0 || unit.opens) score += 0.06;
  if (isAside(unit) && !asked.counted?.test(unit.text)) score -= ASIDE;
  return Math.max(score, 0.01);
}

/** What a line of a tile loses, which names its figure without its client. */
const ROW = 0.25;
const FIGURE_ROW = 0.15;
/** What a row of a table loses: it reads badly outside it. */
const IN_TABLE = 0.65;
const FIGURE_IN_TABLE = 0.18;
/** A line of words without a figure or a colon sums up what stands below it. */
const isHeadline = ({ kind, figures, text }: Unit) => kind === "row" && !figures.length && !/[:.!]/.test(text);
/** What a sentence loses that asks, or that only says where something else is written. */
const ASIDE = 0.4;
const asides = new WeakMap<Unit, boolean>();

export function isAside(unit: Unit): boolean {
  let aside = asides.get(unit);
  if (aside === undefined) {
    aside = unit.text.endsWith("?") || LEADS_ELSEWHERE.test(unit.text) || isHeadline(unit);
    asides.set(unit, aside);
  }
  return aside;
}

/** Sentences that only say where something else is written. */
const LEADS_ELSEWHERE =
  /\b(?:our (?:article|page|playbook|guide)s? (?:on|about|makes|explains)|is (?:set out|described|explained|covered) (?:in|under|on)|are (?:set out|described|explained|covered) (?:in|under|on)|will find them under|(?:case|article|page) (?:study )?(?:deals|shows how|explains|describes)|read (?:more|about)|in our article)\b/i;

/** Where things stood before the work; a question about results means what came after. */
const isBaseline = (unit: Unit) => /^(?:Before|At the start|At first|Until then|Originally)\b/.test(unit.text);
const BEFORE = /\b(?:before|start\w*|initial\w*|original\w*|baseline|used to|beforehand|previous\w*|earlier)\b/i;

export function figureFit(unit: Unit, asked: Asked): number {
  if (asked.counted?.test(unit.text)) return FITS + COUNTS;
  // "the one with the 5:1, what is left?": not the 5:1.
  const figures = unit.figures.filter(
    ({ key, text }) => !asked.given?.has(key) && (!asked.counted || !/^one$/i.test(text)),
  );
  if (figures.some((figure) => asked.units.includes(figure.unit))) return FITS;
  if (figures.some((figure) => asked.also.includes(figure.unit))) return FITS_TOO;
  return figures.length ? -OTHER_FIGURE : -NO_FIGURE;
}

/** Whether a sentence holds a figure of the very kind asked for. */
export const holdsAsked = (unit: Unit, asked: Asked) => figureFit(unit, asked) >= FITS;

/** How an example says what it comes to. */
const CONCLUDES =
  /\b(?:therefore|thus|total|altogether|in all|the (?:whole|full|net) \w+ (?:is|are|comes?|costs?)|net \w+ (?:is|are)|can(?:not)? (?:honestly )?(?:claim|be tied)|caus(?:ed|es)|remain\w*|(?:is|are|was|were) left|comes? to|amounts? to|additional|would then|the (?:sum|result|return) (?:is|of)|in (?:this|the) example can)\b/i;

/** A question for the outcome means the sentence that draws it, and not those that lead there. */
function outcomeFit(unit: Unit, asked: Asked): number {
  return asked.outcome && figureFit(unit, asked) > 0 && CONCLUDES.test(unit.text) ? OUTCOME : 0;
}

/** An excerpt without a figure of the kind asked for is hardly an answer, unless it expects the very question. */
export function misfit(scored: Scored[], hit: Hit, { asked }: Wanted): number {
  if (!asked.units.length || hit.parts.question > SAME_QUESTION) return 0;
  const kinds = [...asked.units, ...asked.also];
  return scored.some(({ unit }) => unit.figures.some(({ unit: kind }) => kinds.includes(kind))) ? 0 : MISFIT;
}

/** What the kind of a section says: results stand in the outcome, and an example's numbers are no results. */
export function sectionFit({ section_title: title, content }: KnowledgeBaseEntry, { query, asked }: Wanted): number {
  if (/\bexample\b/i.test(title ?? "") && !/\b(?:example|article|calculat\w*)\b/i.test(query.text))
    return asked.units.length ? -MISFIT : -EXAMPLE;
  if (asked.units.length && OF_EXAMPLE.test(query.text) && !OF_EXAMPLE.test(`${title} ${content}`)) return -EXAMPLE;
  const isBefore = BEFORE.test(query.text);
  if (asked.kind === "steps" || asked.kind === "reason")
    return METHOD.test(title ?? "") ? RESULTS_SECTION : isProblem(title) && !isBefore ? -RESULTS_SECTION : 0;
  if (!asked.units.length) return 0;
  if (ALL_TOLD.test(query.text) && OF_AGENCY.test(query.text) && !sectorsIn(query.text).length)
    return RUNNING_TOTAL.test(content) ? OF_ALL : 0;
  if (/^(?:Outcome|In figures|Figures|Measurable outcomes)$/i.test(title ?? "")) return RESULTS_SECTION;
  return (isProblem(title) || METHOD.test(title ?? "")) && !isBefore ? -RESULTS_SECTION : 0;
}

/** Asks for the figures of an example, which are no results. */
const OF_EXAMPLE = /(?<!for )\b(?:examples?|invented|imaginary|made-up)\b/i;

/** "how much have you managed so far, all clients": the agency's own totals, and no single case. */
const ALL_TOLD =
  /\b(?:total\w*|altogether|overall|so far|to date|lifetime|combined|ever|over the years|since you|all (?:your |the )?(?:clients?|customers|years|time|together|told|in)|entire|in all)\b/i;
const OF_AGENCY = /\b(?:you|your|cgt|(?:the|this) (?:agency|company|firm)|managed|delivered|handled|generated)\b/i;
const RUNNING_TOTAL = /\brunning totals?\b/i;
const OF_ALL = 0.5;

const METHOD = /^(?:Approach|How it was done)$/i;
const isProblem = (title: string | null) => /^Challenge$/i.test(title ?? "");

const headings = new WeakMap<KnowledgeBaseEntry, ReadonlySet<string>>();

export function headingTerms(entry: KnowledgeBaseEntry): ReadonlySet<string> {
  let terms = headings.get(entry);
  if (!terms) {
    const path = (entry.page_url ?? "").replace(/#.*/, "").replace(/[/-]/g, " ");
    terms = new Set(termsOf(`${entry.page_title}\n${entry.section_title ?? ""}\n${path}`));
    headings.set(entry, terms);
  }
  return terms;
}
