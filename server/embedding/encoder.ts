/**
 * The process of the built-in embedding: all-MiniLM-L6-v2 in ONNX Runtime, which computes synchronously, a few texts for
 * tens of milliseconds. No thread: where one ends while the runtime computes, the whole server ends with it.
 */
import { readFileSync } from "node:fs";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { unit, type WordVectors } from "./embedder.ts";

const FOLDER = new URL("../../models/all-minilm-l6-v2/", import.meta.url);
/** Numbers of a vector. */
const DIMENSIONS = 384;
/** Word pieces of a text that are read: what the model was trained on. */
const LENGTH_LIMIT = 256;

const tokenizer = new Tokenizer(JSON.parse(readFileSync(new URL("tokenizer.json", FOLDER), "utf8")), {});
const session = await InferenceSession.create(readFileSync(new URL("model.onnx", FOLDER)), {
  // A second thread costs a short text more than it saves, and takes a core from the pages.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
});

/** Texts to encode, and the answer to them. */
export interface Order {
  id: number;
  texts: string[];
  /** A vector for each word, and not one for the whole. */
  byWord: boolean;
}
export interface Delivery {
  id: number;
  made?: (Float32Array | WordVectors)[];
  failure?: string;
}

process.on("message", async ({ id, texts, byWord }: Order) => {
  const answer = await encode<Float32Array | WordVectors>(texts, byWord ? wordsOf : sumOfRows).then(
    (made): Delivery => ({ id, made }),
    (error: Error): Delivery => ({ id, failure: error.message }),
  );
  process.send?.(answer);
});
// Its server is gone.
process.on("disconnect", () => process.exit());
// The terminal's signals are for the server, which ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

/**
 * Each alone: the model's numbers are quantized by what is computed together, so that in a batch a text's vector would
 * depend on its neighbours.
 */
async function encode<T>(texts: readonly string[], read: (hidden: Float32Array, tokens: string[]) => T): Promise<T[]> {
  const made: T[] = [];
  for (const text of texts) {
    const { pieces, tokens } = wordPieces(text);
    const tensor = (data: BigInt64Array) => new Tensor("int64", data, [1, pieces.length]);
    const output = await session.run({
      input_ids: tensor(BigInt64Array.from(pieces, BigInt)),
      attention_mask: tensor(new BigInt64Array(pieces.length).fill(1n)),
      token_type_ids: tensor(new BigInt64Array(pieces.length)),
    });
    made.push(read(output[session.outputNames[0] as string]?.data as Float32Array, tokens));
  }
  return made;
}

/** With the marks of beginning and end, the latter also where the text is cut. */
function wordPieces(text: string): { pieces: number[]; tokens: string[] } {
  const { ids, tokens } = tokenizer.encode(text);
  const pieces = ids.length <= LENGTH_LIMIT ? ids : [...ids.slice(0, LENGTH_LIMIT - 1), ids.at(-1) as number];
  return { pieces, tokens };
}

/** Their mean, but for its length. */
function sumOfRows(hidden: Float32Array): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const [at, number] of hidden.entries()) sum[at % DIMENSIONS] = (sum[at % DIMENSIONS] as number) + number;
  return unit(sum);
}

/** Each word as it is meant where it stands: the sum of its pieces. The marks of beginning and end are none. */
function wordsOf(hidden: Float32Array, tokens: readonly string[]): WordVectors {
  const words: { word: string; rows: number[] }[] = [];
  for (let at = 1; at < hidden.length / DIMENSIONS - 1; at += 1) {
    const piece = tokens[at] ?? "";
    const last = words.at(-1);
    if (piece.startsWith("##") && last) {
      last.word += piece.slice(2);
      last.rows.push(at);
    } else if (/[\p{L}\p{N}]/u.test(piece)) words.push({ word: piece, rows: [at] });
  }
  const rowsOf = (rows: readonly number[]) =>
    Float32Array.from(rows.flatMap((at) => [...hidden.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)]));
  return { words: words.map(({ word }) => word), vectors: words.map(({ rows }) => sumOfRows(rowsOf(rows))) };
}
