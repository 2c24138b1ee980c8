/**
 * Lets a model's text through by whole sentences, each only if it stands. The first words wait until
 * the first two assertions have been judged: an answer whose core falls is not begun at all.
 */
import type { Judge, Judgement } from "./judge.ts";
import { withKnownLinks } from "./links.ts";
import { sentenceEnd } from "./text/sentences.ts";

/** Characters of one sentence; a model that never ends one is not read any further. */
const LONGEST = 1_200;
/** Assertions that are judged before the first words go out; one more where the first one fell. */
const FIRST = 2;

export interface Report {
  /** Assertions that passed, and those that failed. */
  shown: number;
  held: number;
  /** Too little passed to be an answer, and nothing was sent: the built-in answer is needed. */
  torso: boolean;
  /** Words were sent, but less than half of the assertions passed. */
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
  figure: boolean;
}

/** `limit`: characters of an answer; a model that goes on is stopped at the end of a sentence. */
export function createStreamGuard(judge: Judge, paths: ReadonlySet<string>, limit: number): StreamGuard {
  let unread = "";
  let waiting = "";
  let sent = 0;
  /** An announcement ("Three things count:") that goes out with the first thing announced. */
  let announced = "";
  let before = "";
  let table = false;
  let state: "undecided" | "open" | "torso" = "undecided";
  let closed = false;
  let ended = false;
  const assertions: Assertion[] = [];

  function take(slice: string): void {
    const sentence = withKnownLinks(slice, paths);
    const words = sentence.trim();
    if (!/[\p{L}\p{N}]/u.test(words)) {
      append(sentence);
      return;
    }
    const heads = isRow(words) && !table;
    table = isRow(words);
    const announces = heads || isAnnouncement(words);
    const { stands, asserts, claims } = heads ? asHead(judge(words, before)) : judge(words, before);
    if (asserts && !heads) assertions.push({ stands, figure: claims.some(({ kind }) => FIGURES.has(kind)) });
    if (stands) before = words;
    if (announces) announced = stands ? announced + sentence : "";
    else if (stands) append(sentence);
    else if (!isItem(words)) announced = "";
  }

  function append(text: string): void {
    if (announced && !/[\p{L}\p{N}]/u.test(text)) announced += text;
    else {
      waiting += announced + text;
      announced = "";
    }
  }

  function released(): string {
    if (state === "undecided") state = decide(assertions, ended, /\p{L}/u.test(waiting));
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
        closed = sent + waiting.length > limit;
      }
      closed ||= unread.length > LONGEST;
      return released();
    },
    end() {
      if (!closed && unread) take(unread);
      unread = "";
      ended = true;
      return released();
    },
    report() {
      const shown = assertions.filter(({ stands }) => stands).length;
      const held = assertions.length - shown;
      return { shown, held, torso: state === "torso", incomplete: state === "open" && shown < held, closed };
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
  const standing = assertions.filter(({ stands }) => stands);
  const carried = first.stands || standing.some(({ figure }) => figure || !first.figure);
  if (carried && standing.length * 2 >= assertions.length) return words || ended ? "open" : "undecided";
  return ended || assertions.length > FIRST ? "torso" : "undecided";
}

const isItem = (words: string) => /^(?:[-*+•|]|\d{1,2}[.)])/.test(words);
const isRow = (words: string) => words.startsWith("|");
const isAnnouncement = (words: string) => /:[*_]*$/.test(words);
