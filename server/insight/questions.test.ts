import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { maskText } from "../privacy/mask.ts";
import type { Records } from "../store/records.ts";
import { openSqliteStore } from "../store/sqlite/store.ts";
import { StoreUnavailable } from "../store/store.ts";
import { createQuestionLog, type LoggableQuestion } from "./question-log.ts";

const DAY = 86_400_000;

function openLog(days: number) {
  const folder = mkdtempSync(join(tmpdir(), "questions-"));
  const store = openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const clock = { time: Date.parse("2026-01-01T00:00:00Z") };
  const log = (kept = days) =>
    createQuestionLog({ store: store.questions, keys: store.keys, days: kept, now: () => clock.time });
  return { clock, log: log(), reopened: log, store };
}

describe("what may say who asked is masked", () => {
  test.each([
    ["Write to ana.sousa+x@example.co.uk please", "Write to [e-mail] please"],
    ["mail ana (at) example.org", "mail [e-mail]"],
    ["Call +351 912 345 678 now", "Call [number] now"],
    ["call (020) 7946-0958 or 0044.20.7946.0958", "call [number] or [number]"],
    ["my card is 4111 1111 1111 1111", "my card is [number]"],
    ["pay PT50 0002 0123 1234 5678 9015 4", "pay [number]"],
    ["number ٠٩١٢٣٤٥٦٧٨", "number [number]"],
    ["see https://example.org/me?id=7 or www.example.org", "see [address] or [address]"],
    ["I am @anasousa", "I am [name]"],
    ["I'm Ana. Do you work in space?", "I'm [name]. Do you work in space?"],
    ["I am Dr. João da Silva from Lisbon", "I am [name] from Lisbon"],
    ["my name is ana sousa and I run a bank", "my name is [name] and I run a bank"],
    ["call +351\n912\n345\n678 now", "call [number] now"],
    ["call 9\u200b1\u200b2\u2060345\u00ad678", "call [number]"],
    ["call 912\n345\n678, or 912 345 678", "call [number], or [number]"],
    ["call **912** **345** **678**", "call **[number]**"],
    ["call 912_345_678 or 9*1*2*3*4*5*6*7*8", "call [number] or [number]"],
    ["call 9\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e3345678", "call [number]"],
    ["write to ana at example.org", "write to [e-mail]"],
    ["ana.sousa at example dot co dot uk, please", "[e-mail], please"],
    ["ana {at} example (dot) org or rui @ example.org", "[e-mail] or [e-mail]"],
    ["a\u200bna@exa\u200bmple.org", "[e-mail]"],
    ["my password is correct horse battery. Is it safe?", "my password [secret]. Is it safe?"],
    ["Password: hunter2\nWhat is a pilot?", "Password [secret]?"],
    ["the password hunter2 fails", "the password [secret] fails"],
    ["my API key=abc, why?", "my API key [secret], why?"],
    ["the password for the wifi is hunter2", "the password [secret]"],
    ["password - hunter2", "password [secret]"],
    ["User ana, pass: hunter2, pw hunter2", "User ana, pass [secret], pw [secret]"],
    ["call 912+345=678 or +351-(912)-[345]-{678}", "call [number] or [number]}"],
    ["call 912\u0301345\u0301678", "call [number]"],
    ["use sk-proj-Ab12Cd34", "use [secret]"],
    ["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "token [secret]"],
    ["my key AKIAIOSFODNN7EXAMPLE0123", "my key [secret]"],
  ])("%s", (question, masked) => {
    expect(maskText(question)).toBe(masked);
  });

  test.each([
    "Was £7,000,000 of waste cut in 2025?",
    "What did 1.6M citizens ask in 12 months?",
    "Is a budget of 10000000 euro enough?",
    "I am a CFO, and I am looking for Attribution Measurement",
    "How do 94K sign-ups and 68% compare with 2024-2025?",
    "Do you arrive at results in government? Is there a password policy, or a password manager?",
    "Were it 37%, 43%, 52% and 29%, or $100,000 to $200,000 at 10:30?",
    "Do you offer attribution-measurement-and-orchestration?",
    "In 2024, 2025: is a pass for 12 weeks or a token of 5 to 10?",
  ])("figures stay: %s", (question) => {
    expect(maskText(question)).toBe(question);
  });
});

test("letters that unfold into several are looked through once", () => {
  const before = process.threadCpuUsage();
  expect(maskText(`${"\u3316".repeat(2_000)} ana@example.org`)).toMatch(/ \[e-mail\]$/);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

/** A question that had no answer. */
const questionOf = (question: string, over: Partial<LoggableQuestion> = {}): LoggableQuestion => ({
  question,
  kind: "declined",
  answerId: "declined",
  responseId: randomUUID(),
  unsure: false,
  ...over,
});

test("nothing is kept while the log is off", async () => {
  const { log, store } = openLog(0);
  log.note(questionOf("Do you work in space?"));
  expect(await log.list()).toEqual([]);
  expect(await store.questions.list()).toEqual([]);
});

test("operators turn the log on and off on every server at once, and what was kept goes with it", async () => {
  const { log, reopened, store } = openLog(0);
  const other = reopened(0);
  await log.turn(true);
  expect([await log.days(), await other.days()]).toEqual([30, 30]);
  other.note(questionOf("Do you work in space?"));
  expect(await log.list()).toEqual([]);
  await other.flush();
  expect(await log.list()).toHaveLength(1);
  other.note(questionOf("What does a satellite cost?"));
  await log.turn(false);
  await other.flush();
  expect(await store.questions.list()).toEqual([]);
  expect(await reopened(14).days()).toBe(0);
  await other.turn(true);
  expect(await reopened(14).days()).toBe(14);
});

test("questions with the same words in any order are forgotten together", async () => {
  const { log } = openLog(30);
  for (const question of ["Do you work in space?", "in SPACE do you work", "What does a satellite cost?"])
    log.note(questionOf(question));
  const space = (await log.list()).find(({ question }) => /space/i.test(question));
  expect(await log.dismiss(space?.words ?? "")).toBe(true);
  expect(await log.dismiss(space?.words ?? "")).toBe(false);
  expect((await log.list()).map(({ question }) => question)).toEqual(["What does a satellite cost?"]);
});

test("a question that was on its way into the store when it was deleted does not come back", async () => {
  const { store } = openLog(30);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const slow: Records["questions"] = {
    ...store.questions,
    async add(questions, limit) {
      await opened;
      return store.questions.add(questions, limit);
    },
  };
  const log = createQuestionLog({ store: slow, keys: store.keys, days: 30 });
  log.note(questionOf("Do you work in space?"));
  const flushed = log.flush();
  const masked = createQuestionLog({ store: store.questions, keys: store.keys, days: 30 });
  masked.note(questionOf("Do you work in space?"));
  const [question] = await masked.list();
  const dismissed = log.dismiss(question?.words ?? "");
  await new Promise((resolve) => setImmediate(resolve));
  open();
  await flushed;
  expect(await dismissed).toBe(true);
  expect(await store.questions.list()).toEqual([]);
});

test("questions expire, and turning the log off forgets them", async () => {
  const { log, reopened, clock, store } = openLog(30);
  log.note(questionOf("Do you work in space?"));
  clock.time += 29 * DAY;
  log.note(questionOf("What does a satellite cost?"));
  expect(await log.list()).toHaveLength(2);
  clock.time += DAY;
  expect((await log.list()).map(({ question }) => question)).toEqual(["What does a satellite cost?"]);
  expect(await store.questions.list()).toHaveLength(1);
  log.note(questionOf("Who writes this?"));
  expect(await log.list()).toHaveLength(2);
  // On the same day too.
  await reopened(0).forgetExpired();
  expect(await store.questions.list()).toEqual([]);
});

test("what became of a question is kept with its day, and small talk is not", async () => {
  const { log } = openLog(30);
  log.note(questionOf("Hello", { kind: "talk", answerId: "talk-greeting" }));
  log.note(
    questionOf("I am Ana Sousa. What fell?", {
      kind: "answer",
      answerId: "case-finance",
      responseId: "o",
      unsure: true,
    }),
  );
  expect(await log.list()).toEqual([
    {
      occasion: "o",
      day: "2026-01-01",
      kind: "answer",
      answer_id: "case-finance",
      unsure: true,
      words: expect.any(String),
      question: "I am [name]. What fell?",
    },
  ]);
});

test("questions wait while the store is away, so many and no more", async () => {
  const { log, store } = openLog(30);
  const add = store.questions.add;
  store.questions.add = () => Promise.reject(new StoreUnavailable("away"));
  for (let number = 0; number < 3_000; number += 1) log.note(questionOf(`What is ${number}?`));
  await expect(log.flush()).rejects.toThrow("away");
  store.questions.add = add;
  log.note(questionOf("One more?"));
  expect(await log.list()).toHaveLength(2_000);
});

test("a question that the store refuses holds no other back, and is not tried again", async () => {
  const { store } = openLog(30);
  const add = store.questions.add;
  let away = false;
  store.questions.add = async (questions, limit) => {
    if (away && questions.length === 1) throw new StoreUnavailable("away");
    if (questions.some(({ question }) => question.includes("zebra"))) throw new Error("invalid byte sequence");
    return add(questions, limit);
  };
  const refused: unknown[] = [];
  const log = createQuestionLog({
    store: store.questions,
    keys: store.keys,
    days: 30,
    onRefused: (error) => refused.push(error),
  });
  for (const animal of ["ant", "bee", "zebra", "cat", "dog"]) log.note(questionOf(`What does a ${animal} cost?`));
  away = true;
  await expect(log.flush()).rejects.toThrow("away");
  away = false;
  expect(await log.list()).toHaveLength(4);
  expect(await log.list()).toHaveLength(4);
  expect(refused).toEqual([new Error("invalid byte sequence")]);
});

test("a question of any length or kind is kept short, and an empty one not at all", async () => {
  const { log } = openLog(30);
  log.note(questionOf("x ".repeat(10_000)));
  log.note(questionOf("   "));
  log.note(questionOf("\ud800\u0000"));
  const questions = (await log.list()).map(({ question }) => question);
  expect(questions.every((question) => question.length <= 500)).toBe(true);
});
