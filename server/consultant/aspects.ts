/** Which aspect a question asks for, learnt from the wordings of the library: naive Bayes over the words that are no subject's. */
import type { Aspect, LibraryAnswer } from "../../shared/contracts/library.ts";
import { stemsOf } from "./text.ts";

/** A term that stands in the wordings of so few answers belongs to their subject, not to a way of asking. */
const FEWEST_ANSWERS = 12;
const SMOOTHING = 0.5;

export class AspectModel {
  private readonly logs = new Map<Aspect, Map<string, number>>();
  private readonly unseen = new Map<Aspect, number>();
  private readonly priors = new Map<Aspect, number>();
  private readonly forms: ReadonlySet<string>;

  constructor(answers: readonly LibraryAnswer[]) {
    this.forms = commonTerms(answers);
    const counts = new Map<Aspect, Map<string, number>>();
    const totals = new Map<Aspect, number>();
    for (const { aspect, questions } of answers) {
      const own = counts.get(aspect) ?? new Map<string, number>();
      counts.set(aspect, own);
      totals.set(aspect, (totals.get(aspect) ?? 0) + questions.length);
      for (const term of questions.flatMap((question) => this.termsOf(question)))
        own.set(term, (own.get(term) ?? 0) + 1);
    }
    for (const [aspect, own] of counts) {
      const questions = totals.get(aspect) as number;
      const log = (count: number) => Math.log((count + SMOOTHING) / (questions + 2 * SMOOTHING));
      this.logs.set(aspect, new Map([...own].map(([term, count]) => [term, log(count)])));
      this.unseen.set(aspect, log(0));
      this.priors.set(aspect, Math.log(questions / answers.length));
    }
  }

  of(question: string): ReadonlyMap<Aspect, number> {
    const terms = this.termsOf(question);
    const scores = [...this.logs].map(([aspect, own]) => {
      const unseen = this.unseen.get(aspect) as number;
      const sum = terms.reduce((total, term) => total + (own.get(term) ?? unseen), this.priors.get(aspect) as number);
      return [aspect, sum] as const;
    });
    const highest = Math.max(...scores.map(([, sum]) => sum));
    const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - highest), 0);
    return new Map(scores.map(([aspect, score]) => [aspect, Math.exp(score - highest) / total]));
  }

  /** The terms of a question that belong to its form, each once. */
  private termsOf(question: string): string[] {
    const stems = stemsOf(question);
    const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
    return [...new Set([...stems, `^ ${stems[0]}`, ...pairs])].filter((term) => this.forms.has(term));
  }
}

function commonTerms(answers: readonly LibraryAnswer[]): Set<string> {
  const holders = new Map<string, Set<string>>();
  for (const { id, questions } of answers)
    for (const question of questions) {
      const stems = stemsOf(question);
      const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
      for (const term of [...stems, `^ ${stems[0]}`, ...pairs])
        holders.set(term, (holders.get(term) ?? new Set()).add(id));
    }
  return new Set([...holders].filter(([, ids]) => ids.size >= FEWEST_ANSWERS).map(([term]) => term));
}
