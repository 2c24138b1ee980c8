/** A sentence in its claims: the parts that could stand alone, each with those that only qualify it. */
import { HOUSE_NAME } from "../house.ts";
import { termsOf } from "../text/terms.ts";
import { type Clause, wordsBeside } from "./clauses.ts";
import { type Form, formOf } from "./forms.ts";
import { quantitiesOf } from "./quantities.ts";

const SPLIT = new RegExp(
  String.raw`\s*[;()]\s+|\s+[–—]\s+|(?<!\ba(?: \w+)?),?\s+(?=while\b)|,?\s+(?=(?:but|whereas|although|though|yet)\b)|,\s+(?=(?:and|so|which|who|because|since|plus|nor|it|they|he|she|we|you|i|this|there|then)\b)|\s+and (?=(?:it|they|he|she|we|you|i|this|there|${HOUSE_NAME}|my|our)\b)`,
  "giu",
);
const DEPENDENT =
  /^(?:and |but |or )?(?:without|that|who|which|whose|than|because|since|as|to|for|with|by|in|on|at|from|of|rather|instead)\b/i;
/** Words of content without which a part says nothing by itself. */
const MIN_CONTENT_TERMS = 2;

export function partsOf(text: string): Clause[] {
  const spans: [start: number, end: number][] = [];
  let from = 0;
  for (const { index, 0: cut } of [...text.matchAll(SPLIT), { index: text.length, 0: "" }]) {
    if (index < from) continue;
    const last = spans.at(-1);
    const part = text.slice(from, index);
    if (last && (isWeak(part) || isWeak(text.slice(...last)) || DEPENDENT.test(part))) last[1] = index;
    else spans.push([from, index]);
    from = index + cut.length;
  }
  return spans.map(([start, end]) => partOf(text.slice(start, end)));
}

const isWeak = (part: string) =>
  termsOf(part).filter(({ lowInformation }) => !lowInformation).length < MIN_CONTENT_TERMS;

export function partOf(text: string): Clause {
  const quantities = quantitiesOf(text);
  return { text, quantities, terms: wordsBeside(quantities, termsOf(text)) };
}

export interface Part {
  part: Clause;
  form: Form | undefined;
}

/** What a sentence claims, part by part. */
export const partsIn = (text: string): Part[] => partsOf(text).map((part) => ({ part, form: formOf(part.text) }));

/** A sentence of several parts as one claim: a part alone may lack the subject that the other names. */
export function wholeOf(text: string, parts: readonly Part[]): Part {
  const [form] = parts.every((one) => one.form) ? parts.map((one) => one.form) : [undefined];
  return { part: partOf(text), form };
}
