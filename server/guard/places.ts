/** Passages and facts in their sentences, with all that is compared. Each is read once: the same ones recur in many answers. */
import { brand } from "../../shared/brand.ts";
import type { Fact, Role, Subject } from "../../shared/contracts/library.ts";
import type { Clause } from "./claims/clauses.ts";
import type { Quantity } from "./claims/quantities.ts";
import { type Counted, countedIn } from "./counts.ts";
import { type ReadFact, readFact } from "./facts.ts";
import type { Passage } from "./grounds.ts";
import { readSentence } from "./reading.ts";
import { type Statement, statementsIn } from "./statements.ts";
import { namesIn, sectorsOf } from "./subjects.ts";
import { plain } from "./text/plain.ts";
import { type Term, termsOf, withExpressions } from "./text/terms.ts";
import type { Token } from "./tokens.ts";

/** A sentence of a passage, or a fact as a sentence. */
export interface PlaceUnit {
  /** Whether it is a fact of the ledger, which is given for its subject and not found by words. */
  isFact: boolean;
  /** To be given by itself, in its own words: `Statement.own`. */
  own: readonly string[];
  source: Source;
  /** As it stands there. */
  sentence: string;
  text: string;
  terms: readonly Term[];
  quantities: readonly Quantity[];
  /** What it counts: "four gates". */
  counted: readonly Counted[];
  /** Its claims, and the words of all of them. */
  parts: readonly Clause[];
  tokens: readonly Token[];
  /** Whether it gives a reason. */
  reason: boolean;
  /** Stems of the headings above it, and of what its subjects are called. */
  head: readonly string[];
  named: readonly string[];
  subjects: ReadonlySet<string>;
  sectors: ReadonlySet<string>;
}

/** Whence a unit comes, as a reader is told. */
export interface Source {
  title: string;
  url: string | null;
  /** What kind of thing it is, where its sentences might be taken for another. */
  kind?: string;
}

export interface Place {
  units: readonly PlaceUnit[];
  /** Of a passage: as quotations are compared with it. */
  text: string;
  /** Of a fact: what its figure is checked against. */
  ledger: readonly ReadFact[];
}

export interface PlaceReader {
  passage(passage: Passage): Place;
  fact(fact: Fact): Place;
  /** Ids of the subjects that a text names. */
  subjectsNamed: (text: string) => Set<string>;
}

/** Quotations are compared without case, punctuation and spaces. */
export const loose = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** A sentence as the same one is found again: with its signs, which say as much as its words, but for those that end it. */
export const bareWords = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[\s.,;:]+$/, "");

/** What kind of thing it is that a passage tells of, in words that an answer may use. */
const KINDS: Record<Role, string> = {
  "client-case": "Case study of one anonymised client, a published result.",
  "our-practice": `How ${brand.name} works.`,
  "our-website": "This website.",
  "worked-example": "Worked example with invented numbers and an invented company: no client.",
  "general-advice": "General advice of an article.",
};
const VERBS = { fell: "fell by", rose: "rose by", level: "was" } as const;

/** What the sentences of a place have in common. */
interface Setting {
  /** The headings above them, and what they are of. */
  head: readonly Term[];
  /** Stems of what their measure is called besides. */
  names: readonly string[];
  /** Subjects that they tell of where they name none. */
  subjects: ReadonlySet<string>;
  isFact: boolean;
  source: Source;
}

/** Capacity: the places of some hundred questions, at some ten kilobytes each. */
const CACHE_SIZE = 3_000;

/** Of one list of subjects: an answer's grounds hold the same list as those before it. */
let last: { subjects: string; reader: PlaceReader } | undefined;

export function placeReader(subjects: readonly Subject[]): PlaceReader {
  const key = JSON.stringify(subjects);
  if (last?.subjects !== key) last = { subjects: key, reader: readerFor(subjects) };
  return last.reader;
}

function readerFor(subjects: readonly Subject[]): PlaceReader {
  const known = new Map<string, Place>();
  const subjectsNamed = namesIn(subjects);
  const titles = new Map(subjects.map(({ id, title }) => [id, title]));
  const called = new Map(subjects.map(({ id, title, names }) => [id, keysIn([title, ...names].join(". "))] as const));
  const casesOf = (page: string) =>
    new Set(subjects.filter(({ pages, kind }) => kind === "case" && pages.includes(page)).map(({ id }) => id));

  function once(one: Passage | Fact, read: () => Place): Place {
    const key = JSON.stringify(one);
    const place = known.get(key) ?? read();
    if (known.size >= CACHE_SIZE && !known.has(key)) known.clear();
    known.set(key, place);
    return place;
  }

  const unit = (
    { sentence, denied, own }: Statement,
    { head, names, subjects, isFact, source }: Setting,
  ): PlaceUnit => {
    const reading = readSentence(sentence);
    const inText = isFact ? subjects : subjectsNamed(reading.text);
    const about = inText.size > 0 ? inText : subjects;
    return {
      ...reading,
      sentence,
      tokens: denied ? reading.tokens.map(asDenied) : reading.tokens,
      counted: countedIn(reading.text),
      isFact,
      own,
      source,
      head: keysOf(head),
      subjects: about,
      named: [...names, ...[...about].flatMap((id) => called.get(id) ?? [])],
      sectors: sectorsOf([...reading.terms, ...head]),
    };
  };

  return {
    subjectsNamed,
    passage: (passage) =>
      once(passage, () => {
        const setting = settingOf(passage, casesOf);
        const units = statementsOf(passage).map((statement) => unit(statement, setting));
        return { units, text: loose(plain(passage.text.replace(/\n/g, " "))), ledger: [] };
      }),
    fact: (fact) =>
      once(fact, () => {
        const title = titles.get(fact.subject) ?? "";
        const setting = settingOfFact(fact, title);
        return {
          units: statementsOfFact(fact, title).map((one) => unit(one, setting)),
          text: "",
          ledger: readFact(fact),
        };
      }),
  };
}

/** A question in a heading says nothing. */
const headingOf = ({ section }: Passage) => (section && !section.trim().endsWith("?") ? section : "");

function statementsOf(passage: Passage): Statement[] {
  const heading = headingOf(passage);
  const own = heading ? [{ sentence: heading, denied: false, own: [] }] : [];
  return [...statementsIn(passage.text, heading), ...own];
}

function settingOf(passage: Passage, casesOf: (page: string) => Set<string>): Setting {
  const { title, url, role } = passage;
  const heading = headingOf(passage);
  const page = (url ?? title).split("#")[0] || "/";
  const isExample = role === "worked-example" || /\bworked example\b/i.test(heading);
  return {
    head: readSentence(`${title}. ${heading}. ${page.replace(/[/-]/g, " ")}. ${role ? KINDS[role] : ""}`).terms,
    names: [],
    subjects: casesOf(page),
    isFact: false,
    source: { title, url, ...(isExample && { kind: "worked example" }) },
  };
}

function statementsOfFact(fact: Fact, title: string): Statement[] {
  const { measure, direction, text, period, before, basis, limits } = fact;
  const figure = direction === "count" ? `${text} ${measure}` : `${measure} ${VERBS[direction]} ${text}`;
  const statement = `${figure}${period ? `, ${period}` : ""}${before ? `, up or down from ${before}` : ""}; ${basis}`;
  const level = before ? ` (before: ${before})` : "";
  const own = `${title}: ${figure}${level}${period ? `, ${period.toLowerCase()}` : ""}; ${basis}.`;
  return [
    { sentence: statement, denied: false, own: [own] },
    ...(limits ? [{ sentence: limits, denied: false, own: [limits] }] : []),
  ];
}

const settingOfFact = ({ page, role, subject, names }: Fact, title: string): Setting => ({
  head: readSentence(`${page.replace(/[/#-]/g, " ")}. ${KINDS[role]}`).terms,
  names: keysIn(names.join(". ")),
  subjects: new Set([subject]),
  isFact: true,
  source: { title, url: page },
});

const asDenied = (token: Token): Token => ({ ...token, denied: token.denied ?? "clause" });
const keysOf = (terms: readonly Term[]) => [
  ...new Set(terms.flatMap(({ key, isFunction }) => (isFunction ? [] : [key]))),
];
const keysIn = (text: string) => keysOf(termsOf(withExpressions(plain(text))));
