/** The drawn grades of the exam's pages beside what each page lists. Needs a build; `npm test` makes one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, it } from "vitest";
import { GRADES } from "../content/exam/round.ts";
import { gradeWords } from "../content/exam/words.ts";
import { examPaths } from "../content/paths.ts";
import { pageFile } from "../shared/domain/page-file.ts";

const open = (path: string) => parse(readFileSync(join("build/client", pageFile(path)), "utf8"));

const drawnIn = (root: HTMLElement) => GRADES.map((grade) => root.querySelectorAll(`i[data-grade="${grade}"]`).length);

it.each(examPaths.questions)("%s draws one tile for each of its questions, as it was graded", (path) => {
  const root = open(path);
  const listed = GRADES.map((grade) => root.querySelectorAll(`section[aria-labelledby="${grade}"] article`).length);
  expect(listed.some(Boolean)).toBe(true);
  expect(drawnIn(root)).toEqual(listed);
});

it.each(examPaths.rounds)("%s draws one tile for each question of the round, as it was graded", (path) => {
  const root = open(path);
  const grades = root.querySelectorAll("ol[data-record] li span").map((grade) => grade.textContent);
  expect(grades.length).toBeGreaterThan(0);
  expect(drawnIn(root)).toEqual(GRADES.map((grade) => grades.filter((one) => one === gradeWords[grade].title).length));
});
