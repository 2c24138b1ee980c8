/** A passage in its statements: each sentence once, and the same in words that can be read by themselves. */

import { speaksOn } from "./claims/marks.ts";
import { denialIn } from "./claims/negators.ts";
import { withoutLinks } from "./links.ts";
import { LIST_MARK } from "./text/plain.ts";
import { sentencesOf } from "./text/sentences.ts";

export interface Statement {
  sentence: string;
  /** Whether what introduces its list denies it: "We will not:". */
  denied: boolean;
  /**
   * The same to be read by itself, in the passage's own words: after the sentence from which it speaks
   * on, with what introduces its list or denies it as a heading, with the heads of its columns. Nothing where it says nothing alone.
   */
  own: readonly string[];
}

const ITEM = new RegExp(String.raw`^\s*${LIST_MARK}`);
const ROW = /^\s*\|(.*)\|\s*$/;
/** Speaks of what the sentence before it names. */
const LEANS =
  /^(?:both|such|neither|either|others?|another|each of|nor|then|however|also|instead|otherwise|if (?:so|not)|so|but|and|yet|in (?:both|each|that|this|these|those)|for (?:that|this)|after (?:that|this))\b/i;

/** `heading`: above the passage; a question in a heading says nothing. */
export function statementsIn(text: string, heading: string): Statement[] {
  const found = new Map<string, Statement>();
  const headDenies = /^what\b/i.test(heading) && deniesEnd(heading);
  let denies = headDenies;
  let lead = "";
  let before: readonly string[] = [];
  let columns: readonly string[] | undefined;
  for (const line of text.split("\n")) {
    const isItem = ITEM.test(line);
    const leads = /:\s*$/.test(line);
    const cells = cellsOf(line);
    if (!isItem && !headDenies) denies = false;
    if (!isItem && line.trim()) lead = "";
    const alone = (sentence: string, first: boolean): readonly string[] => {
      if (cells) return columns ? [rowOf(columns, cells)] : [];
      const words = ownWords(sentence.replace(ITEM, ""));
      if (headDenies && !deniesEnd(words)) return [`${heading}: ${words}`];
      if (isItem && first) return [lead ? `${lead} ${words}` : words];
      if (!isItem && !leansOn(words)) return [words];
      return before.length > 0 && before.length < MAX_SENTENCES ? [...before, words] : [];
    };
    for (const [at, sentence] of sentencesOf(line).entries()) {
      const own = alone(sentence, at === 0);
      found.set(sentence, { sentence, denied: denies && !leads, own: leads ? [] : own });
      before = own;
    }
    columns = cells && (columns ?? cells);
    if (!leads) continue;
    denies = deniesEnd(line);
    lead = bare(line.trim());
  }
  return [...found.values()];
}

/** Sentences that are given together at most. */
const MAX_SENTENCES = 3;
/** "We do not need them." */
const LEANS_BEHIND = /^(?:we|you|i|nobody|the visitor|readers?) (?:[\w']+ ){1,4}?(?:them|it|these|those)\b/i;
const leansOn = (text: string) => speaksOn(text) || LEANS.test(text) || LEANS_BEHIND.test(text);
const deniesEnd = (text: string) => denialIn(text)(text.trimEnd().length - 2) !== undefined;

/** Of a list or a table. */
export const isItem = (line: string) => ITEM.test(line) || isRow(line);
export const isRow = (line: string) => line.startsWith("|");

/** A row with the heads of its columns, as a sentence; without them, nothing. */
export function rowUnder(heads: string, row: string): string {
  const [columns, cells] = [cellsOf(heads), cellsOf(row)];
  return columns && cells ? rowOf(columns, cells) : "";
}

function cellsOf(line: string): string[] | undefined {
  const row = ROW.exec(line)?.[1];
  return row?.split("|").map(bare);
}

/** "Measure: Arrivals; Figure: 2.1M". */
const rowOf = (columns: readonly string[], cells: readonly string[]) =>
  `${cells.flatMap((cell, at) => (cell ? `${columns[at] ? `${columns[at]}: ` : ""}${cell}` : [])).join("; ")}.`;

const bare = (text: string): string =>
  withoutLinks(text)
    .replace(/\*\*|__|`/g, "")
    .trim();

/** Without Markdown and empty cells; a list's item becomes a sentence. */
const ownWords = (text: string): string =>
  bare(text)
    .replace(/(?<=; )[^;:]+: ?(?:; |$)/g, "")
    .replace(/[;,\s]+$/g, "")
    .replace(/[^.!?:…”"')\]]$/, "$&.");
