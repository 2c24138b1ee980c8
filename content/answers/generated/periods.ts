/** Which client figures have a period, a level before and a method, and which have not. */
import { inWords } from "../../counts.ts";
import type { LedgerFact } from "../../ledger.ts";
import { listed, table } from "./answer.ts";
import { ofAllCases as all, type Group, measured, where } from "./group.ts";
import { questions } from "./words.ts";

const months = ({ period }: LedgerFact) =>
  period === "One year" ? 12 : Number(/^(\d+) months/.exec(period ?? "")?.[1] ?? 0);

export function periods(facts: LedgerFact[]): Group[] {
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
      questions: questions.withPeriod,
      text: `Of the ${facts.length} client figures on this site, ${inWords(dated.length)} come with a period, and ${inWords(pilot.length)} more is said to come from a pilot:\n\n${table(["Where", "Measure", "Figure", "Period"], cells)}`,
      facts: [...dated, ...pilot],
    },
    {
      ...all,
      id: "periods/missing",
      questions: questions.withoutPeriod,
      text: `Of the ${facts.length} client figures on this site, ${undated.length} stand without a period. Ask us for it before you compare one of them or work out a yearly rate.`,
      facts: undated.slice(0, 12),
    },
    {
      ...all,
      id: "periods/longest",
      aspect: "rank",
      questions: questions.longestPeriod,
      text: `The longest period that we give is ${longest.period}, for ${longest.measure} ${longest.place}. Most other client figures stand without one, so a longer one cannot be ruled out.`,
      facts: [longest],
    },
    {
      ...all,
      id: "periods/shortest",
      aspect: "rank",
      questions: questions.shortestPeriod,
      text: `The shortest period that we give is twelve months: ${listed(rest.map((fact) => `${fact.measure} ${fact.place}`))}. The figure for drafting ${pilot[0]?.place ?? ""} comes from a pilot whose length the page does not give.`,
      facts: [...rest, ...pilot],
    },
  ];
}

export function before(facts: LedgerFact[]): Group {
  const known = facts.filter((fact) => fact.before);
  return {
    ...all,
    id: "before/published",
    questions: questions.levelBefore,
    text: `One client figure stands with its level before: ${listed(known.map((fact) => `${fact.measure} ${fact.place}, which was ${fact.before} before the work and ${fact.text} after it`))}.`,
    facts: known,
  };
}

/** Begins what a figure's basis leaves open. */
const NOT_GIVEN = "; not given: ";

export function withoutMethod(facts: LedgerFact[]): Group {
  const unclear = facts.filter(({ basis }) => basis.includes(NOT_GIVEN));
  return {
    ...all,
    id: "basis/missing",
    questions: questions.withoutMethod,
    text: `These client figures stand without a part of their method or comparison:\n\n${table(
      ["Where", "Measure", "Figure", "Not given"],
      unclear.map((fact) => [where(fact), measured(fact), fact.text, fact.basis.split(NOT_GIVEN)[1] ?? ""]),
    )}`,
    facts: unclear,
  };
}
