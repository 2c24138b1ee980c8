/** Builds the app for a test: a store in a folder of its own that is gone afterwards, and a log that can be read. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createApp } from "../../server/app.ts";
import type { AppDependencies } from "../../server/calls/dependencies.ts";
import type { Engine } from "../../server/consultant/engine.ts";
import type { Embedder } from "../../server/embedding/embedder.ts";
import { createCounts } from "../../server/insight/counts.ts";
import { createQuestionLog } from "../../server/insight/question-log.ts";
import { createKnowledgeBase } from "../../server/knowledge-base/knowledge-base.ts";
import type { Log } from "../../server/log/log.ts";
import { createRatings } from "../../server/ratings/ratings.ts";
import { memoryCounter } from "../../server/store/rate-counter.ts";
import { openSqliteStore } from "../../server/store/sqlite/store.ts";
import type { NewEntry } from "../../server/store/store.ts";
import { testEmbedder } from "./embedder.ts";
import { testEngine } from "./engine.ts";

/** A section as the build reads it from a page. */
export const section = (path: string, title: string, content: string, questions: string[] = []): NewEntry => ({
  page_title: title,
  page_url: path,
  section_title: null,
  content,
  embedding: null,
  metadata: { questions },
});

/** Waits for every vector before it looks for something: what it finds does not depend on how busy the machine is. */
export function unhurried(engine: Engine): Engine {
  const afterwards =
    <Given extends unknown[], Found>(find: (...given: Given) => Promise<Found>) =>
    async (...given: Given): Promise<Found> => {
      await engine.encoded();
      return find(...given);
    };
  const { answer, search, foresee, surroundings, searchSite } = engine;
  return {
    ...engine,
    answer: afterwards(answer),
    search: afterwards(search),
    foresee: afterwards(foresee),
    surroundings: afterwards(surroundings),
    searchSite: afterwards(searchSite),
  };
}

interface Options extends Partial<AppDependencies> {
  /** What the site's pages say; may be changed between two ingests. */
  sections?: NewEntry[];
  readSections?: () => Promise<NewEntry[]>;
  embedder?: Embedder;
  engine?: Engine;
  now?: () => number;
  /** Milliseconds that a question waits for the store. */
  refreshMs?: number;
  /** Days for which questions are logged. */
  logDays?: number;
}

export function testApp(overrides: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "app-test-"));
  const store = openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const logged: { event: string; facts?: Record<string, unknown> | undefined }[] = [];
  const log: Log = {
    info: (event, facts) => logged.push({ event, facts }),
    error: (event, facts) => logged.push({ event, facts }),
  };
  const {
    sections = [],
    readSections = async () => sections,
    embedder = testEmbedder,
    engine = testEngine(undefined, embedder),
    now = Date.now,
    // However busy the machine is, what was written is heard, and a model's words are waited for.
    refreshMs = 600_000,
    firstWordsMs = 600_000,
    logDays = 0,
    ...rest
  } = overrides;
  const asked = embedder === testEmbedder ? unhurried(engine) : engine;
  const knowledgeBase = createKnowledgeBase({ store, engine: asked, embedder, readSections, refreshMs, now });
  const counts = createCounts(store.counts, now);
  const app = createApp({
    siteUrl: "http://localhost:3000",
    store,
    knowledgeBase,
    questionLog: createQuestionLog({ store: store.questions, keys: store.keys, days: logDays, now }),
    counts,
    ratings: createRatings(store.ratings, now),
    now,
    log,
    operatorPassword: undefined,
    trustProxy: 0,
    chatRateLimit: 0,
    firstWordsMs,
    allowedOrigins: [],
    // Nobody's limit refills while a test runs, however slow the machine.
    counter: memoryCounter(() => 0),
    ...rest,
  });
  return { app, store, knowledgeBase, counts, logged };
}

/** Bindings of a connection from this address. */
export const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** A POST of JSON. */
export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
