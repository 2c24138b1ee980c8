/** All figures of one subject, of one sector, and of two cases side by side, as tables. */
import type { Sector } from "../../../shared/contracts/library.ts";
import { inWords } from "../../counts.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { type GeneratedAnswer, type Section, table, wordings } from "./answer.ts";
import { groupAnswer, measured, period, where } from "./group.ts";
import { otherTables } from "./other-tables.ts";

const ofSubject = [
  "Which figures are published for {the}?",
  "all numbers of {the}",
  "list every metric of {the}",
  "results table {s}",
  "What did {the} achieve in numbers, with periods?",
  "give me the whole data of {the}",
  "{s} all figures",
  "overview of the measurements in {the}",
  "I would like to see every published figure of {the}.",
  "how many figures does {the} publish",
  "kpis {s}",
  "Put the figures of {the} in a table, please.",
  "statistics for {the}",
  "key data {s} at a glance",
];

const ofOther = [
  "What are the figures of {the}?",
  "all numbers of {the}",
  "list the figures of {the}",
  "table of the figures of {the}",
  "give me the whole data of {the}",
  "overview of the numbers in {the}",
  "I would like to see the figures of {the} together.",
  "kpis of {the}",
  "Put the numbers of {the} in a table, please.",
  "statistics for {the}",
  "{the}: all values at a glance",
  "Which numbers belong to {the}?",
];

const rows = (facts: LedgerFact[]) => facts.map((fact) => [measured(fact), fact.text, period(fact)]);
export function subjectTables(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  return subjects.flatMap((subject) => {
    const own = facts.filter(({ subject: id }) => id === subject.id);
    if (own.length === 0) return [];
    const other = otherTables[subject.id];
    const names = other?.names ?? [subject.title, ...ownNames(subject, subjects)].map((name) => `the ${name}`);
    const questions = wordings(other ? ofOther : ofSubject, (index) => {
      const the = names[index % names.length] ?? subject.title;
      return { the, s: the.replace(/^the /, "") };
    });
    const text = `${other?.intro ?? caseIntro(subject, own)}\n\n${table(["Measure", "Figure", "Period"], rows(own))}`;
    const next = own.slice(0, 3).map(({ id }) => `${id}/value`);
    const group = { id: `${subject.id}/figures`, subject: subject.id, aspect: "list" as const, questions, text, next };
    return [groupAnswer({ ...group, facts: own }, sections)];
  });
}

function caseIntro({ title }: NamedSubject, { length }: LedgerFact[]): string {
  if (length === 1) return `For the ${title}, one figure is published. It is data of one anonymised client.`;
  return `For the ${title}, ${inWords(length)} figures are published. They are data of one anonymised client.`;
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

const ofSector = [
  "Which figures does CGT publish for {n}?",
  "all results for {n}",
  "what have you achieved for {n}, in numbers",
  "numbers for {n}",
  "list every figure you have for {n}",
  "proof for {n} please",
  "evidence for {n}",
  "I need all your metrics for {n} in one table.",
  "track record in figures for {n}",
  "what results do you have for {n}",
  "what data do you show for {n}",
  "Everything measured for {n}, please.",
];

export function sectorTables(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  return Object.entries(SECTOR_NAMES).map(([sector, names]) => {
    const own = sectorFacts(sector as Sector, facts, subjects);
    const cases = own.map((fact) => [where(fact), ...(rows([fact])[0] ?? [])]);
    const questions = wordings(ofSector, (index) => ({ n: names[index % names.length] ?? sector }));
    const text = `For ${names[0]}, these client figures are published, all anonymised; they measure different things and may not be added up.\n\n${table(["Where", "Measure", "Figure", "Period"], cases)}`;
    return groupAnswer(
      { id: `sector-${sector}/figures`, subject: "case-results", aspect: "list", questions, text, facts: own },
      sections,
    );
  });
}

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

const ofPair = [
  "How do the figures of the {n} compare?",
  "{a} or {b}: which has the better figures",
  "difference between the numbers of {a} and {b}",
  "compare the {n}",
  "the {n} side by side",
  "Set {a} against {b}, please.",
  "{n} comparison table",
  "which of the {n} was more successful",
  "I cannot tell the {n} apart; how do their results differ?",
  "{a} versus {b}",
  "do the {n} measure the same thing",
  "Can the results of {a} be set beside those of {b}?",
];

export function pairTables(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  return PAIRS.map(([first, second, names]) => {
    const [a, b] = [first, second].map((id) => subjects.find((subject) => subject.id === id)?.title ?? id);
    const both = [first, second].flatMap((id) => facts.filter(({ subject }) => subject === id));
    const questions = wordings(ofPair, (index) => ({
      n: names[index % names.length] ?? "",
      a: `the ${a}`,
      b: `the ${b}`,
    }));
    const cells = both.map((fact) => [(fact.subject === first ? a : b) ?? "", ...(rows([fact])[0] ?? [])]);
    const text = `The ${a} and the ${b} cannot be ranked by their figures, because they share no measure: each publishes its own, for one anonymised client.\n\n${table(["Case", "Measure", "Figure", "Period"], cells)}`;
    return groupAnswer(
      { id: `${first}~${second}/compare`, subject: first, aspect: "compare", questions, text, facts: both },
      sections,
    );
  });
}
