/** How many cases and figures there are, which have a period, a level before, a method, and the largest sums of money. */
import type { Sector } from "../../../shared/contracts/library.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { type GeneratedAnswer, inWords, listed, type Section, table } from "./answer.ts";
import { groupAnswer, measured, size, where } from "./group.ts";

const isCase = ({ id }: NamedSubject) => id.startsWith("case-") && id !== "case-results";
const all = { subject: "case-results", aspect: "list" as const };

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

const months = ({ period }: LedgerFact) =>
  period === "One year" ? 12 : Number(/^(\d+) months/.exec(period ?? "")?.[1] ?? 0);

function periods(facts: LedgerFact[]) {
  const dated = facts.filter((fact) => months(fact) > 0).toSorted((a, b) => months(b) - months(a));
  const [longest, ...rest] = dated;
  if (!longest) throw new Error("no client figure has a period");
  const undated = facts.filter(({ period }) => !period);
  const pilot = facts.filter(({ period }) => period === "Pilot");
  const cells = [...dated, ...pilot].map((fact) => [where(fact), measured(fact), fact.text, fact.period ?? ""]);
  return [
    {
      ...all,
      id: "periods/published",
      questions: [
        "Which client figures have a published period?",
        "how many results come with a time frame",
        "which numbers say over what time they were measured",
        "figures with a period",
        "list the results that give a duration",
        "Where do you publish the measurement period?",
        "how many of your figures have dates or months",
        "results with time span",
        "Which of your results are tied to a length of time?",
        "show me only the figures with months or years",
        "what figures can I turn into a monthly rate",
        "do any of your figures have a period",
      ],
      text: `Of the ${facts.length} client figures on this site, ${inWords(dated.length)} have a published period, and ${inWords(pilot.length)} more is said to come from a pilot:\n\n${table(["Where", "Measure", "Figure", "Period"], cells)}`,
      facts: [...dated, ...pilot],
    },
    {
      ...all,
      id: "periods/missing",
      questions: [
        "Which client figures are published without a period?",
        "how many results have no time frame",
        "figures without a period",
        "which numbers do not say over what time",
        "where is the measurement period missing",
        "Why do most of your figures have no period?",
        "undated results",
        "which results lack a duration",
        "results with no months or years given",
        "Can I work out yearly rates from your figures?",
        "do you hide the period of your results",
      ],
      text: `Of the ${facts.length} client figures on this site, ${undated.length} are published without a period. Ask us for it before you compare one of them or work out a yearly rate.`,
      facts: undated.slice(0, 12),
    },
    {
      ...all,
      id: "periods/longest",
      aspect: "rank" as const,
      questions: [
        "Which client figure covers the longest period?",
        "longest measurement you have published",
        "what is the longest time frame among your results",
        "which case ran longest",
        "longest period in the case studies",
        "Which result was measured over the most months?",
        "longest running campaign with figures",
        "what is the most long-term result you show",
        "result with the greatest duration",
        "I want the figure with the longest observation time.",
      ],
      text: `The longest published period is ${longest.period}, for ${longest.measure} ${longest.place}. Most other client figures have no published period, so a longer one cannot be ruled out.`,
      facts: [longest],
    },
    {
      ...all,
      id: "periods/shortest",
      aspect: "rank" as const,
      questions: [
        "Which client figure covers the shortest period?",
        "shortest measurement you have published",
        "what is the shortest time frame among your results",
        "quickest result with a published period",
        "shortest period in the case studies",
        "Which result was measured over the fewest months?",
        "fastest success with dates",
        "result with the least duration",
        "how short is your shortest measured result",
        "Which figure with a published time span has the smallest one?",
        "least months behind a result",
        "a result within one year, is there any",
      ],
      text: `The shortest published period is twelve months: ${listed(rest.map((fact) => `${fact.measure} ${fact.place}`))}. The figure for drafting ${pilot[0]?.place ?? ""} comes from a pilot whose length is not published.`,
      facts: [...rest, ...pilot],
    },
  ];
}

function before(facts: LedgerFact[]) {
  const known = facts.filter((fact) => fact.before);
  return {
    ...all,
    id: "before/published",
    questions: [
      "Which case publishes the level before the work?",
      "where do you show before and after",
      "which result gives a starting value",
      "before-and-after figures",
      "case with a baseline",
      "Is there any case with the value before and after?",
      "which client figures have an earlier level",
      "do you publish baselines",
      "how many results show where they started",
      "Where can I see the old level beside the new one?",
      "results with initial values",
      "before after comparison available where",
    ],
    text: `One client figure is published with its level before: ${listed(known.map((fact) => `${fact.measure} ${fact.place}, which was ${fact.before} before the work and ${fact.text} after it`))}.`,
    facts: known,
  };
}

function withoutMethod(facts: LedgerFact[]) {
  const unclear = facts.filter(({ basis }) => /not published|without its formula/.test(basis));
  return {
    ...all,
    id: "basis/missing",
    questions: [
      "Which client figures are published without their method or comparison?",
      "which results lack a formula",
      "figures with no published method",
      "where do you not say how it was measured",
      "which numbers cannot be checked for method",
      "What results have an unknown basis?",
      "weakest figures on the site in terms of method",
      "list figures whose calculation is not explained",
      "undisclosed methods",
      "Which of your results would an auditor question first?",
      "results without a comparison",
    ],
    text: `Of these client figures, part of the method or comparison is not published; ask us before you use one:\n\n${table(
      ["Where", "Measure", "Figure"],
      unclear.map((fact) => [where(fact), measured(fact), fact.text]),
    )}`,
    facts: unclear,
  };
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
      text: `The largest published sum in ${name} is ${largest.text} (${largest.label.toLowerCase()}, ${largest.place}).${rest}${others.length > 0 ? " They measure different things and may not be added up." : ""}`,
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
