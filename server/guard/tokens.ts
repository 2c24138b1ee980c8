/** The words of a claim, prepared for alignment. */
import type { Clause } from "./claims/clauses.ts";
import { type Denial, denialIn } from "./claims/negators.ts";
import { contentOf } from "./content-terms.ts";
import { HOUSE_NAME } from "./house.ts";
import { weightOf } from "./words/concepts.ts";

/** A word with its weight, negation, clause and place. */
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

/** Weight of low-information words. */
const LOW_INFORMATION_WEIGHT = 0.3;
/** Weighs nothing; compared as an actor. */
const HOUSE = new RegExp(`^(?:${HOUSE_NAME}|we|our|i)$`);
const COMPARES = /\bthan\b|\bover (?= ?ending)/i;

export function tokensOf(clause: Clause, number = 0): Token[] {
  const isDenied = denialIn(clause.text);
  const than = clause.text.search(COMPARES);
  const content = new Set(contentOf(clause.terms));
  return clause.terms.flatMap((term, at): Token[] => {
    const house = HOUSE.test(term.word);
    if (!content.has(term) && term.isFunction && !house) return [];
    const weight = house ? 0 : content.has(term) ? weightOf(term.key) : LOW_INFORMATION_WEIGHT;
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
