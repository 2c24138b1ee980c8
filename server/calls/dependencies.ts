/** What the app works with: opened by services.ts, or by a test. */
import type { ReplyDependencies } from "../chat/reply.ts";
import type { Lifecycle } from "../http/lifecycle.ts";
import type { OpenStreams } from "../http/open-streams.ts";
import type { Counts } from "../insight/counts.ts";
import type { OverviewParts } from "../insight/overview.ts";
import type { QuestionLog } from "../insight/question-log.ts";
import type { KnowledgeBase } from "../knowledge-base/knowledge-base.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { ChatModel } from "../model/index.ts";
import type { SiteFiles } from "../pages/site-files.ts";
import type { Ratings } from "../ratings/ratings.ts";
import type { RateCounter } from "../store/rate-counter.ts";
import type { Store } from "../store/store.ts";

export interface AppDependencies extends Pick<ReplyDependencies, "checker" | "promptTokens" | "firstWordsMs"> {
  /** The built pages; none while developing, when Vite serves them. */
  site?: SiteFiles;
  siteUrl: string;
  store: Store;
  knowledgeBase: KnowledgeBase;
  questionLog: QuestionLog;
  counts: Counts;
  ratings: Ratings;
  log: Log;
  operatorPassword: string | undefined;
  trustProxy: number;
  /** Chat messages a minute for each visitor; 0 lifts the limit. */
  chatRateLimit: number;
  allowedOrigins: readonly string[];
  /** Phrases answers and lead analyses; without one, canned words serve. */
  chatModel?: ChatModel | undefined;
  /** Advice on the set-up, of which more may come. */
  advice?: readonly string[];
  /** Time of the last backup. */
  lastBackup?: OverviewParts["lastBackup"];
  /** From here on shared with the process that starts and stops the server; a test needs none of it. */
  metrics?: Metrics;
  lifecycle?: Lifecycle;
  streams?: OpenStreams;
  /** Counts calls for the limits; where several servers share a database, for all of them. */
  counter?: RateCounter;
  /** Milliseconds since 1970. */
  now?: () => number;
}
