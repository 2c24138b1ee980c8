/** Opens what the app works with, from the environment: the store, the knowledge base, the models. */
import { join } from "node:path";
import type { AppDependencies } from "./app.ts";
import { builtInEmbedder } from "./embedding/built-in.ts";
import type { Env } from "./env.ts";
import { createKnowledgeBase } from "./knowledge-base/knowledge-base.ts";
import { createQuestionLog } from "./knowledge-base/questions/question-log.ts";
import { readSections } from "./knowledge-base/read-sections.ts";
import { errorFacts, type Log } from "./log/log.ts";
import { measuredIngest } from "./metrics/measured-ingest.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { openSqliteStore } from "./store/sqlite/store.ts";

/** Milliseconds between two looks for unanswered questions that are too old to be kept. */
const FORGET_EVERY = 3_600_000;
const KNOWLEDGE_FILE = join("build", "knowledge.json");

export interface Services {
  app: Omit<AppDependencies, "site">;
  /** Fills an empty knowledge base from the site's own pages and builds the index. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Throws an Error of one line where something cannot be opened. */
export async function openServices(
  env: Env,
  log: Log,
  metrics: Metrics = createMetrics({ process: false }),
): Promise<Services> {
  const store = openSqliteStore(env.DATA_DIR);
  const opened = createKnowledgeBase({
    store,
    embedder: builtInEmbedder,
    readSections: () => readSections(KNOWLEDGE_FILE),
  });
  const knowledgeBase = { ...opened, ingest: measuredIngest(opened.ingest, metrics) };
  const questionLog = createQuestionLog({ store: store.questions, days: env.QUESTION_LOG_DAYS });
  const forget = () =>
    questionLog.forgetExpired().catch((error) => log.error("questions not forgotten", errorFacts(error)));
  const forgetting = setInterval(forget, FORGET_EVERY).unref();
  return {
    app: {
      siteUrl: env.SITE_URL,
      store,
      knowledgeBase,
      questionLog,
      log,
      operatorPassword: env.OPERATOR_PASSWORD,
      trustProxy: env.TRUST_PROXY,
      chatRateLimit: env.CHAT_RATE_LIMIT,
      allowedOrigins: env.ALLOWED_ORIGINS,
    },
    async ready() {
      await forget();
      if ((await store.count()) === 0) {
        const report = await knowledgeBase.ingest();
        log.info("knowledge base filled", { sections: report.added });
      }
      await knowledgeBase.index();
    },
    close: () => {
      clearInterval(forgetting);
      return store.close();
    },
  };
}
