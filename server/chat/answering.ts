/** The best sentences of each passage found, best passage first. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type Hit, pathOf, type Query, type Terms } from "../retrieval/index.ts";
import type { Asked } from "./asked.ts";
import { chooseSentences } from "./choosing.ts";
import { CERTAIN, chanceOf, type Evidence, evidenceOf } from "./evidence.ts";
import { figureFit, headingTerms, misfit, SAME_QUESTION, scoreUnit, sectionFit } from "./fitness.ts";
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

export type Scored = { unit: Unit; score: number };

/** Hits of less than this share of the best one's score are not read: none of them was ever chosen. */
const HOPELESS = 0.5;
/** Hits among which those of one page are counted, and their usual share for a page that answers. */
const LEADING = 8;
const MIDDLING = 0.5;
/** Weight of an entry's place among the hits beside that of its best sentence. */
const RANK_SHARE = 0.7;
/** Weight of the likeness to a question that the entry expects. */
const EXPECTED_SHARE = 0.3;
/** What an entry gains for likeness beyond that of a question on the same matter. */
const EXPECTED = 1.2;

/** An excerpt that was chosen by other means than the question. */
export function excerptFrom(entry: KnowledgeBaseEntry, units: Unit[]): Excerpt {
  return { entry, units, score: 0, chance: 1, evidence: CERTAIN };
}

/** Best excerpt of each hit, best first. */
export function excerptsOf(hits: readonly Hit[], wanted: Wanted): Excerpt[] {
  const best = hits[0]?.score ?? 1;
  const leading = hits.slice(0, LEADING);
  return hits
    .filter(({ score }) => score >= best * HOPELESS)
    .flatMap((hit) => excerptOf(hit, { rank: hit.score / best, samePage: samePage(hit, leading) }, wanted) ?? [])
    .sort((a, b) => b.score - a.score);
}

/** Share of the leading hits that are on a hit's page. What an operator wrote stands alone, and no worse for that. */
function samePage({ entry }: Hit, leading: readonly Hit[]): number {
  if (entry.metadata.manually_added) return MIDDLING;
  const page = pathOf(entry.page_url);
  return leading.filter((other) => pathOf(other.entry.page_url) === page).length / Math.max(1, leading.length);
}

function excerptOf(hit: Hit, place: { rank: number; samePage: number }, wanted: Wanted): Excerpt | undefined {
  const all = unitsOf(hit.entry);
  // The announcement of a list tells nothing without the list.
  const scored = all
    .filter(({ text }) => !wanted.said?.has(text) && !text.endsWith(":"))
    .map((unit) => ({ unit, score: scoreUnit(unit, hit.entry, wanted) }));
  const [top] = [...scored].sort((a, b) => b.score - a.score);
  if (!top) return undefined;
  const chosen = chooseSentences(scored, top.score, all, wanted);
  const { asked } = wanted;
  const fitting = asked.units.length ? chosen.filter((unit) => figureFit(unit, asked) > 0) : [];
  const evidence = evidenceOf(wanted.query, hit, place.samePage, headingTerms(hit.entry), nearTerms(top.unit, all), {
    keys: new Set(chosen.flatMap(({ figures }) => figures.map(({ key }) => key))),
    sentences: chosen.map(({ terms }) => terms),
    figures: fitting.map(({ terms }) => terms),
    figureAsked: asked.units.length > 0,
  });
  return {
    entry: hit.entry,
    units: chosen,
    score:
      top.score +
      RANK_SHARE * place.rank +
      EXPECTED_SHARE * hit.parts.question +
      EXPECTED * Math.max(0, hit.parts.question - SAME_QUESTION) -
      misfit(scored, hit, wanted) +
      sectionFit(hit.entry, wanted),
    chance: chanceOf(evidence),
    evidence,
  };
}

function nearTerms(unit: Unit, all: readonly Unit[]): Terms[] {
  return [all[unit.position - 1], unit, all[unit.position + 1]].flatMap((one) => (one ? [one.terms] : []));
}
