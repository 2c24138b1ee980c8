/** The operators' overview: counts by day and subject, and the state of store, model and pages. */
import { emptyTally, type OverviewAnswer, type Tally } from "../../shared/contracts/insight.ts";
import { lastDays } from "../../shared/domain/date.ts";
import { lastIngest } from "../knowledge-base/ingest.ts";
import type { KnowledgeBase } from "../knowledge-base/knowledge-base.ts";
import type { Ratings } from "../ratings/ratings.ts";
import type { DailyCount, StoredRating } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Counts } from "./counts.ts";

export interface OverviewParts {
  store: Store;
  knowledgeBase: KnowledgeBase;
  counts: Counts;
  ratings: Ratings;
  /** Days for which questions are logged. */
  logDays: number;
  /** Name of the model that phrases answers. */
  model: string | undefined;
  /** Advice on the server's set-up. */
  advice?: readonly string[] | undefined;
  lastBackup?: (() => Promise<OverviewAnswer["state"]["lastBackup"]>) | undefined;
  now: () => number;
}

/** The field of the tally that each count adds to. */
const TALLIED = new Map<string, keyof Tally>([
  ["questions", "questions"],
  ["answer", "answered"],
  ["options", "offered"],
  ["declined", "declined"],
  ["handover", "handedOver"],
  ["advice", "refused"],
  ["refused", "refused"],
  ["talk", "talk"],
  ["unsure", "unsure"],
  ["model", "byModel"],
  ["fallback", "fellBack"],
  ["held", "held"],
]);
/** Lines of the record of changes among which the last ingest is looked for. */
const RECORD = 500;

export async function overviewOf(parts: OverviewParts, days: number): Promise<OverviewAnswer> {
  const { counts, ratings, knowledgeBase, now } = parts;
  const [counted, rated, library, state] = await Promise.all([
    counts.list(days),
    ratings.list(days),
    knowledgeBase.facts(),
    stateOf(parts),
  ]);
  const about = await knowledgeBase.about(rated.map(({ answer_id }) => answer_id));
  const verdicts = rated.map((rating, place) => ({ ...rating, subject: about[place]?.subject ?? "" }));
  const byDay = tallied(counted, verdicts, ({ day }) => day);
  const titles = new Map(library.subjects.map(({ id, title }) => [id, title]));
  const subjects = [...tallied(counted, verdicts, ({ subject }) => subject)]
    .map(([subject, tally]) => ({ subject, title: titles.get(subject) ?? subject, ...tally }))
    .sort((a, b) => b.questions - a.questions || (a.title < b.title ? -1 : 1));
  return {
    total: tallied(counted, verdicts, () => "").get("") ?? emptyTally(),
    days: lastDays(now(), days).map((day) => ({ day, ...(byDay.get(day) ?? emptyTally()) })),
    subjects,
    state: { ...state, library: { version: library.version, answers: library.answers } },
  };
}

function tallied(
  counted: readonly DailyCount[],
  rated: readonly (StoredRating & { subject: string })[],
  keyOf: (one: { day: string; subject: string }) => string,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const add = (key: string, name: keyof Tally | undefined, count: number) => {
    if (!name) return;
    const tally = tallies.get(key) ?? emptyTally();
    tally[name] += count;
    tallies.set(key, tally);
  };
  for (const one of counted) add(keyOf(one), TALLIED.get(one.name), one.count);
  for (const one of rated) add(keyOf(one), one.helpful ? "helpful" : "unhelpful", 1);
  return tallies;
}

async function stateOf({ store, knowledgeBase, logDays, model, advice = [], lastBackup }: OverviewParts) {
  const [problem, entries, revision, changes, backup] = await Promise.all([
    knowledgeBase.check().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : "The consultant cannot answer."),
    ),
    store.count(),
    store.revision(),
    store.changes.list({ limit: RECORD }),
    lastBackup?.() ?? null,
  ]);
  const ingest = changes.find(({ action }) => action === "ingested");
  const last = lastIngest(changes);
  return {
    problem,
    advice: [...advice],
    entries,
    revision,
    lastIngest: ingest ? { at: ingest.at, by: ingest.by, title: ingest.title } : null,
    failedIngest: last?.action === "failed" ? { at: last.at, title: last.title } : null,
    lastBackup: backup,
    model: model ?? null,
    embeddingModel: knowledgeBase.embedder.model,
    logDays,
  };
}
