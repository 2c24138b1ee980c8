/** Measures how far a claim reverses its grounds. */
import type { Hit, Index, Sides } from "./alignment.ts";
import type { Clause } from "./claims/clauses.ts";
import type { Token } from "./tokens.ts";

/** Weight of the shared words by the sides that they stand on. */
export type Weighed = Record<Sides, number>;
export const nothing = (): Weighed => ({ both: 0, turned: 0, clause: 0, same: 0 });

/** A reversed word counts, however common: "includes" for "excludes". */
export const counted = (token: Token | undefined, sides: Sides) =>
  sides === "turned" ? Math.max(token?.weight ?? 0, 0.6) : (token?.weight ?? 0);

/** One word turned round in six is as much as all, or a third denied with its clause. Where both deny something, a word outside the denial tells nothing. */
export function reversal({ both, turned, clause, same }: Weighed): number {
  const held = both + turned + clause + same;
  return held > 0 ? Math.min(1, (6 * turned + 3 * (both > 0 ? 0 : clause)) / held) : 0;
}

/** How far the most contradicting part of the grounds outweighs the most agreeing one. */
export function contradiction(
  tokens: readonly Token[],
  hits: readonly Map<number, Hit>[],
  total: number,
  index: Index,
) {
  const parts = new Map<Clause, Weighed>();
  for (const [at, found] of hits.entries())
    for (const [number, { strength, token, sides }] of found) {
      const part = token && index.units[number]?.parts[token.clause];
      if (!part || part.text.endsWith("?")) continue;
      const weighed = parts.get(part) ?? nothing();
      weighed[sides] += strength * counted(tokens[at], sides);
      parts.set(part, weighed);
    }
  let [agreed, denied] = [0, 0];
  for (const weighed of parts.values()) {
    const share = (weighed.both + weighed.turned + weighed.clause + weighed.same) / total;
    const turned = reversal(weighed);
    agreed = Math.max(agreed, share * (1 - turned));
    denied = Math.max(denied, share * turned);
  }
  return Math.max(0, denied - agreed);
}
