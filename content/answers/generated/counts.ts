/** How many cases there are, and the largest sums and changes. */
import type { Sector } from "../../../shared/contracts/library.ts";
import { inWords } from "../../counts.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { listed, wordings } from "./answer.ts";
import { ofAllCases as all, type Group, size } from "./group.ts";
import { before, periods, withoutMethod } from "./periods.ts";
import { questions } from "./words.ts";

const isCase = ({ id }: NamedSubject) => id.startsWith("case-") && id !== "case-results";

export function counts(facts: LedgerFact[], subjects: NamedSubject[]): Group[] {
  const clients = facts.filter(({ role }) => role === "client-case");
  return [
    caseCount(clients, subjects),
    ...sectorCounts(clients, subjects),
    ...periods(clients),
    before(clients),
    withoutMethod(clients),
    ...money(facts),
    largestChange(clients),
  ];
}

/** Each as our words name it, and otherwise. */
const SECTORS: [Sector, name: string, other: string][] = [
  ["tourism", "tourism", "travel"],
  ["finance", "finance", "banking"],
  ["legal", "legal", "law"],
  ["insurance", "insurance", "insurtech"],
  ["government", "government", "public sector"],
];

const casesOf = (sector: Sector, subjects: NamedSubject[]) =>
  subjects.filter((subject) => isCase(subject) && subject.sectors.includes(sector));

/** The first figure of each case. */
const firstsOf = (cases: NamedSubject[], facts: LedgerFact[]) =>
  cases.flatMap(({ id }) => facts.find(({ subject }) => subject === id) ?? []);

function caseCount(facts: LedgerFact[], subjects: NamedSubject[]): Group {
  const cases = subjects.filter(isCase);
  const bySector = SECTORS.map(([sector, name]) => `${inWords(casesOf(sector, subjects).length)} in ${name}`);
  return {
    ...all,
    id: "cases/count",
    questions: questions.cases,
    text: `CGT publishes ${inWords(cases.length)} case studies: ${listed(bySector)}. Every client is anonymised.`,
    facts: firstsOf(cases, facts),
  };
}

const sectorCounts = (facts: LedgerFact[], subjects: NamedSubject[]): Group[] =>
  SECTORS.map(([sector, name, other]) => {
    const cases = casesOf(sector, subjects);
    const [noun, clients] = cases.length > 1 ? ["cases", "The clients are"] : ["case", "The client is"];
    return {
      ...all,
      id: `cases/${sector}`,
      questions: wordings(questions.casesOfSector, () => ({ name, other })),
      text: `CGT publishes ${inWords(cases.length)} ${name} ${noun}: ${listed(cases.map(({ title }) => `the ${title}`))}. ${clients} anonymised.`,
      facts: firstsOf(cases, facts),
    };
  });

const CURRENCIES: ["usd" | "gbp" | "eur", name: string, code: string][] = [
  ["usd", "dollars", "USD"],
  ["gbp", "pounds", "GBP"],
  ["eur", "euros", "EUR"],
];

const money = (facts: LedgerFact[]): Group[] =>
  CURRENCIES.map(([unit, name, code]) => {
    const sums = facts
      .filter((fact) => fact.unit === unit && fact.role !== "worked-example")
      .toSorted((a, b) => size(b) - size(a));
    const [largest = "", ...others] = sums.map(
      ({ text, label, place }) => `${text} (${label.toLowerCase()}, ${place})`,
    );
    if (!largest) throw new Error(`no sum in ${name}`);
    const rest = others.length
      ? ` The others are ${listed(others)}. They measure different things and may not be added up.`
      : "";
    return {
      ...all,
      aspect: "rank",
      id: `money/${unit}`,
      questions: wordings(questions.money, () => ({ name, code })),
      text: `Worked examples aside, the largest published sum in ${name} is ${largest}.${rest}`,
      facts: sums,
    };
  });

function largestChange(facts: LedgerFact[]): Group {
  const changes = facts
    .filter(({ unit, form }) => unit.startsWith("percent") && ["fell", "rose", "improved", "change"].includes(form))
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, 4);
  const [largest, ...others] = changes;
  if (!largest) throw new Error("no change in per cent");
  return {
    ...all,
    aspect: "rank",
    id: "changes/largest",
    questions: questions.largestChange,
    text: `The largest published change is ${largest.text}, for ${largest.measure} ${largest.place}. Next come ${listed(others.map(({ text, measure, place }) => `${text} (${measure}, ${place})`))}. They measure different things at different clients, so the order is no ranking of success.`,
    facts: changes,
  };
}
