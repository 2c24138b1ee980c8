/** The question log: visitors' questions and their outcomes, masked, with the day alone, expiring, and off by default. */
import { createHash } from "node:crypto";
import { MESSAGE_LIMIT } from "../../../shared/contracts/chat.ts";
import type { AnswerKind } from "../../../shared/contracts/library.ts";
import { daysBefore, isoDay } from "../../../shared/domain/date.ts";
import { maskText } from "../../privacy/mask.ts";
import { stemsOf } from "../../search/text.ts";
import { storeRows } from "../../store/rows.ts";
import type { LoggedQuestion, QuestionStore } from "../../store/store.ts";

/** A question as it was asked, with its outcome. */
export interface LoggableQuestion {
  question: string;
  kind: AnswerKind;
  answerId: string;
  /** Random id of this answer to this question. */
  responseId: string;
  unsure: boolean;
}

export interface QuestionLog {
  /** Days for which questions are kept; 0 where the log is off. */
  readonly days: number;
  /** Buffers a question for the next `flush`. Does nothing where the log is off. */
  note(item: LoggableQuestion): void;
  /** Stores the buffer; keeps it if the store is unavailable. */
  flush(): Promise<void>;
  /** The newest day first. */
  list(): Promise<LoggedQuestion[]>;
  /** Forgets the questions with these words; true where there was one. */
  dismiss(words: string): Promise<boolean>;
  /** Forgets what is older than the days; everything, where the log was turned off. */
  forgetExpired(): Promise<void>;
}

interface Dependencies {
  store: QuestionStore;
  days: number;
  now?: () => number;
  /** Called with the reason for which the store refused a question, which is lost. */
  onRefused?: (error: unknown) => void;
}

/** Stored questions, so that no one can fill the disk with them. */
const QUESTIONS = 10_000;
/** Buffered questions while the store is unavailable. */
const WAITING = 2_000;
/** Kinds of no interest to operators. */
const NOT_LOGGED = new Set<AnswerKind>(["talk"]);

export function createQuestionLog({ store, days, now = Date.now, onRefused = () => {} }: Dependencies): QuestionLog {
  let waiting: LoggedQuestion[] = [];
  // "9" sorts after every day.
  const expire = () => store.expire(days === 0 ? "9" : daysBefore(now(), days - 1));

  // One after the other: what is deleted must not be on its way into the store meanwhile.
  let last: Promise<unknown> = Promise.resolve();
  function flush(): Promise<void> {
    const written = last.catch(() => {}).then(write);
    last = written;
    return written;
  }

  async function write() {
    const questions = waiting;
    waiting = [];
    const { left, away } = await storeRows(questions, (some) => store.add(some, QUESTIONS), onRefused);
    waiting = [...left, ...waiting].slice(0, WAITING);
    if (away) throw away;
  }

  return {
    days,
    note({ question, kind, answerId, responseId, unsure }) {
      if (days === 0 || NOT_LOGGED.has(kind) || waiting.length >= WAITING) return;
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
    flush,
    async list() {
      await flush();
      await expire();
      return store.list();
    },
    async dismiss(words) {
      await flush();
      return store.remove(words);
    },
    forgetExpired: expire,
  };
}

/** The same for questions with the same words, in whatever order and form. */
function wordsOf(question: string): string {
  const words = [...new Set(stemsOf(question))].sort().join(" ") || question.trim();
  return createHash("sha256").update(words).digest("base64url").slice(0, 22);
}
