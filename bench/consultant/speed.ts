/** Times an answer at the site's size and in a large knowledge base, and the blocking of the server's thread while the large one is loaded. */
import { createEngine, type Engine, loadParts } from "../../server/consultant/index.ts";
import { createLiveIndex } from "../../server/knowledge-base/live-index.ts";
import { TextVectors } from "../../server/search/vectors.ts";
import type { Store } from "../../server/store/store.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { meaningless } from "../../tests/support/embedder.ts";
import { type BudgetName, judge, quantile } from "../budgets.ts";
import { siteEngine, siteEntries } from "./site.ts";

const LARGE = 10_000;
const MEGABYTE = 2 ** 20;
/** The shortest of several runs counts, since other processes disturb. */
const RUNS = 3;
/** Questions whose answers are timed. */
const TIMED = 100;

/** Prints the figures; returns a line for each exceeded budget. */
export async function measureSpeed(questions: readonly string[]): Promise<string[]> {
  const asked = questions.slice(0, TIMED);
  const small = await answers(await siteEngine(), asked, "answerAtSite", `${siteEntries().length} entries`);
  const many = [...generatedEntries(siteEntries(), LARGE)];
  // Encoding ten thousand entries takes an hour; what is timed is comparing them.
  const engine = createEngine({ parts: loadParts(), vectors: new TextVectors(meaningless) });
  const started = performance.now();
  const longest = await longestHold(() => loaded(many, engine));
  console.log(
    `  ${LARGE} entries indexed in ${((performance.now() - started) / 1_000).toFixed(1)} s; the thread was held for ${longest.toFixed(1)} ms at most`,
  );
  await engine.encoded();
  const large = await answers(engine, asked, "answerLarge", `${LARGE} entries`);
  return [...small, ...large, ...(judge("handingOver", longest, `${LARGE} entries`) ?? [])];
}

async function answers(engine: Engine, questions: readonly string[], budget: BudgetName, where: string) {
  const times = questions.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, question] of questions.entries()) {
      // Each time in other words, since the vectors of recent questions are kept.
      const content = `${question}${" ".repeat(run)}?`;
      const from = performance.now();
      await engine.answer([{ role: "user", content }]);
      times[at] = Math.min(times[at] as number, performance.now() - from);
    }
  const memory = process.memoryUsage().rss / MEGABYTE;
  console.log(
    `  ${where}: one answer: median ${quantile(times, 0.5).toFixed(1)} ms, 99 % ${quantile(times, 0.99).toFixed(1)} ms; memory of the process ${memory.toFixed(0)} MB`,
  );
  return judge(budget, quantile(times, 0.99), where) ?? [];
}

/** Loads all entries, as the server does at its start. */
async function loaded(entries: KnowledgeBaseEntry[], engine: Engine) {
  const list: Store["list"] = async ({ limit = 0, after } = {}) => {
    const from = entries.findIndex(({ id }) => id === after?.id) + 1;
    return entries.slice(from, from + limit);
  };
  const store = { revision: async () => 1, list } as Store;
  await createLiveIndex({ store, engine, freshFor: 0 }).current();
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
