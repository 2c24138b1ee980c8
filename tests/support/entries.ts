/** Entries for tests. */

import { createEngine } from "../../server/consultant/engine.ts";
import { partsOf } from "../../server/consultant/knowledge.ts";
import { TextVectors } from "../../server/search/vectors.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { testEmbedder } from "./embedder.ts";
import { library } from "./library.ts";

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
