/** The grounds in units: each sentence of a passage, each fact as a sentence, with all that is compared. */
import type { Fact, Role } from "../../shared/contracts/library.ts";
import { wordsBeside } from "./claims/clauses.ts";
import { givesReason } from "./claims/marks.ts";
import { type Quantity, quantitiesOf } from "./claims/quantities.ts";
import type { Grounds, Passage } from "./grounds.ts";
import { sectorsOf, subjectsNamed } from "./subjects.ts";
import { plain } from "./text/plain.ts";
import { sentencesOf } from "./text/sentences.ts";
import { type Term, termsOf, withExpressions } from "./text/terms.ts";
import { conceptsOf } from "./words/concepts.ts";

export interface Unit {
  text: string;
  /** Address without the anchor: units of one page may bear out a sentence together. */
  page: string;
  passage: number;
  terms: readonly Term[];
  quantities: readonly Quantity[];
  /** Concepts of its own words, and of the headings above it. */
  own: ReadonlySet<string>;
  context: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  sectors: ReadonlySet<string>;
  reason: boolean;
  /** Headings above it, and what its case is called. */
  head: string;
  /** What its subjects are called. */
  named: string;
}

export interface Prepared {
  units: readonly Unit[];
  /** Concepts of all that was given, by page and altogether. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  all: ReadonlySet<string>;
  /** Stems of the words that the visitor wrote, and the quantities. */
  visitorWords: ReadonlySet<string>;
  visitorQuantities: readonly Quantity[];
  /** All passages as one plain text, for quotations. */
  text: string;
  grounds: Grounds;
}

export const conceptsIn = (terms: readonly Term[]): Set<string> => new Set(terms.flatMap(({ key }) => conceptsOf(key)));

const read = (text: string) => withExpressions(plain(text));

export function prepare(grounds: Grounds): Prepared {
  const units = [
    ...grounds.passages.flatMap((passage, number) => unitsOf(passage, number, grounds)),
    ...grounds.facts.flatMap((fact, number) => factUnits(fact, grounds.passages.length + number, grounds)),
  ];
  const pages = new Map<string, Set<string>>();
  for (const { page, own, context } of units)
    pages.set(page, new Set([...(pages.get(page) ?? []), ...own, ...context]));
  const visitor = grounds.visitor.map(read);
  return {
    units,
    pages,
    all: new Set([...pages.values()].flatMap((concepts) => [...concepts])),
    visitorWords: new Set(visitor.flatMap((text) => termsOf(text).map(({ key }) => key))),
    visitorQuantities: visitor.flatMap(quantitiesOf),
    text: loose(grounds.passages.map(({ text }) => plain(text.replace(/\n/g, " "))).join(" ")),
    grounds,
  };
}

/** Quotations are compared without case, punctuation and spaces. */
export const loose = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** What kind of thing it is that a passage tells of, in words that an answer may use. */
const KINDS: Record<Role, string> = {
  "client-case": "Case study of one anonymised client, a published result.",
  "our-practice": "How CGT works.",
  "our-website": "This website.",
  "worked-example": "Worked example with invented numbers and an invented company: no client.",
  "general-advice": "General advice of an article.",
};

function unitsOf({ title, section, url, text, role }: Passage, passage: number, grounds: Grounds): Unit[] {
  const page = (url ?? title).split("#")[0] || "/";
  // A question in a heading says nothing.
  const heading = section && !section.trim().endsWith("?") ? section : "";
  const head = read(`${title}. ${heading}. ${page.replace(/[/-]/g, " ")}. ${role ? KINDS[role] : ""}`);
  const sentences = text.split("\n").flatMap(sentencesOf);
  return [...new Set([...sentences, ...(heading ? [heading] : [])])].map((sentence) =>
    unit(sentence, { head, page, passage, grounds }),
  );
}

const VERBS = { fell: "fell by", rose: "rose by", level: "was" } as const;

function factUnits(fact: Fact, passage: number, grounds: Grounds): Unit[] {
  const subject = grounds.subjects.find(({ id }) => id === fact.subject);
  const head = read(
    `${subject?.title ?? ""}. ${(subject?.names ?? []).join(". ")}. ${fact.page.replace(/[/#-]/g, " ")}. ${KINDS[fact.role]}`,
  );
  const period = fact.period ? `, ${fact.period}` : "";
  const before = fact.before ? `, up or down from ${fact.before}` : "";
  const measure = [fact.measure, ...fact.names].join(", ");
  const figure =
    fact.direction === "count" ? `${fact.text} ${measure}` : `${measure} ${VERBS[fact.direction]} ${fact.text}`;
  const said = `${figure}${period}${before}: ${fact.basis}`;
  const at = { head, page: fact.page.split("#")[0] || "/", passage, grounds };
  return [unit(said, at), unit(fact.limits, at)].map((made) => {
    const subjects = new Set([fact.subject]);
    return { ...made, subjects, named: namesOf(subjects, grounds) };
  });
}

const namesOf = (ids: ReadonlySet<string>, { subjects }: Grounds) =>
  read(subjects.flatMap(({ id, title, names }) => (ids.has(id) ? [title, ...names] : [])).join(". "));

interface Place {
  head: string;
  page: string;
  passage: number;
  grounds: Grounds;
}

function unit(sentence: string, { head, page, passage, grounds }: Place): Unit {
  const text = read(sentence);
  const quantities = quantitiesOf(text);
  const terms = wordsBeside(quantities, termsOf(text));
  const named = subjectsNamed(text, grounds.subjects);
  const ofPage = grounds.subjects
    .filter(({ pages, kind }) => kind === "case" && pages.includes(page))
    .map(({ id }) => id);
  const about = named.size > 0 ? named : new Set(ofPage);
  return {
    text,
    page,
    passage,
    terms,
    quantities,
    own: conceptsIn(terms),
    context: conceptsIn(termsOf(head)),
    subjects: about,
    sectors: sectorsOf([...terms, ...termsOf(head)]),
    reason: givesReason(text),
    head,
    named: namesOf(about, grounds),
  };
}
