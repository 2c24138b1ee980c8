import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { ASPECTS, ROLES, SECTORS } from "../../shared/contracts/library.ts";
import { facts, limitsThere } from "../ledger.ts";
import { namedSubjects, subjects } from "../subjects.ts";
import { figureAnswers } from "./figure-answers.ts";
import { readSubjects } from "./files.ts";
import { holds, type Section } from "./quotes.ts";
import { WORDINGS, writtenSubject } from "./schema.ts";

const sections = JSON.parse(readFileSync(join(process.cwd(), "build/knowledge.json"), "utf8")) as Section[];
const answers = figureAnswers(facts, namedSubjects, sections);
const byId = new Map(answers.map((answer) => [answer.id, answer]));
const answer = (id: string) => byId.get(id)?.text ?? `no answer "${id}"`;

describe("the subjects", () => {
  it("have ids of their own, names in lower case and pages that exist", () => {
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
    const pages = new Set(sections.map(({ page_url: url }) => url.split("#")[0]));
    for (const { names, sectors, pages: own } of subjects) {
      expect(sectors.filter((sector) => !SECTORS.includes(sector))).toEqual([]);
      expect(names.map((name) => name.toLowerCase())).toEqual(names);
      expect(new Set(names).size).toBe(names.length);
      expect(own.filter((page) => !pages.has(page))).toEqual([]);
    }
  });
});

describe.each(facts)("the figure $id", (fact) => {
  it("is complete", () => {
    expect(subjects.map(({ id }) => id)).toContain(fact.subject);
    expect(ROLES).toContain(fact.role);
    expect(fact.measure).toMatch(/\w/);
    expect(fact.names.length).toBeGreaterThan(1);
    expect(new Set([fact.measure, ...fact.names]).size).toBe(fact.names.length + 1);
    expect(fact.limits).toMatch(/^[A-Z].+\.$/);
    expect(fact.counts ?? "is").toMatch(/^[a-z].+[^.]$|^is$/);
    expect(`${fact.claim} ${fact.limits} ${fact.periodNote}`).not.toMatch(/[{}]/);
  });

  it("has an answer, and one for the level before where that is published", () => {
    const figures = answers.filter(({ id }) => id === `${fact.id}/value` || id === `${fact.id}/before`);
    expect(figures.map(({ aspect }) => aspect)).toEqual(fact.before === null ? ["value"] : ["value", "before"]);
    for (const { text, questions, facts: given } of figures) {
      expect(text).toMatch(/^[A-Z0-9].+\.$/);
      expect(given).toEqual([fact.id]);
      expect(questions.length).toBeGreaterThanOrEqual(WORDINGS);
    }
  });

  it("is given by its value with what it does not show, and says when it is no client's result", () => {
    expect(answer(`${fact.id}/value`)).toContain(fact.text);
    expect(answer(`${fact.id}/value`)).toContain(limitsThere(fact));
    if (fact.role === "worked-example") expect(answer(`${fact.id}/value`)).toContain("worked example");
    if (fact.role === "general-advice") expect(answer(`${fact.id}/value`)).toContain("not a client result");
    if (fact.id.startsWith("programme.")) expect(answer(`${fact.id}/value`)).toContain("not a guarantee");
  });

  it("has every name of the measure in its questions", () => {
    const asked = answers.filter(({ id }) => id.startsWith(`${fact.id}/`)).flatMap(({ questions }) => questions);
    for (const name of [fact.measure, ...fact.names]) expect(asked.join("\n")).toContain(name);
  });
});

describe("every answer that is made of the ledger", () => {
  it("has an id of its own, a known aspect and followers that exist", () => {
    expect(byId.size).toBe(answers.length);
    for (const { aspect, next } of answers) {
      expect(ASPECTS).toContain(aspect);
      expect(next.filter((id) => !byId.has(id))).toEqual([]);
    }
  });

  it("stands on quotes that are in their sections word for word", () => {
    for (const { id, sources } of answers) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const { url, quote } of sources)
        expect(
          sections.some(({ page_url, content }) => page_url === url && content.includes(quote)),
          `${id}: ${quote}`,
        ).toBe(true);
    }
  });

  it("gives a figure only with a quote that carries it", () => {
    for (const fact of facts) {
      const quotes = byId.get(`${fact.id}/value`)?.sources ?? [];
      expect(
        quotes.some(({ quote }) => holds(quote, fact.text)),
        fact.id,
      ).toBe(true);
    }
  });

  it("leaves no slot, double article or missing word", () => {
    for (const { text, questions } of answers)
      for (const words of [text, ...questions])
        expect(words).not.toMatch(/[{}]|undefined|\b(the|a|in|at|for|of) \1\b|the (?:your|CGT\b)| {2}|,\.|^\s|\s$/);
  });

  it("shares no wording with another", () => {
    const all = answers.flatMap(({ questions }) =>
      questions.map((wording) =>
        wording
          .toLowerCase()
          .replaceAll(/[^\w%€£$.:]+/g, " ")
          .trim(),
      ),
    );
    expect(all.filter((wording, index) => all.indexOf(wording) !== index)).toEqual([]);
  });

  it("is the same when it is made again", () => {
    expect(figureAnswers(facts, namedSubjects, sections)).toEqual(answers);
  });
});

/** What is written of several figures has to follow the ledger. */
const written = [...readSubjects().values()].flatMap((file) => writtenSubject.parse(file).answers);
const figuresIn = (id: string) => {
  const text = written.find((one) => one.id === id)?.answer ?? "";
  return [...text.matchAll(/\[\[([\w-]+\.[\w-]+)\]\]/g)].map(([, figure = ""]) => figure);
};
const size = ({ value }: (typeof facts)[number]) => Math.max(...[value].flat());

test.each([...Map.groupBy(facts, ({ comparable }) => comparable)].filter(([key]) => key !== null))(
  "figures of %s are ranked as the ledger has them, with a warning",
  (key, group) => {
    const ranked = group.toSorted((one, other) => size(other) - size(one)).map(({ id }) => id);
    if (new Set(group.map(size)).size > 1) {
      expect(figuresIn(`${key}/order`)).toEqual(ranked);
      expect(figuresIn(`${key}/most`)[0]).toBe(ranked[0]);
    }
    for (const { answer } of written.filter(({ id }) => id.startsWith(`${key}/`)))
      expect(answer.split(". ").length).toBeGreaterThan(1);
  },
);

test("a table of a subject's figures leaves none of them out", () => {
  for (const [subject, group] of Map.groupBy(facts, (fact) => fact.subject))
    expect(figuresIn(`${subject}/figures`), subject).toEqual(group.map(({ id }) => id));
});
