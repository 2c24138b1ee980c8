/** The words of a claim with what alignment must know of each. */
import type { Clause } from "./claims/clauses.ts";
import { type Denial, denialIn } from "./claims/negators.ts";
import { contentOf } from "./content-terms.ts";
import { HOUSE_NAME } from "./house.ts";
import { weightOf } from "./words/concepts.ts";

/** A word with what it weighs, whether it is denied, and its clause and place. */
export interface Token {
  key: string;
  word: string;
  weight: number;
  denied: Denial;
  /** Whether it stands after "than" or "over": what something is compared with. */
  compared: boolean;
  clause: number;
  at: number;
}

/** Words that only report or join still tell a little. */
const LIGHT = 0.3;
/** Counts for nothing by itself, and for who acts. */
const HOUSE = new RegExp(`^(?:${HOUSE_NAME}|we|our|i)$`);
const COMPARES = /\bthan\b|\bover (?= ?ending)/i;

export function tokensOf(clause: Clause, number = 0): Token[] {
  const isDenied = denialIn(clause.text);
  const than = clause.text.search(COMPARES);
  const content = new Set(contentOf(clause.terms));
  return clause.terms.flatMap((term, at): Token[] => {
    const house = HOUSE.test(term.word);
    if (!content.has(term) && term.isFunction && !house) return [];
    const weight = house ? 0 : content.has(term) ? weightOf(term.key) : LIGHT;
    return [
      {
        key: term.key,
        word: term.word,
        weight,
        denied: isDenied(term.start),
        compared: than >= 0 && term.start > than,
        clause: number,
        at,
      },
    ];
  });
}
