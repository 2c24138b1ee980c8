/** All that the consultant knows, and the search over it: curated answers and entries, each with the probability that it answers. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswer } from "../../shared/contracts/library.ts";
import type { Meaning } from "../meaning/index.ts";
import { answerFeatures, nearestWordings } from "./answer-features.ts";
import type { ModelQuery } from "./answer-model.ts";
import { entryFeatures, type ReadPassage, readPassage, unitFeatures } from "./entry-features.ts";
import { EntryIndex, type ModelVector } from "./entry-index.ts";
import type { IndexedAnswer, LibraryIndex } from "./library-index.ts";
import { pathOf } from "./links.ts";
import {
  type AnswerMatch,
  type EntryMatch,
  type Match,
  type Matches,
  withPages,
  withProbabilities,
} from "./matches.ts";
import { Overrides } from "./overrides.ts";
import { type Discard, passageOf } from "./passages.ts";
import { contextOf, type Query, type Topic, type Worded } from "./query.ts";
import { sectionHash } from "./section-hash.ts";
import { sameText, stemOf, stemsOf } from "./text.ts";
import { dot, type Ranker, type Weights } from "./weights.ts";

export interface MatchOptions {
  /** The question's by a configured model. */
  vector?: ModelVector | undefined;
  /** A wording that is to be taken for unwritten: for fitting. */
  leftOut?: number;
}

/** Questions kept at hand with what was found for them: those of one talk and its brief. */
const QUERIES_KEPT = 64;
/** What a certain section adds to the log-likelihood of its answers, when it is told which of them are looked at closely. */
const SOURCED = 12;
/** Candidates whose features are worked out. */
const ANSWER_CANDIDATES = 24;
const ENTRY_CANDIDATES = 20;
/** Passages kept at hand with what was worked out about them. */
const PASSAGES_KEPT = 5_000;

export interface KnowledgeParts {
  library: LibraryIndex;
  meaning: Meaning;
  weights: Weights;
  discard: Discard;
}

export class Knowledge {
  readonly library: LibraryIndex;
  readonly entries = new EntryIndex();
  private readonly parts: KnowledgeParts;
  private readonly overrides: Overrides;
  private readonly passages = new Map<string, ReadPassage>();
  /** Hashes of what stands at each address now; an answer stands only while its sources do. */
  private readonly sections = new Map<string, Map<string, string>>();
  private readonly subjectOfPage: ReadonlyMap<string, string>;
  private readonly readings = new Map<string, Worded>();
  private readonly queries = new Map<string, Query>();
  private readonly matched = new WeakMap<Query, Matches>();
  private standing: readonly IndexedAnswer[] | undefined;
  private told: ReadonlySet<string> | undefined;

  constructor(parts: KnowledgeParts) {
    this.parts = parts;
    this.library = parts.library;
    this.overrides = new Overrides(parts);
    this.subjectOfPage = new Map(
      parts.library.library.subjects.flatMap(({ id, pages }) => pages.map((page) => [page, id])),
    );
  }

  add(entry: KnowledgeBaseEntry): void {
    this.remove(entry.id);
    this.forget();
    if (this.overrides.add(entry)) return;
    this.entries.add(entry);
    const { page_url: url } = entry;
    if (url) this.sections.set(url, (this.sections.get(url) ?? new Map()).set(entry.id, sectionHash(entry.content)));
  }

  remove(id: string): void {
    const entry = this.entries.get(id);
    const section = this.sections.get(entry?.page_url ?? "");
    if (section?.delete(id) && section.size === 0) this.sections.delete(entry?.page_url ?? "");
    this.entries.remove(id);
    this.overrides.remove(id);
    this.passages.delete(id);
    this.forget();
  }

  /** What was worked out from the entries as they were. */
  private forget(): void {
    this.standing = undefined;
    this.told = undefined;
    this.readings.clear();
    this.queries.clear();
  }

  get weights(): Weights {
    return this.parts.weights;
  }

  /** Answers whose sources all stand as they were when the answer was written, and those that an operator wrote. */
  get answers(): readonly IndexedAnswer[] {
    this.standing ??= this.library.answers
      .filter(({ answer }) => this.overriding(answer.id) || this.isSourced(answer))
      .map((one) => this.overrides.current(one));
    return this.standing;
  }

  private isSourced({ sources }: LibraryAnswer): boolean {
    return sources.every(({ url, hash }) => [...(this.sections.get(url)?.values() ?? [])].includes(hash));
  }

  /** The entry by which an operator replaced an answer of the library. */
  overriding(id: string): KnowledgeBaseEntry | undefined {
    return this.overrides.entryOf(id);
  }

  answer(id: string): IndexedAnswer | undefined {
    const one = this.library.get(id);
    return one && this.overrides.current(one);
  }

  /** The answer that has this very wording. */
  worded(question: string): IndexedAnswer | undefined {
    const one = this.library.worded(question);
    return one && this.overrides.current(one);
  }

  /** The answer that a message of the consultant gave, in the house's words or an operator's. */
  given(message: string): IndexedAnswer | undefined {
    return this.overrides.given(message) ?? this.library.given(message);
  }

  /** Whether answers were written from what stands at an entry's address: they have told what it says. */
  isTold({ page_url }: KnowledgeBaseEntry): boolean {
    return page_url !== null && this.addressesTold.has(page_url);
  }

  /** Whether answers were written from its page. */
  isPageTold({ page_url }: KnowledgeBaseEntry): boolean {
    return page_url !== null && this.addressesTold.has(pathOf(page_url));
  }

  /** Whether answers stand that were written from anything at all; ways of talking always do. */
  get hasTold(): boolean {
    return this.addressesTold.size > 0;
  }

  /** Addresses of the sections that answers were written from, and of their pages. */
  private get addressesTold(): ReadonlySet<string> {
    const urls = () => this.answers.flatMap(({ answer }) => answer.sources.map(({ url }) => url));
    this.told ??= new Set(urls().flatMap((url) => [url, pathOf(url)]));
    return this.told;
  }

  stands(one: IndexedAnswer | undefined): one is IndexedAnswer {
    return one !== undefined && this.answers.includes(one);
  }

  subjectAt(page: string): string | undefined {
    return this.subjectOfPage.get(page);
  }

  /** Addresses of the sections and pages that are known. */
  get paths(): string[] {
    const urls = [...this.sections.keys()].filter((url) => url.startsWith("/"));
    return [...new Set([...urls, ...urls.map(pathOf)])];
  }

  /** One line for each subject whose pages are known: what it is called, where it stands, its figures. */
  get house(): string[] {
    const known = new Set(this.paths);
    const { subjects, facts } = this.library.library;
    return subjects
      .filter(({ pages, kind }) => kind !== "house" && pages.some((page) => known.has(page)))
      .map(({ id, kind, title, sectors, pages }) => {
        const figures = facts
          .filter(({ subject }) => subject === id)
          .map(({ text, measure, period }) => `${measure} ${text} (${period ?? "no period published"})`);
        return [`${kind}: ${title}`, pages[0], sectors.join(", "), figures.join("; ")].filter(Boolean).join(" | ");
      });
  }

  /** What names an entry among all: its heading and its page. */
  titleOf({ page_title, section_title }: KnowledgeBaseEntry): string {
    if (!section_title) return page_title;
    return section_title.endsWith("?") ? section_title : `${section_title} (${page_title})`;
  }

  isTitled(text: string, entry: KnowledgeBaseEntry): boolean {
    return sameText(text) === sameText(this.titleOf(entry));
  }

  /** By which candidates of a kind are ranked, stated and offered. */
  rankerOf(kind: Match["kind"], { topic }: Query): Ranker {
    const { answers, turns, entries } = this.parts.weights;
    return kind === "entry" ? entries : topic ? turns : answers;
  }

  /** The same question in the same talk is read once, until an entry changes. */
  query(typed: string, topic?: Topic): Query {
    const key = `${typed}\n${topic ? JSON.stringify(topic) : ""}`;
    return remembered(this.queries, key, QUERIES_KEPT, () => {
      const worded = this.read(typed);
      return { ...worded, topic, ...this.likely({ ...worded, context: topic && contextOf(topic) }) };
    });
  }

  /** An entry that is known, be it an answer's. */
  held(id: string): KnowledgeBaseEntry | undefined {
    return this.entries.get(id) ?? this.overrides.held(id);
  }

  /** Entries that are like a text: by its words, and of the operators' own answers by its meaning. */
  near(text: string, count: number): KnowledgeBaseEntry[] {
    const { idf, vector } = this.read(text);
    return [...this.entries.best(idf, count).map(({ entry }) => entry), ...this.overrides.near(vector, count)];
  }

  /** By the built-in sense of meaning. */
  vectorOf(text: string): Float32Array {
    return this.parts.meaning.vectorOf(text);
  }

  /** A question's words, before it is known what they are likely to ask for. */
  read(typed: string): Worded {
    return remembered(this.readings, typed, QUERIES_KEPT, () => this.wordsOf(typed));
  }

  private wordsOf(typed: string): Worded {
    const { meaning } = this.parts;
    const text = this.library.spelling.correct(typed, (word) => meaning.knows(word) || this.isKnown(stemOf(word)));
    const stems = [...new Set(stemsOf(text))];
    const idf = new Map(stems.map((stem) => [stem, this.idf(stem)]));
    const total = [...idf.values()].reduce((sum, weight) => sum + weight, 0);
    const [vector, subjects] = [meaning.vectorOf(text), this.library.namedIn(text)];
    return {
      text,
      idf,
      total,
      unknown: this.unknownOf(idf),
      vector,
      subjects,
      numbers: stems.filter((stem) => /^\d/.test(stem)),
    };
  }

  private likely(asked: ModelQuery): Pick<Query, "likelihoods" | "aspects" | "likelySubjects"> {
    const likelihoods = this.library.likelihoods(asked);
    return {
      likelihoods,
      aspects: this.library.aspects.summed(likelihoods),
      likelySubjects: this.library.subjectsOfAnswers.summed(likelihoods),
    };
  }

  /** Answers and entries, each best first. What speaks for a section speaks for the answers that were written from it. */
  match(query: Query, { vector, leftOut = -1 }: MatchOptions = {}): Matches {
    const isUsual = !vector && leftOut < 0;
    const known = isUsual ? this.matched.get(query) : undefined;
    if (known) return known;
    const entries = this.matchEntries(query, vector);
    const matches = { answers: this.matchAnswers(query, entries, leftOut), entries };
    if (isUsual) this.matched.set(query, matches);
    return matches;
  }

  private matchAnswers(query: Query, entries: readonly EntryMatch[], leftOut: number): AnswerMatch[] {
    const standing = this.answers;
    if (standing.length === 0) return [];
    const sourced = this.sourcedLikely(entries);
    const likely = query.likelihoods.slice();
    for (const [number, probability] of sourced) likely[number] = (likely[number] as number) + SOURCED * probability;
    const best = highest(standing, ({ number }) => likely[number] as number, ANSWER_CANDIDATES);
    const asked = this.library.phrases.compared(query.text, query.vector);
    const ranker = this.rankerOf("answer", query);
    const { aspects } = this.parts.weights;
    const scored = best.map((one) => {
      const near = nearestWordings(one, this.library.phrases, asked, leftOut);
      const isOwn = one.from <= leftOut && leftOut < one.to;
      const learnt = query.likelihoods[one.number] as number;
      const usual = aspects[one.answer.aspect];
      const features = [...answerFeatures(query, one, { near, usual, learnt, leftOut: isOwn }), sourced.get(one.number) ?? 0];
      return { kind: "answer" as const, one, features, score: dot(ranker.rank, features), probability: 0 };
    });
    return withProbabilities(query, scored, ranker);
  }

  /** By an answer's number, how likely the likeliest of its sections is; only of those that were found. */
  private sourcedLikely(entries: readonly EntryMatch[]): Map<number, number> {
    const likely = new Map<number, number>();
    for (const { passage, probability } of entries)
      for (const { number } of this.library.writtenFrom(passage.entry.page_url ?? ""))
        likely.set(number, Math.max(likely.get(number) ?? 0, probability));
    return likely;
  }

  /** Best first. `vector` is the question's by a configured model, which then speaks for the entries that it embedded. */
  private matchEntries(query: Query, vector?: ModelVector): EntryMatch[] {
    const { entries } = this.parts.weights;
    const scored = this.entries.best(query.idf, ENTRY_CANDIDATES, vector).map(({ entry, score: bm25, cosine }) => {
      const passage = this.passage(entry);
      const features = entryFeatures(query, passage, bm25, cosine);
      const score = dot(entries.rank, features);
      return { kind: "entry" as const, passage, features, score, probability: 0, withPage: 0 };
    });
    // One of which nothing may be repeated answers nothing.
    const telling = scored.filter(({ passage }) => passage.units.length > 0);
    return withPages(withProbabilities(query, telling, entries));
  }

  /** How well each unit of a passage answers, in its order. */
  unitScores(query: Query, passage: ReadPassage): number[] {
    return passage.units.map((_, at) => dot(this.parts.weights.units, unitFeatures(query, passage, at)));
  }

  passage(entry: KnowledgeBaseEntry): ReadPassage {
    return remembered(this.passages, entry.id, PASSAGES_KEPT, () => {
      const page = entry.page_url?.split("#")[0];
      const subject = page === undefined ? undefined : this.subjectOfPage.get(page || "/");
      return readPassage(passageOf(entry, this.parts.discard), this.parts.meaning, subject);
    });
  }

  /** Share of the weight that falls on words which no phrase and entry holds, `aside` phrases left aside. */
  unknownOf(idf: ReadonlyMap<string, number>, aside = 0): number {
    let [unknown, total] = [0, 0];
    for (const [stem, weight] of idf) {
      total += weight;
      if (this.frequency(stem) <= aside) unknown += weight;
    }
    return total ? unknown / total : 0;
  }

  isKnown(stem: string): boolean {
    return this.frequency(stem) > 0;
  }

  /** Phrases of the library and entries that hold a stem. */
  private frequency(stem: string): number {
    return this.library.phrases.frequency(stem) + this.entries.frequency(stem);
  }

  private idf(stem: string): number {
    const all = this.library.phrases.size + this.entries.size;
    return Math.log((all + 1) / (this.frequency(stem) + 0.5));
  }
}

/** What was made for a key before, or is made now; when there are too many, all are forgotten. */
function remembered<Value>(known: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = make();
  if (known.size >= most) known.clear();
  known.set(key, value);
  return value;
}

/** The `count` items of the highest value, best first. */
function highest<Item>(items: readonly Item[], value: (item: Item) => number, count: number): Item[] {
  const best: { item: Item; value: number }[] = [];
  for (const item of items) {
    const own = value(item);
    if (best.length === count && own <= (best.at(-1)?.value ?? 0)) continue;
    const place = best.findLastIndex((other) => other.value >= own) + 1;
    best.splice(place, 0, { item, value: own });
    if (best.length > count) best.pop();
  }
  return best.map(({ item }) => item);
}
