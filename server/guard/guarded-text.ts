/** The text of a guarded answer as it grows: lines, lists and tables stay whole where a sentence falls. */
import { createMemory } from "./memory.ts";
import type { OwnWords } from "./own-words.ts";
import { isItem, isRow } from "./statements.ts";
import { LIST_MARK } from "./text/plain.ts";

export interface GuardedText {
  /** What stands before a sentence: the heads above a row, what introduces an item, else the last that was shown or that went in the place of one. */
  before(words: string): string;
  /** Something waits to be released that has letters. */
  readonly hasWords: boolean;
  /** Characters released and waiting. */
  readonly length: number;
  /** Whether the answer has these words already. */
  has(words: string): boolean;
  /** Begins a sentence: ends the table, the list or the announcement that it is no part of. Whether it is the head of a table. */
  turnTo(sentence: string): boolean;
  show(sentence: string): void;
  /** Appends as it is: what holds no words, or was shown. */
  append(text: string): void;
  /** Holds a sentence that goes out only with the model's own words after it: "Three things count:", "Yes.", the head of a table. */
  announce(sentence: string): void;
  /** Whether something waits for what it announces. */
  readonly announces: boolean;
  /** Drops what was announced. */
  forget(): void;
  /** Puts the grounds' own words in place of a sentence that fell. Whether they stand there, or stood in the answer already. */
  replace(sentence: string, instead: readonly OwnWords[]): boolean;
  endTable(): void;
  /** What waits, which is then sent. */
  release(): string;
}

export function createGuardedText(paths: ReadonlySet<string>): GuardedText {
  const memory = createMemory();
  let waiting = "";
  let sent = 0;
  let announced = "";
  /** Something that was announced fell. */
  let fallen = false;
  let before = "";
  /** What introduced the list that is being read, and the heads of the table. */
  let [lead, heads] = ["", ""];
  let table = false;
  /** Stands in no cell: it follows the table whose rows fell. */
  let belowTable: OwnWords[] = [];

  function setAnnounced(words: string): void {
    announced = words;
    fallen = false;
  }

  function append(text: string): void {
    if (announced && !/[\p{L}\p{N}]/u.test(text)) announced += text;
    else {
      waiting += announced + text;
      setAnnounced("");
    }
  }

  function endTable(): void {
    const given = memory.give(belowTable, paths);
    belowTable = [];
    if (given) waiting += `\n\n${given}\n\n`;
  }

  return {
    before: (words) => (isRow(words) ? heads : (isItem(words) || announced) && lead) || before,
    get hasWords() {
      return /\p{L}/u.test(waiting);
    },
    get length() {
      return sent + waiting.length;
    },
    has: (words) => memory.has(words),
    turnTo(sentence) {
      const words = sentence.trim();
      const isHead = isRow(words) && !table;
      if (isHead) heads = words;
      table = isRow(words);
      if (!table) endTable();
      // A second sentence of an item is still in the list.
      if (!isItem(words) && beginsLine(sentence)) lead = "";
      if (fallen && !isItem(words)) setAnnounced("");
      return isHead;
    },
    show(sentence) {
      before = sentence.trim();
      memory.add(before);
      append(sentence);
    },
    append,
    announce(sentence) {
      lead = sentence.trim();
      setAnnounced(announced + sentence);
    },
    get announces() {
      return announced !== "";
    },
    forget() {
      const [space = ""] = /^\s*/.exec(announced) ?? [];
      setAnnounced("");
      // What follows begins a paragraph all the same.
      if (space.includes("\n")) waiting += space;
    },
    replace(sentence, instead) {
      fallen = announced !== "";
      // Whatever stands below what introduces a list is said as it introduces it.
      if (isItem(sentence.trim()) && !table && lead) return false;
      if (!isItem(sentence.trim())) setAnnounced("");
      if (table) {
        belowTable.push(...instead);
        return instead.length > 0;
      }
      const given = memory.give(instead, paths);
      const space = (fallen ? /^\s*/ : MARKED).exec(sentence)?.[0] ?? "";
      if (given) waiting += space + given;
      if (given) before = instead.at(-1)?.sentences.at(-1) ?? "";
      return instead.length > 0;
    },
    endTable,
    release() {
      const out = waiting;
      waiting = "";
      sent += out.length;
      return out;
    },
  };
}

const MARKED = new RegExp(String.raw`^\s*(?:${LIST_MARK})?`);
const beginsLine = (sentence: string) => /^\s*\n/.test(sentence);
