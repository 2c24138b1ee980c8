/** What a question asks for, as groups of terms of which a passage should hold one each. */

/** How the word of a group was found in the index. */
export type Match = "exact" | "corrected" | "synonym" | "unknown";

export interface Alternative {
  term: string;
  /** 1 for the visitor's own word, less for a guess or a synonym. */
  trust: number;
}

export interface TermGroup {
  /** The visitor's word, in its one spelling. */
  word: string;
  match: Match;
  alternatives: Alternative[];
  /** How much the question is about this word: its rarity on the site, less for words that any question may hold. */
  weight: number;
  /** The same with a smaller discount: what counts when one sentence of a passage is preferred to another. */
  emphasis: number;
  light: boolean;
}

/** Trust below which a word is only a hint of one of ours. */
const HINT = 0.5;

/** Whether a word stands nowhere on the site, and only hints at one that does: "LinkedIn" at "platform". */
export function isForeign({ match, alternatives }: TermGroup): boolean {
  return match === "synonym" && !alternatives.some(({ trust }) => trust >= HINT);
}

export type Terms = ReadonlySet<string>;

/** Trust from which a word counts as the visitor's own: itself, a corrected slip, a word of the same use. */
const EXACT = 0.85;

/** What it works out about a text it keeps: a passage's headings meet the same question with each of its sentences. */
export class Query {
  readonly text: string;
  readonly groups: readonly TermGroup[];
  private lookup: Map<string, [group: number, trust: number][]> | undefined;
  private readonly met = new Map<Terms, Float64Array>();
  private readonly nothing: Float64Array;
  private withoutSynonyms: Query | undefined;

  constructor(text: string, groups: readonly TermGroup[]) {
    this.text = text;
    this.groups = groups;
    this.nothing = new Float64Array(groups.length);
  }

  /** The question in the visitor's own words only. */
  get exact(): Query {
    this.withoutSynonyms ??= new Query(
      this.text,
      this.groups.map((group) => ({
        ...group,
        alternatives: group.alternatives.filter(({ trust }) => trust >= EXACT),
      })),
    );
    return this.withoutSynonyms;
  }

  /** Whether the question can be met by a term. */
  has(term: string): boolean {
    return this.terms.has(term);
  }

  /** Whether it can be met by one of them. */
  meets(terms: Terms): boolean {
    const lookup = this.terms;
    for (const term of terms) if (lookup.has(term)) return true;
    return false;
  }

  /** For each group, the trust in the best of its terms that `terms` holds. */
  trustsIn(terms: Terms): Float64Array {
    let trusts = this.met.get(terms);
    if (!trusts) {
      trusts = this.readTrusts(terms);
      this.met.set(terms, trusts);
    }
    return trusts;
  }

  private get terms() {
    if (this.lookup) return this.lookup;
    const lookup = new Map<string, [number, number][]>();
    for (const [group, { alternatives }] of this.groups.entries())
      for (const { term, trust } of alternatives) {
        const found = lookup.get(term);
        if (found) found.push([group, trust]);
        else lookup.set(term, [[group, trust]]);
      }
    this.lookup = lookup;
    return lookup;
  }

  private readTrusts(terms: Terms): Float64Array {
    const lookup = this.terms;
    // Most texts meet nothing, and share one answer.
    let trusts = this.nothing;
    const meet = (matches: [number, number][]) => {
      if (trusts === this.nothing) trusts = new Float64Array(this.groups.length);
      for (const [group, trust] of matches) if (trust > (trusts[group] as number)) trusts[group] = trust;
    };
    // The smaller side is gone through: a sentence has a dozen terms, a question with its synonyms a hundred.
    if (terms.size < lookup.size)
      for (const term of terms) {
        const matches = lookup.get(term);
        if (matches) meet(matches);
      }
    else for (const [term, matches] of lookup) if (terms.has(term)) meet(matches);
    return trusts;
  }
}
