/** The conversation's state and its transitions, and what the enquiry form takes over of it. */
import { ANSWER_LIMIT, TURN_LIMIT } from "../../../shared/contracts/limits.ts";
import type { RatingRequest } from "../../../shared/contracts/rating.ts";
import { agreedSummary, summary } from "../../chat-summary.ts";
import { handOver } from "../../hand-over.ts";
import type { Details } from "./details.ts";
import type { AnswerChunk } from "./stream.ts";
import { greeting } from "./words.ts";

export interface Message {
  id: number;
  role: "user" | "assistant";
  content: string;
  incomplete?: boolean;
  /** Sources and options, if the server sent them. */
  details?: Details | undefined;
  /** The visitor's rating, once stored. */
  rating?: Rating;
}

export type Rating = Omit<RatingRequest, "id">;

export interface Ending {
  reason: (typeof REASONS)[number];
  /** With "limited": from when on the next attempt may succeed, in milliseconds since the epoch. */
  retryAt?: number | undefined;
}

/** "interrupted": the page was left or reloaded while the answer came. */
export const REASONS = ["failed", "limited", "offline", "interrupted", "stopped"] as const;

/** Without the greeting, which precedes every conversation. */
export interface Conversation {
  messages: readonly Message[];
  /** The partial answer; undefined if none is pending. */
  answer?: string;
  /** What came with the end of that answer. */
  details?: Details | undefined;
  ending?: Ending;
  /** The conversation before "Start again", until the visitor's next question. */
  cleared?: Conversation | undefined;
}

export const empty: Conversation = { messages: [] };

export const isAnswering = (conversation: Conversation) => conversation.answer !== undefined;

export function ask({ messages, cleared }: Conversation, content: string): Conversation {
  const question: Message = { id: nextId(messages), role: "user", content };
  return { messages: [...messages, question], answer: "", cleared };
}

/** Asks the last question again; its partial answer is dropped. */
export function askAgain(conversation: Conversation): Conversation {
  const { messages, cleared } = conversation;
  const last = messages.findLastIndex(({ role }) => role === "user");
  return last < 0 ? conversation : { messages: messages.slice(0, last + 1), answer: "", cleared };
}

export function appendChunk(conversation: Conversation, { text, details }: AnswerChunk): Conversation {
  return { ...conversation, answer: (conversation.answer ?? "") + text, details: details ?? conversation.details };
}

export const finish = (conversation: Conversation): Conversation => ({
  messages: withAnswer(conversation),
  cleared: conversation.cleared,
});

/** Ends without a complete answer: the question and the partial answer stay. */
export const cutShort = (conversation: Conversation, ending: Ending): Conversation => ({
  messages: withAnswer(conversation, true),
  ending,
  cleared: conversation.cleared,
});

export const rated = (conversation: Conversation, id: number, rating: Rating): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message) => (message.id === id ? { ...message, rating } : message)),
});

export const clear = (conversation: Conversation): Conversation => ({ messages: [], cleared: conversation });

export const undoClear = (conversation: Conversation): Conversation => conversation.cleared ?? conversation;

/** The request's messages: the greeting and the last messages, within the contract's limits. */
export function toSend({ messages }: Conversation): Pick<Message, "role" | "content">[] {
  const latest = messages.slice(1 - TURN_LIMIT).map(({ role, content }) => ({
    role,
    content: role === "assistant" ? content.slice(0, ANSWER_LIMIT) : content,
  }));
  return [{ role: "assistant", content: greeting }, ...latest];
}

function withAnswer({ messages, answer, details }: Conversation, incomplete = false): readonly Message[] {
  if (!answer?.trim()) return messages;
  const message: Message = { id: nextId(messages), role: "assistant", content: answer };
  return [...messages, incomplete ? { ...message, incomplete } : { ...message, details }];
}

const nextId = (messages: readonly Message[]) => (messages.at(-1)?.id ?? 0) + 1;

export function offerToEnquiry(messages: readonly Message[]) {
  const agreed = agreedSummary(messages);
  const text = agreed ?? summary(messages);
  if (text) handOver("enquiry-handover", { text, agreed: agreed !== undefined });
}
