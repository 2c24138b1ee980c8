import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appendChunk, ask, type Conversation, cutShort, empty, finish } from "./conversation.ts";
import { loadConversation, loadDraft, loadOpen, saveConversation, saveDraft, saveOpen } from "./memory.ts";

const KEY = "chat-conversation";
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a conversation comes back as it was", () => {
  const whole = finish(appendChunk(ask(empty, "one"), { text: "answer" }));
  const failed = cutShort(appendChunk(ask(whole, "two"), { text: "half" }), { reason: "limited", retryAt: 5 });
  for (const conversation of [whole, failed]) {
    saveConversation(conversation);
    expect(loadConversation()).toEqual(conversation);
  }
});

test("sources and questions come back with their answer; what is not as it was written does not", () => {
  const details = {
    id: "finance-summary",
    kind: "answer" as const,
    sources: [{ title: "Finance", section: null, url: "/results/finance", quote: "Quoted." }],
    options: [{ label: "Next", ask: "What next?" }],
  };
  const rating = { helpful: false, comment: "Which year?" };
  const whole = finish(appendChunk(ask(empty, "one"), { text: "answer", details }));
  const rated = { messages: whole.messages.map((message) => ({ ...message, ...(message.details && { rating }) })) };
  for (const conversation of [whole, rated]) {
    saveConversation(conversation);
    expect(loadConversation()).toEqual(conversation);
  }
  stored.set(KEY, (stored.get(KEY) ?? "").replace('"kind":"answer"', '"kind":"odd"'));
  expect(loadConversation().messages.at(-1)).toEqual({ id: 2, role: "assistant", content: "answer" });
});

test("an answer on its way comes back as interrupted, with what had come of it", () => {
  saveConversation(ask(empty, "one"));
  expect(loadConversation()).toEqual({
    messages: [{ id: 1, role: "user", content: "one" }],
    ending: { reason: "interrupted" },
  });
  saveConversation(appendChunk(ask(empty, "one"), { text: "half" }));
  expect(loadConversation().messages.at(-1)).toMatchObject({ content: "half", incomplete: true });
});

test("a conversation that was cleared leaves nothing behind", () => {
  saveConversation(ask(empty, "one"));
  saveConversation({ messages: [], cleared: ask(empty, "one") });
  expect(stored.size).toBe(0);
});

test("a long conversation loses its beginning, not its end", () => {
  let long: Conversation = empty;
  for (let turn = 0; turn < 500; turn++)
    long = finish(appendChunk(ask(long, `question ${turn}`), { text: "x".repeat(8_000) }));
  saveConversation(long);
  const { messages } = loadConversation();
  expect(messages).toHaveLength(60);
  expect(messages.at(-2)?.content).toBe("question 499");
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"x"',
  '{"messages":7}',
  '{"messages":[7]}',
  '{"messages":[null]}',
  '{"messages":[{"role":"system","content":"x"}]}',
  '{"messages":[{"role":"user","content":7}]}',
])("a memory of %s counts as none", (text) => {
  stored.set(KEY, text);
  expect(loadConversation()).toEqual({ messages: [] });
});

test("an ending that is not known counts as none", () => {
  stored.set(KEY, '{"messages":[{"role":"user","content":"x"}],"ending":{"reason":"odd"}}');
  expect(loadConversation()).toEqual({ messages: [{ id: 1, role: "user", content: "x" }] });
});

test("the draft and whether the chat is open come back", () => {
  expect([loadDraft(), loadOpen()]).toEqual(["", false]);
  saveDraft("half a ques");
  saveOpen("/privacy");
  expect([loadDraft(), loadOpen()]).toEqual(["half a ques", "/privacy"]);
  saveDraft("");
  saveOpen(false);
  expect(loadOpen()).toBe(false);
  expect([...stored.keys()], "that it was open once is kept").toEqual(["chat-open"]);
});

test("where storage is blocked, it is remembered for as long as the page, and nothing breaks", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  saveConversation(ask(empty, "one"));
  saveDraft("x");
  expect(loadConversation().messages).toMatchObject([{ role: "user", content: "one" }]);
  expect([loadDraft(), loadOpen()]).toEqual(["x", false]);
  saveConversation(empty);
  saveDraft("");
  expect([loadConversation(), loadDraft()]).toEqual([{ messages: [] }, ""]);
});
