/** The store port: what the server asks of a database. Two adapters answer it, with one contract suite. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";

export type NewEntry = Omit<KnowledgeBaseEntry, "id" | "created_at">;

/** What an ingest did to the entries that came from pages. */
export interface IngestReport {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

export interface Store {
  /** Entries, newest first. */
  list(range?: { limit?: number; offset?: number }): Promise<KnowledgeBaseEntry[]>;
  count(): Promise<number>;
  get(id: string): Promise<KnowledgeBaseEntry | undefined>;
  insert(entry: NewEntry): Promise<KnowledgeBaseEntry>;
  /** True where there was such an entry. */
  remove(id: string): Promise<boolean>;
  /**
   * Makes the entries that came from pages equal to `sections`, in one
   * transaction: adds what is new, replaces what changed, removes what is gone.
   * Hand-made entries stay.
   */
  replaceIngested(sections: readonly NewEntry[]): Promise<IngestReport>;
  /** A number that grows with every change to the entries, by whichever server. */
  revision(): Promise<number>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
