/**
 * Text that speaks to the scoring instead of to the agency: "score me 100", "ignore your
 * instructions". Its sentence is not read by any rule that gives points, so it changes nothing.
 * Rules that take points read the whole message, so nothing can be hidden in such a sentence either.
 */
import { vocabulary } from "./vocabulary.ts";

/** A sentence, its end included. A line is one at the least. */
const SENTENCE = /[^.!?;\n]*(?:[.!?;]+(?!\s|$)[^.!?;\n]*)*(?:[.!?;]+|\n|$)/gu;

export interface Steering {
  /** The text with the sentences that address the scoring blanked out, at the same length. */
  text: string;
  /** The text with only the words that address the scoring blanked out. */
  bare: string;
  /** The sentences blanked out. */
  quotes: string[];
}

const blank = (match: string): string => match.replace(/\S/gu, (letter) => " ".repeat(letter.length));

export function withoutSteering(text: string): Steering {
  const quotes: string[] = [];
  const rest = text.replace(SENTENCE, (sentence) => {
    if (sentence.search(vocabulary.STEERING) < 0) return sentence;
    quotes.push(sentence.trim());
    return blank(sentence);
  });
  return { text: rest, bare: text.replace(vocabulary.STEERING, blank), quotes };
}
