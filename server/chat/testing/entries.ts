/** Entries for tests. */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { loadParts } from "../../consultant/parts.ts";
import { createEngine } from "../engine/calls.ts";

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

/** Answers from these entries, which are stated though few stand beside them. */
export async function answersFrom(entries: KnowledgeBaseEntry[]) {
  const parts = loadParts();
  const weights = { ...parts.weights, entries: { ...parts.weights.entries, state: 0.1 } };
  const engine = createEngine({ ...parts, weights });
  await engine.update({ add: entries, remove: [] });
  return engine.answer;
}
