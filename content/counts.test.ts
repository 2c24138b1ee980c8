/** What texts take from elsewhere: counts of pages, and figures of the ledger. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { writtenSubject } from "./answers/schema.ts";
import { inWords, withCounts } from "./counts.ts";
import { withFigures } from "./figures.ts";
import { type Figure, figureOf } from "./ledger/figure.ts";
import { ledger } from "./ledger.ts";
import { pageList } from "./page-list.ts";

const files = (folder: string, ending: string) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, folder, name), "utf8") }));

/** Wordings of questions are a visitor's, who may count as they like. */
const texts = [
  ...files("answers", ".yaml").flatMap(({ name, text }) =>
    (writtenSubject.safeParse(parse(text)).data?.answers ?? []).map(({ id, answer, sources }) => ({
      name: `${name}: ${id}`,
      text: [answer, ...sources.map(({ quote }) => quote)].join("\n"),
    })),
  ),
  ...files(".", ".mdx").map(({ name, text }) => ({ name, text: text.replaceAll(/^\s*\? .*$/gm, "") })),
  ...["home", "indexes", "site", "figures-page"].flatMap((name) => files(".", `${name}.ts`)),
];

/** The answers about all pages of a kind, where a count needs no noun behind it. */
const indexes = { solutions: "solution-index", cases: "case-results", articles: "article-index" };

test("no count of our pages is typed", () => {
  expect(texts.length).toBeGreaterThan(500);
  const counted = {
    solutions: "kinds of work|solutions?\\b|solution pages",
    cases: "(?:anonymised )?case(?: studie)?s\\b",
    articles: "(?:Insights )?articles\\b",
  };
  const typed = Object.entries(counted).flatMap(([kind, nouns]) => {
    const all = new RegExp(`\\b${inWords(pageList[kind as keyof typeof counted].length)} (?:${nouns})`, "i");
    const typed = texts.filter(({ text }) => all.test(text)).map(({ name }) => `${name}: write [[count.${kind}]]`);
    const { length } = pageList[kind as keyof typeof counted];
    const fewer = Array.from({ length: length - 2 }, (_, index) => inWords(index + 2)).join("|");
    const bare = new RegExp(`\\b(?:all|of the) ${inWords(length)}\\b|\\bthe other (?:${fewer}) (?!of )`, "i");
    const index = texts.filter(({ name }) => name.startsWith(`${indexes[kind as keyof typeof counted]}.yaml`));
    return [...typed, ...index.filter(({ text }) => bare.test(text)).map(({ name }) => `${name}: a count of ${kind}`)];
  });
  expect(typed).toEqual([]);
});

test("a count begins a sentence, stands in one, or is a list", () => {
  const { length } = pageList.cases;
  const words = inWords(length);
  expect(withCounts("[[Count.cases]], [[count.cases]]")).toBe(`${words[0]?.toUpperCase()}${words.slice(1)}, ${words}`);
  expect(withCounts("[[list.cases]]").split("\n- ")).toHaveLength(length);
  expect([inWords(0), inWords(12), inWords(21)]).toEqual(["no", "twelve", "21"]);
});

test.each(["finance.none", "constructor"])("[[%s]], which nothing knows, stops the build", (id) => {
  expect(() => withFigures(`It fell by [[${id}]].`)).toThrow(`unknown figure "${id}"`);
});

test("an entry of the ledger that lacks a field stops the build, which names both", () => {
  const { measure: _, form: __, claim: ___, ...entry } = ledger["finance.cpa"] as Figure;
  expect(() => figureOf("finance.cpa", entry)).toThrow(/finance\.cpa: .*\n.*measure/);
});
