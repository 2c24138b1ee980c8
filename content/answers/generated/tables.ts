/** All figures of one subject, of one sector, and of two cases side by side, as tables. */
import type { Sector } from "../../../shared/contracts/library.ts";
import { inWords } from "../../counts.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { inTurn, table, wordings } from "./answer.ts";
import { type Group, measured, ofAllCases, period, where } from "./group.ts";
import { otherTables, questions } from "./words.ts";

const rowOf = (fact: LedgerFact) => [measured(fact), fact.text, period(fact)];

export const subjectTables = (facts: LedgerFact[], subjects: NamedSubject[]): Group[] =>
  subjects.flatMap((subject) => {
    const own = facts.filter(({ subject: id }) => id === subject.id);
    if (own.length === 0) return [];
    const other = otherTables[subject.id];
    const names = other?.names ?? [subject.title, ...ownNames(subject, subjects)].map((name) => `the ${name}`);
    return {
      id: `${subject.id}/figures`,
      subject: subject.id,
      aspect: "list",
      questions: wordings(other ? questions.figuresOfOther : questions.figuresOfCase, (index) => {
        const the = inTurn(names, index);
        return { the, s: the.replace(/^the /, "") };
      }),
      text: `${other?.intro ?? caseIntro(subject, own)}\n\n${table(["Measure", "Figure", "Period"], own.map(rowOf))}`,
      next: own.slice(0, 3).map(({ id }) => `${id}/value`),
      facts: own,
    };
  });

function caseIntro({ title }: NamedSubject, { length }: LedgerFact[]): string {
  const published =
    length === 1 ? "one figure is published. It is" : `${inWords(length)} figures are published. They are`;
  return `For the ${title}, ${published} data of one anonymised client.`;
}

/** Names that no other subject shares. */
const ownNames = (subject: NamedSubject, subjects: NamedSubject[]) =>
  subject.names.filter((name) => subjects.every(({ id, names }) => id === subject.id || !names.includes(name)));

const SECTOR_NAMES: Partial<Record<Sector, string[]>> = {
  tourism: ["the tourism sector", "travel", "tourism"],
  finance: ["the finance sector", "financial services", "banks"],
  legal: ["the legal sector", "legal technology", "lawyers"],
  insurance: ["the insurance sector", "insurers", "insurance"],
  government: ["the public sector", "government", "public bodies"],
};

export const sectorTables = (facts: LedgerFact[], subjects: NamedSubject[]): Group[] =>
  Object.entries(SECTOR_NAMES).map(([sector, names]) => {
    const own = sectorFacts(sector as Sector, facts, subjects);
    const cells = own.map((fact) => [where(fact), ...rowOf(fact)]);
    return {
      id: `sector-${sector}/figures`,
      ...ofAllCases,
      questions: wordings(questions.figuresOfSector, (index) => ({ n: inTurn(names, index) })),
      text: `For ${names[0]}, these client figures are published, all anonymised; they measure different things and may not be added up.\n\n${table(["Where", "Measure", "Figure", "Period"], cells)}`,
      facts: own,
    };
  });

const HOME: Partial<Record<Sector, string>> = {
  tourism: "home.tourism-bookings",
  finance: "home.finance-cpa",
  insurance: "home.insurtech-conversions",
};

function sectorFacts(sector: Sector, facts: LedgerFact[], subjects: NamedSubject[]): LedgerFact[] {
  const cases = subjects.filter(
    ({ id, sectors }) => id.startsWith("case-") && sectors.length === 1 && sectors[0] === sector,
  );
  const ids = new Set(cases.map(({ id }) => id));
  if (sector === "government") ids.add("solution-ai-government");
  return facts.filter(({ id, subject, role }) => role === "client-case" && (ids.has(subject) || id === HOME[sector]));
}

const PAIRS: [string, string, string[]][] = [
  ["case-finance", "case-finance-ai", ["two finance cases", "two bank cases", "finance case studies"]],
  ["case-tourism", "case-tourism-ai", ["two tourism cases", "two travel cases", "tourism case studies"]],
  ["case-legal", "case-legal-ai", ["two legal cases", "two law cases", "legal case studies"]],
];

export const pairTables = (facts: LedgerFact[], subjects: NamedSubject[]): Group[] =>
  PAIRS.map(([first, second, names]) => {
    const titleOf = (id: string) => subjects.find((subject) => subject.id === id)?.title ?? id;
    const [a, b] = [titleOf(first), titleOf(second)];
    const both = [first, second].flatMap((id) => facts.filter(({ subject }) => subject === id));
    const cells = both.map((fact) => [titleOf(fact.subject), ...rowOf(fact)]);
    return {
      id: `${first}~${second}/compare`,
      subject: first,
      aspect: "compare",
      questions: wordings(questions.pairOfCases, (index) => ({
        n: inTurn(names, index),
        a: `the ${a}`,
        b: `the ${b}`,
      })),
      text: `The ${a} and the ${b} cannot be ranked by their figures, because they share no measure: each publishes its own, for one anonymised client.\n\n${table(["Case", "Measure", "Figure", "Period"], cells)}`,
      facts: both,
    };
  });
