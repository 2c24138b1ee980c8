/** The grounds in units: each sentence of a passage, each fact as a sentence, with all that is compared. */
import { brand } from "../../shared/brand.ts";
import type { Fact, Role } from "../../shared/contracts/library.ts";
import type { Clause } from "./claims/clauses.ts";
import type { Quantity } from "./claims/quantities.ts";
import { quantitiesOf } from "./claims/quantities.ts";
import type { Grounds, Passage } from "./grounds.ts";
import { readSentence } from "./reading.ts";
import { type Statement, statementsIn } from "./statements.ts";
import { namesIn, sectorsOf } from "./subjects.ts";
import { plain } from "./text/plain.ts";
import { type Term, termsOf, withExpressions } from "./text/terms.ts";
import type { Token } from "./tokens.ts";

export interface Unit {
  /** Its place among all. */
  number: number;
  /** Units of one passage stand next to each other. */
  passage: number;
  /** Whether it is a fact of the ledger, which is given for its subject and not found by words. */
  isFact: boolean;
  /** To be given by itself, in its own words: `Statement.own`. */
  own: readonly string[];
  source: Source;
  text: string;
  terms: readonly Term[];
  quantities: readonly Quantity[];
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

export interface Prepared {
  units: readonly Unit[];
  /** Stems of all that was given. */
  all: ReadonlySet<string>;
  /** Stems of the words that the visitor wrote, and the quantities. */
  visitorWords: ReadonlySet<string>;
  visitorQuantities: readonly Quantity[];
  /** All passages as one plain text, for quotations. */
  text: string;
  /** Ids of the subjects that a text names. */
  subjectsNamed: (text: string) => Set<string>;
  grounds: Grounds;
}

const read = (text: string) => withExpressions(plain(text));

export function prepare(grounds: Grounds): Prepared {
  const makers = makersFor(grounds);
  const places = [...grounds.passages.map(makers.passage), ...grounds.facts.map(makers.fact)];
  const units = places
    .flatMap(({ sentences, ...place }, passage) => sentences.map((statement) => makers.unit(statement, place, passage)))
    .map((unit, number) => ({ ...unit, number }));
  const visitor = grounds.visitor.map(read);
  return {
    units,
    all: new Set(units.flatMap(({ terms, head }) => [...terms.map(({ key }) => key), ...head])),
    visitorWords: new Set(visitor.flatMap((text) => termsOf(text).map(({ key }) => key))),
    visitorQuantities: visitor.flatMap(quantitiesOf),
    text: loose(grounds.passages.map(({ text }) => plain(text.replace(/\n/g, " "))).join(" ")),
    subjectsNamed: makers.subjectsNamed,
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
  "our-practice": `How ${brand.name} works.`,
  "our-website": "This website.",
  "worked-example": "Worked example with invented numbers and an invented company: no client.",
  "general-advice": "General advice of an article.",
};
const VERBS = { fell: "fell by", rose: "rose by", level: "was" } as const;

/** Sentences that stand together, under the same headings. */
interface Place {
  sentences: Statement[];
  head: readonly Term[];
  /** Stems of what their measure is called besides. */
  names: readonly string[];
  /** Subjects that they tell of where they name none. */
  subjects: ReadonlySet<string>;
  /** Whether they tell of no other. */
  fixed: boolean;
  source: Source;
}

/** A fact of the ledger as a sentence for readers. */
function toldOf({ measure, direction, text, before, period, basis }: Fact, title: string): string {
  const level = before ? ` (before: ${before})` : "";
  const figure = direction === "count" ? `${text} ${measure}` : `${measure} ${VERBS[direction]} ${text}`;
  return `${title}: ${figure}${level}${period ? `, ${period.toLowerCase()}` : ""}; ${basis}.`;
}

const asDenied = (token: Token): Token => ({ ...token, denied: token.denied ?? "clause" });

function makersFor({ subjects }: Grounds) {
  const subjectsNamed = namesIn(subjects);
  const keys = (terms: readonly Term[]) => [
    ...new Set(terms.flatMap(({ key, isFunction }) => (isFunction ? [] : [key]))),
  ];
  const titles = new Map(subjects.map(({ id, title }) => [id, title]));
  const called = new Map(
    subjects.map(({ id, title, names }) => [id, keys(termsOf(read([title, ...names].join(". "))))] as const),
  );
  const casesOf = (page: string) =>
    new Set(subjects.filter(({ pages, kind }) => kind === "case" && pages.includes(page)).map(({ id }) => id));
  return {
    subjectsNamed,
    passage({ title, section, url, text, role }: Passage): Place {
      const page = (url ?? title).split("#")[0] || "/";
      // A question in a heading says nothing.
      const heading = section && !section.trim().endsWith("?") ? section : "";
      const head = `${title}. ${heading}. ${page.replace(/[/-]/g, " ")}. ${role ? KINDS[role] : ""}`;
      const sentences = [
        ...statementsIn(text, heading),
        ...(heading ? [{ sentence: heading, denied: false, own: [] }] : []),
      ];
      const source = {
        title,
        url,
        ...((role === "worked-example" || /\bworked example\b/i.test(heading)) && { kind: "worked example" }),
      };
      return { sentences, head: readSentence(head).terms, names: [], subjects: casesOf(page), fixed: false, source };
    },
    fact(fact: Fact): Place {
      const { measure, names, direction, text, period, before, basis, limits } = fact;
      const figure = direction === "count" ? `${text} ${measure}` : `${measure} ${VERBS[direction]} ${text}`;
      const statement = `${figure}${period ? `, ${period}` : ""}${before ? `, up or down from ${before}` : ""}; ${basis}`;
      const head = `${fact.page.replace(/[/#-]/g, " ")}. ${KINDS[fact.role]}`;
      const title = titles.get(fact.subject) ?? "";
      const sentences = limits ? [statement, limits] : [statement];
      return {
        sentences: sentences.map((sentence) => ({
          sentence,
          denied: false,
          own: sentence === limits ? [limits] : [toldOf(fact, title)],
        })),
        source: { title, url: fact.page },
        head: readSentence(head).terms,
        names: keys(termsOf(read(names.join(". ")))),
        subjects: new Set([fact.subject]),
        fixed: true,
      };
    },
    unit({ sentence, denied, own }: Statement, place: Omit<Place, "sentences">, passage: number): Omit<Unit, "number"> {
      const reading = readSentence(sentence);
      const named = place.fixed ? place.subjects : subjectsNamed(reading.text);
      const about = named.size > 0 ? named : place.subjects;
      return {
        ...reading,
        tokens: denied ? reading.tokens.map(asDenied) : reading.tokens,
        passage,
        isFact: place.fixed,
        own,
        source: place.source,
        head: keys(place.head),
        subjects: about,
        named: [...place.names, ...[...about].flatMap((id) => called.get(id) ?? [])],
        sectors: sectorsOf([...reading.terms, ...place.head]),
      };
    },
  };
}
