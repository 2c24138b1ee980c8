/** One round of the exam: questions that language models asked as visitors, the consultant's answers, and their grades. */
import { z } from "zod";
import { printed } from "../../shared/domain/typography.ts";
import { KINDS, type Kind, kindWords } from "./address.ts";

/** From the best to the worst. A grade that is not here stops the build: nothing is passed over. */
export const GRADES = ["well", "offered", "partly", "offered-wrong", "refused", "beside", "misleading"] as const;
type Grade = (typeof GRADES)[number];

/** With the marks of print, like all that the site shows. */
const words = z.string().transform(printed);

const item = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(KINDS),
  /** The messages; the answer to the last was graded. */
  ask: words.array().min(1),
  grade: z.enum(GRADES),
  /** Of the newest round alone: who asked, what was answered, and why it got its grade. */
  role: words.default(""),
  answer: words.default(""),
  why: words.default(""),
});

const roundFile = z.object({
  date: z.iso.date(),
  how: words,
  questions: z.int(),
  grades: z.record(z.string(), z.int()),
  items: item.array().min(1),
});

export type Question = z.infer<typeof item>;

interface Round {
  number: number;
  date: string;
  /** How the questions were written and read. */
  how: string;
  questions: Question[];
}

export type Counts = Record<Grade, number>;

/** Throws where the file's own summary and its questions differ: neither would be what was measured. */
export function readRound(number: number, file: unknown): Round {
  const read = roundFile.safeParse(file);
  if (!read.success) throw new Error(`bench/consultant/rounds: round ${number}: ${z.prettifyError(read.error)}`);
  const { date, how, items, questions, grades } = read.data;
  const counts = countsOf(items);
  if (questions !== items.length || GRADES.some((grade) => counts[grade] !== (grades[grade] ?? 0)))
    throw new Error(`bench/consultant/rounds: round ${number}: its summary is not what its questions add up to`);
  return { number, date, how, questions: items };
}

function countsOf(questions: readonly Question[]): Counts {
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Counts;
  for (const { grade } of questions) counts[grade] += 1;
  return counts;
}

/** What a visitor would call no answer: neither a right one, nor a part of it, nor the way to it. */
export const missedIn = (counts: Counts) =>
  counts["offered-wrong"] + counts.refused + counts.beside + counts.misleading;

const ofKind = ({ questions }: Round, kind: Kind) => questions.filter((question) => question.kind === kind);

/** The kinds in which least was answered well, in their order: all that share the lowest place. */
export function weakestKinds(round: Round): Kind[] {
  const shares = KINDS.flatMap((kind) => {
    const questions = ofKind(round, kind);
    return questions.length ? [{ kind, share: countsOf(questions).well / questions.length }] : [];
  });
  const lowest = Math.min(...shares.map(({ share }) => share));
  return shares.filter(({ share }) => share === lowest).map(({ kind }) => kind);
}

/** The figures of a round as its pages show them. */
export function summaryOf(round: Round) {
  const { number, date, questions } = round;
  const kinds = KINDS.flatMap((kind) => {
    const asked = ofKind(round, kind);
    return asked.length ? { kind, title: kindWords[kind].title, count: asked.length, counts: countsOf(asked) } : [];
  });
  return { number, date, count: questions.length, counts: countsOf(questions), kinds };
}

export type KindSummary = ReturnType<typeof summaryOf>["kinds"][number];
