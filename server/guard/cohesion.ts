/**
 * Whether a clause puts together what its grounds put together. Words that all stand somewhere on
 * a page can still be joined to a lie; neighbours in the clause must be neighbours in a ground.
 */
import type { Clause } from "./claims/clauses.ts";
import { contentOf, covers } from "./coverage.ts";
import type { Term } from "./text/terms.ts";
import type { Unit } from "./units.ts";
import { weightOf } from "./words/concepts.ts";

/** The agency as the doer: "CGT", or "we" and "our" at the head of a clause. */
const HOUSE = /^(?:cgt|we|us|our|ours|agency)$/;
const HOUSE_WEIGHT = 1;
/** What it counts when two words stand in sentences that follow each other. */
const NEXT = 0.6;

interface Node {
  start: number;
  weight: number;
  stands: (unit: Unit) => boolean;
  heads: (unit: Unit) => boolean;
}

/** Share of the clause's pairs of neighbours that a ground joins, by weight; 1 where there are none. */
export function cohesionOf({ terms, text }: Clause, units: readonly Unit[]): number {
  const nodes = nodesOf(terms);
  let joined = 0;
  let total = 0;
  for (const [at, first] of nodes.entries()) {
    const second = nodes[at + 1];
    if (!second) break;
    if (/[,;:]/.test(text.slice(first.start, second.start))) continue;
    const weight = first.weight + second.weight;
    total += weight;
    joined += weight * joinOf(first, second, units);
  }
  return total > 0 ? joined / total : 1;
}

function nodesOf(terms: readonly Term[]): Node[] {
  const content = new Set(contentOf(terms));
  return terms.flatMap((term, at): Node[] => {
    if (HOUSE.test(term.word) && (at <= 1 || term.word === "cgt"))
      return [{ start: term.start, weight: HOUSE_WEIGHT, stands: ofHouse, heads: () => false }];
    if (!content.has(term)) return [];
    return [{ start: term.start, weight: weightOf(term.key), stands: ({ own }) => covers(own, term), heads: ({ context }) => covers(context, term) }];
  });
}

const ofHouse = ({ terms }: Unit) => terms.some(({ word }) => HOUSE.test(word));

function joinOf(first: Node, second: Node, units: readonly Unit[]): number {
  let best = 0;
  for (const [at, unit] of units.entries()) {
    const [a, b] = [first.stands(unit), second.stands(unit)];
    if ((a && b) || (a && second.heads(unit)) || (b && first.heads(unit))) return 1;
    const next = units[at + 1];
    if (!next || next.passage !== unit.passage) continue;
    if ((a && second.stands(next)) || (b && first.stands(next))) best = NEXT;
  }
  return best;
}
