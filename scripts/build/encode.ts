/**
 * Makes the vectors of the site's own texts, so that a server has them from its first question on. Without this step
 * the server makes them itself while it serves.
 *
 *   node scripts/build/encode.ts
 */
import { copyFileSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createEngine } from "../../server/consultant/engine.ts";
import { loadParts } from "../../server/consultant/knowledge.ts";
import { createBuiltInEmbedder, type Embedder } from "../../server/embedding/index.ts";
import { TextVectors } from "../../server/search/vectors.ts";
import { embeddingText, type KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";

/** Kept beside the build, which begins with an empty folder. */
const KEPT = join("node_modules", ".cache", "vectors.bin");

const sections = JSON.parse(readFileSync(join("build", "knowledge.json"), "utf8")) as Omit<
  KnowledgeBaseEntry,
  "id" | "created_at"
>[];
/** Processes that encode: nobody is served meanwhile. Each holds the model, of which a large machine needs no more. */
const encoders = Array.from({ length: Math.min(4, availableParallelism()) }, () => createBuiltInEmbedder());

/** Each of them makes every so-manieth vector. */
async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const count = encoders.length;
  const shares = await Promise.all(encoders.map((one, own) => one.embed(texts.filter((_, at) => at % count === own))));
  return texts.map((_, at) => shares[at % count]?.[Math.floor(at / count)] as Float32Array);
}

const vectors = new TextVectors({ ...(encoders[0] as Embedder), embed }, KEPT);
// The vectors that the entries of these sections have in the database.
await vectors.makeAll(sections.map((entry) => ({ text: embeddingText(entry, entry.metadata.questions) })));
const engine = createEngine({ parts: loadParts(), vectors });
await engine.update({ add: sections.map((entry, at) => ({ ...entry, id: String(at), created_at: "" })), remove: [] });
await engine.encoded();
copyFileSync(KEPT, join("build", "vectors.bin"));
for (const encoder of encoders) encoder.close();
