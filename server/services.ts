/** Opens what the app works with, from the environment: the store, the knowledge base, the models. */
import { join } from "node:path";
import { LOCKED_FOR } from "./access/attempts.ts";
import type { AppDependencies } from "./calls/dependencies.ts";
import { createEngine, type Engine, loadParts } from "./consultant/index.ts";
import { builtInEmbedder, createModelEmbedder, type Embedder } from "./embedding/index.ts";
import type { Env } from "./env.ts";
import { createCounts } from "./insight/counts.ts";
import { createQuestionLog } from "./insight/question-log.ts";
import { areHostedApart, hostedSections, readSections } from "./knowledge-base/hosted-pages.ts";
import { type IngestReport, IngestRunning } from "./knowledge-base/ingest.ts";
import { measuredIngest } from "./knowledge-base/ingest-changed.ts";
import { createKnowledgeBase } from "./knowledge-base/knowledge-base.ts";
import { createUpkeep } from "./knowledge-base/upkeep.ts";
import { errorFacts, type Log } from "./log/log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createBudget, createChatModel, withBudget } from "./model/index.ts";
import { createRatings } from "./ratings/ratings.ts";
import { TextVectors } from "./search/vectors.ts";
import { lastBackup } from "./store/archive/archive.ts";
import { openStore } from "./store/open.ts";
import type { Store } from "./store/store.ts";

/** Milliseconds between two deletions of what has expired. */
const FORGET_EVERY = 3_600_000;
/** Milliseconds for which counts and questions are buffered, so that no question waits for the disk. */
const FLUSH_EVERY = 5_000;
/** Milliseconds between two checks of pages that are hosted apart. */
const CHECK_PAGES_EVERY = 300_000;

const KNOWLEDGE_FILE = join("build", "knowledge.json");
/** Of the site's own texts, where the build made them (`scripts/build/encode.ts`). */
const BUILT_VECTORS = join("build", "vectors.bin");

export interface Services {
  app: Omit<AppDependencies, "site">;
  engine: Engine;
  /** Fills an empty knowledge base from the site's own pages and builds the index, however often it has to be tried. */
  ready(onProblem?: (message: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Throws an Error of one line where something cannot be opened. */
export async function openServices(
  env: Env,
  log: Log,
  metrics: Metrics = createMetrics({ process: false }),
): Promise<Services> {
  const { store, counter, freshFor, ingestAlone, close } = await openStore(env, log);
  const models = modelsOf(env, store, log);
  const embedder = embedderOf(env);
  const vectors = new TextVectors(embedder, join(env.DATA_DIR, "vectors.bin"), BUILT_VECTORS);
  const engine = createEngine({ parts: loadParts(), vectors, log });
  const isApart = areHostedApart(env.SITE_URL, env.ALLOWED_ORIGINS);
  const readBuilt = () => readSections(KNOWLEDGE_FILE);
  const parts = { store, engine, freshFor, readSections: isApart ? hostedSections(env.SITE_URL) : readBuilt };
  const firstFill = Promise.withResolvers<void>();
  const around = (run: () => Promise<IngestReport>) =>
    measuredIngest(() => ingestAlone(run, runningElsewhere), metrics);
  const knowledgeBase = createKnowledgeBase({ ...parts, embedder, around, filled: firstFill.promise });
  const onRefused = (error: unknown) => log.error("row refused by the store", errorFacts(error));
  const questionLog = createQuestionLog({
    store: store.questions,
    keys: store.keys,
    days: env.QUESTION_LOG_DAYS,
    onRefused,
  });
  const ratings = createRatings(store.ratings);
  const counts = createCounts(store.counts, Date.now, onRefused);
  const attempts = {
    forgetExpired: () => store.attempts.forgetUntil(new Date(Date.now() - LOCKED_FOR).toISOString()),
  };
  const kept = [questionLog, ratings, counts, attempts];
  const forget = () =>
    Promise.all(kept.map((one) => one.forgetExpired()))
      .then(() => store.purge())
      .catch((error) => log.error("what has expired was not deleted", errorFacts(error)));
  const flush = () =>
    Promise.all([questionLog.flush(), counts.flush()]).catch((error) =>
      log.error("questions and counts not written, will retry", errorFacts(error)),
    );
  const stopping = new AbortController();
  const upkeep = createUpkeep({
    store,
    knowledgeBase,
    // The site's own vectors come with the build.
    embedder: { model: embedder.model, embed: (texts, options) => vectors.embed(texts, options) },
    log,
    signal: stopping.signal,
    ingestOwnPages: () => createKnowledgeBase({ ...parts, embedder, readSections: readBuilt }).ingest(),
  });
  const forgetting = setInterval(forget, FORGET_EVERY).unref();
  const flushing = setInterval(flush, FLUSH_EVERY).unref();
  const looking = isApart ? setInterval(() => void upkeep.ingestChanged(), CHECK_PAGES_EVERY).unref() : undefined;
  return {
    engine,
    app: {
      siteUrl: env.SITE_URL,
      store,
      knowledgeBase,
      questionLog,
      counts,
      ratings,
      lastBackup: () => lastBackup(env.DATA_DIR),
      log,
      operatorPassword: env.OPERATOR_PASSWORD,
      trustProxy: env.TRUST_PROXY,
      chatRateLimit: env.CHAT_RATE_LIMIT,
      allowedOrigins: env.ALLOWED_ORIGINS,
      ...models,
      counter,
    },
    async ready(onProblem = () => {}) {
      await upkeep.fill(onProblem);
      if (stopping.signal.aborted) return;
      firstFill.resolve();
      void upkeep.ingestChanged();
      await forget();
      // The index's own vectors come first; while they are made, or the model is away, words alone serve.
      void engine.encoded().then(() => upkeep.renewVectors());
    },
    async close() {
      stopping.abort();
      clearInterval(forgetting);
      clearInterval(flushing);
      clearInterval(looking);
      engine.close();
      builtInEmbedder.close();
      await flush();
      await close();
    },
  };
}

const runningElsewhere = () => new IngestRunning("An ingest is running on another server.");

function embedderOf(env: Env): Embedder {
  if (!env.OPENAI_BASE_URL || !env.EMBEDDING_MODEL) return builtInEmbedder;
  return createModelEmbedder({ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY, model: env.EMBEDDING_MODEL });
}

/** Tokens of a checker's reply: a line for each of a few sentences, and room for a model that thinks before. */
const CHECK_TOKENS = 400;

/** The model that answers, and the one that is asked what its sentences stand on; both within the day's tokens. */
function modelsOf(env: Env, store: Store, log: Log) {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, CHAT_MODEL: model, GUARD_MODEL = model } = env;
  if (!baseUrl || !model || !GUARD_MODEL) return {};
  const budget = createBudget(store.spending, env.CHAT_DAILY_TOKENS);
  const server = { baseUrl, apiKey, log, totalMs: env.CHAT_ANSWER_MS, silenceMs: env.CHAT_FIRST_WORDS_MS };
  const checks = { model: GUARD_MODEL, stream: false, temperature: 0, maxTokens: CHECK_TOKENS };
  return {
    chatModel: withBudget(createChatModel({ ...server, model }), budget),
    checker: withBudget(createChatModel({ ...server, ...checks }), budget, CHECK_TOKENS),
    promptTokens: env.CHAT_PROMPT_TOKENS,
    firstWordsMs: env.CHAT_FIRST_WORDS_MS,
  };
}
