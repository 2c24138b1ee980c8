/** Measures the search at the site's size and at 100,000 entries: `node bench/consultant/scale.ts [entries]`. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { buildSearchIndex, type SearchIndex } from "../../server/retrieval/index.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { readQuestions } from "./questions.ts";
import { siteEntries } from "./site.ts";

/** Milliseconds that are promised: a search at the site's size, one at 100,000 entries, and the longest hold of the event loop. */
const PROMISED = { site: 5, large: 50, hold: 20 };
const MILLION = 1e6;

const site = siteEntries(process.cwd());
const questions = ["facts", "guidance"].flatMap((set) => readQuestions(set as "facts")).map(({ ask }) => ask[0] ?? "");
const size = Number(process.argv[2] ?? 100_000);

console.log("search, milliseconds");
report(`${site.length} entries`, await buildSearchIndex(site), PROMISED.site);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const started = performance.now();
const large = await buildSearchIndex(manyEntries(size));
delay.disable();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `built ${size} entries in ${seconds} s, holding the event loop for ${(delay.percentile(99.9) / MILLION).toFixed(1)} ms at most (99.9 %), ${PROMISED.hold} promised`,
);
report(`${size} entries`, large, PROMISED.large);

function report(name: string, index: SearchIndex, promised: number) {
  for (const question of questions.slice(0, 20)) index.search(question);
  const times = questions.map((question) => {
    const from = performance.now();
    index.search(question);
    return performance.now() - from;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
  console.log(`  ${name}: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}; ${promised} promised`);
}

/** Entries that mix the site's own sentences, so that words are as frequent as in real pages. */
function* manyEntries(count: number): Generator<KnowledgeBaseEntry> {
  const sentences = site.flatMap(({ content }) => content.split(/(?<=[.!?])\s+/));
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let number = 0; number < count; number += 1) {
    const base = site[random(site.length)] as KnowledgeBaseEntry;
    const content = Array.from({ length: 6 }, () => sentences[random(sentences.length)]).join(" ");
    yield {
      ...base,
      id: `large-${number}`,
      page_url: `/p${random(count / 10)}#s${number}`,
      content: `${content} Item ${number}.`,
    };
  }
}
