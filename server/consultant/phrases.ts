/** Many short texts that a question is compared with, all at once: by their words and by their meaning. */
import type { Meaning } from "../meaning/index.ts";
import { termsOf } from "./text.ts";

/** A pair of words says what its two words say, and a little more. */
const PAIR = 0.5;

interface Postings {
  phrases: number[];
  idf: number;
}

export interface Likeness {
  /** Cosine by words, for each phrase. */
  words: Float32Array;
  /** Cosine by meaning, for each phrase. */
  meaning: Float32Array;
}

export class PhraseIndex {
  readonly size: number;
  private readonly postings = new Map<string, Postings>();
  private readonly norms: Float32Array;
  private readonly vectors: Float32Array;
  private readonly meaning: Meaning;

  constructor(texts: readonly string[], meaning: Meaning) {
    this.size = texts.length;
    this.meaning = meaning;
    this.norms = new Float32Array(texts.length);
    this.vectors = new Float32Array(texts.length * meaning.dimensions);
    const termLists = texts.map((text) => [...new Set(termsOf(text))]);
    for (const [phrase, terms] of termLists.entries())
      for (const term of terms) {
        const found = this.postings.get(term) ?? { phrases: [], idf: 0 };
        if (found.phrases.length === 0) this.postings.set(term, found);
        found.phrases.push(phrase);
      }
    for (const [term, found] of this.postings) found.idf = this.weight(term, found.phrases.length);
    for (const [phrase, text] of texts.entries()) {
      this.norms[phrase] = this.norm(termLists[phrase] as string[]);
      this.vectors.set(meaning.vectorOf(text), phrase * meaning.dimensions);
    }
  }

  /** Phrases that hold a term. */
  frequency(term: string): number {
    return this.postings.get(term)?.phrases.length ?? 0;
  }

  compare(text: string, vector = this.meaning.vectorOf(text)): Likeness {
    return { words: this.byWords(text), meaning: this.byMeaning(vector) };
  }

  private byWords(text: string): Float32Array {
    const sums = new Float32Array(this.size);
    const terms = [...new Set(termsOf(text))];
    for (const term of terms) {
      const found = this.postings.get(term);
      if (!found) continue;
      const share = found.idf ** 2;
      for (const phrase of found.phrases) sums[phrase] = (sums[phrase] as number) + share;
    }
    const norm = this.norm(terms);
    for (let phrase = 0; phrase < this.size; phrase += 1)
      sums[phrase] = (sums[phrase] as number) / ((this.norms[phrase] as number) * norm || 1);
    return sums;
  }

  private byMeaning(vector: Float32Array): Float32Array {
    const { dimensions } = this.meaning;
    const cosines = new Float32Array(this.size);
    for (let phrase = 0, at = 0; phrase < this.size; phrase += 1) {
      let sum = 0;
      for (let i = 0; i < dimensions; i += 1, at += 1) sum += (this.vectors[at] as number) * (vector[i] as number);
      cosines[phrase] = sum;
    }
    return cosines;
  }

  private norm(terms: readonly string[]): number {
    let sum = 0;
    for (const term of terms) sum += (this.postings.get(term)?.idf ?? this.weight(term, 0)) ** 2;
    return Math.sqrt(sum);
  }

  private weight(term: string, frequency: number): number {
    const idf = Math.log((this.size + 1) / (frequency + 0.5));
    return term.includes(" ") ? PAIR * idf : idf;
  }
}
