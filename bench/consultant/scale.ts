/** Measures search and whole answers at the site's size and at 100,000 entries, beside a plain scan of the same texts in the same run. */

import { createConsultant } from "../../server/chat/consultant.ts";
import { startEngine } from "../../server/chat/engine/thread.ts";
import { createLiveIndex } from "../../server/knowledge-base/live-index.ts";
import { createSearchIndex, type SearchIndex } from "../../server/retrieval/index.ts";
import type { Store } from "../../server/store/store.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";

/** Milliseconds that are promised: a search at the site's size, one at 100,000 entries, a whole answer, and the longest hold of the event loop that serves the pages. */
const PROMISED = { site: 5, large: 50, answer: 20, hold: 20 };
const MICROSECONDS = 1e3;
/** A plain scan of 100,000 texts takes long: a few questions tell enough. */
const SCANNED = 10;
const RUNS = 3;

export async function measureSpeed(site: KnowledgeBaseEntry[], questions: string[], size: number): Promise<void> {
  console.log("speed, milliseconds");
  report(site, createSearchIndex(site), questions, PROMISED.site);
  const many = [...manyEntries(site, size)];
  const started = performance.now();
  const holds = await holdsWhile(() => handedOver(many));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `  index of ${size} entries built in the engine's thread in ${seconds} s; the server's event loop held for ${at(holds, 0.999).toFixed(1)} (99.9 %), ${at(holds, 1).toFixed(1)} at most; ${PROMISED.hold} promised`,
  );
  report(many, createSearchIndex(many), questions, PROMISED.large);
}

function report(entries: KnowledgeBaseEntry[], index: SearchIndex, questions: string[], promised: number) {
  for (const question of questions.slice(0, SCANNED)) index.search(question);
  const times = questions.map((question) => timed(() => index.search(question)));
  const scans = questions.slice(0, SCANNED).map((question) => timed(() => scan(entries, question)));
  const ratio = at(scans, 0.5) / at(times, 0.5);
  const consultant = createConsultant(() => index);
  const answers = questions.map((content) => timed(() => consultant.answer([{ role: "user", content }])));
  console.log(
    `  ${entries.length} entries, search: median ${at(times, 0.5).toFixed(2)}, 99 % ${at(times, 0.99).toFixed(2)}, longest ${at(times, 1).toFixed(2)}; ${promised} promised; ${ratio.toFixed(1)} times as fast as a plain scan`,
  );
  console.log(
    `  ${entries.length} entries, whole answer: median ${at(answers, 0.5).toFixed(2)}, 99 % ${at(answers, 0.99).toFixed(2)}, longest ${at(answers, 1).toFixed(2)}; ${PROMISED.answer} promised`,
  );
}

/** Gives all entries to an engine in its own thread, as the server does at its start. */
async function handedOver(entries: KnowledgeBaseEntry[]) {
  const engine = startEngine({ log: { info: () => {}, error: console.error } });
  const store = {
    revision: async () => 1,
    list: async ({ limit = 0, offset = 0 } = {}) => entries.slice(offset, offset + limit),
  } as Store;
  await createLiveIndex({ store, engine, embeddings: false, freshFor: 0 }).current();
  await engine.close();
}

/** The processor time of each piece of a work that yields (in steps of a tick of the system's clock). */
async function holdsWhile(work: () => Promise<unknown>): Promise<number[]> {
  const holds: number[] = [];
  let done = false;
  const watching = (async () => {
    let from = process.threadCpuUsage();
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      const { user, system } = process.threadCpuUsage(from);
      holds.push((user + system) / MICROSECONDS);
      from = process.threadCpuUsage();
    }
  })();
  await work();
  done = true;
  await watching;
  return holds;
}

/** Other processes take the processor now and then: of three runs the shortest is the work's own. */
function timed(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

function at(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** The yardstick: how many words of the question each text holds. */
function scan(entries: KnowledgeBaseEntry[], question: string): number {
  const words = question.toLowerCase().split(/\W+/);
  let best = 0;
  for (const { content } of entries) {
    const text = content.toLowerCase();
    best = Math.max(best, words.filter((word) => text.includes(word)).length);
  }
  return best;
}

/** Entries that mix the site's own sentences, so that words are as frequent as in real pages. */
function* manyEntries(site: KnowledgeBaseEntry[], count: number): Generator<KnowledgeBaseEntry> {
  const sentences = site.flatMap(({ content }) => content.split(/(?<=[.!?])\s+/));
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let number = 0; number < count; number += 1) {
    const base = site[random(site.length)] as KnowledgeBaseEntry;
    const content = Array.from({ length: 6 }, () => sentences[random(sentences.length)]).join(" ");
    yield { ...base, id: `large-${number}`, page_url: `/p${random(count / 10)}#s${number}`, content };
  }
}
