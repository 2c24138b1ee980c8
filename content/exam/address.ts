/** Where the rounds of the exam lie, and where they stand on the site. */
import words from "../words/exam.json" with { type: "json" };

export const EXAM_PATH = "/consultant";

/** What is asked, from the smallest thing to the largest. */
export const KINDS = ["fact", "how", "compare", "followup", "uncovered", "intro"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Rounds whose every question is shown; of those before, which have since been learnt from, the figures.
 * Each round is eight pages, and a static host reads only so many rules of headers (scripts/build/static-host.ts).
 */
const SHOWN_ROUNDS = 1;

/** Of the numbers of all rounds, those to be shown, the newest first. */
export const shownRounds = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a).slice(0, SHOWN_ROUNDS);

export const roundPath = (round: number) => `${EXAM_PATH}/rounds/${round}`;
export const roundFilePath = (round: number) => `${roundPath(round)}.csv`;
/** Questions of one kind, on as many pages as they need: the first has the kind's own address. */
export const questionsPath = (round: number, kind: Kind, part = 1) =>
  `${roundPath(round)}/${kind}${part > 1 ? `-${part}` : ""}`;

/** The round that an address names. */
export const roundIn = (path: string) => Number(/\/rounds\/(\d+)/.exec(path)?.[1]);

/** The words of the pages of the exam (`words/exam.json`). Every figure on them is counted from the rounds; none stands here. */
export const { kindWords, gradeWords, examPage, recordWords } = words;

/** "Single facts", or "Single facts, part 2 of 2". */
export const sheetTitle = ({ kind, part, parts }: { kind: Kind; part: number; parts: number }) =>
  parts > 1 ? `${kindWords[kind].title}, part ${part} of ${parts}` : kindWords[kind].title;
