/** The library of answers, indexed for search. */
import type { Aspect, Library, LibraryAnswer, Subject } from "../../shared/contracts/library.ts";
import type { Meaning } from "../meaning/index.ts";
import type { Source } from "./answer.ts";
import { type AnswerModel, logLikelihoods, type ModelQuery } from "./answer-model.ts";
import { IndexedAnswer } from "./indexed-answer.ts";
import { PhraseIndex } from "./phrases.ts";
import { asShown } from "./shown.ts";
import { Spelling } from "./spelling.ts";
import { sameText, stemOf, stemsOf, withoutVerdict, wordsOf } from "./text.ts";

/** Words of the longest name of a subject. */
const LONGEST_NAME = 7;

export class LibraryIndex {
  readonly library: Library;
  readonly answers: readonly IndexedAnswer[];
  readonly phrases: PhraseIndex;
  readonly spelling: Spelling;
  readonly aspects: Groups<Aspect>;
  readonly subjectsOfAnswers: Groups<string>;
  /** Answers to questions that are meant for somebody else. */
  private readonly outOfDomain: ReadonlySet<IndexedAnswer>;
  private readonly model: AnswerModel;
  private readonly answerVectors: ReturnType<AnswerModel["vectorsFor"]>;
  private readonly subjects: ReadonlyMap<string, Subject>;
  private readonly names = new Map<string, Set<string>>();
  private readonly byId: ReadonlyMap<string, IndexedAnswer>;
  private readonly byWording = new Map<string, IndexedAnswer>();
  private readonly byText = new Map<string, IndexedAnswer>();
  private readonly bySection: ReadonlyMap<string, readonly IndexedAnswer[]>;

  constructor(library: Library, meaning: Meaning, model: AnswerModel) {
    this.library = library;
    this.model = model;
    this.subjects = new Map(library.subjects.map((subject) => [subject.id, subject]));
    // Tokenised once: thirty thousand wordings take most of a start.
    const vocabulary = new Set<string>();
    const wordings: string[] = [];
    const questions = library.answers.flatMap((answer) => answer.questions);
    const stemsOfWording = (wording: string) => {
      const words = wordsOf(wording);
      for (const word of words) vocabulary.add(word);
      wordings.push(words.join(" "));
      return words.map(stemOf);
    };
    this.phrases = new PhraseIndex(questions, stemsOfWording, meaning);
    const cited = new AnswersBy();
    const leadingTo = new AnswersBy();
    const ofFigure = new AnswersBy();
    for (const { id, sources, next, facts } of library.answers) {
      for (const { url } of sources) cited.add(url, id);
      for (const one of next) leadingTo.add(one, id);
      for (const fact of facts) ofFigure.add(fact, id);
    }
    const compared = ({ answer, from, to }: IndexedAnswer) => ({
      stems: answerStems(answer, this.subjects.get(answer.subject)),
      wordingStems: this.phrases.stemCounts(from, to),
      vector: meaning.vectorOf(answer.text),
    });
    let to = 0;
    this.answers = library.answers.map((answer, number) => {
      const from = to;
      to += answer.questions.length;
      const related = new Set([...leadingTo.of([answer.id]), ...ofFigure.of(answer.facts)]);
      const sameSection = new Set(cited.of(answer.sources.map(({ url }) => url)));
      return new IndexedAnswer(answer, { number, from, to, related, sameSection }, compared);
    });
    this.byId = new Map(this.answers.map((one) => [one.answer.id, one]));
    this.aspects = new Groups(library.answers.map(({ aspect }) => aspect));
    this.subjectsOfAnswers = new Groups(library.answers.map(({ subject }) => subject));
    this.outOfDomain = new Set(
      this.answers.filter(({ answer }) => answer.kind === "declined" && answer.sources.length === 0),
    );
    this.bySection = new Map([...cited.ids].map(([url, ids]) => [url, ids.flatMap((id) => this.byId.get(id) ?? [])]));
    for (const one of this.answers) {
      const { text } = one.answer;
      for (const given of new Set([text, withoutVerdict(text)])) this.byText.set(sameText(given), one);
      for (const wording of wordings.slice(one.from, one.to)) this.byWording.set(wording, one);
    }
    for (const { id, names, title } of library.subjects)
      for (const name of [title, ...names]) {
        const key = stemsOf(name).join(" ");
        this.names.set(key, (this.names.get(key) ?? new Set()).add(id));
      }
    this.answerVectors = model.vectorsFor(library.answers, (text) => ({
      text,
      subjects: this.namedIn(text),
      vector: meaning.vectorOf(text),
    }));
    this.spelling = new Spelling(vocabulary);
  }

  /** A quotation as the page shows it. */
  asShown(quote: string): string {
    return asShown(quote, this.library.rows);
  }

  /** What an answer stands on, quoted as the pages show it. */
  sourcesOf({ sources }: LibraryAnswer): Source[] {
    return sources.map(({ title, section, url, quote }) => ({ title, section, url, quote: this.asShown(quote) }));
  }

  get(id: string): IndexedAnswer | undefined {
    return this.byId.get(id);
  }

  subject(id: string): Subject | undefined {
    return this.subjects.get(id);
  }

  /** The answer that has this very wording, apart from case and punctuation. */
  answerWorded(question: string): IndexedAnswer | undefined {
    return this.byWording.get(sameText(question));
  }

  /** Probability that a question is meant for somebody else. */
  outOfDomainProbability(likelihoods: Float32Array): number {
    let sum = 0;
    for (const { number } of this.outOfDomain) sum += likelihoods[number] as number;
    return sum;
  }

  isOutOfDomain(one: IndexedAnswer): boolean {
    return this.outOfDomain.has(one);
  }

  /** The answers that were written from a section. */
  writtenFrom(url: string): readonly IndexedAnswer[] {
    return this.bySection.get(url) ?? [];
  }

  /** Number of a wording in the phrase index, or -1. */
  numberOf(wording: string): number {
    const one = this.answerWorded(wording);
    const place = one?.answer.questions.findIndex((own) => sameText(own) === sameText(wording)) ?? -1;
    return one && place >= 0 ? one.from + place : -1;
  }

  /** The answer whose text a message of the consultant has. */
  answerGiven(message: string): IndexedAnswer | undefined {
    return this.byText.get(sameText(message));
  }

  /** Subjects that a text names, each with its share: 1, or a half where two have the same name. */
  namedIn(text: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const { ids } of this.namesIn(text))
      for (const id of ids) found.set(id, Math.max(found.get(id) ?? 0, 1 / ids.size));
    return found;
  }

  /** A text without the names of subjects in it: "what did the bank pay" becomes "what did the pay". */
  withoutNames(text: string): string {
    const words = wordsOf(text);
    for (const { from, to } of this.namesIn(text)) words.fill("", from, to);
    return words.filter(Boolean).join(" ");
  }

  logLikelihoods(query: ModelQuery): Float32Array {
    return logLikelihoods(this.model.input(query), this.answerVectors);
  }

  private namesIn(text: string): { from: number; to: number; ids: ReadonlySet<string> }[] {
    const words = stemsOf(text);
    const names: { from: number; to: number; ids: ReadonlySet<string> }[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
        const ids = this.names.get(words.slice(from, to).join(" "));
        if (!ids) continue;
        names.push({ from, to, ids });
        break;
      }
    }
    return names;
  }
}

/** Stems of an answer's text, its quotes and its subject's names. */
function answerStems({ text, sources }: LibraryAnswer, subject: Subject | undefined): Set<string> {
  const names = subject ? `${subject.title} ${subject.names.join(" ")}` : "";
  return new Set(stemsOf([text, ...sources.map(({ quote }) => quote), names].join("\n")));
}

/** The answers by a property of theirs. */
class Groups<Name> {
  private readonly names: readonly Name[];
  private readonly groups: Uint16Array;

  constructor(ofAnswers: readonly Name[]) {
    this.names = [...new Set(ofAnswers)];
    const numbers = new Map(this.names.map((name, number) => [name, number]));
    this.groups = Uint16Array.from(ofAnswers, (name) => numbers.get(name) as number);
  }

  /** Of each group: the sum over its answers. */
  probabilities(likelihoods: Float32Array): Map<Name, number> {
    const sums = new Float64Array(this.names.length);
    for (let answer = 0; answer < likelihoods.length; answer += 1) {
      const group = this.groups[answer] as number;
      sums[group] = (sums[group] as number) + (likelihoods[answer] as number);
    }
    return new Map(this.names.map((name, group) => [name, sums[group] as number]));
  }
}

/** Ids of answers by what they have in common. */
class AnswersBy {
  readonly ids = new Map<string, string[]>();

  add(key: string, id: string): void {
    const ids = this.ids.get(key);
    if (ids) ids.push(id);
    else this.ids.set(key, [id]);
  }

  of(keys: readonly string[]): string[] {
    return keys.flatMap((key) => this.ids.get(key) ?? []);
  }
}
