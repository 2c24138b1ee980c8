import { expect, test } from "vitest";
import { DETAIL_LIMITS as CONTRACT_DETAIL_LIMITS, chatRequest } from "../../../shared/contracts/chat.ts";
import { COMMENT_LIMIT as CONTRACT_COMMENT_LIMIT } from "../../../shared/contracts/rating.ts";
import { ANSWER_LIMIT, COMMENT_LIMIT, DETAIL_LIMITS, MESSAGE_LIMIT, TURN_LIMIT } from "./limits.ts";

const accepts = (messages: { role: string; content: string }[]) => chatRequest.safeParse({ messages }).success;
const user = (length: number) => ({ role: "user", content: "x".repeat(length) });
const assistant = (length: number) => ({ role: "assistant", content: "x".repeat(length) });

test("the widget's limits are those of the contract", () => {
  expect(accepts([user(MESSAGE_LIMIT)])).toBe(true);
  expect(accepts([user(MESSAGE_LIMIT + 1)])).toBe(false);
  expect(accepts([assistant(ANSWER_LIMIT), user(1)])).toBe(true);
  expect(accepts([assistant(ANSWER_LIMIT + 1), user(1)])).toBe(false);
  expect(accepts(Array.from({ length: TURN_LIMIT }, () => user(1)))).toBe(true);
  expect(accepts(Array.from({ length: TURN_LIMIT + 1 }, () => user(1)))).toBe(false);
  expect(COMMENT_LIMIT).toBe(CONTRACT_COMMENT_LIMIT);
  expect(DETAIL_LIMITS).toEqual(CONTRACT_DETAIL_LIMITS);
});
