/** The drawn grades of the exam's pages beside what each page lists. Needs a build; `npm test` makes one. */
import type { HTMLElement } from "node-html-parser";
import { expect } from "vitest";
import { gradeWords } from "../content/exam/address.ts";
import { GRADES } from "../content/exam/round.ts";
import { examPaths } from "../content/paths.ts";
import { builtPages, everyPage } from "./built-site.ts";

const those = (paths: readonly string[]) => builtPages.filter(({ path }) => paths.includes(path));
const drawnIn = (root: HTMLElement) => GRADES.map((grade) => root.querySelectorAll(`i[data-grade="${grade}"]`).length);

everyPage("of questions draws one tile for each, as it was graded", those(examPaths.questions), ({ root }) => {
  const listed = GRADES.map((grade) => root.querySelectorAll(`section[aria-labelledby="${grade}"] article`).length);
  expect(listed.some(Boolean)).toBe(true);
  expect(drawnIn(root)).toEqual(listed);
});

everyPage("of a round draws one tile for each question, as it was graded", those(examPaths.rounds), ({ root }) => {
  const grades = root.querySelectorAll("ol[data-record] li span").map((grade) => grade.textContent);
  expect(grades.length).toBeGreaterThan(0);
  expect(drawnIn(root)).toEqual(GRADES.map((grade) => grades.filter((one) => one === gradeWords[grade].title).length));
});
