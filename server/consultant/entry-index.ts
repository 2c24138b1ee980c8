/** In-memory inverted index of the knowledge base's entries. After any history of edits it equals a fresh one. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { BUILT_IN_MODEL } from "../embedding/built-in.ts";
import { stemsOf } from "./text.ts";
import { Vectors } from "./vectors.ts";

interface Field {
  text(entry: KnowledgeBaseEntry): string;
  weight: number;
  /** Terms of a usual text. BM25's average length, but fixed, so that no entry's weight depends on the others. */
  usualLength: number;
  /** BM25's b, 0 to 1: how far a longer text lowers the weight of a term. */
  lengthPenalty: number;
}

const FIELDS: readonly Field[] = [
  { text: (entry) => entry.page_title, weight: 2, usualLength: 5, lengthPenalty: 0.3 },
  { text: (entry) => entry.section_title ?? "", weight: 2.2, usualLength: 4, lengthPenalty: 0.3 },
  { text: (entry) => (entry.metadata.questions ?? []).join("\n"), weight: 1.8, usualLength: 20, lengthPenalty: 0.5 },
  { text: (entry) => entry.content, weight: 1, usualLength: 90, lengthPenalty: 0.6 },
];

/** BM25's saturation: how much a second mention of a term counts (Robertson and Zaragoza, 2009). */
const K1 = 1.2;
/** In a large index, terms of more than this share of the entries are skipped as stop words. */
const COMMON = 0.25;
const LARGE = 5_000;

export interface Candidate {
  entry: KnowledgeBaseEntry;
  /** BM25, as a share of its upper bound for the question. */
  score: number;
  /** Cosine of its vector and the question's, where a configured model made both; else 0. */
  cosine: number;
}

/** A question as a vector of a configured model. */
export interface ModelVector {
  model: string;
  values: ArrayLike<number>;
}

class Postings {
  docs = new Uint32Array(4);
  weights = new Float32Array(4);
  length = 0;

  push(doc: number, weight: number): void {
    if (this.length === this.docs.length) {
      const [docs, weights] = [new Uint32Array(this.length * 2), new Float32Array(this.length * 2)];
      docs.set(this.docs);
      weights.set(this.weights);
      [this.docs, this.weights] = [docs, weights];
    }
    this.docs[this.length] = doc;
    this.weights[this.length] = weight;
    this.length += 1;
  }

  /** The last one takes the place of the removed one. */
  remove(doc: number): void {
    const at = this.docs.subarray(0, this.length).indexOf(doc);
    if (at < 0) return;
    this.length -= 1;
    this.docs[at] = this.docs[this.length] as number;
    this.weights[at] = this.weights[this.length] as number;
  }
}

export class EntryIndex {
  private readonly entries: (KnowledgeBaseEntry | undefined)[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly postings = new Map<string, Postings>();
  private readonly vectors = new Map<string, Vectors>();
  private scores = new Float32Array(64);

  get size(): number {
    return this.numbers.size;
  }

  get(id: string): KnowledgeBaseEntry | undefined {
    return this.entries[this.numbers.get(id) ?? -1];
  }

  all(): KnowledgeBaseEntry[] {
    return this.entries.filter((entry) => entry !== undefined);
  }

  /** Number of entries with a term. */
  frequency(term: string): number {
    return this.postings.get(term)?.length ?? 0;
  }

  /** Replaces the entry of the same id. */
  add(entry: KnowledgeBaseEntry): void {
    this.remove(entry.id);
    const weights = weightsOf(entry);
    const doc = this.free.pop() ?? this.entries.length;
    this.entries[doc] = entry;
    this.numbers.set(entry.id, doc);
    for (const [term, weight] of weights) {
      const postings = this.postings.get(term) ?? new Postings();
      if (postings.length === 0) this.postings.set(term, postings);
      postings.push(doc, weight);
    }
    this.addVector(doc, entry);
    if (doc >= this.scores.length) this.scores = new Float32Array(this.scores.length * 2);
  }

  remove(id: string): void {
    const doc = this.numbers.get(id);
    const entry = this.get(id);
    if (doc === undefined || !entry) return;
    for (const term of weightsOf(entry).keys()) {
      const postings = this.postings.get(term);
      postings?.remove(doc);
      if (postings?.length === 0) this.postings.delete(term);
    }
    for (const vectors of this.vectors.values()) vectors.remove(doc);
    this.entries[doc] = undefined;
    this.numbers.delete(id);
    this.free.push(doc);
  }

  /** The best `count` entries by words, and as many by a model's vector. `idf` holds the question's terms. */
  best(idf: ReadonlyMap<string, number>, count: number, vector?: ModelVector): Candidate[] {
    const found = this.byWords(idf, count);
    const near = vector && this.vectors.get(vector.model)?.nearest(vector.values);
    if (!near) return found;
    const nearest = [...near].sort(([, a], [, b]) => b - a).slice(0, count);
    for (const candidate of found) candidate.cosine = near.get(this.numbers.get(candidate.entry.id) ?? -1) ?? 0;
    for (const [doc, cosine] of nearest) {
      const entry = this.entries[doc];
      if (entry && !found.some((other) => other.entry === entry)) found.push({ entry, score: 0, cosine });
    }
    return found;
  }

  private addVector(doc: number, { embedding, metadata: { embedding_model: model } }: KnowledgeBaseEntry): void {
    if (!embedding || !model || model === BUILT_IN_MODEL) return;
    const vectors = this.vectors.get(model) ?? new Vectors(embedding.length);
    this.vectors.set(model, vectors);
    vectors.add(doc, embedding);
  }

  private byWords(idf: ReadonlyMap<string, number>, count: number): Candidate[] {
    const touched: number[] = [];
    let reachable = 0;
    for (const [term, weight] of idf) {
      reachable += weight * (K1 + 1);
      const postings = this.postings.get(term);
      if (!postings || (this.size > LARGE && postings.length > this.size * COMMON)) continue;
      for (let i = 0; i < postings.length; i += 1) {
        const doc = postings.docs[i] as number;
        const held = postings.weights[i] as number;
        if (this.scores[doc] === 0) touched.push(doc);
        this.scores[doc] = (this.scores[doc] as number) + (weight * (K1 + 1) * held) / (held + K1);
      }
    }
    return this.collect(touched, reachable || 1, count);
  }

  private collect(touched: readonly number[], reachable: number, count: number): Candidate[] {
    const found: Candidate[] = [];
    // Far more are found than are needed.
    const minimum = touched.length > count ? this.scoreAt(touched, count) : 0;
    for (const doc of touched) {
      const score = this.scores[doc] as number;
      this.scores[doc] = 0;
      const entry = this.entries[doc];
      if (entry && score >= minimum) found.push({ entry, score: score / reachable, cosine: 0 });
    }
    const sorted = found.sort((a, b) => b.score - a.score || (keyOf(a.entry) < keyOf(b.entry) ? -1 : 1));
    return sorted.slice(0, count);
  }

  private scoreAt(touched: readonly number[], place: number): number {
    const scores = new Float32Array(touched.length);
    for (let at = 0; at < scores.length; at += 1) scores[at] = this.scores[touched[at] as number] as number;
    return scores.sort().at(-place) as number;
  }
}

/** Breaks ties alike on every server, whatever the ids and the order of insertion. */
const keyOf = (entry: KnowledgeBaseEntry) =>
  `${entry.page_url}\n${entry.page_title}\n${entry.section_title}\n${entry.content}`;

function weightsOf(entry: KnowledgeBaseEntry): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight, usualLength, lengthPenalty } of FIELDS) {
    const terms = stemsOf(text(entry));
    const length = 1 - lengthPenalty + (lengthPenalty * terms.length) / usualLength;
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight / length);
  }
  return weights;
}
