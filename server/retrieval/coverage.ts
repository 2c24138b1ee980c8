/** How much of a question a text speaks to. */
import type { Query } from "./query.ts";

export type Terms = ReadonlySet<string>;

/** Group and trust of each term by which a text can speak to a question. */
type Lookup = Map<string, [group: number, trust: number][]>;

const lookups = new WeakMap<Query, Lookup>();

function lookupOf(query: Query): Lookup {
  let lookup = lookups.get(query);
  if (lookup) return lookup;
  lookup = new Map();
  for (const [group, { alternatives }] of query.groups.entries())
    for (const { term, trust } of alternatives) {
      const found = lookup.get(term);
      if (found) found.push([group, trust]);
      else lookup.set(term, [[group, trust]]);
    }
  lookups.set(query, lookup);
  return lookup;
}

/** For each group of the question, the trust in the best of its terms that one of the sets holds. */
function trustsIn(query: Query, ...sets: Terms[]): Float64Array {
  const lookup = lookupOf(query);
  const trusts = new Float64Array(query.groups.length);
  const meet = (matches: [number, number][]) => {
    for (const [group, trust] of matches) if (trust > (trusts[group] as number)) trusts[group] = trust;
  };
  for (const terms of sets) {
    // The smaller side is gone through: a sentence has a dozen terms, a question with its synonyms a hundred.
    if (terms.size < lookup.size)
      for (const term of terms) {
        const matches = lookup.get(term);
        if (matches) meet(matches);
      }
    else for (const [term, matches] of lookup) if (terms.has(term)) meet(matches);
  }
  return trusts;
}

/**
 * Share of the question's weight that the sets speak to, 0 to 1. By `emphasis`,
 * words of any question count more: one sentence of a passage is preferred to
 * another by them, though they do not tell what the passage is about.
 */
export function coverage(query: Query, by: "weight" | "emphasis", ...sets: Terms[]): number {
  const trusts = trustsIn(query, ...sets);
  let all = 0;
  let met = 0;
  for (let i = 0; i < trusts.length; i += 1) {
    const weight = query.groups[i]?.[by] ?? 0;
    all += weight;
    met += weight * (trusts[i] as number);
  }
  return all > 0 ? met / all : 0;
}
