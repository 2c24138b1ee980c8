/** Which client figures have a period, a level before and a method, and which have not. */
import { inWords } from "../../counts.ts";
import type { LedgerFact } from "../../ledger.ts";
import { listed, table } from "./answer.ts";
import { ofAllCases as all, measured, where } from "./group.ts";

const months = ({ period }: LedgerFact) =>
  period === "One year" ? 12 : Number(/^(\d+) months/.exec(period ?? "")?.[1] ?? 0);

export function periods(facts: LedgerFact[]) {
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
      text: `Of the ${facts.length} client figures on this site, ${inWords(dated.length)} come with a period, and ${inWords(pilot.length)} more is said to come from a pilot:\n\n${table(["Where", "Measure", "Figure", "Period"], cells)}`,
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
      text: `Of the ${facts.length} client figures on this site, ${undated.length} stand without a period. Ask us for it before you compare one of them or work out a yearly rate.`,
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
      text: `The longest period that we give is ${longest.period}, for ${longest.measure} ${longest.place}. Most other client figures stand without one, so a longer one cannot be ruled out.`,
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
      text: `The shortest period that we give is twelve months: ${listed(rest.map((fact) => `${fact.measure} ${fact.place}`))}. The figure for drafting ${pilot[0]?.place ?? ""} comes from a pilot whose length the page does not give.`,
      facts: [...rest, ...pilot],
    },
  ];
}

export function before(facts: LedgerFact[]) {
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
    text: `One client figure stands with its level before: ${listed(known.map((fact) => `${fact.measure} ${fact.place}, which was ${fact.before} before the work and ${fact.text} after it`))}.`,
    facts: known,
  };
}

/** Begins what a figure's basis leaves open. */
const NOT_GIVEN = "; not given: ";

export function withoutMethod(facts: LedgerFact[]) {
  const unclear = facts.filter(({ basis }) => basis.includes(NOT_GIVEN));
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
    text: `These client figures stand without a part of their method or comparison:\n\n${table(
      ["Where", "Measure", "Figure", "Not given"],
      unclear.map((fact) => [where(fact), measured(fact), fact.text, fact.basis.split(NOT_GIVEN)[1] ?? ""]),
    )}`,
    facts: unclear,
  };
}
