/** The search over the knowledge base: BM25 with the questions a section answers, and vectors, in memory. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { BUILT_IN_MODEL, embedText } from "../embedding/built-in.ts";
import { tokenise } from "./analyse.ts";
import { Vocabulary } from "./correction.ts";
import { pathOf, termWeights, textOf } from "./fields.ts";
import { Postings } from "./postings.ts";
import { interpret, type Query, type TermStatistics } from "./query.ts";
import { type Candidate, type Hit, rank } from "./ranking.ts";
import { Vectors } from "./vectors.ts";

export interface SearchOptions {
  /** Hits at most. */
  limit?: number;
  /** The query as a vector of `model`; without one the built-in embedding is compared. */
  vector?: { model: string; values: ArrayLike<number> };
}

export interface Page {
  path: string;
  title: string;
}

export interface SearchIndex {
  readonly size: number;
  /** Best hits first. `query` may be what `interpret` answered, to save reading it twice. */
  search(query: string | Query, options?: SearchOptions): Hit[];
  /** How the index reads a question. */
  interpret(text: string): Query;
  /** Inverse document frequency of a term; 0 where no entry holds it. */
  rarity(term: string): number;
  get(id: string): KnowledgeBaseEntry | undefined;
  /** Entries of one page, in the order in which they were added. */
  entriesOf(path: string): KnowledgeBaseEntry[];
  pages(): Page[];
  /** Replaces the entry of the same id. */
  add(entry: KnowledgeBaseEntry): void;
  remove(id: string): void;
}

/** Sharpness of BM25's saturation: how much a second mention of a word counts. */
const K1 = 1.2;
const DEFAULT_LIMIT = 10;
/** Trust from which two words count as one. */
const SAME_WORD = 0.85;
/** Candidates whose questions and coverage are looked at. */
const RERANKED = 50;
/** A term's list is rid of removed entries once so many were removed since the last time. */
const CLEAN_AFTER = 1_000;

export function createSearchIndex(entries: Iterable<KnowledgeBaseEntry> = []): SearchIndex {
  const index = new MemoryIndex();
  for (const entry of entries) index.add(entry);
  return index;
}

/** Milliseconds of work after which a long build lets other work run. */
const SLICE = 8;

/** The same, for a large knowledge base: never holds the event loop for longer than a slice. */
export async function buildSearchIndex(entries: Iterable<KnowledgeBaseEntry>): Promise<SearchIndex> {
  const index = new MemoryIndex();
  let since = performance.now();
  for (const entry of entries) {
    index.add(entry);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
  return index;
}

class MemoryIndex implements SearchIndex, TermStatistics {
  readonly vocabulary = new Vocabulary();
  private readonly entries: (KnowledgeBaseEntry | undefined)[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly byPath = new Map<string, Set<number>>();
  private readonly postings = new Map<string, Postings>();
  private readonly cleaned = new Map<string, number>();
  private readonly vectors = new Map<string, Vectors>();
  private removals = 0;
  private scores = new Float32Array(64);
  private groupScores = new Float32Array(64);

  get size(): number {
    return this.numbers.size;
  }

  get highestRarity(): number {
    return inverseFrequency(this.size, 1);
  }

  add(entry: KnowledgeBaseEntry): void {
    this.remove(entry.id);
    const doc = this.entries.length;
    this.entries.push(entry);
    this.numbers.set(entry.id, doc);
    const path = pathOf(entry.page_url);
    if (path) this.byPath.set(path, (this.byPath.get(path) ?? new Set()).add(doc));
    for (const [term, weight] of termWeights(entry)) {
      const postings = this.postings.get(term) ?? new Postings();
      if (postings.length === 0) this.postings.set(term, postings);
      postings.push(doc, weight);
    }
    for (const { word, stop } of tokenise(textOf(entry))) if (!stop) this.vocabulary.add(word);
    this.addVectors(doc, entry);
  }

  remove(id: string): void {
    const doc = this.numbers.get(id);
    if (doc === undefined) return;
    const path = pathOf(this.entries[doc]?.page_url ?? null);
    if (path) this.byPath.get(path)?.delete(doc);
    this.entries[doc] = undefined;
    this.numbers.delete(id);
    for (const vectors of this.vectors.values()) vectors.remove(doc);
    this.removals += 1;
  }

  get(id: string): KnowledgeBaseEntry | undefined {
    return this.entries[this.numbers.get(id) ?? -1];
  }

  entriesOf(path: string): KnowledgeBaseEntry[] {
    return [...(this.byPath.get(path) ?? [])].flatMap((doc) => this.entries[doc] ?? []);
  }

  pages(): Page[] {
    return [...this.byPath].flatMap(([path, docs]) => {
      const [first] = docs;
      const entry = first === undefined ? undefined : this.entries[first];
      return entry ? [{ path, title: entry.page_title }] : [];
    });
  }

  rarity(term: string): number {
    const documents = this.postings.get(term)?.length ?? 0;
    return documents ? inverseFrequency(Math.max(this.size, documents), documents) : 0;
  }

  interpret(text: string): Query {
    return interpret(text, this);
  }

  search(asked: string | Query, { limit = DEFAULT_LIMIT, vector }: SearchOptions = {}): Hit[] {
    const query = typeof asked === "string" ? this.interpret(asked) : asked;
    const cosines = this.cosinesOf(query, vector);
    const candidates = this.lexicalCandidates(query, cosines);
    return rank(query, candidates, this).slice(0, limit);
  }

  private addVectors(doc: number, entry: KnowledgeBaseEntry): void {
    const own = embedText(textOf(entry));
    this.vectorsOf(BUILT_IN_MODEL, own).add(doc, own);
    const model = entry.metadata.embedding_model;
    if (entry.embedding && model && model !== BUILT_IN_MODEL)
      this.vectorsOf(model, entry.embedding).add(doc, entry.embedding);
  }

  private vectorsOf(model: string, like: ArrayLike<number>): Vectors {
    const vectors = this.vectors.get(model) ?? new Vectors(like.length);
    this.vectors.set(model, vectors);
    return vectors;
  }

  private cosinesOf(query: Query, vector: SearchOptions["vector"]): Map<number, number> {
    const own = vector ? this.vectors.get(vector.model)?.nearest(vector.values) : undefined;
    return own?.size ? own : (this.vectors.get(BUILT_IN_MODEL)?.nearest(embedText(query.text)) ?? new Map());
  }

  /** The best documents by words, and the nearest by vector. */
  private lexicalCandidates(query: Query, cosines: Map<number, number>): Candidate[] {
    this.makeRoom();
    const touched: number[] = [];
    for (const group of query.groups) this.scoreGroup(group, touched);
    const chosen = new Set(best(touched, this.scores, RERANKED));
    for (const [doc] of [...cosines].sort((a, b) => b[1] - a[1]).slice(0, RERANKED)) chosen.add(doc);
    const candidates = [...chosen].flatMap((doc) => {
      const entry = this.entries[doc];
      return entry ? [{ entry, lexical: this.scores[doc] as number, cosine: cosines.get(doc) ?? 0 }] : [];
    });
    for (const doc of touched) this.scores[doc] = 0;
    return candidates;
  }

  /** A group adds the score of the best of its alternatives, so that synonyms never count twice. */
  private scoreGroup(group: Query["groups"][number], touched: number[]): void {
    const own: number[] = [];
    // Words of the same use are one word to BM25: the rarer of "client" and "customer" is no better evidence.
    const shared = Math.min(
      ...group.alternatives.filter(({ trust }) => trust >= SAME_WORD).map(({ term }) => this.rarity(term)),
    );
    for (const { term, trust } of group.alternatives) {
      const postings = this.postingsOf(term);
      if (!postings) continue;
      const rarity = trust >= SAME_WORD ? shared : this.rarity(term);
      const factor = trust * rarity * (K1 + 1) * (group.light ? 0.25 : 1);
      for (let i = 0; i < postings.length; i += 1) {
        const doc = postings.docs[i] as number;
        const weight = postings.weights[i] as number;
        const score = (factor * weight) / (weight + K1);
        const before = this.groupScores[doc] as number;
        if (before === 0) own.push(doc);
        if (score > before) this.groupScores[doc] = score;
      }
    }
    for (const doc of own) {
      if (this.entries[doc]) {
        if (this.scores[doc] === 0) touched.push(doc);
        this.scores[doc] = (this.scores[doc] as number) + (this.groupScores[doc] as number);
      }
      this.groupScores[doc] = 0;
    }
  }

  private postingsOf(term: string): Postings | undefined {
    const postings = this.postings.get(term);
    if (postings && this.removals - (this.cleaned.get(term) ?? 0) >= CLEAN_AFTER) {
      postings.drop((doc) => this.entries[doc] === undefined);
      this.cleaned.set(term, this.removals);
    }
    return postings;
  }

  private makeRoom(): void {
    if (this.scores.length >= this.entries.length) return;
    this.scores = new Float32Array(this.entries.length * 2);
    this.groupScores = new Float32Array(this.entries.length * 2);
  }
}

function inverseFrequency(size: number, documents: number): number {
  return Math.log(1 + (size - documents + 0.5) / (documents + 0.5));
}

/** The `count` of `docs` with the highest scores, in no order. */
function best(docs: number[], scores: Float32Array, count: number): number[] {
  if (docs.length <= count) return docs;
  const sample = Float32Array.from(docs, (doc) => scores[doc] as number).sort();
  const bar = sample[sample.length - count] as number;
  return docs.filter((doc) => (scores[doc] as number) >= bar).slice(0, 2 * count);
}
