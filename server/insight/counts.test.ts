import { expect, test, vi } from "vitest";
import { testApp } from "../../tests/support/app.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { library, sections } from "../../tests/support/library.ts";
import { ask, readStream } from "../../tests/support/stream.ts";
import { StoreUnavailable } from "../store/store.ts";
import { COUNT_DAYS, createCounts } from "./counts.ts";

const DAY = 86_400_000;
const NOON = Date.parse("2026-01-10T12:00:00Z");

const QUESTION = "By how much did ferry bookings rise?";

async function counted(questions: string[], over: Parameters<typeof testApp>[0] = {}) {
  const { app, knowledgeBase, counts } = testApp({ sections, engine: testEngine(library), now: () => NOON, ...over });
  await knowledgeBase.ingest();
  for (const question of questions) await readStream(await ask(app, question));
  return counts.list(1);
}

test("each question counts once, with what became of it, and without a word of it", async () => {
  const listed = await counted([QUESTION, "What is the weather on Mars?", "Hello"]);
  const named = (name: string) => listed.filter((one) => one.name === name).reduce((sum, { count }) => sum + count, 0);
  expect([named("questions"), named("answer"), named("talk")]).toEqual([3, 1, 1]);
  expect(named("declined") + named("options")).toBe(1);
  expect(listed.find(({ name }) => name === "answer")?.subject).toBe("case-ferry");
  expect(JSON.stringify(listed)).not.toMatch(/ferry bookings|Mars|Hello/i);
});

test("what a model wrote, where it had to be replaced and what the guard held back are counted", async () => {
  const namesWith = async (words: string[]) => {
    const chatModel = {
      name: "phrasing-1",
      async *stream() {
        yield* words;
      },
    };
    return (await counted([QUESTION], { chatModel })).map(({ name }) => name);
  };
  const answer = ["Ferry bookings rose by 12% over nine months ", "([Ferry case](/results/ferry))."];
  expect(await namesWith(answer)).toContain("model");
  const lied = await namesWith(["Ferry bookings fell by 99 percent in Peru, and 55 clients left."]);
  expect(lied).toEqual(expect.arrayContaining(["fallback", "held"]));
});

test("counts wait for a store that is away, add up meanwhile, and expire", async () => {
  const { store } = testApp();
  const clock = { time: Date.parse("2026-01-01T23:59:00Z") };
  const counts = createCounts(store.counts, () => clock.time);
  const question = { kind: "answer", by: "built-in", fellBack: false } as const;
  const away = vi.spyOn(store.counts, "add").mockRejectedValueOnce(new StoreUnavailable("away"));
  counts.note(question);
  await expect(counts.flush()).rejects.toThrow("away");
  counts.note(question);
  clock.time += 120_000;
  counts.note({ ...question, subject: "case-finance" });
  const questions = (await counts.list(2)).filter(({ name }) => name === "questions");
  expect(questions).toEqual([
    { day: "2026-01-01", subject: "", name: "questions", count: 2 },
    { day: "2026-01-02", subject: "case-finance", name: "questions", count: 1 },
  ]);
  expect(away).toHaveBeenCalledTimes(2);
  clock.time += COUNT_DAYS * DAY;
  await counts.forgetExpired();
  expect(await store.counts.list("2026-01-01")).toEqual([]);
});
