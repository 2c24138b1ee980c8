/** What the build finds wrong with the library of answers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { brand } from "../../shared/brand.ts";
import { buildSettings } from "../../shared/build-settings.ts";
import { libraryOf } from "./library.ts";
import type { Section } from "./sections.ts";

const NAME = "case-ferry.yaml";
const URL = "/results/ferry#outcome";
const CONTENT = "Bookings rose by 12% over nine months.\nThe harbour office counted 1,400 of them in 2024.";

const section = (content = CONTENT): Section => ({
  page_title: "Ferry case",
  page_url: URL,
  section_title: "Outcome",
  content,
  metadata: { questions: [] },
});

/** As the built page shows the details of a company. */
const contact = (details: Record<string, string>): Section => ({
  ...section(["Write to us.", ...Object.values(details).map((value) => `Detail: ${value}.`)].join("\n")),
  page_url: "/#contact",
});

const good = {
  id: "ferry-value",
  aspect: "value",
  questions: ["By how much did bookings rise?"],
  answer: "Bookings rose by 12%, to 1400 in 2024. Elsewhere acquisition fell by [[finance.cpa]].",
  sources: [{ section: URL, quote: "Bookings rose by 12% over nine months." }],
  next: ["ferry-value"],
};

const act = { id: "greeting", kind: "talk", says: "Hello.", examples: ["hi", "hello", "hey", "hiya", "good day"] };

function folderOf(answers: object[], file: object = {}, name = NAME) {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(content, { recursive: true }));
  writeFileSync(join(content, "acts.yaml"), stringify([act]));
  writeFileSync(join(content, "heard.yaml"), stringify({}));
  const folder = join(content, "answers");
  mkdirSync(folder);
  writeFileSync(join(folder, name), stringify({ subject: "ferry", title: "Ferry case", answers, ...file }));
  return folder;
}

/** Without the answers that are made from the ledger, which need the site's own pages. */
function built(folder: string, content?: string, settings: Record<string, string> = {}) {
  const problems: string[] = [];
  const library = libraryOf(
    folder,
    { sections: [section(content), contact(settings)], rows: {}, settings: buildSettings(settings) },
    problems,
    () => [],
  );
  return { library, problems };
}

test("an answer without a mistake is taken, with its figures written out and its sources as they stand", () => {
  const { library, problems } = built(folderOf([good]));
  expect(problems).toEqual([]);
  const answer = library.answers.find(({ id }) => id === "ferry-value");
  expect(answer?.text).toMatch(/by 12%, to 1400 in 2024\. Elsewhere acquisition fell by \d+%\.$/);
  expect(answer).toMatchObject({ subject: "case-ferry", facts: ["finance.cpa"], kind: "answer" });
  expect(answer?.sources).toMatchObject([{ title: "Ferry case", section: "Outcome", url: URL }]);
});

test("a detail of the company is an answer where it is published, and the first to keep its question", () => {
  const question = "What is the company’s registered name?";
  const other = { ...good, id: "legal-name", questions: [question, "Who is behind this?"], next: [] };
  const company = (settings: Record<string, string>) => {
    const { library, problems } = built(folderOf([other], {}, "house-agency.yaml"), undefined, settings);
    expect(problems).toEqual([]);
    return library.answers.filter(({ questions }) => questions.includes(question));
  };
  expect(company({}).map(({ id }) => id)).toEqual(["legal-name"]);
  expect(company({ COMPANY_NAME: "Exemplo, Lda." })).toMatchObject([
    {
      id: "owner-name",
      subject: "house-agency",
      kind: "answer",
      text: `The registered name of the company behind ${brand.name} is Exemplo, Lda.`,
      sources: [{ url: "/#contact", quote: "Exemplo, Lda." }],
    },
  ]);
});

test.each([
  ["an unknown figure", { answer: "It fell by [[finance.nothing]]." }, 'no figure "finance.nothing" in the ledger'],
  ["a name that every object has", { answer: "It fell by [[constructor]]." }, 'no figure "constructor" in the ledger'],
  ["a number without a ground", { answer: "Bookings rose by 13% in total." }, "cites gives the number 13"],
  ["a part of a number", { answer: "Bookings rose by 1.2% in total." }, "cites gives the number 1.2"],
  [
    "a quote in other words",
    { sources: [{ section: URL, quote: "Bookings grew by 12%." }] },
    `not word for word in ${URL}`,
  ],
  [
    "an unknown section",
    { sources: [{ section: "/results/ship#a", quote: "Bookings" }] },
    "no section /results/ship#a",
  ],
  ["an unknown answer to come next", { next: ["ferry-none"] }, 'no answer "ferry-none" to come next'],
  ["an unknown aspect", { aspect: "colour" }, "aspect"],
  ["one wording too many", { questions: ["a", "b", "c", "d", "e"] }, "questions"],
  ["a denial", { kind: "declined" }, "kind"],
  ["an unknown field", { colour: "blue" }, "colour"],
])("%s is named with its answer", (_, change, problem) => {
  const { problems } = built(folderOf([{ ...good, ...change }]));
  expect(problems.filter((line) => line.includes(problem))).toHaveLength(1);
});

test("more wordings are kept with the answer or the section, and those of what is not there are named", () => {
  const folder = folderOf([good]);
  const heard = { "ferry-value": ["more tickets?"], [URL]: ["fuller boats?"], "ferry-none": ["x"] };
  writeFileSync(join(folder, "..", "heard.yaml"), stringify(heard));
  const { library, problems } = built(folder);
  expect(library.answers.find(({ id }) => id === "ferry-value")).toMatchObject({ heard: ["more tickets?"] });
  expect(library.sections).toMatchObject([{ url: URL, heard: ["fuller boats?"] }]);
  expect(problems).toEqual(['heard.yaml: no answer or section "ferry-none"']);
});

test("two answers with one id are named", () => {
  expect(built(folderOf([good, { ...good, questions: ["Something else?"] }])).problems).toEqual([
    "ferry-value: two answers have this id",
  ]);
});
