/** An index of short texts, for similarity by words (tf-idf) and by embedding. */
import type { Meaning } from "../meaning/index.ts";
import { Matrix } from "./matrix/matrix.ts";
import { stemsOf } from "./text.ts";

/** More than there are stems: a pair of numbers is one number. */
const PAIR_BASE = 2 ** 24;
const pairOf = (first: number, second: number) => first * PAIR_BASE + second;

/** Weight of a pair of words beside a single one: it repeats most of what the two say. */
const PAIR_WEIGHT = 0.5;

/** A question: what each of its terms adds to a cosine, by the term's number. */
export interface PhraseQuery {
  shares: ReadonlyMap<number, number>;
  norm: number;
  vector: Float32Array;
}

/** Of several phrases, one after the other. */
export interface Similarities {
  /** Cosines by words. */
  words: Float32Array;
  /** Cosines by meaning. */
  meaning: Float32Array;
}

export class PhraseIndex {
  readonly size: number;
  /** Numbers of single stems, and of pairs by the numbers of both. */
  private readonly numbers = new Map<string, number>();
  private readonly pairs = new Map<number, number>();
  private readonly frequencies: number[] = [];
  /** By a term's number: the stem, or nothing for a pair of words. */
  private readonly stems: (string | undefined)[] = [];
  /** The terms of phrase p are those from `starts[p]` up to `starts[p + 1]`. */
  private readonly starts: Uint32Array;
  private readonly terms: Uint32Array;
  private readonly norms: Float32Array;
  private readonly vectors: Matrix;
  /** Vectors are computed when a phrase is first compared: all of them together would take most of a start. */
  private readonly hasVector: Uint8Array;
  private readonly texts: readonly string[];
  private readonly meaning: Meaning;
  /** Those of the last question, spread out for quick access. */
  private readonly spread: { of: ReadonlyMap<number, number>; shares: Float32Array };

  /** `stemsOfText` is called for each text once, in their order. */
  constructor(texts: readonly string[], stemsOfText: (text: string) => readonly string[], meaning: Meaning) {
    this.size = texts.length;
    this.texts = texts;
    this.meaning = meaning;
    this.starts = new Uint32Array(texts.length + 1);
    const terms: number[] = [];
    for (const [phrase, text] of texts.entries()) {
      const from = terms.length;
      this.addTerms(stemsOfText(text), terms, from);
      this.starts[phrase + 1] = terms.length;
    }
    this.terms = Uint32Array.from(terms);
    this.norms = new Float32Array(texts.length);
    for (let phrase = 0; phrase < texts.length; phrase += 1) this.norms[phrase] = this.normOf(phrase);
    this.spread = { of: new Map(), shares: new Float32Array(this.frequencies.length) };
    this.vectors = new Matrix(texts.length, meaning.dimensions);
    this.hasVector = new Uint8Array(texts.length);
  }

  /** Each stem, then each pair of neighbours, once. */
  private addTerms(stems: readonly string[], terms: number[], from: number): void {
    const singles = stems.map((stem) => this.numberOf(this.numbers, stem, stem));
    const add = (number: number) => {
      if (terms.includes(number, from)) return;
      terms.push(number);
      this.frequencies[number] = (this.frequencies[number] ?? 0) + 1;
    };
    for (const single of singles) add(single);
    for (let at = 1; at < singles.length; at += 1)
      add(this.numberOf(this.pairs, pairOf(singles[at - 1] as number, singles[at] as number)));
  }

  private numberOf<Key>(numbers: Map<Key, number>, key: Key, stem?: string): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = this.stems.length;
    numbers.set(key, number);
    this.stems.push(stem);
    return number;
  }

  private normOf(phrase: number): number {
    let square = 0;
    for (let at = this.starts[phrase] as number; at < (this.starts[phrase + 1] as number); at += 1) {
      const number = this.terms[at] as number;
      square += this.weight(this.frequencies[number] as number, this.stems[number] === undefined) ** 2;
    }
    return Math.sqrt(square);
  }

  /** Number of phrases with a stem. */
  frequency(stem: string): number {
    return this.frequencies[this.numbers.get(stem) ?? -1] ?? 0;
  }

  /** Of the phrases from `from` up to `to`: how many have each stem. */
  stemCounts(from: number, to: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (let at = this.starts[from] as number; at < (this.starts[to] as number); at += 1) {
      const stem = this.stems[this.terms[at] as number];
      if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    return counts;
  }

  queryOf(text: string, vector: Float32Array): PhraseQuery {
    const shares = new Map<number, number>();
    let square = 0;
    const stems = stemsOf(text);
    const add = (number: number | undefined, isPair: boolean) => {
      const weight = this.weight(this.frequencies[number ?? -1] ?? 0, isPair);
      square += weight ** 2;
      if (number !== undefined) shares.set(number, weight ** 2);
    };
    for (const stem of new Set(stems)) add(this.numbers.get(stem), false);
    const neighbours = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
    for (const pair of new Set(neighbours)) add(this.pairNumber(pair), true);
    return { shares, norm: Math.sqrt(square), vector };
  }

  private pairNumber(pair: string): number | undefined {
    const [first, second] = pair.split(" ").map((stem) => this.numbers.get(stem));
    return first === undefined || second === undefined ? undefined : this.pairs.get(pairOf(first, second));
  }

  /** Of the phrases from `from` up to `to`. */
  similarities(from: number, to: number, query: PhraseQuery): Similarities {
    const { norm, vector } = query;
    const shares = this.sharesOf(query);
    const words = new Float32Array(to - from);
    for (let phrase = from; phrase < to; phrase += 1) {
      let shared = 0;
      for (let at = this.starts[phrase] as number; at < (this.starts[phrase + 1] as number); at += 1)
        shared += shares[this.terms[at] as number] as number;
      words[phrase - from] = shared / ((this.norms[phrase] as number) * norm || 1);
      if (!this.hasVector[phrase]) this.addVector(phrase);
    }
    return { words, meaning: this.vectors.times(vector, from, to) };
  }

  /** By a term's number; 0 for those that the question lacks. */
  private sharesOf({ shares }: PhraseQuery): Float32Array {
    if (this.spread.of === shares) return this.spread.shares;
    const spread = this.spread.shares;
    for (const number of this.spread.of.keys()) spread[number] = 0;
    for (const [number, share] of shares) spread[number] = share;
    this.spread.of = shares;
    return spread;
  }

  private addVector(phrase: number): void {
    this.vectors.row(phrase).set(this.meaning.vectorOf(this.texts[phrase] as string));
    this.hasVector[phrase] = 1;
  }

  private weight(frequency: number, isPair: boolean): number {
    const idf = Math.log((this.size + 1) / (frequency + 0.5));
    return isPair ? PAIR_WEIGHT * idf : idf;
  }
}
