/** The words of the pages of the exam (`words/exam.json`). Every figure on them is counted from the rounds; none stands here. */
import words from "../words/exam.json" with { type: "json" };
import type { Kind } from "./address.ts";

export const { kindWords, gradeWords, examPage, recordWords } = words;

/** "Single facts", or "Single facts, part 2 of 2". */
export const sheetTitle = ({ kind, part, parts }: { kind: Kind; part: number; parts: number }) =>
  parts > 1 ? `${kindWords[kind].title}, part ${part} of ${parts}` : kindWords[kind].title;
