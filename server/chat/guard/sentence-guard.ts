/**
 * Lets a model's text through as it arrives, except what must be looked at
 * first: from a digit, a number word, a link or a name on, a sentence is held
 * until it is complete, and goes out only if its grounds bear it out.
 */
import { checkSentence } from "./check.ts";
import type { Grounds } from "./grounds.ts";
import { keepKnownLinks } from "./links.ts";

/** Ends a sentence whose beginning has gone out already. */
export const LEFT_OUT = "… (I have left out a statement here that the pages of this site do not bear out.)";

/** A full stop, but not that of a list's number. */
const SENTENCE_END = /(?<!^\s*\d{1,2})[.!?…]["”’)\]]*(?=\s)|\n/;
/** Words that begin something that needs checking. */
const NUMBER_WORDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half halve halved double doubled triple tripled twice thrice quadrupled tenfold majority quarter third thirds".split(
    " ",
  );
const SUSPECT = new RegExp(
  `[\\d£$€%\\[\\]<>]|https?:|www\\.|(?<![\\p{L}])(?:${NUMBER_WORDS.join("|")})(?![\\p{L}])`,
  "iu",
);
/** A name: a capital letter inside a sentence. */
const NAME = /(?<=[\p{L}\d,;)]\s)\p{Lu}/u;
/** Characters of one sentence; a model that never ends one is cut here. */
const LONGEST = 1_200;

export interface SentenceGuard {
  /** Takes what arrived and answers what may go out. */
  push(text: string): string;
  /** The rest, once nothing more will arrive. */
  end(): string;
  /** Sentences held back or broken off so far. */
  readonly withheld: number;
}

export function createSentenceGuard(grounds: Grounds): SentenceGuard {
  /** Of the sentence that is being written: what went out, and what waits. */
  let sent = "";
  let held = "";
  let withheld = 0;

  function completeSentence(rest: string, separator: string): string {
    const whole = keepKnownLinks(sent + rest, grounds);
    const sound = checkSentence(whole, grounds) === "sound";
    const begun = sent;
    sent = "";
    if (sound) return whole.slice(begun.length) + separator;
    withheld += 1;
    return begun.trim() ? `${begun.endsWith(" ") ? "" : " "}${LEFT_OUT}${separator}` : "";
  }

  function releaseSafePart(): string {
    const safe = safeLength(sent, held);
    const out = held.slice(0, safe);
    sent += out;
    held = held.slice(safe);
    return out;
  }

  function drain(): string {
    let out = "";
    for (let match = SENTENCE_END.exec(held); match; match = SENTENCE_END.exec(held)) {
      const end = match.index + match[0].length;
      const separator = /\s/.exec(held.slice(end))?.[0] ?? "";
      const newline = match[0] === "\n";
      out += completeSentence(held.slice(0, newline ? match.index : end), newline ? "\n" : separator);
      held = held.slice(newline ? end : end + separator.length);
    }
    return out;
  }

  return {
    push(text) {
      held += text;
      let out = drain();
      if (sent.length + held.length > LONGEST) {
        out += completeSentence(held, "");
        held = "";
      }
      return out + releaseSafePart();
    },
    end() {
      const rest = held;
      held = "";
      return rest || sent ? completeSentence(rest, "") : "";
    },
    get withheld() {
      return withheld;
    },
  };
}

/** How much of `held` may go out now: whole words before anything suspect, and a last word that can become nothing such. */
function safeLength(sent: string, held: string): number {
  if (SUSPECT.test(sent.slice(-1) + held) || NAME.test(sent.slice(-3) + held)) return firstSuspect(sent, held);
  const last = /\S*$/.exec(held)?.[0] ?? "";
  return mayGrowSuspect(last) ? held.length - last.length : held.length;
}

function firstSuspect(sent: string, held: string): number {
  const context = sent.slice(-3);
  const text = context + held;
  const places = [SUSPECT.exec(text)?.index ?? text.length, NAME.exec(text)?.index ?? text.length];
  const place = Math.max(0, Math.min(...places) - context.length);
  return held.slice(0, place).search(/\S*$/);
}

/** "th" may become "three" or "thirty"; "Th" at the start of a sentence may as well, "the" may not. */
function mayGrowSuspect(last: string): boolean {
  const start = last.toLowerCase().replace(/^[("“‘*_]+/, "");
  if (start === "") return last !== "";
  if (/^(?:h(?:t(?:t(?:p(?:s)?)?)?)?|w(?:w(?:w)?)?)$/.test(start)) return true;
  return NUMBER_WORDS.some((word) => word.startsWith(start));
}
