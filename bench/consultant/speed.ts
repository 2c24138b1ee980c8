/** Times an answer at the site's size and in a large knowledge base, and the blocking of the server's thread while the large one is loaded. */
import { createEngine } from "../../server/chat/engine/calls.ts";
import { startEngine } from "../../server/chat/engine/thread.ts";
import { createLiveIndex } from "../../server/knowledge-base/live-index.ts";
import type { Store } from "../../server/store/store.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type BudgetName, judge } from "../budgets.ts";

const LARGE = 100_000;
const MEGABYTE = 2 ** 20;
/** The shortest of several runs counts, since other processes disturb. */
const RUNS = 3;
/** Warm-up questions. */
const WARMING = 50;

/** Prints the figures; returns a line for each exceeded budget. */
export async function measureSpeed(site: KnowledgeBaseEntry[], questions: readonly string[]): Promise<string[]> {
  const small = await answers(site, questions, "answerAtSite");
  const many = [...generatedEntries(site, LARGE)];
  const large = await answers(many, questions, "answerLarge");
  const started = performance.now();
  const longest = await longestHold(() => handedOver(many));
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `  ${LARGE} entries handed to the engine's thread in ${seconds.toFixed(1)} s; the server's thread was held for ${longest.toFixed(1)} ms at most`,
  );
  return [...small, ...large, ...complaint("handingOver", longest, `${LARGE} entries`)];
}

async function answers(entries: KnowledgeBaseEntry[], questions: readonly string[], budget: BudgetName) {
  const before = process.memoryUsage().rss;
  const engine = createEngine();
  const started = performance.now();
  await engine.update({ add: entries, remove: [] });
  const indexed = (performance.now() - started) / 1_000;
  const answer = (content: string) => engine.answer([{ role: "user", content }]);
  for (const question of questions.slice(0, WARMING)) await answer(question);
  const times = questions.map(() => Number.POSITIVE_INFINITY);
  // All questions in each run, to miss the engine's cache of recent ones.
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, question] of questions.entries())
      times[at] = Math.min(times[at] as number, await timed(() => answer(question)));
  const memory = (process.memoryUsage().rss - before) / MEGABYTE;
  console.log(
    `  ${entries.length} entries: indexed in ${indexed.toFixed(1)} s; one answer: median ${quantile(times, 0.5).toFixed(1)} ms, 99 % ${quantile(times, 0.99).toFixed(1)} ms; memory of the process grew by ${memory.toFixed(0)} MB`,
  );
  return complaint(budget, quantile(times, 0.99), `${entries.length} entries`);
}

const complaint = (budget: BudgetName, value: number, where: string) => judge(budget, value, where) ?? [];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}

/** Loads all entries into an engine in its own thread, as the server does at its start. */
async function handedOver(entries: KnowledgeBaseEntry[]) {
  const engine = startEngine({ log: { info: () => {}, error: console.error } });
  const store = {
    revision: async () => 1,
    list: async ({ limit = 0, offset = 0 } = {}) => entries.slice(offset, offset + limit),
  } as Store;
  await createLiveIndex({ store, engine, embeddings: false, freshFor: 0 }).current();
  await engine.close();
}

/** Longest time in milliseconds between two yields. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let done = false;
  const watching = (async () => {
    let from = process.threadCpuUsage();
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      const { user, system } = process.threadCpuUsage(from);
      longest = Math.max(longest, (user + system) / 1_000);
      from = process.threadCpuUsage();
    }
  })();
  await work();
  done = true;
  await watching;
  return longest;
}

/** Entries that mix the site's own sentences, so that words are as frequent as in real pages. */
function* generatedEntries(site: readonly KnowledgeBaseEntry[], count: number): Generator<KnowledgeBaseEntry> {
  const sentences = site.flatMap(({ content }) => content.split(/(?<=[.!?])\s+/));
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let number = 0; number < count; number += 1) {
    const base = site[random(site.length)] as KnowledgeBaseEntry;
    const content = Array.from({ length: 6 }, () => sentences[random(sentences.length)]).join(" ");
    yield { ...base, id: `large-${number}`, page_url: `/large/${number}`, content };
  }
}
