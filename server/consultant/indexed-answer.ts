/** An answer of the library, as it is compared with questions. */
import type { LibraryAnswer } from "../../shared/contracts/library.ts";

/** What an answer has from its place in the library, whatever its words. */
interface Place {
  /** In the library. */
  number: number;
  /** Its wordings in the phrase index: the first, and one past the last. */
  from: number;
  to: number;
  /** Ids of the answers that suggest this one next, and of those on the same figure. */
  related: ReadonlySet<string>;
  /** Ids of the answers that cite the same section. */
  sameSection: ReadonlySet<string>;
}

/** What an answer is compared by. */
interface Compared {
  /** Stems of its text, its quotes and its subject's names. */
  stems: ReadonlySet<string>;
  /** Stems of its wordings, each with the number of wordings that have it. */
  wordingStems: ReadonlyMap<string, number>;
  /** Of its text alone. */
  vector: Float32Array;
}

/** An answer that is compared with questions; by what, is computed when it is first a candidate. */
export class IndexedAnswer {
  readonly answer: LibraryAnswer;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly related: ReadonlySet<string>;
  readonly sameSection: ReadonlySet<string>;
  private readonly read: (one: IndexedAnswer) => Compared;
  private compared: Compared | undefined;

  constructor(answer: LibraryAnswer, place: Place, read: (one: IndexedAnswer) => Compared) {
    this.answer = answer;
    this.number = place.number;
    this.from = place.from;
    this.to = place.to;
    this.related = place.related;
    this.sameSection = place.sameSection;
    this.read = read;
  }

  /** The same in other words. */
  reworded(answer: LibraryAnswer): IndexedAnswer {
    return new IndexedAnswer(answer, this, this.read);
  }

  get stems() {
    return this.comparison.stems;
  }

  get wordingStems() {
    return this.comparison.wordingStems;
  }

  get vector() {
    return this.comparison.vector;
  }

  private get comparison(): Compared {
    this.compared ??= this.read(this);
    return this.compared;
  }
}
