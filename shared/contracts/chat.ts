import { z } from "zod";
import { ANSWER_KINDS, TALK_ACTS } from "./library.ts";
import { ANSWER_LIMIT, DETAIL_LIMITS, MESSAGE_LIMIT, TURN_LIMIT } from "./limits.ts";

export { MESSAGE_LIMIT, TURN_LIMIT };

const userMessage = z.object({
  role: z.literal("user"),
  content: z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(MESSAGE_LIMIT, `must have at most ${MESSAGE_LIMIT} characters`),
});
const assistantMessage = z.object({
  role: z.literal("assistant"),
  content: z.string().max(ANSWER_LIMIT, `must have at most ${ANSWER_LIMIT} characters`),
});

const chatMessage = z.discriminatedUnion("role", [userMessage, assistantMessage], {
  error: "role must be user or assistant",
});

/** Body of POST /functions/v1/ai-chat: the whole conversation, which may begin with our greeting; the new question last. */
export const chatRequest = z.object({
  messages: z
    .array(chatMessage)
    .min(1, "must hold at least one message")
    .max(TURN_LIMIT, `must hold at most ${TURN_LIMIT} messages`)
    .refine((messages) => messages.at(-1)?.role === "user", "must end with a message of the user"),
});

/** Characters of the id of an answer. */
export const ANSWER_ID_LIMIT = 300;

const short = z.string().max(DETAIL_LIMITS.characters);

/** `answer` in the last chunk before [DONE]: what an answer is, beside its text. */
export const chatAnswer = z.object({
  /** Of this one answer to this one question: what a rating names. */
  id: short.min(1),
  kind: z.enum(ANSWER_KINDS),
  sources: z
    .array(z.object({ title: short.min(1), section: short.nullable(), url: short, quote: short }))
    .max(DETAIL_LIMITS.entries),
  options: z
    .array(z.object({ label: short.min(1), ask: z.string().trim().min(1).max(MESSAGE_LIMIT) }))
    .max(DETAIL_LIMITS.entries),
  /**
   * Of a model's answer: where each claim ends in the text (characters as JavaScript counts them), and which of the
   * sources, by their place from 0, carry it. The text reads whole without it.
   */
  claims: z
    .array(z.object({ at: z.int().min(0), sources: z.array(z.int().min(0)).max(DETAIL_LIMITS.entries) }))
    .max(DETAIL_LIMITS.claims)
    .optional(),
});

/** What was taken from the messages, anew each time. */
export const talkState = z.object({
  /** What the last message was for. */
  act: z.enum(TALK_ACTS),
  /** What the talk is about. */
  subject: short.optional(),
  /** Whom the visitor speaks for, where they said it, and what they want. */
  sector: short.optional(),
  aim: short.optional(),
  /** What they do not mean. */
  excluded: short.array().max(DETAIL_LIMITS.entries).optional(),
});
export type TalkState = z.infer<typeof talkState>;

/** `answer` as the server sends it: what pages have no use for, too. */
export const sentAnswer = chatAnswer.extend({ talk: talkState.optional() });

export type ChatAnswer = z.infer<typeof chatAnswer>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatRequest = z.infer<typeof chatRequest>;
