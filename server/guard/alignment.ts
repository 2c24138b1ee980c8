/** Aligns the words of a claim with those of the grounds: similarity, and which sides are negated. */
import type { Token } from "./tokens.ts";
import type { Prepared, Unit } from "./units.ts";
import { relatedTo } from "./words/relations.ts";

/** The grounds, indexed by word. */
export interface Index {
  units: readonly Unit[];
  /** By stem, the units that hold it, and the headings above units. */
  holders: ReadonlyMap<string, readonly { unit: number; token: Token }[]>;
  heads: ReadonlyMap<string, readonly number[]>;
  /** The same for the names of their subjects. */
  names: ReadonlyMap<string, readonly number[]>;
  /** Ids of the subjects that a text names. */
  subjectsNamed: (text: string) => ReadonlySet<string>;
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

export function indexOf({ units, subjectsNamed }: Prepared): Index {
  const holders = new Map<string, { unit: number; token: Token }[]>();
  const heads = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  for (const { number, tokens, named, head } of units) {
    for (const token of tokens) push(holders, token.key, { unit: number, token });
    for (const key of named) push(names, key, number);
    for (const key of head) push(heads, key, number);
  }
  return { units, holders, heads, names, subjectsNamed };
}

/** Both denied; turned round by an opposite, a comparison or a denied phrase; denied with its clause on one side only; or as it was. */
export type Sides = "both" | "turned" | "clause" | "same";

function sidesOf(claimed: Token, ground: Token, opposite: boolean, compares: boolean): Sides {
  if (compares && claimed.compared !== ground.compared) return "turned";
  const oneSided = (claimed.denied === undefined) !== (ground.denied === undefined);
  if (opposite) return oneSided ? "both" : "turned";
  if (!oneSided) return claimed.denied ? "both" : "same";
  return (claimed.denied ?? ground.denied) === "phrase" ? "turned" : "clause";
}
const RANKS: readonly Sides[] = ["both", "same", "clause", "turned"];

/** One word of a clause in one unit. */
export interface Hit {
  /** Similarity; an opposite counts as a denied word instead of a negative one. */
  strength: number;
  /** Its counterpart; undefined where only a heading has it. */
  token: Token | undefined;
  sides: Sides;
}

/** For each token of a clause, its best hit in each unit. */
export function align(tokens: readonly Token[], index: Index): Map<number, Hit>[] {
  const comparing = tokens.some(({ compared }) => compared);
  return tokens.map((token) => {
    const hits = new Map<number, Hit>();
    const offer = (unit: number, hit: Hit) => {
      const best = hits.get(unit);
      const better =
        !best ||
        hit.strength > best.strength ||
        (hit.strength === best.strength && RANKS.indexOf(hit.sides) < RANKS.indexOf(best.sides));
      if (better) hits.set(unit, hit);
    };
    for (const [key, strength] of relatedTo(token.key)) {
      for (const { unit, token: ground } of index.holders.get(key) ?? [])
        offer(unit, {
          strength: Math.abs(strength),
          token: ground,
          sides: sidesOf(token, ground, strength < 0, comparing && isCompared(index, unit)),
        });
      if (strength > 0)
        for (const [units, counts] of [
          [index.names, NAME],
          [index.heads, HEADING],
        ] as const)
          for (const unit of units.get(key) ?? [])
            offer(unit, { strength: counts * strength, token: undefined, sides: "same" });
    }
    return hits;
  });
}

const isCompared = ({ units }: Index, unit: number) => units[unit]?.tokens.some(({ compared }) => compared) ?? false;

/** Similarity of a word that only a heading above the sentence has. */
export const HEADING = 0.75;
/** Similarity of a word that only a name of the subject has. */
const NAME = 0.95;
