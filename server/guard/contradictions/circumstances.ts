/** What must be alike before two figures are compared: level or change, time, what is counted, and how it is meant. */
import type { Clause } from "../claims/clauses.ts";
import { formOf } from "../claims/forms.ts";
import { type Direction, directionIn } from "../claims/marks.ts";
import { PERIOD_UNITS, type Quantity } from "../claims/quantities.ts";
import { SPAN, SPEED } from "../facts.ts";
import { tokensOf } from "../tokens.ts";
import { familyOf } from "./values.ts";

/** A level, the level before it, or a change by so much. */
export type Part = "level" | "before" | "change";

const SPEAKS_OF_CHANGE =
  /^\s*(?:percentage points? )?(?:more|less|fewer|lower|higher|faster|slower|cheaper|dearer|up|down|increase|rise|gain|growth|uplift|cut|drop|fall|reduction|decline|improvement|better)\b/i;

/** Shares alone are told as changes: of a sum or a number of things it is the sum that counts. */
export function changeIn(quantity: Quantity, clause: Clause): { part: Part; direction: Direction } {
  const before = clause.text.slice(0, quantity.start);
  const direction = directionIn({ terms: clause.terms, text: clause.text.replace(SPEED, "") });
  if (/\bfrom (?:only |just |about )?$/i.test(before)) return { part: "before", direction };
  if (familyOf(quantity) !== "share" || /\b(?:to|at|reach\w*|above|below|under|over) $/i.test(before))
    return { part: "level", direction };
  // "73% of tasks, up from 48%"
  if (/\b(?:up|down|from) (?:from )?\d/i.test(clause.text.slice(quantity.end))) return { part: "level", direction };
  const moves = /[+−-]$/.test(before) || SPEAKS_OF_CHANGE.test(clause.text.slice(quantity.end));
  const isChange = moves || direction.up || direction.down || clause.text.search(SPEED) >= 0;
  return { part: isChange ? "change" : "level", direction };
}

export function timesOf(quantity: Quantity, { text, quantities }: Clause, sentence: string): string[] {
  const beside = quantities.filter((other) => other !== quantity && PERIOD_UNITS.has(other.unit));
  const spans = [SPAN.exec(text)?.[0], PART_OF_TIME.exec(sentence)?.[0]].flatMap((span) => span ?? []);
  return [...beside.map(({ low, high, unit }) => `${low}-${high} ${unit}`), ...spans.map(spanName)];
}
const PART_OF_TIME = /\b(?:first|second|third|last) (?:year|month|quarter|week|two weeks)\b|\bin (?:19|20)\d{2}\b/i;
/** "A month", "annual": how often, in the form of a quantity. What is one part of a time keeps its name. */
function spanName(span: string): string {
  const often = OFTEN.find(([pattern]) => pattern.test(span));
  return often ? often[1] : span.toLowerCase();
}
const OFTEN: readonly [RegExp, string][] = [
  [/^(?:(?:a|each|every|per) year|annual|yearly|annually|year on year)$/i, "12-12 month"],
  [/^(?:(?:a|each|every|per) quarter)$/i, "3-3 month"],
  [/^(?:(?:a|each|every|per) month|monthly)$/i, "1-1 month"],
  [/^(?:(?:a|each|every|per) week|weekly)$/i, "1-1 week"],
  [/^(?:(?:a|each|every|per) day|daily)$/i, "1-1 day"],
];

const PLURAL = /[^s]s$|^(?:people|children|women|men)$/;
/** The noun that follows the number, and what stands between: "3 source markets". */
export function countedBy({ end, unit }: Quantity, { text, terms }: Clause): string[] {
  if (unit !== "count") return [];
  const [phrase = ""] = /^(?:[ -][\p{L}’'-]+){1,3}/u.exec(text.slice(end)) ?? [];
  const following = terms.filter(({ start }) => start >= end && start < end + phrase.length);
  const until = following.findIndex(({ word }) => PLURAL.test(word));
  return following.slice(0, until + 1).map(({ key }) => key);
}

const MOODS: readonly [name: string, pattern: RegExp][] = [
  ["supposed", /\b(?:if|suppos\w+|assum\w+|imagine|would|could|might|may|should|perhaps)\b/i],
  [
    "planned",
    /\b(?:target\w*|goals?|aim\w*|plan(?:s|ned)?|forecast\w*|expect\w*|hop(?:e|es|ed)|estimat\w+|next year)\b/i,
  ],
  ["elsewhere", /\b(?:industry|average|typical\w*|usual\w*|benchmarks?|others?|elsewhere|worldwide|competitors?)\b/i],
  ["part", /\b(?:among|alone|only|one of|except|on the telephone|by telephone)\b/i],
];

/** How it is meant: only asked, planned, supposed, denied, or of a part; empty for a plain assertion. */
export function moodOf(quantity: Quantity, clause: Clause, text: string): string {
  const denied = tokensOf(clause).some(({ denied: is }) => is !== undefined);
  const form = formOf(clause.text);
  const moods = MOODS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const added =
    quantity.unit === "count" && /^ (?:more|further|additional|other|new)\b/i.test(clause.text.slice(quantity.end));
  const rate = quantity.unit === "count" && /(?<!\bof )\b(?:per|each|every) \p{L}+/iu.test(clause.text) ? ["per"] : [];
  return [
    ...moods,
    ...rate,
    ...(added ? ["added"] : []),
    ...(denied ? ["denied"] : []),
    ...(form === "refusal" ? [form] : []),
  ].join(" ");
}
