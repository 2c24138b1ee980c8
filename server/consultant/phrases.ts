/** An index of short texts, for similarity by words (tf-idf) and by embedding. */
import { cosine, type Meaning } from "../meaning/index.ts";
import { termsOf, termsOfStems } from "./text.ts";

/** Weight of a pair of words beside a single one: it repeats most of what the two say. */
const PAIR_WEIGHT = 0.5;

/** A question: what each of its terms adds to a cosine, by the term's number. */
export interface PhraseQuery {
  shares: ReadonlyMap<number, number>;
  norm: number;
  vector: Float32Array;
}

export interface Similarity {
  /** Cosine by words. */
  words: number;
  /** Cosine by meaning. */
  meaning: number;
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
  /** Computed when a phrase is first compared: all of them together would take most of a start. */
  private readonly vectors: (Float32Array | undefined)[] = [];
  private readonly texts: readonly string[];
  private readonly meaning: Meaning;

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

  similarity(phrase: number, { shares, norm, vector }: PhraseQuery): Similarity {
    let words = 0;
    for (let at = this.starts[phrase] as number; at < (this.starts[phrase + 1] as number); at += 1)
      words += shares.get(this.terms[at] as number) ?? 0;
    return {
      words: words / ((this.norms[phrase] as number) * norm || 1),
      meaning: cosine(this.vectorOf(phrase), vector),
    };
  }

  private vectorOf(phrase: number): Float32Array {
    const vector = this.vectors[phrase] ?? this.meaning.vectorOf(this.texts[phrase] as string);
    this.vectors[phrase] = vector;
    return vector;
  }

  private weight(frequency: number, isPair: boolean | undefined): number {
    const idf = Math.log((this.size + 1) / (frequency + 0.5));
    return isPair ? PAIR_WEIGHT * idf : idf;
  }
}
