/** The consultant's index: the library's answers and the knowledge base's entries, ranked for a question, each with the probability that it answers it. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswer } from "../../shared/contracts/library.ts";
import type { Meaning } from "../meaning/index.ts";
import { answerFeatures, nearestWordings } from "./answer-features.ts";
import type { ModelQuery } from "./answer-model.ts";
import { entryFeatures, type IndexedPassage, indexPassage, unitFeatures } from "./entry-features.ts";
import { EntryIndex, type ModelVector } from "./entry-index.ts";
import type { IndexedAnswer } from "./indexed-answer.ts";
import type { LibraryIndex } from "./library-index.ts";
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
import { type Inspect, passageOf, type Suspected } from "./passages.ts";
import { contextOf, type ParsedText, type Query, type Topic } from "./query.ts";
import { sectionHash } from "./section-hash.ts";
import { saidRuns, sameText, stemOf, stemsOf } from "./text.ts";
import { dot, type Ranker, type Weights } from "./weights.ts";

export interface MatchOptions {
  /** Of the question, by a configured model. */
  vector?: ModelVector | undefined;
  /** Number of a wording to ignore: leave-one-out, for fitting. */
  leftOut?: number;
}

/** Cached queries with their matches: enough for one conversation and its brief. */
const QUERIES_KEPT = 64;
/** What a section of probability 1 adds to the log-likelihood of its answers when candidates are chosen. */
const SECTION_WEIGHT = 12;
/** Candidates whose features are computed. */
const ANSWER_CANDIDATES = 24;
const ENTRY_CANDIDATES = 20;
/** Share of an order's words that are a sentence's, from which it gives the sentence back. */
const REPEATED_SHARE = 0.7;
/** Cached passages. */
const PASSAGES_KEPT = 5_000;

export interface KnowledgeParts {
  library: LibraryIndex;
  meaning: Meaning;
  weights: Weights;
  inspect: Inspect;
  /** The sentences of a question that may be orders. */
  doubtfulIn(question: string): readonly string[];
}

export class Knowledge {
  readonly library: LibraryIndex;
  readonly entries = new EntryIndex();
  private readonly parts: KnowledgeParts;
  private readonly overrides: Overrides;
  private readonly passages = new Map<string, IndexedPassage>();
  /** Hashes of the entries at each address: an answer is current only while its sources are unchanged. */
  private readonly sections = new Map<string, Map<string, string>>();
  private readonly subjectOfPage: ReadonlyMap<string, string>;
  private readonly parsed = new Map<string, ParsedText>();
  private readonly queries = new Map<string, Query>();
  private readonly matched = new WeakMap<Query, Matches>();
  private currentAnswers: readonly IndexedAnswer[] | undefined;
  private citedUrls: ReadonlySet<string> | undefined;

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
    this.invalidate();
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
    this.invalidate();
  }

  private invalidate(): void {
    this.currentAnswers = undefined;
    this.citedUrls = undefined;
    this.parsed.clear();
    this.queries.clear();
  }

  get weights(): Weights {
    return this.parts.weights;
  }

  /** Answers whose sources are all unchanged since the answer was written, and those that an operator wrote. */
  get answers(): readonly IndexedAnswer[] {
    this.currentAnswers ??= this.library.answers
      .filter(({ answer }) => this.overriding(answer.id) || this.isSourced(answer))
      .map((one) => this.overrides.current(one));
    return this.currentAnswers;
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
  answerWorded(question: string): IndexedAnswer | undefined {
    const one = this.library.answerWorded(question);
    return one && this.overrides.current(one);
  }

  /** The answer whose text a message of the consultant has, the library's or an operator's. */
  answerGiven(message: string): IndexedAnswer | undefined {
    return this.overrides.answerGiven(message) ?? this.library.answerGiven(message);
  }

  /** Whether answers were written from an entry's section, and so say what it says. */
  isSectionAnswered({ page_url }: KnowledgeBaseEntry): boolean {
    return page_url !== null && this.sourceUrls.has(page_url);
  }

  /** Whether answers were written from an entry's page. */
  isPageAnswered({ page_url }: KnowledgeBaseEntry): boolean {
    return page_url !== null && this.sourceUrls.has(pathOf(page_url));
  }

  /** Whether any current answer has a source; those to small talk have none. */
  get hasSourcedAnswers(): boolean {
    return this.sourceUrls.size > 0;
  }

  /** Addresses of the sections that answers were written from, and of their pages. */
  private get sourceUrls(): ReadonlySet<string> {
    const urls = () => this.answers.flatMap(({ answer }) => answer.sources.map(({ url }) => url));
    this.citedUrls ??= new Set(urls().flatMap((url) => [url, pathOf(url)]));
    return this.citedUrls;
  }

  isCurrent(one: IndexedAnswer | undefined): one is IndexedAnswer {
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

  /** One line for each subject whose pages are known: name, address, sectors, figures. */
  get catalogue(): string[] {
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

  /** A title unique among all entries: heading and page. */
  titleOf({ page_title, section_title }: KnowledgeBaseEntry): string {
    if (!section_title) return page_title;
    return section_title.endsWith("?") ? section_title : `${section_title} (${page_title})`;
  }

  isTitled(text: string, entry: KnowledgeBaseEntry): boolean {
    return sameText(text) === sameText(this.titleOf(entry));
  }

  rankerOf(kind: Match["kind"], { topic }: Query): Ranker {
    const { answers, turns, entries } = this.parts.weights;
    return kind === "entry" ? entries : topic ? turns : answers;
  }

  /** Cached until an entry changes. */
  query(typed: string, topic?: Topic): Query {
    const key = `${typed}\n${topic ? JSON.stringify(topic) : ""}`;
    return cached(this.queries, key, QUERIES_KEPT, () => {
      const parsed = this.parse(typed);
      return { ...parsed, topic, ...this.modelPrediction({ ...parsed, context: topic && contextOf(topic) }) };
    });
  }

  /** An entry, or an operator's wording of an answer. */
  entry(id: string): KnowledgeBaseEntry | undefined {
    return this.entries.get(id) ?? this.overrides.entry(id);
  }

  /** Entries similar to a text: by its words, and among the operators' own answers by its meaning. */
  nearestEntries(text: string, count: number): KnowledgeBaseEntry[] {
    const { idf, vector } = this.parse(text);
    return [...this.entries.best(idf, count).map(({ entry }) => entry), ...this.overrides.nearest(vector, count)];
  }

  /** By the built-in embedding. */
  vectorOf(text: string): Float32Array {
    return this.parts.meaning.vectorOf(text);
  }

  /** The question without the answer model's prediction. */
  parse(typed: string): ParsedText {
    return cached(this.parsed, typed, QUERIES_KEPT, () => this.parseText(typed));
  }

  private parseText(typed: string): ParsedText {
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

  private modelPrediction(modelQuery: ModelQuery): Omit<Query, keyof ParsedText | "topic"> {
    const logLikelihoods = this.library.logLikelihoods(modelQuery);
    const likelihoods = logLikelihoods.map(Math.exp);
    return {
      logLikelihoods,
      aspects: this.library.aspects.probabilities(likelihoods),
      subjectProbabilities: this.library.subjectsOfAnswers.probabilities(likelihoods),
      outOfDomain: this.library.outOfDomainProbability(likelihoods),
    };
  }

  /** Answers and entries, each best first. A section's probability counts as evidence for the answers written from it. */
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
    const { answers } = this;
    if (answers.length === 0) return [];
    const sectionProbabilities = this.sectionProbabilities(entries);
    const priors = query.logLikelihoods.slice();
    for (const [number, probability] of sectionProbabilities)
      priors[number] = (priors[number] as number) + SECTION_WEIGHT * probability;
    const candidates = topBy(answers, ({ number }) => priors[number] as number, ANSWER_CANDIDATES);
    const phraseQuery = this.library.phrases.queryOf(query.text, query.vector);
    const ranker = this.rankerOf("answer", query);
    const { aspects } = this.parts.weights;
    const scored = candidates.map((one) => {
      const nearest = nearestWordings(one, this.library.phrases, phraseQuery, leftOut);
      const isOwn = one.from <= leftOut && leftOut < one.to;
      const logLikelihood = query.logLikelihoods[one.number] as number;
      const aspectPrior = aspects[one.answer.aspect];
      const ownDomain = this.library.isOutOfDomain(one) ? query.outOfDomain : 1 - query.outOfDomain;
      const features = [
        ...answerFeatures(query, one, { nearest, aspectPrior, logLikelihood, ownDomain, leftOut: isOwn }),
        sectionProbabilities.get(one.number) ?? 0,
      ];
      return { kind: "answer" as const, one, features, score: dot(ranker.rank, features), probability: 0 };
    });
    return withProbabilities(query, scored, ranker);
  }

  /** By an answer's number, the probability of its likeliest section among those found. */
  private sectionProbabilities(entries: readonly EntryMatch[]): Map<number, number> {
    const probabilities = new Map<number, number>();
    for (const { passage, probability } of entries)
      for (const { number } of this.library.writtenFrom(passage.entry.page_url ?? ""))
        probabilities.set(number, Math.max(probabilities.get(number) ?? 0, probability));
    return probabilities;
  }

  /** Best first. `vector` counts for the entries that the same model embedded. */
  private matchEntries(query: Query, vector?: ModelVector): EntryMatch[] {
    const { entries } = this.parts.weights;
    const orders = saidRuns(this.parts.doubtfulIn(query.text));
    const scored = this.entries.best(query.idf, ENTRY_CANDIDATES, vector).map(({ entry, score: bm25, cosine }) => {
      const passage = this.passage(entry);
      const features = entryFeatures(query, passage, bm25, cosine);
      const score = dot(entries.rank, features);
      return {
        kind: "entry" as const,
        passage: this.quotable(passage, orders),
        features,
        score,
        probability: 0,
        withPage: 0,
      };
    });
    // One of which nothing may be repeated answers nothing.
    const quotable = scored.filter(({ passage }) => passage.units.length > 0);
    return withPages(withProbabilities(query, quotable, entries));
  }

  unitScores(query: Query, passage: IndexedPassage): number[] {
    return passage.units.map((_, at) => dot(this.parts.weights.units, unitFeatures(query, passage, at)));
  }

  passage(entry: KnowledgeBaseEntry): IndexedPassage {
    return cached(this.passages, entry.id, PASSAGES_KEPT, () => {
      return this.indexed(entry, this.parts.inspect(entry));
    });
  }

  /** A passage without the doubtful sentences that a question's, as doubtful, give back and add little to. */
  private quotable(passage: IndexedPassage, orders: ReturnType<typeof saidRuns>): IndexedPassage {
    const repeated = passage.doubtful.filter(({ runs, stems }) =>
      runs.some((run) => {
        const order = orders.get(run);
        return order && order.filter((stem) => stems.has(stem)).length >= REPEATED_SHARE * order.length;
      }),
    );
    const discarded = repeated.map(({ sentence }) => sentence);
    return discarded.length > 0 ? this.indexed(passage.entry, { discarded, doubtful: [] }) : passage;
  }

  private indexed(entry: KnowledgeBaseEntry, suspected: Suspected): IndexedPassage {
    const page = entry.page_url?.split("#")[0];
    const subject = page === undefined ? undefined : this.subjectOfPage.get(page || "/");
    return indexPassage(passageOf(entry, suspected), this.parts.meaning, subject);
  }

  /** Share of the weight that falls on words of no entry and of at most `ignored` phrases. */
  unknownOf(idf: ReadonlyMap<string, number>, ignored = 0): number {
    let [unknown, total] = [0, 0];
    for (const [stem, weight] of idf) {
      total += weight;
      if (this.frequency(stem) <= ignored) unknown += weight;
    }
    return total ? unknown / total : 0;
  }

  isKnown(stem: string): boolean {
    return this.frequency(stem) > 0;
  }

  /** Number of phrases and entries with a stem. */
  private frequency(stem: string): number {
    return this.library.phrases.frequency(stem) + this.entries.frequency(stem);
  }

  private idf(stem: string): number {
    const all = this.library.phrases.size + this.entries.size;
    return Math.log((all + 1) / (this.frequency(stem) + 0.5));
  }
}

/** Memoises; a full cache is emptied. */
function cached<Value>(cache: Map<string, Value>, key: string, limit: number, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (cache.size >= limit) cache.clear();
  cache.set(key, value);
  return value;
}

/** The `count` items of the highest value, best first. */
function topBy<Item>(items: readonly Item[], value: (item: Item) => number, count: number): Item[] {
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
