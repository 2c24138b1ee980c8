/** Chooses the sentences that answer, from the best passages, in whole units. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "../retrieval/analyse.ts";
import { coverage, type Hit, type Query, type Terms } from "../retrieval/index.ts";
import type { Asked } from "./asked.ts";
import { chanceOf, type Evidence, evidenceOf } from "./evidence.ts";
import { type Unit, unitsOf } from "./passages.ts";

/** Sentences of one entry that answer, in its order. */
export interface Excerpt {
  entry: KnowledgeBaseEntry;
  units: Unit[];
  score: number;
  /** The chance that the entry answers the question, 0 to 1. */
  chance: number;
  evidence: Evidence;
}

export interface Wanted {
  query: Query;
  asked: Asked;
  /** Sentences already given in this conversation. */
  said?: ReadonlySet<string>;
}

/** Sentences of one excerpt at most. */
const SENTENCES = 2;
/** A neighbour joins the best sentence when it is at least this good by comparison. */
const NEIGHBOUR = 0.66;
/** A sentence that speaks to this much of the question for the first time joins too. */
const NEW_ASPECT = 0.15;
/** An entry of no more units than this is an answer as a whole. */
const SHORT = 2;
/** Weight of an entry's place among the hits beside that of its best sentence. */
const RANK_SHARE = 0.5;
/** Weight of the likeness to a question that the entry expects. */
const EXPECTED_SHARE = 0.3;
/** What an entry gains for likeness beyond that of a question on the same matter. */
const EXPECTED = 1.2;
/** Likeness from which an expected question is taken for the visitor's own. */
const SAME_QUESTION = 0.6;
/** What an excerpt loses that cannot hold the figure asked for. */
const MISFIT = 0.5;
/** What an example loses in any case, and what a section of results gains where a figure is asked for. */
const EXAMPLE = 0.2;
const RESULTS_SECTION = 0.15;
/** What a sentence gains by a figure of the kind asked for, or of a kind that would do, and loses without any. */
const FITS = 0.35;
const FITS_TOO = 0.2;
const NO_FIGURE = 0.6;
/** A word that only the headings hold: they say what a passage is about, not what it says. */
const IN_HEADING = 0.4;

/** Best excerpt of each hit, best first. */
export function excerptsOf(hits: readonly Hit[], wanted: Wanted): Excerpt[] {
  const best = hits[0]?.score ?? 1;
  return hits.flatMap((hit) => excerptOf(hit, hit.score / best, wanted) ?? []).sort((a, b) => b.score - a.score);
}

function excerptOf(hit: Hit, rank: number, wanted: Wanted): Excerpt | undefined {
  const all = unitsOf(hit.entry);
  const scored = all
    .filter((unit) => !wanted.said?.has(unit.text))
    .map((unit) => ({ unit, score: scoreUnit(unit, hit.entry, wanted) }));
  const [top] = [...scored].sort((a, b) => b.score - a.score);
  if (!top) return undefined;
  const chosen = chosenUnits(scored, top.score, all, wanted);
  const { asked } = wanted;
  const told = asked.units.length ? chosen.filter((unit) => figureFit(unit, asked) > 0).map(({ terms }) => terms) : [];
  const evidence = evidenceOf(wanted.query, hit, headingTerms(hit.entry), nearTerms(top.unit, all), {
    asked: asked.units.length > 0,
    told,
  });
  return {
    entry: hit.entry,
    units: chosen,
    score:
      top.score +
      RANK_SHARE * rank +
      EXPECTED_SHARE * hit.parts.question +
      EXPECTED * Math.max(0, hit.parts.question - SAME_QUESTION) -
      misfit(scored, hit, wanted) +
      sectionFit(hit.entry, wanted),
    chance: chanceOf(evidence),
    evidence,
  };
}

type Scored = { unit: Unit; score: number };

function chosenUnits(scored: Scored[], best: number, all: readonly Unit[], wanted: Wanted): Unit[] {
  const { asked } = wanted;
  if (all.length <= SHORT && scored.length === all.length && asked.kind !== "figure") return [...all];
  const most = asked.kind === "figure" || asked.kind === "place" ? 2 : SENTENCES;
  const near = scored.filter(({ score }) => score >= best * NEIGHBOUR).sort((a, b) => b.score - a.score);
  const chosen = near.slice(0, most).map(({ unit }) => unit);
  const further = newAspect(chosen, scored, wanted);
  return withAntecedents(further ? [...chosen.slice(0, most - 1), further] : chosen, all);
}

/** The sentence that speaks to a part of the question that none chosen so far does: "CPA and ROAS". */
function newAspect(chosen: readonly Unit[], scored: readonly Scored[], { query, asked }: Wanted): Unit | undefined {
  const told = chosen.map(({ terms }) => terms);
  const before = coverage(query, "emphasis", ...told);
  let best: { unit: Unit; gain: number } | undefined;
  for (const { unit } of scored) {
    if (chosen.includes(unit) || (asked.units.length && figureFit(unit, asked) <= 0)) continue;
    const gain = coverage(query, "emphasis", ...told, unit.terms) - before;
    if (gain >= NEW_ASPECT && gain > (best?.gain ?? 0)) best = { unit, gain };
  }
  return best?.unit;
}

function scoreUnit(unit: Unit, entry: KnowledgeBaseEntry, { query, asked }: Wanted): number {
  const own = coverage(query, "emphasis", unit.terms);
  let score =
    own + (coverage(query, "emphasis", unit.terms, headingTerms(entry), unit.headingTerms) - own) * IN_HEADING;
  if (asked.units.length) score += figureFit(unit, asked) - (isBaseline(unit) && !BEFORE.test(query.text) ? 0.25 : 0);
  if (asked.kind === "reason" && /\b(?:because|since|so that|reason)\b/i.test(unit.text)) score += 0.1;
  if (asked.kind === "definition" && /\b(?:is|are|means|refers to|describes)\b/i.test(unit.text)) score += 0.1;
  if (unit.kind === "row") score -= asked.units.length ? 0.08 : 0.25;
  if (unit.position === 0) score += 0.06;
  if (/\?$/.test(unit.text)) score -= 0.3;
  if (LEADS_ELSEWHERE.test(unit.text)) score -= 0.4;
  return Math.max(score, 0.01);
}

/** Sentences that only say where something else is written. */
const LEADS_ELSEWHERE =
  /\b(?:our (?:article|page|playbook|guide)s? (?:on|about|makes|explains)|is (?:set out|described|explained|covered) (?:in|under|on)|are (?:set out|described|explained|covered) (?:in|under|on)|will find them under|(?:case|article|page) (?:study )?(?:deals|shows how|explains|describes)|read (?:more|about)|in our article)\b/i;

/** Where things stood before the work; a question about results means what came after. */
const isBaseline = (unit: Unit) => /^(?:Before|At the start|At first|Until then|Originally)\b/.test(unit.text);
const BEFORE = /\b(?:before|start\w*|initial\w*|original\w*|baseline|used to|beforehand|previous\w*|earlier)\b/i;

function figureFit(unit: Unit, asked: Asked): number {
  if (unit.figures.some((figure) => asked.units.includes(figure.unit))) return FITS;
  if (unit.figures.some((figure) => asked.also.includes(figure.unit))) return FITS_TOO;
  return unit.figures.length ? 0 : -NO_FIGURE;
}

/** An excerpt without a figure of the kind asked for is hardly an answer, unless it expects the very question. */
function misfit(scored: Scored[], hit: Hit, { asked }: Wanted): number {
  if (!asked.units.length || hit.parts.question > SAME_QUESTION) return 0;
  const kinds = [...asked.units, ...asked.also];
  return scored.some(({ unit }) => unit.figures.some(({ unit: kind }) => kinds.includes(kind))) ? 0 : MISFIT;
}

/** What the kind of a section says: results stand in the outcome, and an example's numbers are no results. */
function sectionFit({ section_title: title }: KnowledgeBaseEntry, { query, asked }: Wanted): number {
  if (/\bexample\b/i.test(title ?? "") && !/\b(?:example|article|calculat\w*)\b/i.test(query.text))
    return asked.units.length ? -MISFIT : -EXAMPLE;
  if (!asked.units.length) return 0;
  if (/^(?:Outcome|In figures|Figures|Measurable outcomes)$/i.test(title ?? "")) return RESULTS_SECTION;
  return /^(?:Challenge|Approach)$/i.test(title ?? "") && !BEFORE.test(query.text) ? -RESULTS_SECTION : 0;
}

function nearTerms(unit: Unit, all: readonly Unit[]): Terms[] {
  return [all[unit.position - 1], unit, all[unit.position + 1]].flatMap((one) => (one ? [one.terms] : []));
}

const headings = new WeakMap<KnowledgeBaseEntry, ReadonlySet<string>>();

function headingTerms(entry: KnowledgeBaseEntry): ReadonlySet<string> {
  let terms = headings.get(entry);
  if (!terms) {
    const path = (entry.page_url ?? "").replace(/#.*/, "").replace(/[/-]/g, " ");
    terms = new Set(termsOf(`${entry.page_title}\n${entry.section_title ?? ""}\n${path}`));
    headings.set(entry, terms);
  }
  return terms;
}

/** Words at the start of a sentence that point to the one before. */
const POINTS_BACK =
  /^(?:It|Its|This|That|These|Those|They|Their|Both|Such|He|She|The (?:same|latter|former|other|others|rest|first|second|third|last|two|three|result|difference)|Then|Instead|Neither|Either|None|So|But|And|Or|Also|However|Therefore|Otherwise|Another|One|Each|Of (?:these|those)|In (?:that|this|both)|For (?:that|this)|By (?:that|then)|After that|Until (?:then|both))\b/;
/** Sentences added before one that points back. */
const REACH_BACK = 2;

/** The units in order, with the sentences that they point back to. */
function withAntecedents(chosen: readonly Unit[], all: readonly Unit[]): Unit[] {
  const kept = new Set(chosen);
  for (const unit of chosen) {
    let current = unit;
    for (let step = 0; step < REACH_BACK && POINTS_BACK.test(current.text); step += 1) {
      const before = all[current.position - 1];
      if (!before || before.line !== current.line || before.kind !== "sentence") break;
      kept.add(before);
      current = before;
    }
  }
  return all.filter((unit) => kept.has(unit));
}
