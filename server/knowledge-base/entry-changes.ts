/** Changes of entries: their ids and versions, their lines in the record, and how what was there comes back. */
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { type NewChange, type NewEntry, type Store, WriteConflict } from "../store/store.ts";
import { withDiscarded } from "./hidden-instructions/index.ts";
import { withoutVector } from "./vectors.ts";

/** Of an entry that replaces an answer of the library: one for each answer, so that a second one is a conflict. */
const PREFIX = "answer:";

export const ownAnswerId = (answer: string) => PREFIX + answer;

/** The answer that an entry with this id replaces. */
export const answerReplacedBy = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);

export const nameOf = (entry: Pick<NewEntry, "page_title" | "section_title">) =>
  entry.section_title ? `${entry.page_title}: ${entry.section_title}` : entry.page_title;

export const changeLine = (
  action: NewChange["action"],
  entry: KnowledgeBaseEntry,
  by: string,
  now: number,
): NewChange => ({ at: new Date(now).toISOString(), by, action, entry_id: entry.id, title: nameOf(entry) });

/** A time that differs from the entry's last one even within a millisecond. */
export function nextVersion(before: KnowledgeBaseEntry, now: number): string {
  return new Date(Math.max(now, Date.parse(versionOf(before)) + 1)).toISOString();
}

/** `before` again, in a version after that of `current`. */
export function revived(
  before: KnowledgeBaseEntry,
  current: KnowledgeBaseEntry,
  by: string,
  now: number,
): KnowledgeBaseEntry {
  const entry = withDiscarded(withoutVector(before));
  return { ...entry, metadata: { ...entry.metadata, updated_at: nextVersion(current, now), updated_by: by } };
}

/** Rejects with `WriteConflict` where the record has no deletion of it. */
export async function lastDeleted(id: string, store: Pick<Store, "changes">): Promise<KnowledgeBaseEntry> {
  const entry = await store.changes.lastDeleted(id);
  if (!entry) throw new WriteConflict("gone", id);
  return entry;
}
