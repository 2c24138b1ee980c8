/** A quantity stands with its own subject, measure, direction and period, or not at all. */
import type { Clause } from "./claims/clauses.ts";
import { brings, directionOf, PHRASAL_DOWN, PHRASAL_UP, spreads } from "./claims/marks.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "./claims/quantities.ts";
import { contentOf, covers, missingOf } from "./coverage.ts";
import { sectorsOf, subjectsNamed } from "./subjects.ts";
import { type Term, termsOf } from "./text/terms.ts";
import type { Thresholds } from "./thresholds.ts";
import { conceptsIn, type Prepared, type Unit } from "./units.ts";
import { sameTerm } from "./words/concepts.ts";
import { stem } from "./words/stem.ts";

const TIME = new Set(["second", "minute", "hour", "day", "week", "month", "date"]);
const PERIOD = new Set(["day", "week", "month", "date"]);
/** Units of results, which belong to somebody. */
const RESULT = new Set(["percent", "points", "times", "usd", "eur", "gbp"]);

/** Words of every measure: they tell none from another. */
const COMMON_MEASURES = new Set(
  "earlier level value change figure rate share before compare period".split(" ").map(stem),
);
/** Spans that are named without a number: "last year", "each summer". */
const SPANS = new Set(
  "year month week quarter season summer winter spring autumn decade day annual yearly monthly weekly daily"
    .split(" ")
    .map(stem),
);
/** Many of whom one is meant. */
const MANY_CLIENTS =
  /\b(?:clients|firms|banks|insurers|companies|organisations|destinations|ministries|lenders|businesses|brands)\b/i;

export type FigureFault = "quantity" | "subject" | "direction" | "period" | "measure" | "cause" | "scope";

/** What is wrong with `quantity` in `clause`; undefined where a ground bears it out. */
export function figureFault(
  quantity: Quantity,
  clause: Clause,
  { text: sentence, earlier }: { text: string; earlier: string },
  prepared: Prepared,
  limits: Thresholds,
): FigureFault | undefined {
  if (isOwnCount(quantity, clause, sentence)) return undefined;
  if (isRounded(quantity, sentence)) return undefined;
  const spoken = unitsIn(sentence);
  const holds = (unit: Unit, of = quantity) => holdsQuantity(unit, of, spoken);
  const holders = prepared.units.filter((unit) => holds(unit));
  if (holders.length === 0) return "quantity";
  const faults = [...new Set(holders.map(({ page }) => page))].map((page) => {
    const onPage = prepared.units.filter((unit) => unit.page === page);
    const others = onPage.filter((unit) => !holds(unit) && clause.quantities.some((other) => holds(unit, other)));
    const own = onPage.filter((unit) => holds(unit));
    return faultOn({ quantity, clause, earlier, own, others, onPage }, prepared, limits);
  });
  return faults.includes(undefined) ? undefined : faults[0];
}

/** "Roughly half, 52% to be exact": stands with the exact figure, which is judged for itself. */
const isRounded = ({ text, unit, low }: Quantity, sentence: string) =>
  unit === "percent" &&
  !/\d/.test(text) &&
  quantitiesOf(sentence).some(
    (other) => other.unit === unit && /\d/.test(other.text) && Math.abs(other.low - low) <= ROUNDING,
  );
/** Percentage points. */
const ROUNDING = 4;

/** Units of all quantities of a sentence: "60 minutes to draft and 20 to review". */
const unitsIn = (sentence: string) => new Set(quantitiesOf(sentence).map(({ unit }) => unit));

function holdsQuantity({ quantities }: Unit, said: Quantity, spoken: ReadonlySet<string>): boolean {
  if (quantities.some((ground) => sameQuantity(said, ground))) return true;
  const bare =
    said.unit === "count" &&
    quantities.some((ground) => spoken.has(ground.unit) && ground.low === said.low && ground.high === said.high);
  if (bare || said.low === said.high) return bare;
  const ends = [said.low, said.high].map((end) => ({ ...said, low: end, high: end }));
  return ends.every((end) => quantities.some((ground) => sameQuantity(end, ground)));
}

interface Case {
  quantity: Quantity;
  clause: Clause;
  earlier: string;
  /** Units of the page that hold the quantity, and those that hold others of the clause. */
  own: readonly Unit[];
  others: readonly Unit[];
  onPage: readonly Unit[];
}

function faultOn(
  { quantity, clause, earlier, own, others, onPage }: Case,
  prepared: Prepared,
  limits: Thresholds,
): FigureFault | undefined {
  const holders = own.filter((unit) => subjectFits(quantity, clause, earlier, unit, prepared));
  if (holders.length === 0) return "subject";
  if (
    RESULT.has(quantity.unit) &&
    MANY_CLIENTS.test(clause.text) &&
    !holders.some(({ text }) => MANY_CLIENTS.test(text))
  )
    return "scope";
  if (RESULT.has(quantity.unit) && spreads(clause.terms.slice(0, -1)) && !holders.some(({ terms }) => spreads(terms)))
    return "scope";
  if (!holders.some((unit) => periodFits(quantity, clause, unit))) return "period";
  const near = [...holders, ...others].map((unit) => saidOnly(unit, clause));
  const content = contentOf(clause.terms);
  const spans = content.filter(
    ({ key, start }) => SPANS.has(key) && !clause.quantities.some((other) => start >= other.start && start < other.end),
  );
  if (spans.some((span) => !near.some(({ own }) => covers(own, span)))) return "period";
  const { missing, share } = missingOf(content, near, prepared, { samePage: limits.figureSamePage, elsewhere: 1 });
  if (share > limits.figureShare || missing.some(({ weight }) => weight > limits.figureWord)) return "measure";
  const rivals = onPage.filter(
    (unit) =>
      !own.includes(unit) && !others.includes(unit) && unit.quantities.some(({ unit: kind }) => !TIME.has(kind)),
  );
  const named = namedIn(clause, prepared);
  const foreign = content.filter(
    (term) => !COMMON_MEASURES.has(term.key) && !named.has(term) && !near.some((unit) => covers(unit.own, term)),
  );
  if (foreign.some((term) => rivals.some((unit) => covers(conceptsIn(measureTerms(unit)), term)))) return "measure";
  if (!TIME.has(quantity.unit) && !holders.some((unit) => directionFits(quantity, clause, unit))) return "direction";
  if (quantity.unit === "count" && !nounFits(quantity, clause, holders)) return "measure";
  if (brings(clause.text) && !holders.some(({ text }) => brings(text)) && !/attribut/i.test(clause.text))
    return "cause";
  return undefined;
}

/** Words that only name the subject: of them a rival may speak, too. */
function namedIn({ terms, text }: Clause, { grounds }: Prepared): Set<Term> {
  const names = subjectsNamed(text, grounds.subjects);
  const words = grounds.subjects
    .filter(({ id }) => names.has(id))
    .flatMap(({ title, names: others }) => [title, ...others])
    .flatMap((name) => name.toLowerCase().split(/\s+/).map(stem));
  return new Set(terms.filter((term) => words.includes(term.key) || sectorsOf([term]).size > 0));
}

/** What a unit says, without what it denies: "silent on review" measures no review. */
function saidOnly(unit: Unit, { negators }: Clause): Unit {
  if (negators > 0 || unit.clauses.every((clause) => clause.negators === 0)) return unit;
  const terms = unit.clauses.flatMap((clause) =>
    clause.negators === 0 || clause.quantities.length > 0 ? clause.terms : [],
  );
  return { ...unit, own: conceptsIn(terms) };
}

/** Words of the clauses of a unit that hold its quantities: what it measures. */
const measureTerms = ({ clauses }: Unit): Term[] =>
  clauses.flatMap(({ terms, quantities }) => (quantities.length > 0 ? contentOf(terms) : []));

function subjectFits(quantity: Quantity, clause: Clause, earlier: string, unit: Unit, { grounds }: Prepared): boolean {
  const here = subjectsNamed(clause.text, grounds.subjects);
  const own = sectorsOf(clause.terms);
  const speaksOn = here.size === 0 && own.size === 0 && earlier !== "";
  const named = speaksOn ? subjectsNamed(earlier, grounds.subjects) : here;
  if (named.size > 0 && unit.subjects.size > 0 && ![...named].some((id) => unit.subjects.has(id))) return false;
  const sectors = speaksOn ? sectorsOf(termsOf(earlier)) : own;
  const fits = [...sectors].filter((sector) => unit.sectors.has(sector)).length;
  if (sectors.size > 0 && (speaksOn ? fits === 0 : fits < sectors.size)) return false;
  const yours = /\b(?:your?|yours|you'll|you'd)\b/i;
  return !(RESULT.has(quantity.unit) && yours.test(clause.text) && !yours.test(unit.text));
}

/** Every time in the clause must stand beside the quantity in its ground. */
function periodFits(quantity: Quantity, clause: Clause, unit: Unit): boolean {
  if (TIME.has(quantity.unit)) return true;
  const times = clause.quantities.filter((other) => other !== quantity && PERIOD.has(other.unit));
  return times.every((time) => unit.quantities.some((ground) => sameQuantity(time, ground)));
}

function directionFits(quantity: Quantity, clause: Clause, unit: Unit): boolean {
  const said = directionIn(clause);
  if (said.up === said.down) return true;
  const beside = unit.clauses.filter(({ quantities }) => quantities.some((ground) => sameQuantity(quantity, ground)));
  const grounds = (beside.length > 0 ? beside : unit.clauses).map(directionIn);
  return grounds.some(({ up, down }) => (!said.up || up) && (!said.down || down));
}

export const directionIn = ({ terms, text }: { terms: readonly Term[]; text: string }) => {
  const { up, down } = directionOf(terms, text);
  return { up: up || PHRASAL_UP.test(text), down: down || PHRASAL_DOWN.test(text) };
};

/** What is counted: the words right after the number, here and in the ground. */
function nounFits(quantity: Quantity, clause: Clause, holders: readonly Unit[]): boolean {
  const said = nounsAfter(quantity, clause.terms, clause.text);
  if (said.length === 0) return true;
  const counted = holders.map((unit) => {
    const ground = unit.quantities.find((other) => sameQuantity(quantity, other));
    return ground?.unit === "count" ? nounsAfter(ground, unit.terms, unit.text) : [];
  });
  const known = counted.filter(({ length }) => length > 0);
  if (known.length === 0)
    return holders.some(({ own, context }) => said.some((noun) => covers(own, noun) || covers(context, noun)));
  // "citizen engagements" are engagements: the first of several words only says of whom.
  const heads = known.map((nouns) => (nouns.length > 1 ? nouns.slice(1) : nouns));
  return heads.some((nouns) => nouns.some((head) => clause.terms.some(({ key }) => sameTerm(key, head.key))));
}

/** Content words that follow a number one by one. */
function nounsAfter({ end }: Quantity, terms: readonly Term[], text: string): Term[] {
  const nouns: Term[] = [];
  let at = end;
  for (const term of terms) {
    if (term.start < end) continue;
    if (term.light || !/^[\s+-]*$/.test(text.slice(at, term.start)) || nouns.length === 3) break;
    nouns.push(term);
    at = term.start + term.text.length;
  }
  return nouns;
}

/** What a speaker counts in the own words. */
const COUNTERS = new Set(
  "thing point part way reason move aspect example caveat case figure others kind area".split(" ").map(stem),
);

/** "three things", or a number that counts what the sentence itself lists. */
function isOwnCount(quantity: Quantity, clause: Clause, sentence: string): boolean {
  if (
    /\b(?:last|first|other|these|those|all|the) $/i.test(clause.text.slice(0, quantity.start)) &&
    quantity.low <= 3 &&
    quantity.unit === "count"
  )
    return true;
  if (quantity.unit !== "count" || quantity.low > 12 || !Number.isInteger(quantity.low)) return false;
  if (/:\s*$/.test(sentence)) return true;
  const after = sentence.slice(sentence.indexOf(quantity.text) + quantity.text.length);
  const listed = /^[^,:.;]*[,:]([^.;]*)/.exec(after)?.[1] ?? "";
  const pieces = listed.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).filter((part) => part.trim()).length;
  if (listed !== "" && (pieces === quantity.low || pieces === quantity.low + 1)) return true;
  const noun = clause.terms.find(({ start }) => start >= quantity.end);
  return quantity.low <= 5 && (noun === undefined || COUNTERS.has(noun.key));
}
