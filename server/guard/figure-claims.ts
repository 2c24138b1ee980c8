/** A quantity stands with its own subject, measure, direction and period, or not at all. */
import type { Clause } from "./claims/clauses.ts";
import { brings, directionOf, PHRASAL_DOWN, PHRASAL_UP } from "./claims/marks.ts";
import { type Quantity, sameQuantity } from "./claims/quantities.ts";
import { contentOf, covers, missingOf } from "./coverage.ts";
import { sectorsOf, subjectsNamed } from "./subjects.ts";
import type { Thresholds } from "./thresholds.ts";
import type { Term } from "./text/terms.ts";
import type { Prepared, Unit } from "./units.ts";

const TIME = new Set(["second", "minute", "hour", "day", "week", "month", "date"]);
/** Units of results, which belong to somebody. */
const RESULT = new Set(["percent", "points", "times", "usd", "eur", "gbp"]);

export type FigureFault = "quantity" | "subject" | "direction" | "period" | "measure" | "cause";

/** What is wrong with `quantity` in `clause`; undefined where a ground bears it out. */
export function figureFault(
  quantity: Quantity,
  clause: Clause,
  prepared: Prepared,
  limits: Thresholds,
): FigureFault | undefined {
  if (isOwnCount(quantity, clause)) return undefined;
  const holders = prepared.units.filter((unit) => unit.quantities.some((ground) => sameQuantity(quantity, ground)));
  if (holders.length === 0) return "quantity";
  const faults = [...new Set(holders.map(({ page }) => page))].map((page) => {
    const units = holders.filter((unit) => unit.page === page);
    return faultOn(quantity, clause, units, prepared, limits);
  });
  return faults.includes(undefined) ? undefined : faults[0];
}

function faultOn(
  quantity: Quantity,
  clause: Clause,
  holders: readonly Unit[],
  prepared: Prepared,
  limits: Thresholds,
): FigureFault | undefined {
  const ofSubject = holders.filter((unit) => subjectFits(quantity, clause, unit, prepared));
  if (ofSubject.length === 0) return "subject";
  if (!ofSubject.some((unit) => periodFits(quantity, clause, unit))) return "period";
  const content = contentOf(clause.terms);
  const { missing, share } = missingOf(content, ofSubject, prepared, { samePage: limits.figureSamePage, elsewhere: 1 });
  if (share > limits.figureShare || missing.some(({ weight }) => weight > limits.figureWord)) return "measure";
  if (!ofSubject.some((unit) => directionFits(quantity, clause, unit))) return "direction";
  if (quantity.unit === "count" && !ofSubject.some((unit) => nounFits(quantity, clause, unit))) return "measure";
  if (brings(clause.text) && !ofSubject.some(({ text }) => brings(text)) && !/attribut/i.test(clause.text)) return "cause";
  return undefined;
}

function subjectFits(quantity: Quantity, clause: Clause, unit: Unit, { grounds }: Prepared): boolean {
  const named = subjectsNamed(clause.text, grounds.subjects);
  if (named.size > 0 && unit.subjects.size > 0 && ![...named].some((id) => unit.subjects.has(id))) return false;
  const sectors = sectorsOf(clause.terms);
  if (sectors.size > 0 && ![...sectors].every((sector) => unit.sectors.has(sector))) return false;
  const yours = /\b(?:your?|yours|you'll|you'd)\b/i;
  return !(RESULT.has(quantity.unit) && yours.test(clause.text) && !yours.test(unit.text));
}

/** Every time in the clause must stand beside the quantity in its ground. */
function periodFits(quantity: Quantity, clause: Clause, unit: Unit): boolean {
  const times = clause.quantities.filter((other) => other !== quantity && TIME.has(other.unit));
  return times.every((time) => unit.quantities.some((ground) => sameQuantity(time, ground)));
}

function directionFits(quantity: Quantity, clause: Clause, unit: Unit): boolean {
  const said = directionIn(clause);
  if (!said.up && !said.down) return true;
  const beside = unit.clauses.filter(({ quantities }) => quantities.some((ground) => sameQuantity(quantity, ground)));
  const grounds = (beside.length > 0 ? beside : unit.clauses).map(directionIn);
  return grounds.some(({ up, down }) => (!said.up || up) && (!said.down || down));
}

export const directionIn = ({ terms, text }: { terms: readonly Term[]; text: string }) => {
  const { up, down } = directionOf(terms, text);
  return { up: up || PHRASAL_UP.test(text), down: down || PHRASAL_DOWN.test(text) };
};

/** What is counted: the noun after the number. */
function nounFits(quantity: Quantity, clause: Clause, unit: Unit): boolean {
  const noun = nounAfter(quantity, clause);
  if (!noun) return true;
  const ground = unit.quantities.find((other) => sameQuantity(quantity, other));
  if (!ground || ground.unit !== "count") return true;
  const around = unit.terms.filter(({ start }) => start >= ground.start - 60 && start <= ground.end + 60);
  return around.some((term) => covers(new Set([term.key]), noun)) || covers(unit.context, noun) || covers(unit.own, noun);
}

const nounAfter = ({ end }: Quantity, { terms }: Clause) => {
  const [first, second] = terms.filter(({ start }) => start >= end);
  return [first, second].find((term) => term && !term.light);
};

/** "three things", "both", or a number that counts what the sentence itself lists. */
function isOwnCount(quantity: Quantity, clause: Clause): boolean {
  if (quantity.unit !== "count" || quantity.low > 12 || !Number.isInteger(quantity.low)) return false;
  const after = clause.text.slice(quantity.end);
  if (/:\s*$/.test(clause.text)) return true;
  const listed = after.replace(/^[^,:]*[,:]/, "");
  if (listed !== after && listed.split(/,\s*(?:and )?|\s+and\s+/).filter((part) => part.trim()).length === quantity.low)
    return true;
  const noun = clause.terms.find(({ start }) => start >= quantity.end);
  return quantity.low <= 5 && (noun === undefined || noun.light);
}
