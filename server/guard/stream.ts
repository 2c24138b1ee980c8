/**
 * Lets a model's text through by whole sentences, each only if it stands; in place of one that falls
 * go the grounds' own words on its matter. The first words wait until the first two assertions have
 * been judged: an answer whose core falls is not begun where there is a better one, or nothing for its place.
 */
import { createGuardedText } from "./guarded-text.ts";
import type { Judge } from "./judge.ts";
import { withKnownLinks } from "./links.ts";
import { isRow } from "./statements.ts";
import { legible, UNREADABLE } from "./text/legible.ts";
import { isAnnouncement, sentenceEnd } from "./text/sentences.ts";
import { verdictIn } from "./verbatim.ts";

/** Characters of one sentence; a model that never ends one is not read any further. */
const SENTENCE_LIMIT = 1_200;
/** Assertions that are judged before the first words go out; one more where the first one fell. */
const JUDGED_FIRST = 2;
/** Words of an answer that needs the sentence after it. */
const BARE_WORDS = 4;

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
  const text = createGuardedText(paths);
  const assertions: Assertion[] = [];
  /** The last sentence that named a subject, and the "yes" or "no" that waits for the sentence that bears it out. */
  let [about, verdict] = ["", ""];
  let fell = false;
  let unread = "";
  let taken = 0;
  let state: "undecided" | "open" | "torso" = "undecided";
  let closed = false;
  let ended = false;
  /** Nothing more is read. */
  const stopped = () => closed || state === "torso";

  function take(slice: string): void {
    const sentence = withKnownLinks(legible(slice), paths);
    const words = sentence.trim();
    if (!/[\p{L}\p{N}]/u.test(words)) {
      // The line below a table's head goes with it.
      if (!words.includes(UNREADABLE) && (!isRow(words) || text.announces)) text.append(sentence);
      return;
    }
    const heads = text.turnTo(sentence);
    const said = verdictIn(words);
    if (said) {
      verdict = said;
      text.announce(sentence);
      return;
    }
    const judged = judge(words, text.before(words), about);
    const { stands, asserts, claims, cites } = judged;
    if (cites) {
      // What fell takes its source with it.
      if (stands && !fell) text.append(sentence);
      return;
    }
    fell = !stands;
    if (verdict && judged.verdict !== verdict) text.forget();
    verdict = "";
    // The built-in answer is given: no own words are needed.
    if (hasBetter && asserts && !stands && assertions.length < JUDGED_FIRST) {
      assertions.push({ stands, replaced: false, figure: false });
      state = "torso";
      return;
    }
    const replaced = asserts && !stands && text.replace(sentence, judged.instead());
    if (asserts) assertions.push({ stands, replaced, figure: claims.some(({ kind }) => FIGURE_CLAIMS.has(kind)) });
    if (!stands) return;
    if (judged.names) about = words;
    if (heads || isAnnouncement(words) || (text.before(words) === "" && claims.length === 0 && isBare(words)))
      text.announce(sentence);
    else if (!asserts || !text.has(words)) text.show(sentence.replace(words, () => judged.words));
  }

  function released(): string {
    if (state === "undecided") state = decide(assertions, ended, text.hasWords, hasBetter);
    return state === "open" ? text.release() : "";
  }

  return {
    push(arrived) {
      if (stopped()) return "";
      unread += arrived;
      for (let end = sentenceEnd(unread); end !== undefined && !stopped(); end = sentenceEnd(unread)) {
        take(unread.slice(0, end));
        unread = unread.slice(end);
        taken += end;
        closed = Math.max(taken, text.length) > limit;
      }
      closed ||= unread.length > SENTENCE_LIMIT;
      return released();
    },
    end() {
      if (!stopped() && unread) take(unread);
      unread = "";
      text.endTable();
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

/** Kinds of claims that a figure makes, right or wrong. */
const FIGURE_CLAIMS = new Set(["figure", "quantity", "subject", "period", "measure", "direction", "scope"]);

function decide(
  assertions: readonly Assertion[],
  ended: boolean,
  words: boolean,
  hasBetter: boolean,
): "undecided" | "open" | "torso" {
  const [first] = assertions;
  // Words that state nothing are no answer where there is one.
  if (!first) return ended ? (words && !hasBetter ? "open" : "torso") : "undecided";
  if (assertions.length < JUDGED_FIRST && !ended) return "undecided";
  const standing = assertions.filter(({ stands, replaced }) => stands || replaced);
  const carried = standing.includes(first) || standing.some(({ figure }) => figure || !first.figure);
  if (carried && standing.length * 2 >= assertions.length) return words || ended ? "open" : "undecided";
  return ended || assertions.length > JUDGED_FIRST ? "torso" : "undecided";
}

/** "Yes.", "Not necessarily.": an opening that says nothing without what follows. */
export const isBare = (words: string) => words.split(/\s+/).length <= BARE_WORDS && !words.endsWith("?");
