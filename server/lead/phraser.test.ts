import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { brand } from "../../shared/brand.ts";
import { type LeadAnalysis, leadAnalysis } from "../../shared/contracts/lead.ts";
import type { LeadFacts, LeadPhraser } from "./phraser.ts";
import { leadRoutes } from "./route.ts";

const enquiry = {
  name: "Ana Reis",
  email: "ana.reis@turismo.example",
  company: "Turismo do Norte",
  message: "We run 14 lodges and need a proposal for our campaign by 3 May. Is the cold season a problem?",
};
const words = {
  reasoning: "A tourism organisation with 14 lodges asks for a proposal.",
  key_interests: ["Tourism campaign"],
  recommended_action: "Send the proposal before 3 May.",
};

afterEach(() => {
  vi.useRealTimers();
});

async function analyse(phrase?: LeadPhraser): Promise<{ analysis: LeadAnalysis; logged: unknown[] }> {
  const logged: unknown[] = [];
  const log = { info: (_: string, facts?: object) => logged.push(facts), error: () => expect.unreachable() };
  const app = new Hono().route("/", leadRoutes({ ...(phrase ? { phrase } : {}), log }));
  const response = await app.request("/functions/v1/analyze-lead", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  expect(response.status).toBe(200);
  return { analysis: leadAnalysis.parse(await response.json()), logged };
}

/** A phraser that returns what a language model may: anything. */
const answering = (answer: unknown): LeadPhraser => vi.fn().mockResolvedValue(answer);

test("a phraser's words replace the rubric's, and nothing else", async () => {
  const { analysis: plain } = await analyse();
  const { analysis, logged } = await analyse(
    answering({ ...words, score: 1, category: "cold", raise: [], rules: [], extra: true }),
  );
  expect(analysis).toEqual({ ...plain, ...words });
  expect(logged).toEqual([]);
});

test("a phraser is told the result and the message, but neither name nor address", async () => {
  const calls: LeadFacts[] = [];
  await analyse(async (facts) => {
    calls.push(facts);
    return words;
  });
  expect(calls[0]?.message).toBe(enquiry.message);
  expect(calls[0]?.analysis.category).toBe("hot");
  expect(JSON.stringify(calls)).not.toMatch(/Ana Reis|ana\.reis/);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["a text", "hot"],
  ["a missing part", { ...words, key_interests: undefined }],
  ["a wrong type", { ...words, reasoning: 5 }],
  ["an empty reasoning", { ...words, reasoning: " " }],
  ["no interests", { ...words, key_interests: [] }],
  ["an empty interest", { ...words, key_interests: [""] }],
  ["too many interests", { ...words, key_interests: Array(9).fill("Domains") }],
  ["an over-long reasoning", { ...words, reasoning: "x".repeat(1_201) }],
  ["an over-long action", { ...words, recommended_action: "x".repeat(401) }],
  ["a number of its own", { ...words, reasoning: "They have 15 lodges." }],
  ["a number of its own among the interests", { ...words, key_interests: ["1,000 visitors"] }],
  ["a part of a known number", { ...words, reasoning: "They have 1 lodge." }],
  ["a number in other digits", { ...words, reasoning: "لديهم ١٥ نزلا" }],
  ["another category", { ...words, reasoning: "A warm lead." }],
  ["another score", { ...words, reasoning: "It scores 14 points." }],
  ["another score out of 100", { ...words, reasoning: "14 out of 100, a hot lead." }],
  [
    "a service that the house does not offer",
    { ...words, recommended_action: `${brand.name} also files their tax returns.` },
  ],
  ["a feat of the house", { ...words, reasoning: "We rescued a hotel chain from bankruptcy." }],
  ["the agency in another's place", { ...words, reasoning: "The agency runs lodges in the mountains." }],
  ["a link", { ...words, recommended_action: "See https://offers.example." }],
])("%s instead of the agreed words: the rubric's own serve", async (_, answer) => {
  const { analysis: plain } = await analyse();
  const { analysis, logged } = await analyse(answering(answer));
  expect(analysis).toEqual(plain);
  expect(logged).toEqual([{ reason: "rubbish" }]);
});

test("numbers and words of the visitor may be repeated, in any digits", async () => {
  const repeated = { ...words, reasoning: "They ask for ١٤ lodges and for the cold season." };
  expect((await analyse(answering(repeated))).analysis.reasoning).toBe(repeated.reasoning);
});

test.each<[string, LeadPhraser]>([
  ["rejects", () => Promise.reject(new Error("model unreachable"))],
  [
    "throws at once",
    () => {
      throw new Error("no model");
    },
  ],
])("a phraser that %s: the rubric's own words serve", async (_, phrase) => {
  const { analysis: plain } = await analyse();
  const { analysis, logged } = await analyse(phrase);
  expect(analysis).toEqual(plain);
  expect(logged).toEqual([{ reason: "failed" }]);
});

test("a phraser that takes longer than eight seconds is told to stop, and the rubric's own words serve", async () => {
  const { analysis: plain } = await analyse();
  vi.useFakeTimers();
  const calls = Promise.withResolvers<AbortSignal>();
  const answer = analyse((_, signal) => {
    calls.resolve(signal);
    // Never answers, and rejects when it is aborted.
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("late"))));
  });
  const signal = await calls.promise;
  await vi.advanceTimersByTimeAsync(7_999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
  const { analysis, logged } = await answer;
  expect(analysis).toEqual(plain);
  expect(logged).toEqual([{ reason: "slow" }]);
});

test("a phraser that never answers does not hold the visitor up", async () => {
  vi.useFakeTimers();
  const called = Promise.withResolvers<void>();
  const answer = analyse(() => {
    called.resolve();
    return new Promise(() => {});
  });
  await called.promise;
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await answer).logged).toEqual([{ reason: "slow" }]);
});
