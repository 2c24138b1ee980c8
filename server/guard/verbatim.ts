/** Sentences that the grounds hold word for word: they need no weighing, only their place. */
import { partOf } from "./claims/parts.ts";
import { STANDING_WORDS } from "./grounds.ts";
import { aboutIn } from "./own-words.ts";
import { bareWords } from "./places.ts";
import { isRow, rowUnder } from "./statements.ts";
import { plain } from "./text/plain.ts";
import { withExpressions } from "./text/terms.ts";
import type { Prepared, Unit } from "./units.ts";

const STANDING = new Set(Object.values(STANDING_WORDS).map(bareWords));
export const isStanding = (sentence: string) => STANDING.has(bareWords(sentence));

/** What stands before a sentence: the heads above a row, what introduces an item, else the sentence before it. */
export interface Before {
  before: string;
  /** The last sentence that named a subject: what names none speaks of it. */
  about: string;
}

/**
 * The units that a sentence is, where it says what it says there: an item below what introduces its list, a row
 * below its own heads, what speaks on behind what it speaks of; a figure of nobody else than is spoken of, an
 * invented one where it is called an example. Empty where it is in another place; nothing where the grounds do
 * not hold its words.
 */
export function unitsInPlace(sentence: string, where: Before, prepared: Prepared): readonly Unit[] | undefined {
  const { before } = where;
  const words = bareWords(sentence);
  const held = prepared.bySentence.get(words);
  if (!held) return undefined;
  const about = aboutIn(partOf(withExpressions(plain(sentence))), prepared, where.about);
  const isCalledExample = bareWords(before) === bareWords(STANDING_WORDS.example);
  const isExample = /\bexample\b/i.test(`${before} ${sentence}`) || isOfExample(before, prepared);
  // A sector that a question names may be a department of the visitor's: only figures are taken for another's.
  const isIts = (unit: Unit) =>
    about.case(unit) &&
    (unit.quantities.length === 0 || (about.sector(unit) && (!unit.source.kind || isExample))) &&
    (!isCalledExample || unit.source.kind !== undefined || /\b(?:example|invented)\b/i.test(sentence));
  const [row, whole] = [bareWords(rowUnder(before, sentence)), bareWords(`${plain(before)} ${plain(sentence)}`)];
  const follows = ({ own }: Unit) => {
    const said = bareWords(own.join(" "));
    if (isRow(sentence)) return said === row;
    // Below what introduces a list of the grounds, everything is said as it introduces it.
    const isAlone = said === words && !prepared.announcing.has(bareWords(before));
    return isAlone || (whole !== words && (said === whole || said.endsWith(` ${whole}`)));
  };
  return held.filter((unit) => isIts(unit) && follows(unit));
}

/** Words from which a sentence is its ground's and no turn of speech. */
const OWN_WORDS = 5;

/** Whether a sentence is one of the grounds with words of the model's before or behind it: "…, since the client asked for it". */
export function addsTo(sentence: string, { bySentence }: Prepared): boolean {
  const words = bareWords(sentence);
  const isPart = (held: string) =>
    words !== held &&
    (words.startsWith(`${held},`) ||
      words.startsWith(`${held};`) ||
      words.startsWith(`${held} `) ||
      words.endsWith(` ${held}`));
  return [...bySentence.keys()].some((held) => isPart(held) && held.split(" ").length >= OWN_WORDS);
}

/** A sentence of an example, which stood only because it was called one. */
const isOfExample = (sentence: string, { bySentence }: Prepared) =>
  bySentence.get(bareWords(sentence))?.some(({ source }) => source.kind !== undefined) ?? false;

const VERDICT = /^(yes|no)[.,!]?$/i;
/** "Yes." or "No." alone. */
export const verdictIn = (sentence: string): string | undefined => VERDICT.exec(plain(sentence))?.[1]?.toLowerCase();

/** The verdict with which the grounds begin what a unit goes on to say. */
export function verdictBefore({ number, passage }: Unit, { units }: Prepared): string | undefined {
  const earlier = units[number - 1];
  return earlier?.passage === passage ? verdictIn(earlier.sentence) : undefined;
}
