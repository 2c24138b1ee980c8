import { expect, test } from "vitest";
import { chatRequest } from "../../../shared/contracts/chat.ts";
import { ANSWER_LIMIT, TURN_LIMIT } from "../../../shared/contracts/limits.ts";
import { appendChunk, ask, askAgain, type Conversation, cutShort, empty, finish, toSend } from "./conversation.ts";
import { greeting } from "./words.ts";

const exchange = (before: Conversation, question: string, answer: string) =>
  finish(appendChunk(ask(before, question), { text: answer }));
const contents = ({ messages }: Conversation) => messages.map(({ content }) => content);

test("asking again drops what had come of the answer, and nothing before", () => {
  const first = exchange(empty, "one", "answer one");
  const broken = cutShort(appendChunk(ask(first, "two"), { text: "half" }), { reason: "failed" });
  expect(contents(broken)).toEqual(["one", "answer one", "two", "half"]);
  const again = askAgain(broken);
  expect(contents(again)).toEqual(["one", "answer one", "two"]);
  expect(contents(finish(appendChunk(again, { text: "answer two" })))).toEqual([
    "one",
    "answer one",
    "two",
    "answer two",
  ]);
});

test("an answer that was cut short is marked; one of which nothing came is not there", () => {
  expect(
    cutShort(appendChunk(ask(empty, "one"), { text: "half" }), { reason: "stopped" }).messages.at(-1),
  ).toMatchObject({
    content: "half",
    incomplete: true,
  });
  expect(contents(cutShort(appendChunk(ask(empty, "one"), { text: " \n" }), { reason: "stopped" }))).toEqual(["one"]);
});

test("every message has an id of its own, in rising order", () => {
  const three = ["a", "b", "c"].reduce((before, text) => exchange(before, text, `answer ${text}`), empty);
  const ids = three.messages.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test("what is sent is what the contract accepts, however long the conversation was", () => {
  let long = empty;
  for (let turn = 0; turn < TURN_LIMIT; turn++) long = exchange(long, `question ${turn}`, "x".repeat(ANSWER_LIMIT + 1));
  const messages = toSend(ask(long, "last question"));
  expect(messages).toHaveLength(TURN_LIMIT);
  expect(messages[0]).toEqual({ role: "assistant", content: greeting });
  expect(messages.filter(({ content }) => content === greeting)).toHaveLength(1);
  expect(messages.at(-1)).toEqual({ role: "user", content: "last question" });
  expect(chatRequest.safeParse({ messages }).success).toBe(true);
});

test("what the server said beside an answer stays with that answer, and with a whole one only", () => {
  const details = { id: "a", kind: "answer" as const, sources: [], options: [{ label: "b", ask: "b" }] };
  const arriving = appendChunk(appendChunk(ask(empty, "one"), { text: "answer" }), { text: "", details });
  const next = exchange(finish(arriving), "two", "answer two");
  expect(next.messages.map((message) => message.details)).toEqual([undefined, details, undefined, undefined]);
  expect(cutShort(arriving, { reason: "failed" }).messages.at(-1)).not.toHaveProperty("details");
  expect(toSend(next).every((message) => Object.keys(message).join() === "role,content")).toBe(true);
});
