/** Who wants a person is handed over, and who asks what the consultant is gets small talk: operators count by these kinds. */
import { expect, test } from "vitest";
import { answer } from "../../server/consultant/index.ts";
import { siteKnowledge } from "./site.ts";

const knowledge = siteKnowledge(process.cwd());

test.each([
  ["handover", "I want to speak to a person"],
  ["handover", "talk to a person"],
  ["handover", "a person please"],
  ["handover", "Please connect me with someone from your team"],
  ["handover", "let me talk to someone real"],
  ["handover", "I need a human"],
  ["handover", "How can I contact you?"],
  ["talk", "what are you?"],
  ["talk", "are you a bot?"],
  ["talk", "Are you an AI?"],
  ["talk", "are you human?"],
  ["talk", "Who am I talking to?"],
])("%s: %s", (kind, content) => {
  expect(answer([{ role: "user", content }], knowledge).kind).toBe(kind);
});

test("what the chat is and another question are both answered", () => {
  const content = "Are you a bot? And what did the finance case do to the cost per acquisition?";
  const { kind, text } = answer([{ role: "user", content }], knowledge);
  expect(kind).toBe("answer");
  expect(text).toContain("An AI system");
  expect(text).toContain("37%");
});
