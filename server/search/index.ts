/**
 * The one index: words by BM25, meaning by the encoder's vectors, and a calibrated probability that a passage answers.
 * Chat, site search, MCP, a model's ground and the operators' lists all search here.
 */
import MiniSearch from "minisearch";
import { cosine, unit } from "../embedding/embedder.ts";
import type { Document } from "./document.ts";
import { type Calibration, type Evidence, probabilityOf, scoreOf } from "./evidence.ts";
import { Highest } from "./highest.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { isStopWord, stemOf, stemsOf, wordsOf } from "./text.ts";

/** A text and its vector, once it has been made. */
export interface Encoded {
  text: string;
  vector?: Float32Array;
}

/** One way to read a question: alone, or with what was said before. */
export interface Reading extends Encoded {}

export interface SearchOptions {
  limit?: number;
  /** Paths of pages. */
  about?: readonly string[];
  /** Documents that are asked, as if there were no others. */
  among?: ((document: Document) => boolean) | undefined;
  /** The last word may not be typed to its end. */
  isTyping?: boolean;
}

export interface Candidate {
  passage: Passage;
  evidence: Evidence;
  score: number;
  /** That the passage answers the question, 0 to 1. */
  probability: number;
  /** The passage's own, where both it and the question are encoded. */
  vector?: Float32Array | undefined;
}

interface Indexed {
  key: number;
  passage: Passage;
  stems: ReadonlySet<string>;
  whole: Encoded;
  document: IndexedDocument;
}

interface IndexedDocument {
  document: Document;
  /** Whether its heading or its questions are what somebody asks, and not only what it is about. */
  isAsked: boolean;
  /** Its heading and its questions: what it may be asked. */
  asks: readonly Encoded[];
  /** More wordings, which are shown nowhere. */
  heard: readonly Encoded[];
  /** The mean of all of them, once all are encoded. */
  centre?: Float32Array;
  passages: Indexed[];
}

/** What speaks for a passage of a page that the talk is about. */
const ABOUT = 0.1;
/** Candidates whose evidence is looked at. */
const CANDIDATES = 40;
/** The best, whose mean tells how much the question is like everything here. */
const RIVALS = 10;
/** The best, some of which may be of one section. */
const SUPPORTERS = 5;
/** BM25's usual constants; MiniSearch's lower bound for long passages is left out. */
const BM25 = { k: 1.2, b: 0.75, d: 0 };
/** Stems of a collection that holds the ordinary words. */
const VOCABULARY = 4_000;
/** Digits of a number that tells something, and letters of a word that may name something. */
const FIGURE_LENGTH = 2;
const NAME_LENGTH = 4;
/** Letters of a word from which a typo is looked for, and its edits as a share of the letters. */
const TYPO_LENGTH = 4;
const TYPO_SHARE = 0.2;
/** The same where it is only to be told whether a word may be a typo. */
const LIKE_SHARE = 0.34;
const TYPED_SHARE = 0.4;
/** Readings whose comparisons are kept: those of a few messages. */
const COMPARED_KEPT = 64;
/** Documents of many wordings, those whose mean is nearest, of which each wording is compared: of others the mean tells enough. */
const COMPARED = 80;
/** Wordings of a document from which their mean counts, and how much. */
const MANY = 8;
const CENTRE_SHARE = 0.5;
/** Cosine with the mean of many wordings from which a passage speaks of what they ask. */
const SPEAKS_FROM = 0.45;
/** Cosine from which two passages are on the same matter. */
export const SAME_MATTER = 0.7;
/** Words of a passage beyond which it is no longer. */
const LONG = 60;
/** A word in more of the passages than this share finds nothing by itself. */
const COMMON_SHARE = 0.4;
const COMMON_LEAST = 20;

export class SearchIndex {
  private readonly documents = new Map<string, IndexedDocument>();
  private readonly passages = new Map<number, Indexed>();
  private readonly frequencies = new Map<string, number>();
  /** Stems of the wordings by which something is heard. */
  private readonly heard = new Set<string>();
  private readonly words = new MiniSearch<{ id: number; words: string }>({
    fields: ["words"],
    // Its texts are stems already.
    tokenize: (stems) => stems.split(" "),
    processTerm: (stem) => stem,
    autoVacuum: { minDirtCount: 200, minDirtFactor: 0.1, batchSize: 500, batchWait: 20 },
  });
  private readonly weights: Calibration;
  private nextKey = 0;
  /** Of the last readings: one is asked of each scope of a talk. */
  private readonly compared = new Map<Float32Array, Compared>();
  private readonly wordings = new Map<string, Wording>();

  constructor(weights: Calibration) {
    this.weights = weights;
  }

  get size(): number {
    return this.passages.size;
  }

  get(id: string): Document | undefined {
    return this.documents.get(id)?.document;
  }

  all(): Document[] {
    return [...this.documents.values()].map(({ document }) => document);
  }

  /** Call after vectors were made, which what was compared before lacks, and after many documents came and went. */
  forgetComparisons(): void {
    this.compared.clear();
  }

  set(document: Document): void {
    this.delete(document.id);
    this.wordings.clear();
    const headings = [document.title, document.heading].filter(Boolean).join(". ");
    const encodedAll = (texts: readonly string[]) => [...new Set(texts)].map((text): Encoded => ({ text }));
    const own: IndexedDocument = {
      document,
      isAsked: isAsked(document),
      asks: encodedAll([document.heading ?? document.title, ...document.questions]),
      heard: encodedAll(document.heard ?? []),
      passages: [],
    };
    const head = [headings, ...document.questions].join(" ");
    const heard = stemsOf((document.heard ?? []).join(" "));
    for (const stem of heard) this.heard.add(stem);
    for (const passage of passagesOf(document)) {
      const key = this.nextKey++;
      const stems = stemsOf(`${head} ${headings} ${passage.text}`);
      const indexed: Indexed = {
        key,
        passage,
        stems: new Set(stems),
        // A written answer is found by what it is asked; its words would take four times as long to encode, and find no more.
        whole: { text: isInAdvance(document) ? headings : `${headings}. ${passage.text}` },
        document: own,
      };
      own.passages.push(indexed);
      this.passages.set(key, indexed);
      this.words.add({ id: key, words: [...stems, ...heard].join(" ") });
      this.count(indexed, 1);
    }
    this.documents.set(document.id, own);
  }

  delete(id: string): void {
    this.wordings.clear();
    for (const indexed of this.documents.get(id)?.passages ?? []) {
      this.words.discard(indexed.key);
      this.passages.delete(indexed.key);
      this.count(indexed, -1);
    }
    this.documents.delete(id);
  }

  private count({ stems }: Indexed, by: number): void {
    for (const stem of stems) {
      const count = (this.frequencies.get(stem) ?? 0) + by;
      if (count > 0) this.frequencies.set(stem, count);
      else this.frequencies.delete(stem);
    }
  }

  /** Texts whose vectors are not made yet: of documents with these ids, or of all, those of the last first. */
  *pending(ids: Iterable<string> = [...this.documents.keys()].reverse()): Generator<Encoded> {
    for (const id of ids) {
      const { asks = [], heard = [], passages = [] } = this.documents.get(id) ?? {};
      for (const encoded of [...asks, ...heard, ...passages.map(({ whole }) => whole)])
        if (!encoded.vector) yield encoded;
    }
  }

  /**
   * Words of a question that nothing here holds, as they were typed; those that may be a typo are left out, and in a
   * small collection, which lacks ordinary words, those that are no name.
   */
  unknownIn(text: string): string[] {
    const isLarge = this.frequencies.size + this.heard.size >= VOCABULARY;
    const isUnknown = (word: string) => {
      const stem = stemOf(word);
      if (word.length < NAME_LENGTH || isStopWord(stem) || this.isIndexed(stem)) return false;
      return this.words.search(stem, { fuzzy: LIKE_SHARE }).length === 0;
    };
    const words = [...new Set(text.match(/\p{L}+/gu) ?? [])];
    return words.filter((word, at) => (isLarge || (at > 0 && /\p{Lu}/u.test(word))) && wordsOf(word).every(isUnknown));
  }

  isKnown(stem: string): boolean {
    return this.frequencies.has(stem);
  }

  /** Or in a wording by which something is heard. */
  private isIndexed(stem: string): boolean {
    return this.isKnown(stem) || this.heard.has(stem);
  }

  private idf(stem: string): number {
    return Math.log(1 + (this.passages.size + 0.5) / ((this.frequencies.get(stem) ?? 0) + 0.5));
  }

  /** The passages of one document, best first. */
  within(document: Document, reading: Reading): Candidate[] {
    const parsed = this.parse(reading);
    return (this.documents.get(document.id)?.passages ?? [])
      .map((indexed) => candidateOf(indexed, [parsed], []))
      .sort((a, b) => b.score - a.score);
  }

  /** How much each of the texts says to a question: the share of its idf that it holds. Meaning was tried and adds nothing. */
  weigh(
    texts: readonly string[],
    readings: readonly Reading[],
    { title, heading }: Pick<Document, "title" | "heading">,
  ): number[] {
    // What the heading says is said of all of them.
    const above = new Set(stemsOf(`${title} ${heading ?? ""}`));
    const asked = readings.map(({ text }) => this.termsOf(text, above));
    return texts.map((text) => {
      const stems = new Set(stemsOf(text));
      return asked.reduce((sum, { idf, total }) => sum + heldShare(idf, total, stems), 0) / asked.length;
    });
  }

  /** The vector of one of a document's questions, or of its heading. */
  askVector(id: string, text: string): Float32Array | undefined {
    return this.documents.get(id)?.asks.find((one) => one.text === text)?.vector;
  }

  /** The best cosine with a heading or a question that is shown, or by which it is known that nothing is published. */
  nearestAsk(vector: Float32Array | undefined): number {
    let nearest = 0;
    for (const { document, asks, heard } of vector ? this.documents.values() : [])
      for (const some of document.authority === "unpublished" ? [asks, heard] : [asks])
        nearest = Math.max(nearest, maxCosine(vector as Float32Array, some));
    return nearest;
  }

  /** What an operator wrote that speaks of what this document is asked for, and of nothing else that is asked so. */
  wordOn(document: Document): Document | undefined {
    const asked = this.documents.get(document.id);
    if (!asked) return undefined;
    const all = [...this.documents.values()];
    const rivals = all.filter((one) => one !== asked && one.document.authority === document.authority);
    const near = (one: IndexedDocument, { passages }: IndexedDocument) =>
      Math.max(0, ...passages.map(({ whole }) => (whole.vector && cosineWithCentre(whole.vector, one)) ?? 0));
    const [best] = all
      .filter((one) => one.document.authority === "operator")
      .map((word) => ({ word, cosine: near(asked, word) }))
      .filter(({ cosine }) => cosine >= SPEAKS_FROM)
      .sort((a, b) => b.cosine - a.cosine);
    const isOfAnother = (rival: IndexedDocument) => best && near(rival, best.word) > best.cosine;
    return rivals.some(isOfAnother) ? undefined : best?.word.document;
  }

  private comparedWith(vector: Float32Array): Compared {
    const known = this.compared.get(vector);
    if (known?.upTo === this.nextKey) return known;
    const heads = known?.heads ?? new Map<IndexedDocument, number>();
    const wholes = new Float32Array(this.nextKey).fill(Number.NaN);
    if (known) wholes.set(known.wholes);
    const centred: { one: IndexedDocument; toCentre: number }[] = [];
    for (const one of this.documents.values()) {
      // Of what was set since: a change that is tried compares nothing else anew.
      if (heads.has(one)) continue;
      const toCentre = cosineWithCentre(vector, one);
      if (toCentre === undefined) heads.set(one, headOf(vector, one));
      else centred.push({ one, toCentre });
      for (const { key, whole } of one.passages) if (whole.vector) wholes[key] = cosine(vector, whole.vector);
    }
    centred.sort((a, b) => b.toCentre - a.toCentre);
    for (const [at, { one, toCentre }] of centred.entries())
      heads.set(one, at < COMPARED ? headOf(vector, one, toCentre) : toCentre);
    return kept(this.compared, vector, { upTo: this.nextKey, heads, wholes });
  }

  /** The best passages for the mean of the readings, best first. `about`: pages that the question may be about. */
  search(
    readings: readonly Reading[],
    { limit = CANDIDATES, about = [], among, isTyping = false }: SearchOptions = {},
  ): Candidate[] {
    const parsed = readings.map((reading) => this.parse(reading, isTyping, among));
    const near = new Set(parsed.flatMap((one) => this.nearest(one, among)));
    const candidates = [...near].map((indexed) => candidateOf(indexed, parsed, about));
    candidates.sort((a, b) => b.score - a.score);
    const mean = candidates.slice(0, RIVALS).reduce((sum, { score }) => sum + score, 0) / RIVALS;
    for (const one of candidates) {
      one.evidence.gap = one.score - mean;
      one.evidence.lead = one.score - (candidates.find((other) => isRival(one, other))?.score ?? 0);
      const supporters = candidates.slice(0, SUPPORTERS).filter((other) => sectionOf(other) === sectionOf(one));
      one.evidence.support = supporters.length / SUPPORTERS;
      one.probability = probabilityOf(one.evidence, one.vector ? this.weights.encoded : this.weights.words);
    }
    return candidates.slice(0, limit);
  }

  private parse({ text, vector }: Reading, isTyping = false, among?: SearchOptions["among"]): Parsed {
    const wording = (!isTyping && this.wordings.get(text)) || {
      bm25: this.bm25(text, isTyping),
      ...this.termsOf(text),
    };
    if (!isTyping) kept(this.wordings, text, wording);
    const { bm25 } = wording;
    let most = 1e-9;
    for (const [key, score] of bm25) {
      const indexed = this.passages.get(key);
      if (indexed && (!among || among(indexed.passage.document))) most = Math.max(most, score);
    }
    return { compared: vector && this.comparedWith(vector), ...wording, most };
  }

  private termsOf(text: string, without: ReadonlySet<string> = new Set()): Terms {
    const stems = [...new Set(stemsOf(text).filter((stem) => !isStopWord(stem) && !without.has(stem)))];
    const idf = new Map(stems.map((stem) => [stem, this.idf(stem)]));
    const sumOf = (some: readonly string[]) => some.reduce((sum, stem) => sum + (idf.get(stem) ?? 0), 0);
    const total = sumOf(stems);
    const unknown = total > 0 ? sumOf(stems.filter((stem) => !this.isKnown(stem))) / total : 0;
    const figures = new Map([...idf].filter(([stem]) => /\d/.test(stem) && stem.length >= FIGURE_LENGTH));
    return { idf, total, unknown, figures };
  }

  private bm25(text: string, isTyping: boolean): ReadonlyMap<number, number> {
    const common = Math.max(COMMON_LEAST, COMMON_SHARE * this.passages.size);
    const results = this.words.search(text, {
      bm25: BM25,
      // A word that is repeated asks no more, and each is looked for.
      tokenize: (words) => [...new Set(wordsOf(words))],
      prefix: (term, at, terms) => isTyping && at === terms.length - 1 && !this.isIndexed(term),
      fuzzy: (term, at, terms) => {
        if (term.length < TYPO_LENGTH || this.isIndexed(term)) return false;
        // The index has stems: "bookin" is on its way to "book".
        return isTyping && at === terms.length - 1 ? TYPED_SHARE : TYPO_SHARE;
      },
      processTerm: (word) => {
        const stem = stemOf(word);
        return isStopWord(stem) || (this.frequencies.get(stem) ?? 0) > common ? null : stem;
      },
    });
    return new Map(results.map(({ id, score }) => [id as number, Math.max(0, score)]));
  }

  /** The passages of the highest score before anything else is looked at. */
  private nearest({ compared, bm25, most, figures }: Parsed, among?: SearchOptions["among"]): Indexed[] {
    const best = new Highest<Indexed>(CANDIDATES);
    for (const document of this.documents.values()) {
      if (among && !among(document.document)) continue;
      const head = compared?.heads.get(document) ?? 0;
      for (const indexed of document.passages) {
        const whole = compared?.wholes[indexed.key] ?? 0;
        // What has no vector yet cannot be compared with what has one.
        if (Number.isNaN(whole)) continue;
        const words = (bm25.get(indexed.key) ?? 0) / most;
        const score = scoreOf({
          whole,
          head,
          words,
          figures: heldFigures(figures, indexed.stems),
          isAsked: document.isAsked,
        });
        if (score > 0) best.add(indexed, score);
      }
    }
    return best.all();
  }
}

interface Terms {
  /** Of the content words, and of the numbers among them. */
  idf: ReadonlyMap<string, number>;
  figures: ReadonlyMap<string, number>;
  total: number;
  /** Share of it in words that nothing here holds. */
  unknown: number;
}

/** Cosines of a question. */
interface Compared {
  /** The key of the first passage that it was not compared with. */
  upTo: number;
  /** With the nearest ask of each document. */
  heads: Map<IndexedDocument, number>;
  /** With passages, by their keys; not a number where one has no vector. */
  wholes: Float32Array;
}

interface Wording extends Terms {
  /** By the passage's key. */
  bm25: ReadonlyMap<number, number>;
}

interface Parsed extends Wording {
  /** Undefined without a vector. */
  compared: Compared | undefined;
  /** The best BM25 of what is asked. */
  most: number;
}

/** Puts it among the last; returns it. */
function kept<K, V>(last: Map<K, V>, key: K, value: V): V {
  const [oldest] = last.keys();
  if (oldest !== undefined && last.size >= COMPARED_KEPT && !last.has(key)) last.delete(oldest);
  last.set(key, value);
  return value;
}

/** A passage of another section on another matter: what is on the same speaks for it, not against. */
function isRival(one: Candidate, other: Candidate): boolean {
  if (sectionOf(one) === sectionOf(other)) return false;
  return !one.vector || !other.vector || cosine(one.vector, other.vector) < SAME_MATTER;
}

/** Documents of one section are no rivals: answers that were written from it, and its own passages. */
function sectionOf({ passage: { document } }: Candidate): string {
  return document.url?.includes("#") ? document.url : document.id;
}

const isAsked = ({ heading, questions, heard = [] }: Document) =>
  questions.length > 0 || heard.length > 0 || (heading?.endsWith("?") ?? false);

/** Written down beforehand, with the wordings in which it is asked. */
const isInAdvance = ({ authority }: Document) => authority === "written" || authority === "unpublished";

function maxCosine(vector: Float32Array, encoded: readonly Encoded[]): number {
  let best = 0;
  for (const one of encoded) if (one.vector) best = Math.max(best, cosine(vector, one.vector));
  return best;
}

/** The cosine with the nearest wording; of many, their mean counts, too, the more the less the nearest is the same. */
function headOf(vector: Float32Array, { asks, heard }: IndexedDocument, toCentre?: number): number {
  const nearest = Math.max(maxCosine(vector, asks), maxCosine(vector, heard));
  return toCentre === undefined ? nearest : nearest - Math.min(CENTRE_SHARE, 1 - nearest) * (nearest - toCentre);
}

/** With the mean of many wordings; undefined of few, and until they are encoded. */
function cosineWithCentre(vector: Float32Array, document: IndexedDocument): number | undefined {
  const { asks, heard } = document;
  if (asks.length + heard.length < MANY) return undefined;
  if (!document.centre) {
    const vectors = [...asks, ...heard].flatMap((one) => one.vector ?? []);
    if (vectors.length < asks.length + heard.length) return undefined;
    document.centre = unit(vectors.reduce((sum, one) => sum.map((value, at) => value + (one[at] ?? 0))));
  }
  return cosine(vector, document.centre);
}

function candidateOf(indexed: Indexed, parsed: readonly Parsed[], about: readonly string[]): Candidate {
  const evidence = meanOf(parsed.map((one) => evidenceOf(one, indexed)));
  evidence.isMean = parsed.length > 1;
  const { url } = indexed.passage.document;
  const isAbout = url !== null && about.includes(url.split("#")[0] || "/");
  const vector = parsed.some(({ compared }) => compared) ? indexed.whole.vector : undefined;
  return {
    passage: indexed.passage,
    evidence,
    score: scoreOf(evidence) + (isAbout ? ABOUT : 0),
    probability: 0,
    vector,
  };
}

function heldShare(idf: ReadonlyMap<string, number>, total: number, stems: ReadonlySet<string>): number {
  let held = 0;
  for (const [stem, weight] of idf) if (stems.has(stem)) held += weight;
  // A question of function words alone is held by all.
  return total > 0 ? held / total : 1;
}

/** Without a number there is none to hold. */
const heldFigures = (figures: Terms["figures"], stems: ReadonlySet<string>) =>
  figures.size > 0
    ? heldShare(
        figures,
        [...figures.values()].reduce((sum, idf) => sum + idf),
        stems,
      )
    : 0;

function evidenceOf(
  { compared, idf, total, unknown, figures, bm25, most }: Parsed,
  { key, passage, stems, document }: Indexed,
): Evidence {
  return {
    whole: compared?.wholes[key] || 0,
    head: compared?.heads.get(document) ?? 0,
    words: (bm25.get(key) ?? 0) / most,
    share: heldShare(idf, total, stems),
    saturation: total > 0 ? (bm25.get(key) ?? 0) / ((BM25.k + 1) * total) : 0,
    figures: heldFigures(figures, stems),
    terms: Math.min(8, idf.size) / 8,
    unknown,
    isAsked: document.isAsked,
    isWritten: isInAdvance(document.document),
    isMean: false,
    lead: 0,
    gap: 0,
    support: 0,
    length: Math.min(LONG, passage.text.split(" ").length) / LONG,
  };
}

function meanOf(evidence: readonly Evidence[]): Evidence {
  const [first] = evidence as [Evidence];
  const mean = (name: "whole" | "head" | "words" | "figures" | "share" | "saturation" | "terms" | "unknown") =>
    evidence.reduce((sum, one) => sum + one[name], 0) / evidence.length;
  return {
    ...first,
    whole: mean("whole"),
    head: mean("head"),
    words: mean("words"),
    figures: mean("figures"),
    share: mean("share"),
    saturation: mean("saturation"),
    terms: mean("terms"),
    unknown: mean("unknown"),
  };
}
