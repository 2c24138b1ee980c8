/** Entries for tests. */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { testEmbedder } from "../../../tests/support/embedder.ts";
import { createEngine } from "../../consultant/engine.ts";
import { partsOf } from "../../consultant/knowledge.ts";
import { library } from "../../consultant/testing/library.ts";
import { TextVectors } from "../../search/vectors.ts";

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
  const parts = partsOf({ ...library, answers: [], subjects: [] });
  const engine = createEngine({ parts, vectors: new TextVectors(testEmbedder) });
  await engine.update({ add: entries, remove: [] });
  await engine.encoded();
  return engine.answer;
}
