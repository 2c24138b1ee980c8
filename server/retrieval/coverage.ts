/** How much of a question a text speaks to. */
import type { Query, Terms } from "./query.ts";

/**
 * Share of the question's weight that the sets speak to, 0 to 1. By `emphasis`,
 * words of any question count more: one sentence of a passage is preferred to
 * another by them, though they do not tell what the passage is about.
 */
export function coverage(query: Query, by: "weight" | "emphasis", ...sets: Terms[]): number {
  let all = 0;
  let met = 0;
  const found = sets.map((terms) => query.trustsIn(terms));
  for (let group = 0; group < query.groups.length; group += 1) {
    const weight = query.groups[group]?.[by] ?? 0;
    let trust = 0;
    for (const trusts of found) trust = Math.max(trust, trusts[group] as number);
    all += weight;
    met += weight * trust;
  }
  return all > 0 ? met / all : 0;
}
