/** How many cases there are, and the largest sums and changes. */
import type { Sector } from "../../../shared/contracts/library.ts";
import { inWords } from "../../counts.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { type GeneratedAnswer, listed, type Section } from "./answer.ts";
import { ofAllCases as all, groupAnswer, size } from "./group.ts";
import { before, periods, withoutMethod } from "./periods.ts";

const isCase = ({ id }: NamedSubject) => id.startsWith("case-") && id !== "case-results";

export function counts(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  const clients = facts.filter(({ role }) => role === "client-case");
  const groups = [
    caseCount(clients, subjects),
    ...sectorCounts(clients, subjects),
    ...periods(clients),
    before(clients),
    withoutMethod(clients),
    ...money(facts),
    largestChange(clients),
  ];
  return groups.map((group) => groupAnswer(group, sections));
}

const SECTORS: [Sector, string[]][] = [
  ["tourism", ["tourism", "travel"]],
  ["finance", ["finance", "banking"]],
  ["legal", ["legal", "law"]],
  ["insurance", ["insurance", "insurtech"]],
  ["government", ["government", "public sector"]],
];

const casesOf = (sector: Sector, subjects: NamedSubject[]) =>
  subjects.filter((subject) => isCase(subject) && subject.sectors.includes(sector));

function caseCount(facts: LedgerFact[], subjects: NamedSubject[]) {
  const cases = subjects.filter(isCase);
  const bySector = SECTORS.map(([sector, [name]]) => `${inWords(casesOf(sector, subjects).length)} in ${name}`);
  const firsts = cases.flatMap(({ id }) => facts.find(({ subject }) => subject === id) ?? []);
  return {
    ...all,
    id: "cases/count",
    questions: [
      "How many case studies does CGT publish?",
      "how many cases are there",
      "number of case studies",
      "how many clients are described on the site",
      "count of your references",
      "How many examples of client work can I read?",
      "how many success stories do you have",
      "cases in total",
      "How are your case studies spread over the sectors?",
      "how many cases per sector",
      "which industries do the cases come from, and how many each",
      "I would like to know the number of published client projects.",
    ],
    text: `CGT publishes ${inWords(cases.length)} case studies: ${listed(bySector)}. Every client is anonymised.`,
    facts: firsts,
  };
}

function sectorCounts(facts: LedgerFact[], subjects: NamedSubject[]) {
  return SECTORS.map(([sector, names]) => {
    const cases = casesOf(sector, subjects);
    const [name, other] = [names[0] ?? sector, names[1] ?? sector];
    const noun = `case${cases.length > 1 ? "s" : ""}`;
    return {
      ...all,
      id: `cases/${sector}`,
      questions: [
        `How many ${name} cases does CGT publish?`,
        `which ${name} cases do you have`,
        `how many ${other} case studies`,
        `list the ${other} cases`,
        `do you have a case in ${name}`,
        `number of ${name} references`,
        `Name your case studies from ${other}, please.`,
        `is there more than one ${name} client`,
        `${name} case studies overview`,
        `what are the ${other} cases called`,
        `Any client work in ${name} that I can read about?`,
      ],
      text: `CGT publishes ${inWords(cases.length)} ${name} ${noun}: ${listed(cases.map(({ title }) => `the ${title}`))}. ${cases.length > 1 ? "The clients are" : "The client is"} anonymised.`,
      facts: cases.flatMap(({ id }) => facts.find(({ subject }) => subject === id) ?? []),
    };
  });
}

const CURRENCIES: ["usd" | "gbp" | "eur", string, string][] = [
  ["usd", "dollars", "USD"],
  ["gbp", "pounds", "GBP"],
  ["eur", "euros", "EUR"],
];

function money(facts: LedgerFact[]) {
  return CURRENCIES.map(([unit, name, code]) => {
    const sums = facts
      .filter((fact) => fact.unit === unit && fact.role !== "worked-example")
      .toSorted((a, b) => size(b) - size(a));
    const [largest, ...others] = sums;
    if (!largest) throw new Error(`no sum in ${name}`);
    const rest =
      others.length > 0
        ? ` The others are ${listed(others.map((fact) => `${fact.text} (${fact.label.toLowerCase()}, ${fact.place})`))}.`
        : "";
    return {
      ...all,
      aspect: "rank" as const,
      id: `money/${unit}`,
      questions: [
        `What is the largest sum in ${name} on the site?`,
        `biggest amount in ${name}`,
        `largest ${code} figure`,
        `most money in ${name} you report`,
        `highest sum of ${name} among your results`,
        `which figures are in ${name}`,
        `all amounts in ${code}`,
        `Name the greatest amount of ${name} that you publish.`,
        `how much money in ${name} have you moved or earned at most`,
        `list sums in ${name}`,
      ],
      text: `Worked examples aside, the largest published sum in ${name} is ${largest.text} (${largest.label.toLowerCase()}, ${largest.place}).${rest}${others.length > 0 ? " They measure different things and may not be added up." : ""}`,
      facts: sums,
    };
  });
}

function largestChange(facts: LedgerFact[]) {
  const changes = facts
    .filter(({ unit, form }) => unit.startsWith("percent") && ["fell", "rose", "improved", "change"].includes(form))
    .toSorted((a, b) => size(b) - size(a));
  return {
    ...all,
    aspect: "rank" as const,
    id: "changes/largest",
    questions: [
      "What is the largest change in per cent that CGT publishes?",
      "biggest improvement you ever made",
      "best percentage among your results",
      "top result in percent",
      "which case improved most",
      "largest uplift or reduction of all",
      "most impressive result",
      "What is your best result?",
      "strongest improvement at a client",
      "rank all your percentage changes",
      "which client gained most",
    ],
    text: `The largest published change is ${changes
      .slice(0, 1)
      .map((fact) => `${fact.text}, for ${fact.measure} ${fact.place}`)
      .join(
        "",
      )}. Next come ${listed(changes.slice(1, 4).map((fact) => `${fact.text} (${fact.measure}, ${fact.place})`))}. They measure different things at different clients, so the order is no ranking of success.`,
    facts: changes.slice(0, 4),
  };
}
