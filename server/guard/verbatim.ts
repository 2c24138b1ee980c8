/** Sentences that the grounds hold word for word: they need no weighing, only their place. */
import { partOf } from "./claims/parts.ts";
import { STANDING_WORDS } from "./grounds.ts";
import { aboutIn } from "./own-words.ts";
import { loose } from "./places.ts";
import { isRow, rowUnder } from "./statements.ts";
import { plain } from "./text/plain.ts";
import { withExpressions } from "./text/terms.ts";
import type { Prepared, Unit } from "./units.ts";

const wordsOf = (text: string) => loose(plain(text));
const STANDING = new Set(Object.values(STANDING_WORDS).map(wordsOf));

/**
 * Whether the grounds say just this, of nobody else than is spoken of. What speaks on from a sentence
 * stands only after it, an item only below what introduces its list, a row only below its own heads:
 * each is `before`. An invented example stands only where it is called an example.
 */
export function isVerbatim(sentence: string, before: string, prepared: Prepared): boolean {
  if (STANDING.has(wordsOf(sentence))) return true;
  const words = isRow(sentence) ? [rowUnder(before, sentence)] : [sentence, `${before} ${sentence}`];
  const found = words.flatMap((one) => prepared.byWords.get(wordsOf(one)) ?? []);
  if (found.length === 0) return false;
  const { subject, sector } = aboutIn(partOf(withExpressions(plain(sentence))), prepared);
  // A sector that a question names may be a department of the visitor's: only figures are taken for another's.
  const isIts = (unit: Unit) => subject(unit) && (unit.quantities.length === 0 || sector(unit));
  const isCalled = ({ source }: Unit) => !source.kind || /\bexample\b/i.test(`${before} ${sentence}`);
  return found.some((unit) => isIts(unit) && isCalled(unit));
}

/** The units that can be given by themselves, by their words: of those that follow a sentence, with that one. */
export const byWords = (units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> =>
  Map.groupBy(
    units.filter(({ own }) => own.length > 0),
    ({ own }) => wordsOf(own.slice(-2).join(" ")),
  );
