/** Sentences that the grounds hold word for word: they need no weighing, only their place. */
import { partOf } from "./claims/parts.ts";
import { STANDING_WORDS } from "./grounds.ts";
import { aboutIn } from "./own-words.ts";
import { bareWords } from "./places.ts";
import { isItem, isRow, rowUnder } from "./statements.ts";
import { plain } from "./text/plain.ts";
import { withExpressions } from "./text/terms.ts";
import type { Prepared, Unit } from "./units.ts";

const STANDING = new Set(Object.values(STANDING_WORDS).map(bareWords));

/**
 * Whether a sentence of the grounds stands where it says what it says there: an item below what introduces its
 * list, a row below its own heads, what speaks on behind what it speaks of, each of which is `before`; a figure
 * of nobody else than is spoken of, an invented one where it is called an example. Nothing where that cannot be
 * told by the words: the grounds do not hold them, or they speak on from others.
 */
export function isInPlace(sentence: string, before: string, prepared: Prepared): boolean | undefined {
  const words = bareWords(sentence);
  if (STANDING.has(words)) return true;
  const held = prepared.bySentence.get(words);
  if (!held) return undefined;
  const about = aboutIn(partOf(withExpressions(plain(sentence))), prepared);
  const isExample = /\bexample\b/i.test(`${before} ${sentence}`) || isOfExample(before, prepared);
  // A sector that a question names may be a department of the visitor's: only figures are taken for another's.
  const isAnothers = (unit: Unit) =>
    unit.quantities.length > 0 && (!about.case(unit) || !about.sector(unit) || (unit.source.kind && !isExample));
  const its = held.filter((unit) => about.case(unit) && !isAnothers(unit));
  const [row, whole] = [bareWords(rowUnder(before, sentence)), bareWords(`${before} ${sentence}`)];
  const follows = ({ own }: Unit) => {
    const said = bareWords(own.join(" "));
    if (isRow(sentence)) return said === row;
    return said === words || (whole !== words && (said === whole || said.endsWith(` ${whole}`)));
  };
  if (its.some(follows)) return true;
  return isItem(sentence) || held.every(isAnothers) ? false : undefined;
}

/** A sentence of an example, which stood only because it was called one. */
const isOfExample = (sentence: string, { bySentence }: Prepared) =>
  bySentence.get(bareWords(sentence))?.some(({ source }) => source.kind !== undefined) ?? false;
