/** Entries for tests. */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { testEngine } from "../../consultant/testing/engine.ts";
import { library } from "../../consultant/testing/library.ts";

let count = 0;

export function entry(parts: Partial<KnowledgeBaseEntry> & { content: string }): KnowledgeBaseEntry {
  count += 1;
  return {
    id: `entry-${count}`,
    page_title: "A page",
    page_url: null,
    section_title: null,
    created_at: "2025-09-30T00:00:00.000Z",
    embedding: null,
    metadata: {},
    ...parts,
  };
}

/** Answers from these entries alone, with a few acts. */
export async function answersFrom(entries: KnowledgeBaseEntry[]) {
  const engine = testEngine({ ...library, answers: [], subjects: [] });
  await engine.update({ add: entries, remove: [] });
  await engine.encoded();
  return engine.answer;
}
