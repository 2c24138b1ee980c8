import { z } from "zod";

/** Characters that a visitor may write in one message. */
export const MESSAGE_LIMIT = 500;
/** Characters of one earlier answer that is sent back as context. */
const ANSWER_LIMIT = 8_000;
/** Messages of one conversation that are sent. */
export const TURN_LIMIT = 40;

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

/** Body of POST /functions/v1/ai-chat: the whole conversation, the new question last. */
export const chatRequest = z.object({
  messages: z
    .array(chatMessage)
    .min(1, "must hold at least one message")
    .max(TURN_LIMIT, `must hold at most ${TURN_LIMIT} messages`)
    .refine((messages) => messages.at(-1)?.role === "user", "must end with a message of the user"),
});

export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatRequest = z.infer<typeof chatRequest>;
