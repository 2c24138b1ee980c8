import { expect, test } from "vitest";
import { chatRequest } from "./chat.ts";
import { ANSWER_LIMIT, MESSAGE_LIMIT, TURN_LIMIT } from "./limits.ts";

const accepts = (messages: { role: string; content: string }[]) => chatRequest.safeParse({ messages }).success;
const user = (length: number) => ({ role: "user", content: "x".repeat(length) });
const assistant = (length: number) => ({ role: "assistant", content: "x".repeat(length) });

test("a conversation up to its limits is accepted, and nothing beyond them", () => {
  expect(accepts([user(MESSAGE_LIMIT)])).toBe(true);
  expect(accepts([user(MESSAGE_LIMIT + 1)])).toBe(false);
  expect(accepts([assistant(ANSWER_LIMIT), user(1)])).toBe(true);
  expect(accepts([assistant(ANSWER_LIMIT + 1), user(1)])).toBe(false);
  expect(accepts(Array.from({ length: TURN_LIMIT }, () => user(1)))).toBe(true);
  expect(accepts(Array.from({ length: TURN_LIMIT + 1 }, () => user(1)))).toBe(false);
});
