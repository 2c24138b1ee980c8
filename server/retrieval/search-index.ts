/** The search over the knowledge base: BM25 with the questions a section answers, and vectors, in memory. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { BUILT_IN_MODEL, embedText, embedTokens } from "../embedding/built-in.ts";
import { tokenise } from "./analyse.ts";
import { Vocabulary } from "./correction.ts";
import { coverage } from "./coverage.ts";
import { pathOf, readEntry } from "./fields.ts";
import { interpret, spelled, type TermStatistics } from "./interpret.ts";
import { LexicalIndex } from "./lexical.ts";
import { type Page, Pages } from "./pages.ts";
import type { Query } from "./query.ts";
import { type Candidate, type Hit, rank, readingOf } from "./ranking.ts";
import { Vectors } from "./vectors.ts";

export interface SearchOptions {
  /** Hits at most. */
  limit?: number;
  /** The query as a vector of `model`; without one the built-in embedding is compared. */
  vector?: { model: string; values: ArrayLike<number> };
}

export interface SearchIndex {
  readonly size: number;
  /** Best hits first. `query` may be what `interpret` answered, to save reading it twice. */
  search(query: string | Query, options?: SearchOptions): Hit[];
  /** Every entry of one page, best first, by the words it holds and the questions it expects. */
  searchPage(path: string, query: Query): Hit[];
  /** The entry that expects exactly this question; what is asked in little words alone can be found in no other way. */
  expecting(question: string): KnowledgeBaseEntry | undefined;
  /** The text with slips of the keyboard corrected, as far as the entries hold the word that was meant. */
  spelled(text: string): string;
  /** How the index reads a question. */
  interpret(text: string): Query;
  /** Inverse document frequency of a term; 0 where no entry holds it. */
  rarity(term: string): number;
  get(id: string): KnowledgeBaseEntry | undefined;
  /** Entries of one page, in the order in which they were added. */
  entriesOf(path: string): KnowledgeBaseEntry[];
  pages(): readonly Page[];
  page(path: string): Page | undefined;
  /** Pages whose title stands in a text, little words aside. */
  pagesTitledIn(text: string): Page[];
  /** Replaces the entry of the same id. */
  add(entry: KnowledgeBaseEntry): void;
  remove(id: string): void;
}

const DEFAULT_LIMIT = 10;
/** Candidates by words, and by vector, whose questions and coverage are looked at. */
const RERANKED = 50;

export function createSearchIndex(entries: Iterable<KnowledgeBaseEntry> = []): SearchIndex {
  const index = new MemoryIndex();
  for (const entry of entries) index.add(entry);
  return index;
}

class MemoryIndex implements SearchIndex, TermStatistics {
  readonly vocabulary = new Vocabulary();
  private readonly entries: (KnowledgeBaseEntry | undefined)[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly pageList = new Pages();
  private readonly lexical = new LexicalIndex();
  /** The entry that was last added with a question, by the words of the question. */
  private readonly expected = new Map<string, string>();
  private readonly vectors = new Map<string, Vectors>();

  get size(): number {
    return this.numbers.size;
  }

  /** Rarity of a term that one document holds. */
  get highestRarity(): number {
    return this.lexical.highestRarity;
  }

  add(entry: KnowledgeBaseEntry): void {
    this.remove(entry.id);
    const doc = this.entries.length;
    this.entries.push(entry);
    this.numbers.set(entry.id, doc);
    const path = pathOf(entry.page_url);
    if (path) this.pageList.add(path, doc, entry.page_title);
    for (const question of entry.metadata.questions ?? []) this.expected.set(wordsOf(question), entry.id);
    const { tokens, weights } = readEntry(entry);
    this.lexical.add(doc, weights);
    for (const { word, stop } of tokens) if (!stop) this.vocabulary.add(word);
    this.addVector(BUILT_IN_MODEL, doc, embedTokens(tokens, true));
    const model = entry.metadata.embedding_model;
    if (entry.embedding && model && model !== BUILT_IN_MODEL) this.addVector(model, doc, entry.embedding);
  }

  remove(id: string): void {
    const doc = this.numbers.get(id);
    if (doc === undefined) return;
    const path = pathOf(this.entries[doc]?.page_url ?? null);
    if (path) this.pageList.remove(path, doc, (other) => this.entries[other]?.page_title);
    this.entries[doc] = undefined;
    this.numbers.delete(id);
    this.lexical.remove(doc);
    for (const vectors of this.vectors.values()) vectors.remove(doc);
  }

  get(id: string): KnowledgeBaseEntry | undefined {
    return this.entries[this.numbers.get(id) ?? -1];
  }

  entriesOf(path: string): KnowledgeBaseEntry[] {
    return [...this.pageList.docsOf(path)].flatMap((doc) => this.entries[doc] ?? []);
  }

  pages(): readonly Page[] {
    return this.pageList.list();
  }

  page(path: string): Page | undefined {
    return this.pageList.get(path);
  }

  pagesTitledIn(text: string): Page[] {
    return this.pageList.titledIn(text);
  }

  rarity(term: string): number {
    return this.lexical.rarity(term);
  }

  spelled(text: string): string {
    return spelled(text, this);
  }

  interpret(text: string): Query {
    return interpret(text, this);
  }

  search(asked: string | Query, { limit = DEFAULT_LIMIT, vector }: SearchOptions = {}): Hit[] {
    const query = typeof asked === "string" ? this.interpret(asked) : asked;
    const cosines = this.cosinesOf(query, vector);
    const lexical = new Map(this.lexical.best(query.groups, RERANKED).map(({ doc, score }) => [doc, score]));
    const nearest = [...cosines].sort((a, b) => b[1] - a[1]).slice(0, RERANKED);
    const candidates: Candidate[] = [];
    for (const doc of new Set([...lexical.keys(), ...nearest.map(([near]) => near)])) {
      const entry = this.entries[doc];
      if (entry) candidates.push({ entry, lexical: lexical.get(doc) ?? 0, cosine: cosines.get(doc) ?? 0 });
    }
    return rank(query, candidates, this).slice(0, limit);
  }

  expecting(question: string): KnowledgeBaseEntry | undefined {
    const words = wordsOf(question);
    const entry = this.get(this.expected.get(words) ?? "");
    return entry?.metadata.questions?.some((own) => wordsOf(own) === words) ? entry : undefined;
  }

  searchPage(path: string, query: Query): Hit[] {
    const entries = this.entriesOf(path);
    const candidates = entries.map((entry) => ({
      entry,
      lexical: coverage(query, "weight", readingOf(entry).terms),
      cosine: 0,
    }));
    return rank(query, candidates, this);
  }

  private addVector(model: string, doc: number, vector: ArrayLike<number>): void {
    const vectors = this.vectors.get(model) ?? new Vectors(vector.length);
    this.vectors.set(model, vectors);
    vectors.add(doc, vector);
  }

  private cosinesOf(query: Query, vector: SearchOptions["vector"]): Map<number, number> {
    const own = vector ? this.vectors.get(vector.model)?.nearest(vector.values) : undefined;
    return own?.size ? own : (this.vectors.get(BUILT_IN_MODEL)?.nearest(embedText(query.text)) ?? new Map());
  }
}

const wordsOf = (text: string) =>
  tokenise(text)
    .map(({ word }) => word)
    .join(" ");
