/**
 * Whether a sentence puts together what its grounds put together. Words that all stand somewhere on
 * a page can still be joined to a lie; neighbours in a clause must be neighbours in a ground.
 */
import type { Clause } from "./claims/clauses.ts";
import { contentOf, covers } from "./coverage.ts";
import type { Term } from "./text/terms.ts";
import type { Thresholds } from "./thresholds.ts";
import type { Unit } from "./units.ts";
import { weightOf } from "./words/concepts.ts";

/** The agency as the doer: "CGT", or "we" and "our" at the head of a clause. */
const HOUSE = /^(?:cgt|we|us|our|ours|agency)$/;
const HOUSE_WEIGHT = 1;

interface Node {
  house: boolean;
  start: number;
  weight: number;
  stands: (unit: Unit) => boolean;
  heads: (unit: Unit) => boolean;
}

/** Whether what the agency is said to do or to be is said of it in a ground, as far as it is said in words of weight. */
export function houseActs(clause: Clause, units: readonly Unit[]): boolean {
  if (!clause.terms.slice(0, 2).some(({ word }) => HOUSE.test(word))) return true;
  const nodes = nodesOf(clause.terms);
  const at = nodes.findIndex(({ house }) => house);
  const [doer, act] = [nodes[at], nodes[at + 1]];
  return at < 0 || !doer || !act || units.some((unit) => doer.stands(unit) && act.stands(unit));
}

/** Weight of a clause's pairs of neighbours, and of those that a ground joins. */
export interface Cohesion {
  joined: number;
  total: number;
}

export const shareOf = (parts: readonly Cohesion[]): number => {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return total > 0 ? parts.reduce((sum, part) => sum + part.joined, 0) / total : 1;
};

export function cohesionOf({ terms, text }: Clause, units: readonly Unit[], limits: Thresholds): Cohesion {
  const nodes = nodesOf(terms);
  let joined = 0;
  let total = 0;
  for (const [at, first] of nodes.entries()) {
    const second = nodes[at + 1];
    if (!second) break;
    // What a list names side by side need not stand side by side.
    if (/[,;:]/.test(text.slice(first.start, second.start))) continue;
    const weight = first.weight + second.weight;
    total += weight;
    joined += weight * joinOf(first, second, units, limits);
  }
  return { joined, total };
}

function nodesOf(terms: readonly Term[]): Node[] {
  const content = new Set(contentOf(terms));
  return terms.flatMap((term, at): Node[] => {
    const { start } = term;
    if (HOUSE.test(term.word) && (at <= 1 || term.word === "cgt"))
      return [{ house: true, start, weight: HOUSE_WEIGHT, stands: ofHouse, heads: () => false }];
    if (!content.has(term)) return [];
    const heads = ({ context }: Unit) => covers(context, term);
    return [{ house: false, start, weight: weightOf(term.key), stands: ({ own }) => covers(own, term), heads }];
  });
}

const ofHouse = ({ terms }: Unit) => terms.some(({ word }) => HOUSE.test(word));

/** 1 where one sentence joins both; less for sentences that follow each other, and for one section. */
function joinOf(first: Node, second: Node, units: readonly Unit[], limits: Thresholds): number {
  let best = 0;
  const passages = [new Set<number>(), new Set<number>()] as const;
  for (const [at, unit] of units.entries()) {
    const [a, b] = [first.stands(unit), second.stands(unit)];
    if ((a && b) || (a && second.heads(unit)) || (b && first.heads(unit))) return 1;
    if (a) passages[0].add(unit.passage);
    if (b) passages[1].add(unit.passage);
    const next = units[at + 1];
    if (!next || next.passage !== unit.passage) continue;
    if ((a && second.stands(next)) || (b && first.stands(next))) best = limits.nextSentence;
  }
  const shared = [...passages[0]].some((passage) => passages[1].has(passage));
  return Math.max(best, shared ? limits.sameSection : 0);
}
