/** The figures of a round as its pages show them. */
import { KINDS, type Kind, questionsPath, roundFilePath, roundPath } from "./address.ts";
import { type Counts, countsOf, GRADES, ofKind, type Question, type Round } from "./round.ts";
import { kindWords } from "./words.ts";

export interface KindSummary {
  kind: Kind;
  title: string;
  path: string;
  count: number;
  counts: Counts;
}

export interface RoundSummary {
  number: number;
  date: string;
  path: string;
  file: string;
  count: number;
  counts: Counts;
  kinds: KindSummary[];
}

export function summaryOf(round: Round): RoundSummary {
  const { number, date, questions } = round;
  const kinds = KINDS.map((kind) => {
    const asked = ofKind(round, kind);
    return {
      kind,
      title: kindWords[kind].title,
      path: questionsPath(number, kind),
      count: asked.length,
      counts: countsOf(asked),
    };
  });
  return {
    number,
    date,
    path: roundPath(number),
    file: roundFilePath(number),
    count: questions.length,
    counts: countsOf(questions),
    kinds: kinds.filter(({ count }) => count > 0),
  };
}

/** One page of questions. */
export interface Sheet {
  path: string;
  kind: Kind;
  part: number;
  /** Of how many. */
  parts: number;
  /** In the order of their grades. */
  questions: Question[];
}

/** A page of more would be longer than a server sends at once. */
const ON_A_PAGE = 16;

/** The pages on which a round's questions stand. */
export const sheetsOf = (round: Round): Sheet[] =>
  KINDS.flatMap((kind) => {
    const asked = ofKind(round, kind).sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
    const parts = Math.ceil(asked.length / ON_A_PAGE);
    const size = Math.ceil(asked.length / parts);
    return Array.from({ length: parts }, (_, index) => ({
      path: questionsPath(round.number, kind, index + 1),
      kind,
      part: index + 1,
      parts,
      questions: asked.slice(index * size, (index + 1) * size),
    }));
  });
