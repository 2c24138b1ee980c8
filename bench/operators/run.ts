/**
 * What operators wait for with 10,000 entries, on each store: the first entries of the list, all of them, a key
 * in the search, the list in another order, the library of answers, and the consequences of a change.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inOrder } from "../../app/admin/entries/list-filters.ts";
import { searchEntries } from "../../app/admin/entries/search.ts";
import { findPostgres } from "../../scripts/programs.mjs";
import { createApp } from "../../server/app.ts";
import { createCounts } from "../../server/insight/counts.ts";
import { createQuestionLog } from "../../server/insight/question-log.ts";
import { readSections } from "../../server/knowledge-base/hosted-pages.ts";
import { createKnowledgeBase } from "../../server/knowledge-base/knowledge-base.ts";
import { createRatings } from "../../server/ratings/ratings.ts";
import { openPostgresStore } from "../../server/store/postgres/store.ts";
import { openSqliteStore } from "../../server/store/sqlite/store.ts";
import type { Store } from "../../server/store/store.ts";
import type { KnowledgeBaseEntry, ListedEntry } from "../../shared/contracts/knowledge-base.ts";
import { testEmbedder } from "../../tests/support/embedder.ts";
import { startTestPostgres } from "../../tests/support/postgres.ts";
import { judge } from "../budgets.ts";
import { siteEngine } from "../consultant/site.ts";

const ENTRIES = 10_000;
const RUNS = 5;
const silent = { info: () => {}, error: () => {} };
const KNOWLEDGE = join("build", "knowledge.json");

if (!existsSync(KNOWLEDGE)) throw new Error("build the site first: npm run build");
const complaints: string[] = [];
const folder = mkdtempSync(join(tmpdir(), "operators-bench-"));
await measure("SQLite", openSqliteStore(folder));
rmSync(folder, { recursive: true, force: true });
const programs = findPostgres();
if (programs) {
  const server = await startTestPostgres(programs);
  await measure("Postgres", await openPostgresStore(await server.database()));
  await server.stop();
} else console.log("  Postgres: not installed here");
for (const line of complaints) console.error(line);
process.exitCode = complaints.length ? 1 : 0;

async function measure(name: string, store: Store) {
  const engine = await siteEngine([]);
  const sections = () => readSections(KNOWLEDGE);
  const knowledgeBase = createKnowledgeBase({ store, engine, embedder: testEmbedder, readSections: sections });
  await store.write(
    entries(await sections()).map((entry) => ({ kind: "insert", entry })),
    [],
  );
  await knowledgeBase.current();
  const app = createApp({
    siteUrl: "http://localhost:3000",
    store,
    knowledgeBase,
    questionLog: createQuestionLog({ store: store.questions, keys: store.keys, days: 0 }),
    counts: createCounts(store.counts),
    ratings: createRatings(store.ratings),
    log: silent,
    operatorPassword: undefined,
    trustProxy: 0,
    chatRateLimit: 0,
    allowedOrigins: [],
  });
  const here = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const call = async (path: string, body?: unknown) => {
    const headers = { host: "localhost:3000", "content-type": "application/json", prefer: "omit=embedding" };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const response = await app.request(path, init, here);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const list = (limit: number) => call(`/rest/v1/knowledge_base?select=*&order=created_at.desc&limit=${limit}`);
  const all: ListedEntry[] = await list(20_000);
  searchEntries(all, "warm");
  const draft = { pageTitle: "Retainers", content: "A retainer of the bank costs 9,000 euros a month for two years." };
  const times = {
    operatorsList: await best(() => list(100)),
    operatorsSearch: await best(() => searchEntries(all, "attribution 9999")),
    operatorsSort: await best(() => inOrder(all, "title")),
    operatorsLibrary: await best(() => call("/rest/v1/library_answers")),
    operatorsForesee: await best(() => call("/functions/v1/foresee", { entry: draft }), 2),
  } as const;
  console.log(`  ${name}, ${all.length} entries:`);
  for (const [budget, time] of Object.entries(times)) {
    console.log(`    ${budget.replace("operators", "").toLowerCase()}: ${time.toFixed(1)} ms`);
    const complaint = judge(budget as keyof typeof times, time, name);
    if (complaint) complaints.push(complaint);
  }
  engine.close();
  await store.close();
}

/** The site's own sections, and as many more of like words as make up the number. */
function entries(sections: Awaited<ReturnType<typeof readSections>>): KnowledgeBaseEntry[] {
  return Array.from({ length: ENTRIES }, (_, number) => {
    const section = sections[number % sections.length] as (typeof sections)[number];
    const copy = number >= sections.length;
    return {
      ...section,
      id: `${number}`,
      page_url: copy ? `/copies/${number}` : section.page_url,
      content: copy ? `${section.content} Copy ${number}.` : section.content,
      created_at: new Date(Date.UTC(2026, 0, 1) + number).toISOString(),
      embedding: null,
    };
  });
}

/** Other processes take the processor now and then: the shortest run is the work's own. */
async function best(work: () => unknown, runs = RUNS): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - from);
  }
  return shortest;
}
