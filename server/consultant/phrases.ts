/** An index of short texts, for similarity by words (tf-idf) and by embedding. */
import type { Meaning } from "../meaning/index.ts";
import { Matrix } from "./matrix/matrix.ts";
import { termsOf, termsOfStems } from "./text.ts";

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
  private readonly numbers = new Map<string, number>();
  private readonly frequencies: number[] = [];
  /** By a term's number, whether it is a pair of words. */
  private readonly isPair: boolean[] = [];
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

  /** `stems` are those of each text, in its order. */
  constructor(texts: readonly string[], stems: readonly (readonly string[])[], meaning: Meaning) {
    this.size = texts.length;
    this.texts = texts;
    this.meaning = meaning;
    const lists = stems.map((own) => [...new Set(termsOfStems(own))].map((term) => this.numberOf(term)));
    for (const number of lists.flat()) this.frequencies[number] = (this.frequencies[number] ?? 0) + 1;
    this.terms = Uint32Array.from(lists.flat());
    this.starts = new Uint32Array(texts.length + 1);
    this.norms = new Float32Array(texts.length);
    this.spread = { of: new Map(), shares: new Float32Array(this.numbers.size) };
    this.vectors = new Matrix(texts.length, meaning.dimensions);
    this.hasVector = new Uint8Array(texts.length);
    for (const [phrase, list] of lists.entries()) {
      this.starts[phrase + 1] = (this.starts[phrase] as number) + list.length;
      const weights = list.map((number) => this.weight(this.frequencies[number] as number, this.isPair[number]));
      this.norms[phrase] = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0));
    }
  }

  private numberOf(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(term, number);
    this.isPair.push(term.includes(" "));
    return number;
  }

  /** Number of phrases with a term. */
  frequency(term: string): number {
    return this.frequencies[this.numbers.get(term) ?? -1] ?? 0;
  }

  queryOf(text: string, vector: Float32Array): PhraseQuery {
    const shares = new Map<number, number>();
    let square = 0;
    for (const term of new Set(termsOf(text))) {
      const weight = this.weight(this.frequency(term), term.includes(" "));
      square += weight ** 2;
      const number = this.numbers.get(term);
      if (number !== undefined) shares.set(number, weight ** 2);
    }
    return { shares, norm: Math.sqrt(square), vector };
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

  private weight(frequency: number, isPair: boolean | undefined): number {
    const idf = Math.log((this.size + 1) / (frequency + 0.5));
    return isPair ? PAIR_WEIGHT * idf : idf;
  }
}
