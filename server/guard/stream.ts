/**
 * Lets a model's text through by whole sentences, each only if it stands; in place of one that falls
 * go the grounds' own words on its matter. The first words wait until the first two assertions have
 * been judged: an answer whose core falls is not begun where there is a better one, or nothing for its place.
 */
import type { Judge, Judgement } from "./judge.ts";
import { withKnownLinks } from "./links.ts";
import { createMemory } from "./memory.ts";
import type { OwnWords } from "./own-words.ts";
import { sentenceEnd } from "./text/sentences.ts";

/** Characters of one sentence; a model that never ends one is not read any further. */
const LONGEST = 1_200;
/** Assertions that are judged before the first words go out; one more where the first one fell. */
const FIRST = 2;
/** Words of an answer that needs the sentence after it. */
const BARE = 4;

export interface Report {
  /** Assertions that passed, those that failed, and of these the ones replaced by the grounds' own words. */
  shown: number;
  held: number;
  replaced: number;
  /** Too little passed to be an answer, and nothing was sent: the built-in answer is needed. */
  torso: boolean;
  /** Words were sent, but less than half of the assertions passed or were replaced. */
  incomplete: boolean;
  /** A sentence without end, or an answer beyond its limit: nothing more is read. */
  closed: boolean;
}

export interface StreamGuard {
  /** Takes arrived text and returns what may be sent. */
  push(text: string): string;
  /** The rest, once nothing more will arrive. */
  end(): string;
  report(): Report;
}

interface Assertion {
  stands: boolean;
  /** The grounds' own words went in its place, or had gone already. */
  replaced: boolean;
  figure: boolean;
}

export interface StreamOptions {
  /** Characters of an answer, shown or not; a model that goes on is stopped at the end of a sentence. */
  limit: number;
  /** Whether the built-in consultant has an answer: it is given instead where one of the first assertions falls. */
  hasBetter?: boolean;
}

export function createStreamGuard(
  judge: Judge,
  paths: ReadonlySet<string>,
  { limit, hasBetter = false }: StreamOptions,
): StreamGuard {
  let unread = "";
  let waiting = "";
  let taken = 0;
  let sent = 0;
  /** What goes out only with the model's own words after it: "Three things count:", "Yes.", the head of a table. */
  let announced = "";
  /** Something that was announced fell. */
  let fallen = false;
  let before = "";
  let table = false;
  /** Stands in no cell: it follows the table whose rows fell. */
  let belowTable: OwnWords[] = [];
  let state: "undecided" | "open" | "torso" = "undecided";
  let closed = false;
  let ended = false;
  const assertions: Assertion[] = [];
  const memory = createMemory();

  function take(slice: string): void {
    const sentence = withKnownLinks(slice, paths);
    const words = sentence.trim();
    if (!/[\p{L}\p{N}]/u.test(words)) {
      append(sentence);
      return;
    }
    const heads = isRow(words) && !table;
    table = isRow(words);
    if (!table) endTable();
    if (fallen && !isItem(words)) announce("");
    const judged = judge(words, before);
    const { stands, asserts, claims } = heads ? asHead(judged) : judged;
    const replaced = !stands && !heads && replace(sentence, judged.instead);
    if (asserts && !heads) assertions.push({ stands, replaced, figure: claims.some(({ kind }) => FIGURES.has(kind)) });
    if (!stands) return;
    if (heads || isAnnouncement(words) || (before === "" && claims.length === 0 && isBare(words)))
      announce(announced + sentence);
    else if (!asserts || !memory.has(words)) show(sentence);
  }

  function show(sentence: string): void {
    before = sentence.trim();
    memory.add(before);
    append(sentence);
  }

  /** Whether own words stand in its place, or stood in the answer already. */
  function replace(sentence: string, instead: readonly OwnWords[]): boolean {
    fallen = announced !== "";
    if (!isItem(sentence.trim())) announce("");
    if (table) {
      belowTable.push(...instead);
      return instead.length > 0;
    }
    const given = memory.give(instead, paths);
    const space = (fallen ? /^\s*/ : /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s+)?/).exec(sentence)?.[0] ?? "";
    if (given) waiting += space + given;
    if (given) before = instead.at(-1)?.sentences.at(-1) ?? "";
    return instead.length > 0;
  }

  function endTable(): void {
    const given = memory.give(belowTable, paths);
    belowTable = [];
    if (given) waiting += `\n\n${given}\n\n`;
  }

  function announce(words: string): void {
    announced = words;
    fallen = false;
  }

  function append(text: string): void {
    if (announced && !/[\p{L}\p{N}]/u.test(text)) announced += text;
    else {
      waiting += announced + text;
      announce("");
    }
  }

  function released(): string {
    if (state === "undecided")
      state =
        hasBetter && assertions.slice(0, FIRST).some(({ stands }) => !stands)
          ? "torso"
          : decide(assertions, ended, /\p{L}/u.test(waiting));
    if (state !== "open") return "";
    const out = waiting;
    waiting = "";
    sent += out.length;
    return out;
  }

  return {
    push(text) {
      if (closed || state === "torso") return "";
      unread += text;
      for (let end = sentenceEnd(unread); end !== undefined && !closed; end = sentenceEnd(unread)) {
        take(unread.slice(0, end));
        unread = unread.slice(end);
        taken += end;
        closed = Math.max(taken, sent + waiting.length) > limit;
      }
      closed ||= unread.length > LONGEST;
      return released();
    },
    end() {
      if (!closed && unread) take(unread);
      unread = "";
      endTable();
      ended = true;
      return released();
    },
    report() {
      const shown = assertions.filter(({ stands }) => stands).length;
      const replaced = assertions.filter((one) => one.replaced).length;
      const held = assertions.length - shown;
      const incomplete = state === "open" && shown + replaced < held - replaced;
      return { shown, held, replaced, torso: state === "torso", incomplete, closed };
    },
  };
}

/** The head of a table names its columns in its own words, but neither figures nor names that nothing gives. */
const asHead = (judgement: Judgement): Judgement => ({
  ...judgement,
  stands: judgement.claims.every(({ kind, supported }) => supported || kind === "support"),
});

/** Kinds of claims that a figure makes, right or wrong. */
const FIGURES = new Set(["figure", "quantity", "subject", "period", "measure", "direction", "scope"]);

function decide(assertions: readonly Assertion[], ended: boolean, words: boolean): "undecided" | "open" | "torso" {
  const [first] = assertions;
  if (!first) return ended ? (words ? "open" : "torso") : "undecided";
  if (assertions.length < FIRST && !ended) return "undecided";
  const standing = assertions.filter(({ stands, replaced }) => stands || replaced);
  const carried = standing.includes(first) || standing.some(({ figure }) => figure || !first.figure);
  if (carried && standing.length * 2 >= assertions.length) return words || ended ? "open" : "undecided";
  return ended || assertions.length > FIRST ? "torso" : "undecided";
}

const isItem = (words: string) => /^(?:[-*+•|]|\d{1,2}[.)])/.test(words);
const isRow = (words: string) => words.startsWith("|");
/** "Yes.", "Not necessarily.": an opening that says nothing without what follows. */
const isBare = (words: string) => words.split(/\s+/).length <= BARE && !words.endsWith("?");
const isAnnouncement = (words: string) => /:[*_]*$/.test(words);
