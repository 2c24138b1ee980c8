/** The store port: what the server asks of a database. Each adapter answers the suite in `tests/support/store-contract.ts`. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../shared/contracts/operator.ts";
import type { Records } from "./records.ts";

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

export interface Store extends EntryStore, Records {
  changes: ChangeStore;
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
