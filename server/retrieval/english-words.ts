/**
 * Real words that look like slips of words on the pages ("attrition" is not
 * "attribution"). A question that holds one is about that, and is left as it is.
 */
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";

const WORDS = `
  savings customs police author university universe hospital general animal past paste saver
  attrition weather whether house horse curse nurse purse course source force bored broad bread tread dread read road
  load toad goal coal foal mood food wood moon noon soon boon born corn horn torn worn warn barn lawn dawn yawn
  mail male sale tale pale bale gale tail sail rail nail hail snail trail train brain drain grain chain plane plain
  coast toast roast boast boat goat coat moat post host most lost cost frost ghost past fast cast mast vast last
  bank bang tank rank sank thank blank plank frank prank drank tart cart dart part mart smart chart heart hearth earth
`;

const stems = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .map((word) => stem(oneSpelling(word))),
);

/** `word` in its one spelling. */
export function isEnglishWord(word: string): boolean {
  return stems.has(stem(word));
}
