/** Where the rounds of the exam lie, and where they stand on the site. */
import words from "../words/exam.json" with { type: "json" };

export const EXAM_PATH = "/consultant";

/** What is asked, from the smallest thing to the largest. */
export const KINDS = ["fact", "how", "compare", "followup", "uncovered", "intro"] as const;
export type Kind = (typeof KINDS)[number];

/** Every question of the newest round with its answer and grade, as a file for spreadsheets. */
export const EXAM_FILE = `${EXAM_PATH}/questions.csv`;

/** The words of the pages of the exam (`words/exam.json`). Every figure on them is counted from the rounds; none stands here. */
export const { kindWords, gradeWords, examPage, recordWords } = words;
