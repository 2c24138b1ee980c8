/**
 * What is given in place of a sentence that falls: the statements of the grounds that lie nearest to
 * it, in their own words. A truthful sentence so loses its wording and not what it says; of a lie it
 * is what the pages say instead.
 */
import { align, type Index } from "./alignment.ts";
import type { Clause } from "./claims/clauses.ts";
import { partOf } from "./claims/parts.ts";
import { sameQuantity } from "./claims/quantities.ts";
import { evidenceFor, FEATURES } from "./features.ts";
import { otherSubject } from "./marks-compared.ts";
import type { Source } from "./places.ts";
import { readSentence } from "./reading.ts";
import { sectorsOf } from "./subjects.ts";
import { plain } from "./text/plain.ts";
import { withExpressions } from "./text/terms.ts";
import { tokensOf } from "./tokens.ts";
import type { Prepared, Unit } from "./units.ts";

export interface OwnWords {
  /** The last is what lies near; those before it are what it speaks on from. */
  sentences: readonly string[];
  source: Source;
}

/** Share of what a sentence says that a statement must have to be near it, and a second one add. */
const NEAR_SHARE = 0.45;
const ADDS = 0.25;
/** Weight of words and figures below which a sentence says too little for anything to be near it. */
const MIN_WEIGHT = 1;
/** What a figure weighs beside words. */
const FIGURE_WEIGHT = 1.5;
/** What a heading or the name of a subject counts beside words of the statement. */
const HEADING_WEIGHT = 0.6;
/** Statements that are looked at closely, and what it costs one to say much besides, to scatter the sentence's words, and to be a line of the ledger. */
const CANDIDATES = 8;
const COSTS = { unsaid: 0.2, unjoined: 0.2, ledger: 0.1 };

/** A word or a figure of a sentence, and how well each unit has it. */
interface Said {
  weight: number;
  units: ReadonlyMap<number, number>;
}

/** At most two, the nearest first; none about another subject than the sentence or, where it names none, the question is about. */
export function nearestTo(sentence: string, prepared: Prepared, index: Index, before = ""): OwnWords[] {
  const claim = partOf(withExpressions(plain(sentence)));
  const open = unitsFor(claim, prepared, before);
  const said = saidIn(claim, open, index);
  const total = said.reduce((sum, { weight }) => sum + weight, 0);
  if (total < MIN_WEIGHT) return [];
  const near = sharesOf(open, said)
    .slice(0, CANDIDATES)
    .filter(([, share]) => share >= NEAR_SHARE * total);
  const [first] = byCloseness(claim, near, total, index);
  if (!first) return [];
  const left = said.map(({ weight, units }) => ({ weight: weight * (1 - (units.get(first.number) ?? 0)), units }));
  const [second] = sharesOf(open, left);
  return second && second[1] >= ADDS * total ? [ownWords(first), ownWords(second[0])] : [ownWords(first)];
}

const ownWords = ({ own, source }: Unit): OwnWords => ({ sentences: own, source });

/** Those that can be given by themselves and tell of no other subject or sector. */
function unitsFor(claim: Clause, prepared: Prepared, before: string): Unit[] {
  const { subject, sector } = aboutIn(claim, prepared, before);
  return prepared.units.filter(
    (unit) => unit.own.length > 0 && !unit.own.at(-1)?.endsWith("?") && subject(unit) && sector(unit),
  );
}

/** Whether a unit tells of no other subject, and of no other sector, than a sentence names or, where it names none, the one `before` it or the question. */
export function aboutIn({ text, terms }: Clause, { subjectsNamed, grounds }: Prepared, before = "") {
  const asked = grounds.visitor.at(-1) ?? "";
  const about = firstOf(subjectsNamed(text), firstOf(subjectsNamed(before), subjectsNamed(asked)));
  const sectors = firstOf(sectorsOf(terms), sectorsOf(readSentence(asked).terms));
  // All cases together are of several sectors.
  const cases = new Set(
    grounds.subjects.flatMap(({ id, kind, sectors }) => (kind === "case" && sectors.length === 1 ? [id] : [])),
  );
  const casesIn = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => cases.has(id)));
  return {
    subject: (unit: Unit) => !otherSubject(about, unit.subjects),
    case: (unit: Unit) => !otherSubject(casesIn(about), casesIn(unit.subjects)),
    sector: (unit: Unit) => !otherSubject(sectors, unit.sectors),
  };
}

const firstOf = (named: ReadonlySet<string>, asked: ReadonlySet<string>) => (named.size > 0 ? named : asked);

function saidIn(claim: Clause, open: readonly Unit[], index: Index): Said[] {
  const tokens = tokensOf(claim);
  const words = align(tokens, index).map((hits, at) => ({
    weight: tokens[at]?.weight ?? 0,
    units: new Map(
      [...hits].map(([unit, { strength, token }]) => [unit, token ? strength : HEADING_WEIGHT * strength]),
    ),
  }));
  const figures = claim.quantities.map((claimed) => {
    const holders = open.filter(({ quantities }) => quantities.some((one) => sameQuantity(claimed, one)));
    return { weight: FIGURE_WEIGHT, units: new Map(holders.map(({ number }) => [number, 1])) };
  });
  return [...words, ...figures];
}

/** How much of what is said each unit has, the most first. */
function sharesOf(units: readonly Unit[], said: readonly Said[]): [unit: Unit, share: number][] {
  const share = ({ number }: Unit) =>
    said.reduce((sum, { weight, units: has }) => sum + weight * (has.get(number) ?? 0), 0);
  return units.map((unit): [Unit, number] => [unit, share(unit)]).sort((a, b) => b[1] - a[1]);
}

function byCloseness(claim: Clause, near: readonly [Unit, number][], total: number, index: Index): Unit[] {
  const evidence = evidenceFor(
    claim,
    undefined,
    index,
    near.map(([{ number }]) => number),
  );
  return near
    .map(([unit, share], at) => {
      const feature = (name: (typeof FEATURES)[number]) => evidence[at]?.features[FEATURES.indexOf(name)] ?? 0;
      const costs =
        COSTS.unsaid * feature("unsaid") + COSTS.unjoined * feature("unjoined") + (unit.isFact ? COSTS.ledger : 0);
      return { unit, score: share / total - costs };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ unit }) => unit);
}
