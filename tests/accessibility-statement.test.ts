/** The accessibility statement tells of the checks as they are made. Needs a build. */
import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { inWords } from "../content/counts.ts";
import { BY_NIGHT, BY_RULES, ENLARGED, WALKED } from "./accessibility-pages.ts";

const rows = parse(readFileSync("build/client/accessibility.html", "utf8")).querySelectorAll("main tbody tr");
const cells = rows.map((row) => row.querySelectorAll("th, td").map(({ textContent }) => textContent.trim()));

test.each([
  ["Automated rules", BY_RULES],
  ["Keyboard walk", WALKED],
  ["Text size", ENLARGED],
  ["Dark colours", BY_NIGHT],
])("%s: on as many pages as the statement says", (check, pages) => {
  const [, done] = cells.find(([name]) => name === check) ?? [];
  expect(done).toMatch(new RegExp(`\\b${inWords(pages.length)} pages of different kinds`, "i"));
});
