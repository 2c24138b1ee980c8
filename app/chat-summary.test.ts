import { expect, test } from "vitest";
import { agreedSummary, SUMMARY_LIMIT, summary } from "./chat-summary.ts";
import type { Message } from "./islands/chat/conversation.ts";

const conversation = (...contents: string[]): Message[] =>
  contents.map((content, index) => ({ id: index + 1, role: index % 2 ? "assistant" : "user", content }));

test("lists the visitor's questions, each once and on one line, and no answers", () => {
  const messages = conversation("What about\n tourism?", "Much.", "And insurance?", "Some.", "And insurance?");
  expect(summary(messages)).toBe("In the chat on your website I asked:\n- What about tourism?\n- And insurance?");
});

test("says nothing where nothing was asked", () => {
  expect(summary([])).toBe("");
});

test("keeps the latest questions that fit beside the visitor's own words", () => {
  const messages = Array.from({ length: 9 }, (_, index) => ({
    id: index,
    role: "user" as const,
    content: `${index} ${"x".repeat(140)}`,
  }));
  const text = summary(messages);
  expect(text.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
  expect(text).toContain("- 8 x");
  expect(text).not.toContain("- 0 x");
});

test("takes the summary that the visitor agreed to, and only while it is the last word", () => {
  const quoted = "Here it is:\n\n> In the chat on your website I asked:\n> - What about tourism?\n\nPlease read it.";
  const agreed = conversation("What about tourism?", "Much.", "Yes", quoted);
  expect(agreedSummary(agreed)).toBe("In the chat on your website I asked:\n- What about tourism?");
  expect(agreedSummary([...agreed, { id: 5, role: "user", content: "Wait" }])).toBeUndefined();
  expect(agreedSummary(conversation("Quote me", "> Another quotation"))).toBeUndefined();
});
