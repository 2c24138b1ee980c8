/** The store port: what the server asks of a database. Each adapter answers the suite in `contract.ts`. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { AnswerKind } from "../../shared/contracts/library.ts";
import type { Change } from "../../shared/contracts/operator.ts";

export type NewEntry = Omit<KnowledgeBaseEntry, "id" | "created_at">;

interface Range {
  limit?: number;
  offset?: number;
}

/** What places an entry in the list. */
export type Place = Pick<KnowledgeBaseEntry, "created_at" | "id">;

/** Before every entry: "9" sorts after every time. */
export const LIST_START: Place = { created_at: "9", id: "" };

/** One step of a write. `seen` is the entry's state (`versionOf`) that the step starts from. */
export type EntryWrite =
  | { kind: "insert"; entry: KnowledgeBaseEntry }
  | { kind: "update"; entry: KnowledgeBaseEntry; seen: string }
  | { kind: "remove"; id: string; seen: string };

/** One of the entries that were written at once: the version that it got (null: it was deleted), and how it was. */
export interface BatchItem {
  id: string;
  version: string | null;
  before: KnowledgeBaseEntry | null;
  title: string;
}

/** A line of the record of changes; `before` or `batch` says how entries were, so that the change can be seen and undone. */
export type NewChange = Omit<Change, "id"> & { before?: KnowledgeBaseEntry; batch?: readonly BatchItem[] };

/** `next` is the first later line of the same entry. */
export type FoundChange = Change & {
  before?: KnowledgeBaseEntry;
  batch?: BatchItem[];
  next?: { by: string; before?: KnowledgeBaseEntry };
};

export interface EntryStore {
  /**
   * Entries, newest first; those that come after the entry `after`, where one is named. Without
   * `embeddings` each `embedding` is null, which is much quicker.
   */
  list(options?: Range & { embeddings?: boolean; after?: Place }): Promise<KnowledgeBaseEntry[]>;
  count(): Promise<number>;
  get(id: string): Promise<KnowledgeBaseEntry | undefined>;
  /**
   * Makes all the writes and records the changes in one transaction, on the disk
   * before it resolves. Rejects with `WriteConflict`, and does nothing, where an
   * entry is not in the state that was seen, an id exists already, or the
   * revision is no longer `revision`.
   */
  write(writes: readonly EntryWrite[], changes: readonly NewChange[], revision?: number): Promise<void>;
  /** A number that grows with every change to the entries, by whichever server; a vector that is filled in is none. */
  revision(): Promise<number>;
}

/** An entry as it was before a change. */
export type EntryBefore = Pick<Change, "at" | "by" | "action"> & { before: KnowledgeBaseEntry };

/** The record of changes, newest first. */
export interface ChangeStore {
  list(range?: Range): Promise<Change[]>;
  find(id: number): Promise<FoundChange | undefined>;
  /** An entry before each of its latest changes, the latest first, without vectors. */
  versions(id: string, limit: number): Promise<EntryBefore[]>;
  /** An entry as it was when it was last deleted, without its vector. */
  lastDeleted(id: string): Promise<KnowledgeBaseEntry | undefined>;
}

export interface StoredSession {
  /** Hash of the token in the cookie. */
  hash: string;
  name: string;
  /** ISO time. */
  expiresAt: string;
}

/** Operators' sessions. Every server sees the same ones, and they survive a restart. */
export interface SessionStore {
  /** Also deletes sessions that expired before `now` (ISO time). */
  add(session: StoredSession, now: string): Promise<void>;
  get(hash: string): Promise<StoredSession | undefined>;
  /** Those that expire after `now` (ISO time), the latest to expire first. */
  list(now: string): Promise<StoredSession[]>;
  remove(hash: string): Promise<void>;
}

export interface Attempts {
  /** Attempts made, including the one just counted; one more than the limit if that was not allowed. */
  count: number;
  /** ISO time of the last one that was allowed. */
  at: string;
}

/** Attempts to sign in, by who made them. Every server counts the same ones, and they survive a restart. */
export interface AttemptStore {
  find(key: string): Promise<Attempts | undefined>;
  /**
   * Notes one more attempt of `key`, in one step, so that attempts made at once
   * count one by one. Those made until `since` (ISO) are forgotten where no later
   * one came; one that is later than `at` (the clock was set back) counts as made now.
   */
  note(attempt: { key: string; at: string }, bounds: { since: string; limit: number }): Promise<Attempts>;
  forget(key: string): Promise<void>;
  /** Deletes those whose last one was allowed until then (ISO time). */
  forgetUntil(at: string): Promise<void>;
}

/** Tokens that models took on a day. Every server counts the same ones, and they survive a restart. */
export interface SpendingStore {
  /**
   * Adds to what was spent on `day` (ISO date) and resolves with true; adds nothing and
   * resolves with false where that would come to more than `limit`. Earlier days are forgotten.
   */
  spend(day: string, tokens: number, limit: number): Promise<boolean>;
}

/** A masked question in the question log, without any trace of who asked. */
export interface LoggedQuestion {
  /** Random id of its answer, which a rating of that answer has too. */
  occasion: string;
  /** ISO date. */
  day: string;
  kind: AnswerKind;
  /** Id of the answer; the same for everybody who is given it. */
  answer_id: string;
  /** Answered without certainty. */
  unsure: boolean;
  /** The same for questions with the same words. */
  words: string;
  question: string;
}

export interface QuestionStore {
  /** Keeps the `limit` newest by day. */
  add(questions: readonly LoggedQuestion[], limit: number): Promise<void>;
  /** All of them, the newest day first. */
  list(): Promise<LoggedQuestion[]>;
  /** Deletes all questions with these words; true if there were any. */
  remove(words: string): Promise<boolean>;
  /** Deletes those of days before `day`. */
  expire(day: string): Promise<void>;
}

/** A count of one kind of event on one day. */
export interface DailyCount {
  /** ISO date. */
  day: string;
  /** Id of the question's subject; empty if unknown. */
  subject: string;
  /** One of a bounded number. */
  name: string;
  count: number;
}

/** Counts without any text. Every server adds to the same ones. */
export interface CountStore {
  /** Increments, in one transaction. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** Those of `day` and later, by day, subject and name. */
  list(day: string): Promise<DailyCount[]>;
  /** Deletes those of days before `day`. */
  expire(day: string): Promise<void>;
}

/** A rating of one answer, without any trace of who gave it. */
export interface StoredRating {
  /** Random id of this answer to one question. */
  occasion: string;
  answer_id: string;
  helpful: boolean;
  /** Masked; null where there was none. */
  comment: string | null;
  /** ISO date. */
  day: string;
}

export interface RatingStore {
  /** Keeps one rating for each `occasion`, the later one. Keeps the `limit` newest by day. */
  put(rating: StoredRating, limit: number): Promise<void>;
  /** Those of `day` (ISO date) and later, the newest day first, `limit` at most. */
  list(day: string, limit: number): Promise<StoredRating[]>;
  /** Deletes those of days before `day`. */
  expire(day: string): Promise<void>;
}

/** Keys and settings that all servers share, and that survive a restart. */
export interface KeyStore {
  /** The key of this name; `fresh` becomes it where there is none yet. */
  get(name: string, fresh: string): Promise<string>;
  /** Whatever it was before. */
  put(name: string, value: string): Promise<void>;
}

export interface Store extends EntryStore {
  changes: ChangeStore;
  sessions: SessionStore;
  attempts: AttemptStore;
  spending: SpendingStore;
  questions: QuestionStore;
  ratings: RatingStore;
  counts: CountStore;
  keys: KeyStore;
  /** Leaves nothing of what was deleted in the database's files. */
  purge(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Lines of the record of changes that are kept. */
export const CHANGE_LIMIT = 10_000;

/** Nothing was written, because of a concurrent change. */
export class WriteConflict extends Error {
  readonly reason: "gone" | "changed" | "exists" | "revision";
  readonly id: string | undefined;

  constructor(reason: WriteConflict["reason"], id?: string) {
    super(`write refused: ${reason}${id ? ` (${id})` : ""}`);
    this.name = "WriteConflict";
    this.reason = reason;
    this.id = id;
  }
}

/** The database is temporarily unavailable; nothing was changed. The message may be shown. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** Attempts at a change that starts from whatever is there, while others change the same entries. */
const ATTEMPTS = 5;

/** Runs a write again where somebody else was quicker in one of these ways (optimistic locking). */
export async function retried<T>(reasons: readonly WriteConflict["reason"][], run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const overtaken = error instanceof WriteConflict && reasons.includes(error.reason);
      if (!overtaken || attempt === ATTEMPTS) throw error;
    }
  }
}
