/** A figure of the ledger keeps its own measure, direction and period. */
import type { Fact } from "../../shared/contracts/library.ts";
import { type Clause, clausesOf } from "./claims/clauses.ts";
import { directionIn } from "./claims/marks.ts";
import { PERIOD_UNITS, type Quantity, quantitiesOf, sameQuantity, TIME_UNITS } from "./claims/quantities.ts";
import { withExpressions } from "./text/terms.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { strengthOf } from "./words/relations.ts";

export interface ReadFact {
  fact: Fact;
  quantity: Quantity;
  before: Quantity | undefined;
  period: readonly Quantity[];
  /** What it is called: the words of each name. */
  names: readonly (readonly Token[])[];
}

/** What is counted in a few words ("three verticals") is told from what follows the number. */
const FEW_COUNT = 20;
const wordsIn = (text: string) => clausesOf(withExpressions(text)).flatMap((clause) => tokensOf(clause));

export function readFact(fact: Fact): ReadFact[] {
  if (fact.role === "worked-example") return [];
  const [quantity] = quantitiesOf(fact.text);
  if (!quantity || TIME_UNITS.has(quantity.unit) || (quantity.unit === "count" && quantity.low < FEW_COUNT)) return [];
  const [before] = quantitiesOf(fact.before ?? "");
  const names = [fact.measure, ...fact.names, fact.basis.replace(/^Anonymised client data;?/, "")].map(wordsIn);
  return [{ fact, quantity, before, period: quantitiesOf(fact.period ?? ""), names }];
}

export type LedgerFault = "measure" | "direction" | "period";

/** The error in a ledger figure of `clause`, judged by the best-matching fact of this value. */
export function figureFault(
  quantity: Quantity,
  clause: Clause,
  facts: readonly ReadFact[],
  /** All quantities of the part that the clause belongs to. */
  beside: readonly Quantity[],
): LedgerFault | undefined {
  const isValue = (fact: ReadFact, claimed: Quantity) =>
    sameQuantity(claimed, fact.quantity) || (fact.before !== undefined && sameQuantity(claimed, fact.before));
  const own = facts.filter((fact) => isValue(fact, quantity));
  const tokens = tokensOf(clause);
  const others = facts.filter((fact) => !own.includes(fact));
  const rivals = others.filter((fact) => !beside.some((other) => isValue(fact, other)));
  // Another figure in the same part may be the one that fell.
  const alone = !beside.some((other) => others.some((fact) => isValue(fact, other)));
  const faults = own.map((fact): LedgerFault | undefined => {
    const ofSubject = rivals.filter((rival) => rival.fact.subject === fact.fact.subject);
    const rival = Math.max(0, ...ofSubject.map(({ names }) => named(names, tokens)));
    if (rival > named(fact.names, tokens)) return "measure";
    if (alone && !directionFits(fact, quantity, clause)) return "direction";
    return alone && !periodFits(fact, clause) ? "period" : undefined;
  });
  return faults.includes(undefined) ? undefined : faults[0];
}

/** Coverage of a measure's best-matching name by `claimed`. */
function named(names: ReadFact["names"], claimed: readonly Token[]): number {
  const weigh = (words: readonly Token[]) => words.reduce((sum, { weight }) => sum + weight, 0);
  const share = (words: readonly Token[]) =>
    words.length > 0 ? weigh(words.filter((word) => claimed.some((one) => standsFor(one, word)))) / weigh(words) : 0;
  return Math.max(0, ...names.map(share));
}

/** Word similarity from which two words name the same measure. */
const SAME_WORD = 0.7;
const standsFor = (claimed: Token, word: Token) => strengthOf(claimed.key, word.key) >= SAME_WORD;

/** "Faster" is no fall of a speed. */
export const SPEED = /\b(?:faster|quicker|sooner|speed\w*|less time|shorter)\b/gi;

function directionFits({ fact, quantity: value }: ReadFact, quantity: Quantity, { terms, text }: Clause): boolean {
  const { up, down } = directionIn({ terms, text: text.replace(SPEED, "") });
  // The level before is one end of the change: "from 48%".
  if (up === down || !sameQuantity(quantity, value)) return true;
  return fact.direction === (up ? "rose" : "fell");
}

export const SPAN =
  /\b(?:last|this|each|every|per|a) (?:year|month|week|quarter|season|summer|winter|day)\b|\b(?:annual|yearly|monthly|weekly|daily|annually|year on year)\b|\bin the first (?:year|month|quarter|week)s?\b/i;

/** A time beside the figure alone is the one that the ledger gives it. */
function periodFits({ fact, period }: ReadFact, { quantities, text }: Clause): boolean {
  const [span] = SPAN.exec(text) ?? [];
  if (span && !SPAN.test([fact.measure, ...fact.names, fact.period].join(" "))) return false;
  const times = quantities.filter(({ unit }) => PERIOD_UNITS.has(unit));
  if (times.length === 0 || quantities.length > times.length + 1) return true;
  return times.some((time) => period.some((known) => sameQuantity(time, known)));
}
