/** The question log: visitors' questions and their outcomes, masked, with the day alone, and expiring. Operators turn it on and off. */
import { createHash } from "node:crypto";
import { MESSAGE_LIMIT } from "../../shared/contracts/chat.ts";
import type { AnswerKind } from "../../shared/contracts/library.ts";
import { daysBefore, isoDay } from "../../shared/domain/date.ts";
import { maskText } from "../privacy/mask.ts";
import { stemsOf } from "../search/text.ts";
import type { LoggedQuestion, Records } from "../store/records.ts";
import { storeRows } from "../store/rows.ts";
import { oneByOne } from "../turns.ts";

/** A question as it was asked, with its outcome. */
export interface LoggableQuestion {
  question: string;
  kind: AnswerKind;
  answerId: string;
  /** Random id of this answer to this question. */
  responseId: string;
  unsure: boolean;
}

export type QuestionLog = ReturnType<typeof createQuestionLog>;

interface Dependencies {
  store: Records["questions"];
  /** Holds what operators chose. */
  keys: Records["keys"];
  /** Where they chose nothing; 0 is off. */
  days: number;
  now?: () => number;
  /** Called with the reason for which the store refused a question, which is lost. */
  onRefused?: (error: unknown) => void;
}

/** Name of the setting: "on", "off", or empty where nobody chose. */
const SETTING = "question log";
/** Days where it is turned on and the environment names none: as the privacy page says. */
const USUAL_DAYS = 30;
/** Stored questions, so that no one can fill the disk with them. */
const QUESTIONS = 10_000;
/** Buffered questions while the store is unavailable. */
const WAITING = 2_000;
/** Kinds of no interest to operators. */
const NOT_LOGGED = new Set<AnswerKind>(["talk"]);

export function createQuestionLog(deps: Dependencies) {
  const { store, keys, days: configured, now = Date.now, onRefused = () => {} } = deps;
  let waiting: LoggedQuestion[] = [];

  async function days(): Promise<number> {
    const chosen = await keys.get(SETTING, "");
    return chosen === "off" ? 0 : configured || (chosen === "on" ? USUAL_DAYS : 0);
  }

  async function expire(): Promise<void> {
    const kept = await days();
    // "9" sorts after every day.
    await store.expire(kept === 0 ? "9" : daysBefore(now(), kept - 1));
  }

  // One after the other: what is deleted must not be on its way into the store meanwhile.
  const writing = oneByOne();
  const flush = () => writing(write);

  async function write() {
    if (waiting.length === 0) return;
    const isOn = (await days()) > 0;
    const questions = isOn ? waiting : [];
    waiting = [];
    const { left, away } = await storeRows(questions, (some) => store.add(some, QUESTIONS), onRefused);
    // Turned off elsewhere meanwhile.
    if (isOn && (await days()) === 0) await expire();
    waiting = [...left, ...waiting].slice(0, WAITING);
    if (away) throw away;
  }

  return {
    /** Days for which questions are kept; 0 while the log is off. */
    days,
    /** On every server at once. What was kept is forgotten when it is turned off. */
    async turn(on: boolean) {
      await keys.put(SETTING, on ? "on" : "off");
      await flush();
      await expire();
    },
    /** Buffers a question for the next `flush`, which drops it while the log is off. */
    note({ question, kind, answerId, responseId, unsure }: LoggableQuestion) {
      if (NOT_LOGGED.has(kind) || waiting.length >= WAITING) return;
      const masked = maskText(question.slice(0, MESSAGE_LIMIT));
      if (!masked) return;
      const words = wordsOf(masked);
      waiting.push({
        occasion: responseId,
        day: isoDay(now()),
        kind,
        answer_id: answerId,
        unsure,
        words,
        question: masked,
      });
    },
    /** Stores the buffer; keeps it if the store is unavailable. */
    flush,
    /** The newest day first. */
    async list() {
      await flush();
      await expire();
      return store.list();
    },
    /** Forgets the questions with these words; true where there was one. */
    async dismiss(words: string) {
      await flush();
      return store.remove(words);
    },
    /** Forgets what is older than the days; everything, while the log is off. */
    forgetExpired: expire,
  };
}

/** The same for questions with the same words, in whatever order and form. */
function wordsOf(question: string): string {
  const words = [...new Set(stemsOf(question))].sort().join(" ") || question.trim();
  return createHash("sha256").update(words).digest("base64url").slice(0, 22);
}
