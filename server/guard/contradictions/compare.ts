/** Whether two statements are about the same thing and give different figures. */
import { directionIn } from "../claims/marks.ts";
import { HOUSE_NAME } from "../house.ts";
import type { Term } from "../text/terms.ts";
import type { Token } from "../tokens.ts";
import { strengthOf } from "../words/relations.ts";
import type { FactStatement } from "./ledger.ts";
import { HOUSE, type Statement } from "./statements.ts";
import { meet, sameNumber } from "./values.ts";

export type ContradictionKind = "value" | "direction" | "unit" | "period";

/** Word similarity from which two words count as the same. */
const SAME_WORD = 0.7;
/** In the name of a measure: a price is no rate. */
const SAME_NAME = 0.8;
/** Share of a measure's name that must be said; of what a sentence says, that the other one must say, too. */
const NAMED_SHARE = 0.6;
const SHARED = 0.75;
const SHARED_BACK = 0.5;
/** Weight from which a word without a counterpart means something else. */
const INFORMATIVE_WEIGHT = 1.2;

/** How well a statement names the measure of a fact about its subject; 0 where the subject is another. */
export function measureShare(claimed: Statement, { fact, statement, names }: FactStatement): number {
  const words = measureWords(claimed.words);
  const share = Math.max(...names.map((name) => coverage(measureWords(name), (key) => has(words, key))));
  if (share < NAMED_SHARE) return 0;
  const isNamed = intersects(claimed.subjects, statement.subjects);
  if (fact.role === "client-case") return isNamed ? share : 0;
  // A figure that is no client's may be about many things.
  const strange = words.some(({ weight, key }) => weight >= INFORMATIVE_WEIGHT && !hasKey(statement.around, key));
  const isOurs = fact.subject === HOUSE && clients(claimed.subjects).length === 0 && OURS.test(claimed.sentence);
  return (isNamed || isOurs) && !strange ? share : 0;
}

const OURS = new RegExp(`\\b(?:we|our|us|${HOUSE_NAME})\\b`, "i");

/** Whether a statement elsewhere is about the same thing. */
export function sameMatter(claimed: Statement, other: Statement): boolean {
  if (claimed.family !== other.family || claimed.mood !== other.mood || !sameSubject(claimed, other)) return false;
  if (claimed.quantity.unit === "count" && !sameCounted(claimed, other)) return false;
  const words = measureWords(claimed.words);
  const back = measureWords(other.words);
  if (words.length === 0 || back.length === 0) return false;
  if (words.some(({ weight, key }) => weight >= INFORMATIVE_WEIGHT && !hasKey(other.around, key))) return false;
  return (
    coverage(words, (key) => hasKey(other.around, key)) >= SHARED &&
    coverage(back, (key) => hasKey(claimed.around, key)) >= SHARED_BACK
  );
}

/** How two statements of one matter differ; undefined where both may be true. */
export function difference(claimed: Statement, other: Statement): ContradictionKind | undefined {
  if (claimed.family !== other.family || claimed.part !== other.part || claimed.mood !== other.mood) return undefined;
  const { quantity, direction } = claimed;
  const timesMeet = claimed.times.some((time) => other.times.includes(time));
  const otherTime = claimed.times.length > 0 && !timesMeet;
  if (quantity.unit !== other.quantity.unit && claimed.family !== "duration") {
    const counts = sameNumber(quantity, other.quantity);
    return counts || (claimed.family === "money" && !otherTime) ? "unit" : undefined;
  }
  if (meet(claimed.interval, other.interval)) {
    if (claimed.part === "change" && opposite(direction, other.direction)) return "direction";
    return otherTime && other.times.length > 0 ? "period" : undefined;
  }
  if (otherTime || isBeside(claimed, other)) return undefined;
  return claimed.family === "duration" && sameNumber(quantity, other.quantity) ? "unit" : "value";
}

/** The sentence elsewhere gives this figure as well, of something else. */
const isBeside = (claimed: Statement, other: Statement) =>
  [
    [claimed, other],
    [other, claimed],
  ].some(([one, two]) =>
    two?.beside.some(({ quantity, interval }) => quantity.unit === one?.quantity.unit && meet(one.interval, interval)),
  );

const opposite = (claimed: Statement["direction"], other: Statement["direction"]) =>
  (claimed.up && !claimed.down && other.down && !other.up) || (claimed.down && !claimed.up && other.up && !other.down);

const intersects = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((id) => other.has(id));
const clients = (subjects: ReadonlySet<string>) => [...subjects].filter((id) => id !== HOUSE);
/** The same clients; or none on both sides; or none on one side, on the same page. */
function sameSubject(claimed: Statement, other: Statement): boolean {
  const [one, two] = [clients(claimed.subjects), clients(other.subjects)];
  if (one.length > 0 && two.length > 0) return intersects(claimed.subjects, other.subjects);
  return one.length + two.length === 0 || (claimed.page !== "" && claimed.page === other.page);
}

/** "3 source markets": the noun that is counted. */
const sameCounted = ({ counted }: Statement, other: Statement) => {
  const [last, also] = [counted.at(-1), other.counted.at(-1)];
  if (!last || !also) return false;
  return strengthOf(last, also) >= SAME_WORD || strengthOf(also, last) >= SAME_WORD;
};

/** Without directions, which are compared apart, and without low-information words. */
function measureWords(words: readonly Token[]): Token[] {
  return words.filter(({ weight, word, key }) => {
    const { up, down } = directionIn({ terms: [{ key, word } as Term], text: "" });
    return weight >= LOW_INFORMATION && !up && !down && !TIME.test(word);
  });
}
const LOW_INFORMATION = 0.5;
const TIME = /^(?:days?|weeks?|months?|quarters?|years?|date|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

function coverage(words: readonly Token[], holds: (key: string) => boolean): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? words.reduce((sum, { weight, key }) => sum + (holds(key) ? weight : 0), 0) / total : 0;
}

const has = (words: readonly Token[], key: string) => words.some((word) => strengthOf(word.key, key) >= SAME_NAME);
const hasKey = (keys: ReadonlySet<string>, key: string) =>
  keys.has(key) || [...keys].some((other) => strengthOf(key, other) >= SAME_WORD);
