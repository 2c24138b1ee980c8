/** What an answer has said so far, so that it says nothing twice. */
import { sameQuantity } from "./claims/quantities.ts";
import { linkTo } from "./links.ts";
import type { OwnWords } from "./own-words.ts";
import { type Reading, readSentence } from "./reading.ts";

/** Share of a sentence's words from which it repeats another. */
const REPEATED_SHARE = 0.8;

export interface Memory {
  /** Whether a sentence, the grounds' own or the model's, has said this, and denied what it denies. */
  has(sentence: string): boolean;
  add(sentence: string): void;
  /** Own words as Markdown with their source, as far as they are new; nothing where they are not. */
  give(words: readonly OwnWords[], paths: ReadonlySet<string>): string;
}

export function createMemory(): Memory {
  const said: Reading[] = [];
  let lastSentence = "";
  let lastSource = "";
  const has = (sentence: string) => said.some((earlier) => repeats(readSentence(sentence), earlier));
  function add(sentence: string): void {
    said.push(readSentence(sentence));
    lastSentence = sentence;
    lastSource = "";
  }
  function giveOne({ sentences, source }: OwnWords, paths: ReadonlySet<string>): string[] {
    const fresh = sentences.filter((sentence) => !has(sentence));
    const left = sentences.slice(0, sentences.length - fresh.length);
    // What speaks on from a sentence follows it, and is not understood anywhere else.
    const follows = left.length === 0 || (left.at(-1) === lastSentence && fresh[0] === sentences[left.length]);
    if (fresh.length === 0 || !follows) return [];
    const name = linkTo(source, paths);
    const said = name && name !== lastSource ? ` (${[name, source.kind].filter(Boolean).join(", ")})` : "";
    for (const sentence of fresh) add(sentence);
    lastSource = name;
    return [`${fresh.join(" ")}${said}`];
  }
  return { has, add, give: (words, paths) => words.flatMap((one) => giveOne(one, paths)).join(" ") };
}

function repeats(sentence: Reading, earlier: Reading): boolean {
  const words = sentence.tokens.filter(({ weight }) => weight > 0);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const known = words.filter(({ key, denied }) =>
    earlier.tokens.some((token) => token.key === key && (token.denied === undefined) === (denied === undefined)),
  );
  const figures = sentence.quantities.every((one) => earlier.quantities.some((other) => sameQuantity(one, other)));
  return all > 0 && figures && known.reduce((sum, { weight }) => sum + weight, 0) >= REPEATED_SHARE * all;
}
