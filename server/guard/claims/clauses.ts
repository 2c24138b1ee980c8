/** A sentence in its clauses, as fine as a figure needs: each with its own subject, measure and period. */
import { type Term, termsOf } from "../text/terms.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";

export interface Clause {
  text: string;
  terms: Term[];
  quantities: Quantity[];
}

const SPLIT =
  /\s+(?=(?:and (?:without|not|never|nor|no|cannot|may|might|must|(?:could|can|did|does|do|is|are|was|were|has|have|had|would|should)(?:n't)?|will|gives?|gave|shows?|need)|without|that (?:no|cannot|can't|does|do|has|have|had|is|are|did))\b)|\s*[;:()]\s+|\s+[–—]\s+|,\s+(?=(?:and|but|or|so|while|whereas|although|though|because|since|which|who|where|when|if|unless|with|without|then|plus|yet|nor|meaning|as|not|it|they|he|she|we|you|i|this|that|there|the)\b)|,\s+|\s+(?=(?:but|while|whereas|although|though|because|since|which|who|where|unless|before|after|until|if|when|so that|even though)\b)/giu;

/** `text` in plain words, with expressions replaced. */
export function clausesOf(text: string): Clause[] {
  const spans: [start: number, end: number][] = [];
  let from = 0;
  for (const { index, 0: cut } of [...text.matchAll(SPLIT), { index: text.length, 0: "" }]) {
    if (index < from) continue;
    const last = spans.at(-1);
    if (last && !wordy(text.slice(from, index)) && !BREAKS.test(text.slice(from, index))) last[1] = index;
    else spans.push([from, index]);
    from = index + cut.length;
  }
  return joined(spans.map(([start, end]) => text.slice(start, end)))
    .flatMap(apart)
    .map(clauseOf);
}

/** However short, what is denied or granted in its own words is a clause. */
const BREAKS = /^(?:and |but )?(?:no|not|without|never|nor)\b/i;

/** "a fall of 5% and a rise of 7%" measures two things. */
function apart(part: string): string[] {
  const pieces = part.split(/\s+and\s+(?!\d+(?:\.\d+)?%?$)/);
  const each = pieces.length === 2 && pieces.every(measures);
  return each && pieces.every((piece) => /\w \w/.test(piece)) ? pieces : [part];
}

const measures = (piece: string) =>
  quantitiesOf(piece).some(({ unit }) => ["percent", "times", "count", "usd", "eur", "gbp"].includes(unit));

function clauseOf(text: string): Clause {
  const quantities = quantitiesOf(text);
  return {
    text,
    terms: wordsBeside(quantities, termsOf(text)),
    quantities,
  };
}

/** Words of a quantity ("million", "months") are compared as numbers. */
export const wordsBeside = (quantities: readonly Quantity[], terms: Term[]): Term[] =>
  terms.map((term) =>
    quantities.some(({ start, end }) => term.start >= start && term.start < end)
      ? { ...term, lowInformation: true, isFunction: true, capital: false }
      : term,
  );

/** A fragment of a list ("wording, bidding and …") is no clause of its own. */
const wordy = (part: string) =>
  part.trim().split(/\s+/).length >= 4 && termsOf(part).some(({ lowInformation }) => !lowInformation);

/** "Across our clients, …" and "In one year, …" belong to what they are said of. */
const ADVERBIAL =
  /^(?:and |but |so )?(?:across|in|at|for|with|within|among|during|over|since|after|before|by|on|from|throughout|under|of|out of|per|each|every|last|this)\b/i;

/** An adverbial that holds one of these is a sentence of its own. */
const VERB = /\b(?:is|are|was|were|has|have|had|can|could|may|will|did|does|do)\b/i;

/** The first part may be a fragment, too: it belongs to what follows. */
function joined(parts: string[]): string[] {
  const [first, second, ...rest] = parts;
  if (
    first === undefined ||
    second === undefined ||
    (wordy(first) && !(ADVERBIAL.test(first) && first.split(/\s+/).length <= 8 && !VERB.test(first)))
  )
    return parts;
  return [`${first}, ${second}`, ...rest];
}
