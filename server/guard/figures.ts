/** A quantity must be in a ground with the same subject and period. */

import { type Clause, clausesOf } from "./claims/clauses.ts";
import { type Direction, directionIn, spreads } from "./claims/marks.ts";
import { PERIOD_UNITS, type Quantity, quantitiesOf, sameQuantity, TIME_UNITS } from "./claims/quantities.ts";
import { figureFault as ledgerFault } from "./facts.ts";
import { sectorsOf } from "./subjects.ts";
import { termsOf } from "./text/terms.ts";
import type { Prepared, Unit } from "./units.ts";
import { stem } from "./words/stem.ts";

/** Units of results, which belong to somebody. */
const RESULT = new Set(["percent", "points", "times", "usd", "eur", "gbp"]);
/** Many of whom one is meant. */
const MANY_CLIENTS =
  /\b(?:clients|firms|banks|insurers|companies|organisations|destinations|ministries|lenders|businesses|brands)\b/i;

export type FigureFault = "quantity" | "subject" | "direction" | "period" | "measure" | "scope";

/** The sentence that a clause stands in, and the one before it where that is spoken on of. */
export interface Context {
  text: string;
  earlier: string;
}

/** The error in `quantity` of `clause`; undefined if a ground supports it. */
export function figureFault(
  quantity: Quantity,
  clause: Clause,
  { text: sentence, earlier }: Context,
  prepared: Prepared,
  beside: readonly Quantity[],
): FigureFault | undefined {
  if (isOwnCount(quantity, clause, sentence) || isRounded(quantity, sentence)) return undefined;
  const spoken = new Set(quantitiesOf(sentence).map(({ unit }) => unit));
  const holders = prepared.units.filter((unit) => holdsQuantity(unit, quantity, spoken));
  if (holders.length === 0) return "quantity";
  const own = holders.filter((unit) => subjectFits(quantity, clause, earlier, unit, prepared));
  if (own.length === 0) return "subject";
  const spread = MANY_CLIENTS.test(clause.text) || spreads(clause.terms.slice(0, -1));
  if (RESULT.has(quantity.unit) && spread && !own.some(({ text, terms }) => MANY_CLIENTS.test(text) || spreads(terms)))
    return "scope";
  if (!own.some((unit) => periodFits(quantity, clause, unit))) return "period";
  if (own.every((unit) => isOpposite(directionIn(clause), directionIn(unit)))) return "direction";
  const fault = ledgerFault(quantity, clause, prepared.facts, beside);
  return fault === "period" && own.some((unit) => saysTogether(quantity, clause, unit)) ? undefined : fault;
}

const isOpposite = (claimed: Direction, given: Direction) =>
  (claimed.up && !claimed.down && given.down && !given.up) || (claimed.down && !claimed.up && given.up && !given.down);

/** "Roughly half, 52% to be exact": stands with the exact figure, which is judged for itself. */
const isRounded = ({ text, unit, low }: Quantity, sentence: string) =>
  unit === "percent" &&
  !/\d/.test(text) &&
  quantitiesOf(sentence).some(
    (other) => other.unit === unit && /\d/.test(other.text) && Math.abs(other.low - low) <= ROUNDING_POINTS,
  );
/** Percentage points. */
const ROUNDING_POINTS = 4;

/** `spoken`: the units of all quantities of the sentence ("60 minutes to draft and 20 to review"). */
function holdsQuantity({ quantities }: Unit, claimed: Quantity, spoken: ReadonlySet<string>): boolean {
  if (quantities.some((ground) => sameQuantity(claimed, ground))) return true;
  const bare =
    claimed.unit === "count" &&
    quantities.some((ground) => spoken.has(ground.unit) && ground.low === claimed.low && ground.high === claimed.high);
  if (bare || claimed.low === claimed.high) return bare;
  const ends = [claimed.low, claimed.high].map((end) => ({ ...claimed, low: end, high: end }));
  return ends.every((end) => quantities.some((ground) => sameQuantity(end, ground)));
}

function subjectFits(
  quantity: Quantity,
  clause: Clause,
  earlier: string,
  unit: Unit,
  { subjectsNamed }: Prepared,
): boolean {
  const here = subjectsNamed(clause.text);
  const own = sectorsOf(clause.terms);
  const speaksOn = here.size === 0 && own.size === 0 && earlier !== "";
  const named = speaksOn ? subjectsNamed(earlier) : here;
  if (named.size > 0 && unit.subjects.size > 0 && ![...named].some((id) => unit.subjects.has(id))) return false;
  const sectors = speaksOn ? sectorsOf(termsOf(earlier)) : own;
  const fits = [...sectors].filter((sector) => unit.sectors.has(sector)).length;
  if (sectors.size > 0 && (speaksOn ? fits === 0 : fits < sectors.size)) return false;
  const yours = /\b(?:your?|yours|you'll|you'd)\b/i;
  return !(RESULT.has(quantity.unit) && yours.test(clause.text) && !yours.test(unit.text));
}

/** Every time in the clause must stand beside the quantity in its ground. */
function periodFits(quantity: Quantity, clause: Clause, unit: Unit): boolean {
  if (TIME_UNITS.has(quantity.unit)) return true;
  const times = clause.quantities.filter((other) => other !== quantity && PERIOD_UNITS.has(other.unit));
  return times.every((time) => unit.quantities.some((ground) => sameQuantity(time, ground)));
}

/** A clause of the unit gives the quantity with the clause's times. */
function saysTogether(quantity: Quantity, { quantities }: Clause, unit: Unit): boolean {
  const times = quantities.filter((other) => other !== quantity && PERIOD_UNITS.has(other.unit));
  const holds = (ground: Clause, claimed: Quantity) => ground.quantities.some((other) => sameQuantity(claimed, other));
  if (times.length === 0) return false;
  return clausesOf(unit.text).some((ground) => [quantity, ...times].every((claimed) => holds(ground, claimed)));
}

/** Nouns that a speaker counts in their own words. */
const COUNTERS = new Set(
  "thing point part way reason move aspect example caveat case figure others kind area".split(" ").map(stem),
);

/** "three things", or a number that counts what the sentence itself lists. */
function isOwnCount(quantity: Quantity, clause: Clause, sentence: string): boolean {
  if (quantity.unit !== "count" || quantity.low > 12 || !Number.isInteger(quantity.low)) return false;
  const before = clause.text.slice(0, quantity.start);
  if (/\b(?:last|first|other|these|those|all|the) $/i.test(before) && quantity.low <= 3) return true;
  if (/:\s*$/.test(sentence)) return true;
  const after = sentence.slice(sentence.indexOf(quantity.text) + quantity.text.length);
  const listed = /^[^,:.;]*[,:]([^.;]*)/.exec(after)?.[1] ?? "";
  const pieces = listed.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).filter((part) => part.trim()).length;
  if (listed !== "" && (pieces === quantity.low || pieces === quantity.low + 1)) return true;
  const noun = clause.terms.find(({ start }) => start >= quantity.end);
  return quantity.low <= 5 && (noun === undefined || COUNTERS.has(noun.key));
}
