/** Ids of entries that replace an answer of the library: one for each answer, so that a second one is a conflict. */
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { NewChange, NewEntry } from "../store/store.ts";

const PREFIX = "answer:";

export const ownAnswerId = (answer: string) => PREFIX + answer;

/** The answer that an entry with this id replaces. */
export const answerReplacedBy = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);

/** What a change of an entry leaves behind: its line in the record of changes, and the entry's next version. */
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
