import { expect, test } from "vitest";
import type { ChatAnswer } from "../../shared/contracts/chat.ts";
import { refusal } from "../../shared/contracts/error.ts";
import { COMMENT_LIMIT } from "../../shared/contracts/rating.ts";
import { post, section, testApp } from "../../tests/support/app.ts";
import { ask, readStream } from "../../tests/support/stream.ts";
import { RATING_DAYS } from "./ratings.ts";

const DAY = 86_400_000;
const PATH = "/functions/v1/rate-answer";
const QUESTION = "By how much did cost per acquisition fall?";
const sections = [section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37% in a year.")];

async function site(over: Parameters<typeof testApp>[0] = {}) {
  const clock = { time: Date.parse("2026-01-10T12:00:00Z") };
  const made = testApp({ sections, now: () => clock.time, ...over });
  await made.knowledgeBase.ingest();
  const answered = async (question = QUESTION) =>
    (await readStream(await ask(made.app, question))).chunks.at(-1)?.answer as ChatAnswer;
  const rate = async (body: unknown) => made.app.request(PATH, post(body));
  const kept = () => made.store.ratings.list("2025-01-01", 100);
  return { ...made, clock, answered, rate, kept };
}

test("an answer can be rated by its id, and what is kept says which answer, what, and on which day", async () => {
  const { answered, rate, kept } = await site();
  const { id } = await answered();
  const response = await rate({
    id,
    helpful: false,
    comment: " Which year? Write to ana@example.org, I am Ana Sousa ",
  });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(await kept()).toEqual([
    {
      occasion: expect.stringMatching(/^[\w-]{12}$/),
      answer_id: expect.stringMatching(/^entry:/),
      helpful: false,
      comment: "Which year? Write to [e-mail], I am [name]",
      day: "2026-01-10",
    },
  ]);
});

test("whoever presses twice counts once, and may change their mind; the next answer is another", async () => {
  const { answered, rate, kept } = await site();
  const [{ id: first }, { id: second }] = [await answered(), await answered()];
  expect(first).not.toBe(second);
  for (const helpful of [true, true, false])
    expect((await rate({ id: first, helpful, comment: null })).status).toBe(204);
  await rate({ id: second, helpful: true });
  expect((await kept()).map(({ helpful }) => helpful).sort()).toEqual([false, true]);
});

test("what was declined or only greeted can be rated as well", async () => {
  const { answered, rate } = await site();
  for (const question of ["What is the weather on Mars?", "Hello"])
    expect((await rate({ id: (await answered(question)).id, helpful: false })).status).toBe(204);
});

test("only what this site has answered within the last month can be rated", async () => {
  const { answered, rate, clock, kept } = await site();
  const { id } = await answered();
  const [named = "", signature = ""] = id.split(/(?<=\.[\w-]{12})\./);
  const elsewhere = await (await site()).answered();
  const madeUp = [
    "declined",
    id.replace(/~.*/, ""),
    named,
    `${named}.${signature.replace(/^./, (letter) => (letter === "A" ? "B" : "A"))}`,
    `other-answer~${id.split("~")[1]}`,
    elsewhere.id,
    "__proto__",
    "a~1.b.c",
  ];
  for (const wrong of madeUp) {
    const response = await rate({ id: wrong, helpful: true });
    expect([wrong, response.status, refusal.parse(await response.json()).error.field]).toEqual([wrong, 404, "id"]);
  }
  clock.time += 30 * DAY;
  expect((await rate({ id, helpful: true })).status).toBe(204);
  clock.time += DAY;
  expect((await rate({ id, helpful: false })).status).toBe(404);
  expect(await kept()).toHaveLength(1);
});

test.each<[string, unknown, string]>([
  ["no id", { helpful: true }, "id"],
  ["an empty id", { id: "", helpful: true }, "id"],
  ["an id without end", { id: "x".repeat(301), helpful: true }, "id"],
  ["an id that is not text", { id: 7, helpful: true }, "id"],
  ["no verdict", { id: "a" }, "helpful"],
  ["a verdict in words", { id: "a", helpful: "yes" }, "helpful"],
  ["a word too long", { id: "a", helpful: true, comment: "x".repeat(COMMENT_LIMIT + 1) }, "comment"],
  ["a word that is not text", { id: "a", helpful: true, comment: ["x"] }, "comment"],
  ["a field that nobody knows", { id: "a", helpful: true, name: "Ana" }, "name"],
  ["a list", [], "body"],
])("%s is refused, and the field is named", async (_, body, field) => {
  const response = await testApp().app.request(PATH, post(body));
  expect([response.status, refusal.parse(await response.json()).error.field]).toEqual([400, field]);
});

test("the call is bounded like the others", async () => {
  const { app } = testApp({ allowedOrigins: ["https://www.example.org"] });
  const get = await app.request(PATH);
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await app.request(PATH, post("x".repeat(9_000)))).status).toBe(413);
  expect((await app.request(PATH, { method: "POST", body: "helpful=true" })).status).toBe(415);
  const preflight = { method: "OPTIONS", headers: { origin: "https://www.example.org" } };
  expect((await app.request(PATH, preflight)).headers.get("access-control-allow-origin")).toBe(
    "https://www.example.org",
  );
  const statuses = new Set<number>();
  for (let call = 0; call < 70; call += 1) statuses.add((await app.request(PATH, post({}))).status);
  expect(statuses).toEqual(new Set([400, 429]));
});

test("answers go on while the key cannot be read, and can be rated again once it can", async () => {
  const { store, answered, rate } = await site();
  const read = store.keys.get;
  store.keys.get = () => Promise.reject(new Error("away"));
  const { id } = await answered();
  expect((await rate({ id, helpful: true })).status).toBe(404);
  store.keys.get = read;
  expect((await rate({ id: (await answered()).id, helpful: true })).status).toBe(204);
});

test("ratings are deleted by themselves", async () => {
  const { answered, rate, kept, clock, store } = await site();
  await rate({ id: (await answered()).id, helpful: true });
  const { createRatings } = await import("./ratings.ts");
  const ratings = createRatings(store.ratings, () => clock.time);
  clock.time += (RATING_DAYS - 1) * DAY;
  await ratings.forgetExpired();
  expect(await kept()).toHaveLength(1);
  clock.time += DAY;
  await ratings.forgetExpired();
  expect(await kept()).toEqual([]);
});
