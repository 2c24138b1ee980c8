/** The site's sections as entries, as the build read them from the rendered pages, and the consultant that knows them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine, type Engine, loadParts } from "../../server/consultant/index.ts";
import { TextVectors } from "../../server/search/vectors.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { testEmbedder } from "../../tests/support/embedder.ts";

type Section = Pick<KnowledgeBaseEntry, "page_title" | "page_url" | "section_title" | "content" | "metadata">;

/** Throws where the site is not built. */
export function siteEntries(): KnowledgeBaseEntry[] {
  const file = join("build", "knowledge.json");
  if (!existsSync(file)) throw new Error("The site is not built: npm run build makes build/knowledge.json.");
  return (JSON.parse(readFileSync(file, "utf8")) as Section[]).map((section, number) => ({
    ...section,
    id: `site-${number}`,
    created_at: "2025-09-30T00:00:00.000Z",
    embedding: null,
  }));
}

/**
 * An engine with the site's library and vectors, that knows these entries by their meaning too. A question is never
 * answered by words alone because the machine is busy and its vectors are late.
 */
export async function siteEngine(entries: readonly KnowledgeBaseEntry[] = siteEntries()): Promise<Engine> {
  const engine = createEngine({
    parts: loadParts(),
    vectors: new TextVectors(testEmbedder, undefined, join("build", "vectors.bin")),
  });
  await engine.update({ add: [...entries], remove: [] });
  await engine.encoded();
  return engine;
}
