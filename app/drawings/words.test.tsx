/** What the drawings of processes say, beside the text of their pages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  checksLaid,
  checksOpen,
  courses,
  decisions,
  gates,
  grounds,
  lists,
  measuredWords,
  numberKinds,
  oneLog,
  pilotEnds,
  pilotSteps,
  replies,
  report,
  travels,
  week,
} from "../../content/drawn-words.ts";
import { glossaryTerms } from "../../content/glossary.ts";
import { STOPS, TILES } from "./places.tsx";
import { MARKS } from "./processes.tsx";

const source = (path: string) => readFileSync(`content${path}.mdx`, "utf8");
/** A page's text without marks of emphasis, in small letters and on one line. */
const textOf = (path: string) => source(path).replaceAll("**", "").replace(/\s+/g, " ").toLowerCase();

function expectInOrder(path: string, parts: string[]) {
  let at = 0;
  for (const part of parts) {
    const found = textOf(path).indexOf(part.toLowerCase(), at);
    expect(found, `“${part}” after what stands before it, on ${path}`).toBeGreaterThan(-1);
    at = found;
  }
}

test("the four gates are those of the page's own table", () => {
  for (const { name, decides } of gates)
    expect(source("/solutions/governance-brand-safety")).toMatch(new RegExp(`\\| ${name} \\|[^|]*\\| ${decides} \\|`));
});

test("the kinds of decision are those of the page's own table, and each band has its place in a quarter", () => {
  for (const { name, pace, person } of decisions)
    expect(source("/solutions/ai-marketing-platform")).toMatch(
      new RegExp(`\\| ${name} \\| ${pace} \\|[^|]*\\| ${person} \\|`),
    );
  expect(decisions.map(({ times }) => times)).toEqual([undefined, 13 * 7, 13, 1]);
});

test("the week, the pilot, the replies and the lists are told in the page's words and order", () => {
  expectInOrder(
    "/solutions/ai-tourism",
    week.flatMap(({ day, what, outcome }) => [`on ${day}`.replace("on Friday", "by Friday"), what, outcome]),
  );
  expectInOrder("/solutions/ai-government", [
    ...pilotSteps.map(({ name, text }) => `${name} ${text}`),
    `${pilotEnds[0]}, ${pilotEnds[1]} or ${pilotEnds[2]}`,
  ]);
  expectInOrder("/solutions/portfolio-representation", [
    ...replies.flatMap(({ from, says }) => [from, says]),
    ...oneLog,
  ]);
  expectInOrder("/results/finance", [
    ...lists.map(({ department, counted }) => `${department} counts ${counted}`),
    ...report,
  ]);
  expectInOrder(
    "/results/tourism-ai-growth",
    courses.map((course) => `### ${course}`),
  );
});

test("the house asks in the order of the drawing", () => {
  expectInOrder(
    "/house/about",
    grounds.flatMap(({ question, answer }) => [question, answer]),
  );
});

test("what the pilot of the legal platform timed and did not is what the page says", () => {
  const { tiles } = parse(source("/results/legal-ai-platform").split("\n---\n")[0]?.slice(4) ?? "") as {
    tiles: { figure: string }[];
  };
  expect(tiles.map((tile) => tile.figure)).toContain("legal-ai.drafting");
  expectInOrder("/results/legal-ai-platform", ["named lawyer", "comes on top", "from opening the file to sign-off"]);
});

test("the legal pages are drawn in their own words", () => {
  expectInOrder("/legal/accessibility", checksOpen);
  const table = source("/legal/accessibility").matchAll(/^\| ([^|]+) \|/gm);
  expect([...table].map(([, check]) => check).filter((cell) => cell !== "Check" && cell !== "---")).toEqual(checksLaid);
  expectInOrder(
    "/legal/disclaimer",
    numberKinds.flatMap(({ kind, says }) => [kind, says]),
  );
  for (const { name, says, days } of travels)
    expectInOrder("/legal/privacy", [`| ${name}`, ...(days ? [`| [[#${days}]],`] : []), says]);
});

test("every word on the way from an advertisement to the books is in the glossary, once", () => {
  const terms = glossaryTerms.map(([term]) => term);
  const drawn = measuredWords.flatMap(({ words }) => words);
  expect(drawn.filter((word) => !terms.includes(word))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("every mark, tile and place that the words name is drawn", () => {
  expect(Object.keys(MARKS)).toEqual(expect.arrayContaining(week.map(({ mark }) => mark)));
  expect(Object.keys(TILES)).toEqual(expect.arrayContaining(numberKinds.map(({ from }) => from)));
  expect(Object.keys(STOPS)).toEqual(expect.arrayContaining(travels.map(({ to }) => to)));
});
