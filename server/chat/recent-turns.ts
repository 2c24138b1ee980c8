/** The part of a conversation that an answer may depend on: a longer or forged history causes no more work. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";

/** Messages: twelve questions with their answers, three times as many as are looked back on. */
const TURNS = 24;
/** Characters of one earlier answer: no answer of ours is as long, its sources included. */
const ANSWER_LENGTH = 3_000;
/** Characters of all earlier messages together: a conversation of twenty usual answers. */
const TOTAL_LENGTH = 16_000;

/** The last message as it is, and as many of those before it, the newest first, as fit. */
export function recentTurns(messages: readonly ChatMessage[]): ChatMessage[] {
  const recent = messages.slice(-1);
  let left = TOTAL_LENGTH;
  for (const { role, content } of messages.slice(-TURNS, -1).reverse()) {
    const message = { role, content: content.slice(0, ANSWER_LENGTH) };
    left -= message.content.length;
    if (left < 0) break;
    recent.unshift(message);
  }
  return recent;
}
