/** An entry as it was, to be written again. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { withDiscarded } from "./hidden-instructions/index.ts";
import { nextVersion } from "./own-answer.ts";
import { withoutVector } from "./vectors.ts";

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
