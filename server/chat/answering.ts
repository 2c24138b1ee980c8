/** Chooses the sentences that answer, from the best passages, in whole units. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "../retrieval/analyse.ts";
import { coverage, type Hit, type Query } from "../retrieval/index.ts";
import type { Asked } from "./asked.ts";
import { type Unit, unitsOf } from "./passages.ts";

/** Sentences of one entry that answer, in its order. */
export interface Excerpt {
  entry: KnowledgeBaseEntry;
  units: Unit[];
  score: number;
  /** Share of the question that the best sentence, with its headings, speaks to: 0 to 1. */
  grounds: number;
}

export interface Wanted {
  query: Query;
  asked: Asked;
  /** Sentences already given in this conversation. */
  said?: ReadonlySet<string>;
}

/** A word that only the headings hold counts for this share: they say what a passage is about, not what it says. */
const IN_HEADING = 0.75;
/** Trust in an entry's expected question as a stand-in for the words of the section. */
const IN_QUESTION = 0.8;
/** Sentences of one excerpt at most. */
const SENTENCES = 3;
/** A neighbour joins the best sentence when it is at least this good by comparison. */
const NEIGHBOUR = 0.62;

/** Best excerpt of each hit, best first. */
export function excerptsOf(hits: readonly Hit[], wanted: Wanted): Excerpt[] {
  const best = hits[0]?.score ?? 1;
  return hits.flatMap((hit) => excerptOf(hit, hit.score / best, wanted) ?? []).sort((a, b) => b.score - a.score);
}

function excerptOf(hit: Hit, rank: number, wanted: Wanted): Excerpt | undefined {
  const units = unitsOf(hit.entry).filter((unit) => !wanted.said?.has(unit.text));
  const scored = units.map((unit) => ({ unit, ...scoreUnit(unit, hit, wanted) }));
  const top = scored.reduce((a, b) => (b.score > a.score ? b : a), scored[0] ?? none);
  if (!top.unit) return undefined;
  const chosen = scored
    .filter(({ score, unit }) => unit === top.unit || score >= top.score * NEIGHBOUR)
    .sort((a, b) => b.score - a.score)
    .slice(0, sentencesFor(wanted.asked))
    .map(({ unit }) => unit);
  return {
    entry: hit.entry,
    units: withAntecedents(chosen, unitsOf(hit.entry)),
    score: top.score + 0.5 * rank,
    grounds: Math.max(top.grounds, hit.parts.question * IN_QUESTION),
  };
}

const none = { unit: undefined, score: 0, grounds: 0 };

const sentencesFor = (asked: Asked) => (asked.kind === "figure" || asked.kind === "place" ? 2 : SENTENCES);

function scoreUnit(unit: Unit, hit: Hit, { query, asked }: Wanted): { score: number; grounds: number } {
  const own = coverage(query, unit.terms);
  const withHeading = coverage(query, union(unit.terms, headingTerms(hit.entry)));
  const grounds = own + (withHeading - own) * IN_HEADING;
  let score = own + (withHeading - own) * 0.5 + hit.parts.question * 0.3;
  if (asked.units.length) {
    const fits = unit.figures.some((figure) => asked.units.includes(figure.unit));
    score += fits ? 0.3 : unit.figures.length ? 0 : -0.15;
  }
  if (asked.kind === "reason" && /\b(?:because|since|so that|reason)\b/i.test(unit.text)) score += 0.1;
  if (asked.kind === "definition" && /\b(?:is|are|means|refers to|describes)\b/i.test(unit.text)) score += 0.1;
  if (unit.kind === "line") score -= 0.05;
  if (unit.position === 0) score += 0.06;
  if (/\?$/.test(unit.text)) score -= 0.3;
  return { score, grounds };
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

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a, ...b]);
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
      if (!before || before.paragraph !== current.paragraph || before.kind !== "sentence") break;
      kept.add(before);
      current = before;
    }
  }
  return all.filter((unit) => kept.has(unit));
}
