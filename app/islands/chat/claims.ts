/** Marks in an answer's text, behind each claim that names its sources. */
import type { Details } from "./details.ts";

/** The text with a mark for each source of each claim; `mark` is given the source's place from 1. */
export function withMarks(
  content: string,
  { claims = [], sources }: Details,
  mark: (source: number) => string,
): string {
  return [...claims]
    .sort((a, b) => b.at - a.at)
    .filter(({ at }) => at <= content.length)
    .reduce((text, { at, sources: carriers }) => {
      const marks = carriers.filter((one) => one < sources.length).map((one) => mark(one + 1));
      return text.slice(0, at) + marks.join("") + text.slice(at);
    }, content);
}
