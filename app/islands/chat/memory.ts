/**
 * What the chat remembers from page to page: in the tab's own session storage, so
 * that tabs stay apart and nothing outlives the visit.
 */
import { MESSAGE_LIMIT } from "../../../shared/contracts/limits.ts";
import { readStored, store } from "../../browser-storage.ts";
import { CONVERSATION_KEY, isMessage } from "../../chat-summary.ts";
import { isText, record } from "../../untrusted.ts";
import { type Conversation, cutShort, empty, isAnswering, type Message, REASONS } from "./conversation.ts";
import { readDetails } from "./details.ts";

/** Address of the page on which the chat is open, or false: it is hydrated at once on each page of a tab that has used it. */
export const OPEN_KEY = "chat-open";
const DRAFT_KEY = "chat-draft";

const KEPT_MESSAGES = 60;

const read = (key: string) => readStored("sessionStorage", key);
const write = (key: string, value: unknown) => store("sessionStorage", key, value || undefined);

export function saveConversation(conversation: Conversation) {
  // A pending answer does not survive the page, its partial text does.
  const kept = isAnswering(conversation) ? cutShort(conversation, { reason: "interrupted" }) : conversation;
  write(
    CONVERSATION_KEY,
    kept.messages.length > 0 && { messages: kept.messages.slice(-KEPT_MESSAGES), ending: kept.ending },
  );
}

export function loadConversation(): Conversation {
  const stored = record(read(CONVERSATION_KEY));
  if (!Array.isArray(stored.messages) || !stored.messages.every(isMessage)) return empty;
  const messages = (stored.messages as Message[]).map(restored);
  const ending = record(stored.ending);
  const reason = REASONS.find((one) => one === ending.reason);
  const retryAt = typeof ending.retryAt === "number" ? ending.retryAt : undefined;
  return reason ? { messages, ending: { reason, retryAt } } : { messages };
}

export const saveDraft = (draft: string) => write(DRAFT_KEY, draft);
export function loadDraft(): string {
  const draft = read(DRAFT_KEY);
  return isText(draft) ? draft.slice(0, MESSAGE_LIMIT) : "";
}

export const saveOpen = (at: string | false) => store("sessionStorage", OPEN_KEY, at);
export function loadOpen(): string | false {
  const at = read(OPEN_KEY);
  return isText(at) && at;
}

/** The message under its new number; details and a rating that are not as they were written are left out. */
function restored({ details, rating, ...message }: Message, index: number): Message {
  const known = readDetails(details);
  const isRated = typeof rating?.helpful === "boolean";
  return { ...message, id: index + 1, ...(known && { details: known }), ...(known && isRated && { rating }) };
}
