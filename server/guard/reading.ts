/** Parsed sentences, cached, since the same passages recur. */
import type { Clause } from "./claims/clauses.ts";
import { wordsBeside } from "./claims/clauses.ts";
import { givesReason } from "./claims/marks.ts";
import { partsOf } from "./claims/parts.ts";
import { type Quantity, quantitiesOf } from "./claims/quantities.ts";
import { plain } from "./text/plain.ts";
import { type Term, termsOf, withExpressions } from "./text/terms.ts";
import { type Token, tokensOf } from "./tokens.ts";

export interface Reading {
  text: string;
  terms: readonly Term[];
  quantities: readonly Quantity[];
  parts: readonly Clause[];
  tokens: readonly Token[];
  reason: boolean;
}

const readings = new Map<string, Reading>();
/** Capacity: those of some hundred answers, at some kilobytes each. */
const CACHE_SIZE = 4_000;

export function readSentence(sentence: string): Reading {
  const known = readings.get(sentence);
  if (known) return known;
  const text = withExpressions(plain(sentence));
  const quantities = quantitiesOf(text);
  const parts = partsOf(text);
  const reading = {
    text,
    terms: wordsBeside(quantities, termsOf(text)),
    quantities,
    parts,
    tokens: parts.flatMap((part, at) => tokensOf(part, at)),
    reason: givesReason(text),
  };
  if (readings.size >= CACHE_SIZE) readings.clear();
  readings.set(sentence, reading);
  return reading;
}
