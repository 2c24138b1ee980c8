/** What visitors asked that the consultant could not answer: masked, grouped, expiring, and off unless turned on. */
import { createHash } from "node:crypto";
import { MESSAGE_LIMIT } from "../../../shared/contracts/chat.ts";
import type { UnansweredQuestion } from "../../../shared/contracts/operator.ts";
import { stemsOf } from "../../consultant/text.ts";
import { maskText } from "../../privacy/mask.ts";
import type { QuestionStore } from "../../store/store.ts";

export interface QuestionLog {
  /** Days for which questions are kept; 0 where the log is off. */
  readonly days: number;
  /** Notes a question without an answer. Does nothing where the log is off. */
  recordUnanswered(question: string): Promise<void>;
  /** Asked most often first. */
  list(): Promise<UnansweredQuestion[]>;
  /** True where there was such a group. */
  dismiss(id: string): Promise<boolean>;
  /** Forgets what is older than the days; everything, where the log was turned off. */
  forgetExpired(): Promise<void>;
}

interface Dependencies {
  store: QuestionStore;
  days: number;
  now?: () => number;
}

/** Groups kept at most, so that no one can fill the disk with questions. */
const GROUPS = 1_000;
/** Groups that operators see. */
const SHOWN = 200;
const DAY = 86_400_000;
export function createQuestionLog({ store, days, now = Date.now }: Dependencies): QuestionLog {
  const oldest = () => new Date(now() - days * DAY).toISOString();
  return {
    days,
    async recordUnanswered(question) {
      if (days === 0) return;
      const masked = maskText(question.slice(0, MESSAGE_LIMIT));
      if (!masked) return;
      await store.record({ id: groupOf(masked), question: masked, at: new Date(now()).toISOString() }, GROUPS);
    },
    async list() {
      await store.expire(oldest());
      return store.list(SHOWN);
    },
    dismiss: (id) => store.remove(id),
    forgetExpired: () => store.expire(oldest()),
  };
}

/** The same for questions with the same words, in whatever order and form. */
function groupOf(question: string): string {
  const words = [...new Set(stemsOf(question))].sort().join(" ") || question.trim();
  return createHash("sha256").update(words).digest("base64url").slice(0, 22);
}
