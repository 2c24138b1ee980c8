/**
 * Vectors of texts, each made once: kept in memory, and in a file by hash of text and model. The file is a cache; one
 * that is damaged or of another model is begun anew, and one that cannot be written is done without.
 */
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brand } from "../../shared/brand.ts";
import type { Embedder, EmbedOptions } from "../embedding/embedder.ts";
import type { Encoded } from "./index.ts";

/** Texts that are encoded at once in the background, and written together. */
const BATCH = 64;
/** Milliseconds that a question waits for its vector on a machine that is busy: it takes two or three. */
const QUESTION_MS = 15_000;
/** Questions whose vectors are kept. */
const QUESTIONS_KEPT = 2_000;
/** Bytes of a text's hash, and of a number. */
const HASH = 16;
const NUMBER = 4;

export class TextVectors {
  readonly embedder: Embedder;
  private readonly file: string | undefined;
  /** Came with the build, and are on the disk there. */
  private readonly built: ReadonlyMap<string, Float32Array>;
  private readonly known = new Map<string, Float32Array>();
  private readonly questions = new Map<string, Promise<Float32Array>>();
  private used = new Set<string>();

  /** Without a file, vectors are kept in memory alone. `seed`: a file of vectors that came with the build. */
  constructor(embedder: Embedder, file?: string, seed?: string) {
    this.embedder = embedder;
    this.file = file;
    this.built = new Map(this.rowsIn(seed).rows);
    const { rows, isWhole } = this.rowsIn(file);
    for (const [key, vector] of rows) this.known.set(key, vector);
    // What is appended must not stand behind a row that was cut off, or another model's.
    if (file && !isWhole) this.save();
  }

  /** Of a question; undefined where the model is away or missing, so that words alone serve. */
  async ofQuestion(text: string): Promise<Float32Array | undefined> {
    const known = this.questions.get(text) ?? this.embedQuestion(text);
    if (this.questions.size >= QUESTIONS_KEPT) this.questions.clear();
    this.questions.set(text, known);
    return known.catch(() => {
      this.questions.delete(text);
      return undefined;
    });
  }

  private async embedQuestion(text: string): Promise<Float32Array> {
    const signal = AbortSignal.timeout(this.embedder.questionTimeoutMs ?? QUESTION_MS);
    const late = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const [vector] = await Promise.race([this.encode([text], { signal, isAwaited: true }), late]);
    return vector as Float32Array;
  }

  /** Fills in the vectors of texts that were made before; returns the others. */
  fill(texts: Iterable<Encoded>): Encoded[] {
    const missing: Encoded[] = [];
    for (const encoded of texts) {
      const key = hashOf(encoded.text);
      const own = this.known.get(key);
      const vector = own ?? this.built.get(key);
      if (own) this.used.add(key);
      if (vector) encoded.vector = vector;
      else missing.push(encoded);
    }
    return missing;
  }

  /** Fills in or makes the vectors of all texts. Rejects where the model is away or missing. */
  async makeAll(texts: readonly Encoded[], options?: EmbedOptions): Promise<void> {
    for (let missing = this.fill(texts); missing.length > 0; missing = this.fill(missing))
      await this.make(missing, options);
  }

  /** Vectors of texts that nothing searches: those that are known are not made again, and none is kept. */
  async embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]> {
    const wanted = texts.map((text): Encoded => ({ text }));
    const missing = this.fill(wanted);
    const made =
      missing.length > 0
        ? await this.encode(
            missing.map(({ text }) => text),
            options,
          )
        : [];
    for (const [at, one] of missing.entries()) one.vector = made[at] as Float32Array;
    return wanted.map(({ vector }) => vector as Float32Array);
  }

  /** Makes the vectors of the first few of the texts. Rejects where the model is away or missing. */
  async make(texts: readonly Encoded[], options?: EmbedOptions): Promise<void> {
    const batch = texts.slice(0, BATCH);
    const vectors = await this.encode(
      batch.map(({ text }) => text),
      options,
    );
    const rows: Buffer[] = [];
    for (const [at, encoded] of batch.entries()) {
      const vector = vectors[at] as Float32Array;
      encoded.vector = vector;
      const key = hashOf(encoded.text);
      this.used.add(key);
      if (!this.known.has(key)) rows.push(rowOf(key, vector));
      this.known.set(key, vector);
    }
    this.write((file) => appendFileSync(file, Buffer.concat(rows)));
  }

  private encode(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]> {
    return this.embedder.embed(texts.map(addressed), options);
  }

  /** Forgets the vectors of texts that nothing holds any more, on the disk too. */
  prune(): void {
    if (this.used.size === this.known.size) return;
    for (const key of this.known.keys()) if (!this.used.has(key)) this.known.delete(key);
    this.save();
  }

  private header(): Buffer {
    return createHash("sha256").update(`${this.embedder.model} ${brand.name}`).digest();
  }

  private save(): void {
    this.write((file) => {
      mkdirSync(dirname(file), { recursive: true });
      const rows = [...this.known].map(([key, vector]) => rowOf(key, vector));
      writeFileSync(file, Buffer.concat([this.header(), ...rows]), { mode: 0o600 });
    });
  }

  /** The rows of a file; not whole where it is missing, damaged or another model's. */
  private rowsIn(file: string | undefined): { rows: [string, Float32Array][]; isWhole: boolean } {
    const header = this.header();
    const content = file && existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    if (!content.subarray(0, header.length).equals(header)) return { rows: [], isWhole: false };
    const rows = [...rowsOf(content.subarray(header.length))];
    const bytes = rows.reduce((sum, [, vector]) => sum + HASH + NUMBER + vector.byteLength, header.length);
    return { rows, isWhole: bytes === content.length };
  }

  private write(work: (file: string) => void): void {
    if (!this.file) return;
    try {
      work(this.file);
    } catch {
      // A full or read-only disk: the vectors are made again after a restart.
    }
  }
}

const NAME = new RegExp(`\\b${brand.name.replace(/\W/g, "\\$&")}\\b(['’]s)?`, "g");
/** No model knows the house's name: it is taken for what visitors call the house. */
const addressed = (text: string) => text.replace(NAME, (_, own) => (own ? "your" : "you"));

const hashOf = (text: string) => createHash("sha256").update(text).digest().toString("base64", 0, HASH);

/** A last row that was cut off is left out. */
function* rowsOf(content: Buffer): Generator<[string, Float32Array]> {
  for (let at = 0; at + HASH + NUMBER <= content.length; ) {
    const from = at + HASH + NUMBER;
    const to = from + content.readUInt32LE(at + HASH) * NUMBER;
    if (to > content.length) return;
    const vector = new Float32Array(content.buffer, content.byteOffset + from, (to - from) / NUMBER);
    yield [content.toString("base64", at, at + HASH), vector];
    at = to;
  }
}

function rowOf(key: string, vector: Float32Array): Buffer {
  const row = Buffer.alloc(HASH + NUMBER + vector.length * NUMBER);
  row.write(key, 0, "base64");
  row.writeUInt32LE(vector.length, HASH);
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).copy(row, HASH + NUMBER);
  return row;
}
