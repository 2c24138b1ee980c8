/** BM25 over postings in memory: which documents hold the words of a question, and how well. */
import { Postings } from "./postings.ts";
import type { TermGroup } from "./query.ts";

export interface Scored {
  doc: number;
  score: number;
}

/** Sharpness of BM25's saturation: how much a second mention of a word counts. */
const K1 = 1.2;
/** Trust from which two words count as one. */
const SAME_WORD = 0.85;
/** Share that words of any question add. */
const LIGHT = 0.25;
/**
 * A handful of entries cannot tell a rare word from a common one: rarity is told
 * as if they were part of a site of this many sections, about a third of ours.
 */
const FEWEST = 100;
/** In an index of this many documents, words that stand in more than the share below tell none from another. */
const LARGE = 20_000;
const COMMON = 0.3;
/** A term's list is rid of removed documents once so many were removed since the last time. */
const CLEAN_AFTER = 1_000;
/** Steps into which scores are sorted to find the best: a sort of everything would take most of a search. */
const STEPS = 1_024;

export class LexicalIndex {
  /** Documents that are held now. */
  size = 0;
  private readonly postings = new Map<string, Postings>();
  private readonly cleaned = new Map<string, number>();
  private readonly removed = new Set<number>();
  private removals = 0;
  private scores = new Float32Array(64);
  private groupScores = new Float32Array(64);
  private touched = new Uint32Array(64);
  private own = new Uint32Array(64);

  /** `doc` must be higher than every one before it. */
  add(doc: number, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      const postings = this.postings.get(term) ?? new Postings();
      if (postings.length === 0) this.postings.set(term, postings);
      postings.push(doc, weight);
    }
    this.size += 1;
    if (doc >= this.scores.length) this.grow(doc);
  }

  remove(doc: number): void {
    this.removed.add(doc);
    this.removals += 1;
    this.size -= 1;
  }

  /** Inverse document frequency; 0 where no document holds the term. */
  rarity(term: string): number {
    const documents = this.postings.get(term)?.length ?? 0;
    return documents ? inverseFrequency(Math.max(this.size, documents, FEWEST), documents) : 0;
  }

  /** Rarity of a term that one document holds. */
  get highestRarity(): number {
    return inverseFrequency(Math.max(this.size, FEWEST), 1);
  }

  /** About the `count` best documents, in no order. */
  best(groups: readonly TermGroup[], count: number): Scored[] {
    let length = 0;
    for (const group of this.telling(groups)) length = this.scoreGroup(group, length);
    const bar = this.bar(length, count);
    const found: Scored[] = [];
    for (let i = 0; i < length; i += 1) {
      const doc = this.touched[i] as number;
      const score = this.scores[doc] as number;
      this.scores[doc] = 0;
      if (score >= bar && found.length < 2 * count) found.push({ doc, score });
    }
    return found;
  }

  /** In a large index the groups without what stands nearly everywhere, where that leaves any. */
  private telling(groups: readonly TermGroup[]): readonly TermGroup[] {
    if (this.size < LARGE) return groups;
    const common = this.size * COMMON;
    const rare = groups.map((group) => ({
      ...group,
      alternatives: group.alternatives.filter(({ term }) => (this.postings.get(term)?.length ?? 0) <= common),
    }));
    return rare.some(({ alternatives }) => alternatives.length) ? rare : groups;
  }

  /** A group adds the score of the best of its alternatives, so that synonyms never count twice. Answers how many documents are touched now. */
  private scoreGroup({ alternatives, light }: TermGroup, touchedBefore: number): number {
    // Words of the same use are one word: the rarer of "client" and "customer" is no better evidence.
    const same = alternatives.filter(({ trust }) => trust >= SAME_WORD);
    const shared = Math.min(...same.map(({ term }) => this.rarity(term)));
    let length = 0;
    for (const { term, trust } of alternatives) {
      const rarity = trust >= SAME_WORD ? shared : this.rarity(term);
      length = this.scoreTerm(term, trust * rarity * (K1 + 1) * (light ? LIGHT : 1), length);
    }
    let touched = touchedBefore;
    for (let i = 0; i < length; i += 1) {
      const doc = this.own[i] as number;
      if (this.scores[doc] === 0) this.touched[touched++] = doc;
      this.scores[doc] = (this.scores[doc] as number) + (this.groupScores[doc] as number);
      this.groupScores[doc] = 0;
    }
    return touched;
  }

  private scoreTerm(term: string, factor: number, ownBefore: number): number {
    const postings = this.postingsOf(term);
    let own = ownBefore;
    if (!postings || factor === 0) return own;
    const { docs, weights, length } = postings;
    for (let i = 0; i < length; i += 1) {
      const doc = docs[i] as number;
      const weight = weights[i] as number;
      const score = (factor * weight) / (weight + K1);
      const before = this.groupScores[doc] as number;
      if (score <= before) continue;
      if (before === 0) {
        if (this.removed.size && this.removed.has(doc)) continue;
        this.own[own++] = doc;
      }
      this.groupScores[doc] = score;
    }
    return own;
  }

  /** The score that about `count` of the touched documents reach. */
  private bar(length: number, count: number): number {
    if (length <= count) return 0;
    let highest = 0;
    for (let i = 0; i < length; i += 1) highest = Math.max(highest, this.scores[this.touched[i] as number] as number);
    const steps = new Uint32Array(STEPS + 1);
    const stepOf = (doc: number) => Math.floor(((this.scores[doc] as number) / highest) * STEPS);
    for (let i = 0; i < length; i += 1) {
      const step = stepOf(this.touched[i] as number);
      steps[step] = (steps[step] as number) + 1;
    }
    let step = STEPS;
    for (let sum = steps[step] as number; step > 0 && sum < count; sum += steps[step] as number) step -= 1;
    return (step / STEPS) * highest;
  }

  private postingsOf(term: string): Postings | undefined {
    const postings = this.postings.get(term);
    if (postings && this.removals - (this.cleaned.get(term) ?? 0) >= CLEAN_AFTER) {
      postings.drop((doc) => this.removed.has(doc));
      this.cleaned.set(term, this.removals);
    }
    return postings;
  }

  private grow(doc: number): void {
    const capacity = Math.max(doc + 1, this.scores.length * 2);
    this.scores = new Float32Array(capacity);
    this.groupScores = new Float32Array(capacity);
    this.touched = new Uint32Array(capacity);
    this.own = new Uint32Array(capacity);
  }
}

function inverseFrequency(size: number, documents: number): number {
  return Math.log(1 + (size - documents + 0.5) / (documents + 0.5));
}
