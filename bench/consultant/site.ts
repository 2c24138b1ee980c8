/** The site's sections as entries, as the build read them from the rendered pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Knowledge, loadParts } from "../../server/consultant/index.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";

type Section = Pick<KnowledgeBaseEntry, "page_title" | "page_url" | "section_title" | "content" | "metadata">;

/** Throws where the site is not built. */
export function siteEntries(root: string): KnowledgeBaseEntry[] {
  const file = join(root, "build", "knowledge.json");
  if (!existsSync(file)) throw new Error("The site is not built: npm run build makes build/knowledge.json.");
  return (JSON.parse(readFileSync(file, "utf8")) as Section[]).map((section, number) => ({
    ...section,
    id: `site-${number}`,
    created_at: "2025-09-30T00:00:00.000Z",
    embedding: null,
  }));
}

/** What the consultant knows of the built site. */
export function siteKnowledge(root: string): Knowledge {
  const knowledge = new Knowledge(loadParts());
  for (const entry of siteEntries(root)) knowledge.add(entry);
  return knowledge;
}
