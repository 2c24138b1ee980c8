/**
 * Makes the vectors of the site's own texts, so that a server has them from its first question on. Without this step
 * the server makes them itself while it serves.
 *
 *   node scripts/build/encode.ts
 */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "../../server/consultant/engine.ts";
import { loadParts } from "../../server/consultant/knowledge.ts";
import { builtInEmbedder } from "../../server/embedding/index.ts";
import { TextVectors } from "../../server/search/vectors.ts";
import { embeddingText, type KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";

/** Kept beside the build, which begins with an empty folder. */
const KEPT = join("node_modules", ".cache", "vectors.bin");

const sections = JSON.parse(readFileSync(join("build", "knowledge.json"), "utf8")) as Omit<
  KnowledgeBaseEntry,
  "id" | "created_at"
>[];
const vectors = new TextVectors(builtInEmbedder, KEPT);
// The vectors that the entries of these sections have in the database.
await vectors.makeAll(sections.map((entry) => ({ text: embeddingText(entry, entry.metadata.questions) })));
const engine = createEngine({ parts: loadParts(), vectors });
await engine.update({ add: sections.map((entry, at) => ({ ...entry, id: String(at), created_at: "" })), remove: [] });
await engine.encoded();
copyFileSync(KEPT, join("build", "vectors.bin"));
builtInEmbedder.close();
