/** Whether two statements tell of the same thing and give different figures. */
import { directionIn } from "../claims/marks.ts";
import { HOUSE_NAME } from "../house.ts";
import type { Term } from "../text/terms.ts";
import type { Token } from "../tokens.ts";
import { strengthOf } from "../words/relations.ts";
import type { FactStatement } from "./ledger.ts";
import { HOUSE, type Statement } from "./statements.ts";
import { meet, sameNumber } from "./values.ts";

export type ContradictionKind = "value" | "direction" | "unit" | "period";

/** Strength from which one word stands for another. */
const SAME = 0.7;
/** In the name of a measure: a price is no rate. */
const SAME_NAME = 0.8;
/** Share of a measure's name that must be said; of what a sentence says, that the other one must say, too. */
const NAMED = 0.6;
const SHARED = 0.75;
const SHARED_BACK = 0.5;
/** Weight of a word that tells of something else. */
const TELLING = 1.2;

/** How well a statement names the measure of a fact, of whose subject it tells; 0 where it does not. */
export function measureShare(said: Statement, { fact, statement, names }: FactStatement): number {
  const words = measureWords(said.words);
  const share = Math.max(...names.map((name) => coverage(measureWords(name), (key) => has(words, key))));
  if (share < NAMED) return 0;
  const isNamed = intersects(said.subjects, statement.subjects);
  if (fact.role === "client-case") return isNamed ? share : 0;
  // What is no client's is told of in many words, and of many things.
  const strange = words.some(({ weight, key }) => weight >= TELLING && !hasKey(statement.around, key));
  const isOurs = fact.subject === HOUSE && clients(said.subjects).length === 0 && OURS.test(said.sentence);
  return (isNamed || isOurs) && !strange ? share : 0;
}

const OURS = new RegExp(`\\b(?:we|our|us|${HOUSE_NAME})\\b`, "i");

/** Whether a sentence elsewhere tells of the same thing. */
export function sameMatter(said: Statement, other: Statement): boolean {
  if (said.family !== other.family || said.mood !== other.mood || !sameSubject(said, other)) return false;
  if (said.quantity.unit === "count" && !sameCounted(said, other)) return false;
  const words = measureWords(said.words);
  const back = measureWords(other.words);
  if (words.length === 0 || back.length === 0) return false;
  if (words.some(({ weight, key }) => weight >= TELLING && !hasKey(other.around, key))) return false;
  return (
    coverage(words, (key) => hasKey(other.around, key)) >= SHARED &&
    coverage(back, (key) => hasKey(said.around, key)) >= SHARED_BACK
  );
}

/** How two statements of one matter differ; undefined where both may be true. */
export function difference(said: Statement, other: Statement): ContradictionKind | undefined {
  if (said.family !== other.family || said.part !== other.part || said.mood !== other.mood) return undefined;
  const { quantity, direction } = said;
  const timesMeet = said.times.some((time) => other.times.includes(time));
  const otherTime = said.times.length > 0 && !timesMeet;
  if (quantity.unit !== other.quantity.unit && said.family !== "duration") {
    const counts = sameNumber(quantity, other.quantity);
    return counts || (said.family === "money" && !otherTime) ? "unit" : undefined;
  }
  if (meet(said.interval, other.interval)) {
    if (said.part === "change" && opposite(direction, other.direction)) return "direction";
    return otherTime && other.times.length > 0 ? "period" : undefined;
  }
  if (otherTime || isBeside(said, other)) return undefined;
  return said.family === "duration" && sameNumber(quantity, other.quantity) ? "unit" : "value";
}

/** The sentence elsewhere gives this figure as well, of something else. */
const isBeside = (said: Statement, other: Statement) =>
  [
    [said, other],
    [other, said],
  ].some(([one, two]) =>
    two?.beside.some(({ quantity, interval }) => quantity.unit === one?.quantity.unit && meet(one.interval, interval)),
  );

const opposite = (said: Statement["direction"], other: Statement["direction"]) =>
  (said.up && !said.down && other.down && !other.up) || (said.down && !said.up && other.up && !other.down);

const intersects = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((id) => other.has(id));
const clients = (subjects: ReadonlySet<string>) => [...subjects].filter((id) => id !== HOUSE);
/** Of the same one; or of the house, or nobody that is known, on both sides; or of nobody on the same page. */
function sameSubject(said: Statement, other: Statement): boolean {
  const [one, two] = [clients(said.subjects), clients(other.subjects)];
  if (one.length > 0 && two.length > 0) return intersects(said.subjects, other.subjects);
  return one.length + two.length === 0 || (said.page !== "" && said.page === other.page);
}

/** "3 source markets": the noun that is counted. */
const sameCounted = ({ counted }: Statement, other: Statement) => {
  const [last, also] = [counted.at(-1), other.counted.at(-1)];
  if (!last || !also) return false;
  return strengthOf(last, also) >= SAME || strengthOf(also, last) >= SAME;
};

/** Without what only gives a direction, which is compared for itself, and without what tells nothing. */
function measureWords(words: readonly Token[]): Token[] {
  return words.filter(({ weight, word, key }) => {
    const { up, down } = directionIn({ terms: [{ key, word } as Term], text: "" });
    return weight >= LIGHT && !up && !down && !TIME.test(word);
  });
}
const LIGHT = 0.5;
const TIME = /^(?:days?|weeks?|months?|quarters?|years?|date|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

function coverage(words: readonly Token[], holds: (key: string) => boolean): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? words.reduce((sum, { weight, key }) => sum + (holds(key) ? weight : 0), 0) / total : 0;
}

const has = (words: readonly Token[], key: string) => words.some((word) => strengthOf(word.key, key) >= SAME_NAME);
const hasKey = (keys: ReadonlySet<string>, key: string) =>
  keys.has(key) || [...keys].some((other) => strengthOf(key, other) >= SAME);
