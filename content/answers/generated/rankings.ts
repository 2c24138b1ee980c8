/** Highest, lowest, second and the whole order of the figures that may be ranked, and pairs of figures. */
import { capitalised, withArticle } from "../../ledger/figure.ts";
import type { LedgerFact } from "../../ledger.ts";
import { type GeneratedAnswer, listed, type Section, wordings } from "./answer.ts";
import { type Comparison, comparisons, unlike } from "./compared.ts";
import { groupAnswer, size } from "./group.ts";
import { onlyOneTemplates } from "./templates.ts";

const most = [
  "Which published result shows the {most} {m}?",
  "who had the {most} {m}",
  "{most} {m} of all clients",
  "best {m}",
  "what is your best {m}",
  "Of all case studies, which reports the {most} {m}?",
  "top {m} among your results",
  "name the client with the {most} {m}",
  "the record for {m}",
  "In which sector was the {m} best?",
  "strongest {m} you have published",
  "I am looking for the {most} {m} on this site.",
];

const least = [
  "Which published result shows the {least} {m}?",
  "who had the {least} {m}",
  "{least} {m} of all clients",
  "worst {m}",
  "what is your weakest {m}",
  "Of all case studies, which reports the {least} {m}?",
  "poorest {m} among your results",
  "name the client with the {least} {m}",
  "In which sector was the {m} weakest?",
  "I am looking for the {least} {m} on this site.",
];

const second = [
  "Which result comes second in {m}?",
  "second best {m}",
  "number two in {m}",
  "who follows the leader in {m}",
  "runner-up for {m}",
  "Which client is second for {m}?",
  "the middle place in {m}",
  "not the best, the second {m}",
];

const order = [
  "How do the published figures for {m} compare?",
  "rank your cases by {m}",
  "compare {m} between the clients",
  "{m} across all cases",
  "{m}: who did better",
  "list {m} from best to worst",
  "side by side: {m}",
  "Did one client do better than another in {m}?",
  "how does {m} differ from case to case",
  "every published figure for {m}",
  "Which figures for {m} are there, and how do they differ?",
  "difference in {m} between your clients",
];

const pair = [
  "Is {m} better {a} or {b}?",
  "{m} {a} versus {b}",
  "compare {m} {a} and {b}",
  "where was {m} better, {a} or {b}",
  "Difference in {m} {a} and {b}",
  "is the figure for {m} the same {a} and {b}",
];

export function rankings(facts: LedgerFact[], sections: Section[]): GeneratedAnswer[] {
  return [
    ...comparisons.flatMap((comparison) => ranked(comparison, facts, sections)),
    ...onlyOnes(facts, sections),
    ...unlikes(facts, sections),
  ];
}

const named = (fact: LedgerFact) => `${fact.text.replace(/-day$/, " days")} ${fact.place}`;

function ranked(comparison: Comparison, facts: LedgerFact[], sections: Section[]): GeneratedAnswer[] {
  const { key, measure, warning } = comparison;
  const group = facts.filter(({ comparable }) => comparable === key).toSorted((a, b) => size(b) - size(a));
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || group.length < 2) throw new Error(`fewer than two figures are "${key}"`);
  const answer = (part: string, templates: string[], words: string) =>
    groupAnswer(
      {
        id: `${key}/${part}`,
        subject: new Set(group.map(({ subject }) => subject)).size > 1 ? "case-results" : first.subject,
        aspect: part === "order" ? "compare" : "rank",
        questions: wordings(templates, (index) => slotsOf(comparison, group, index)),
        text: `${words} ${warning}`,
        facts: group,
        next: group.slice(0, 2).map(({ id }) => `${id}/limits`),
      },
      sections,
    );
  const orderWithPairs = [...order, ...pair];
  if (size(first) === size(last)) {
    const equal = `The published figures for ${measure} are equal: ${listed(group.map(named))}.`;
    return [answer("order", [...order, ...most.slice(0, 3), ...pair], equal)];
  }
  const others = listed(group.slice(1).map(named));
  return [
    answer(
      "order",
      orderWithPairs,
      `From ${comparison.most} to ${comparison.least}, the ${measure} was ${listed(group.map(named))}.`,
    ),
    answer("most", most, `The ${comparison.most} ${measure} is ${named(first)}, ahead of ${others}.`),
    answer(
      "least",
      least,
      `The ${comparison.least} ${measure} is ${named(last)}, after ${listed(group.slice(0, -1).map(named))}.`,
    ),
    ...(group[2] && group[1] ? [answer("second", second, secondText(measure, group[1], first))] : []),
  ];
}

const secondText = (measure: string, runnerUp: LedgerFact, first: LedgerFact) =>
  `Second in ${measure} comes ${named(runnerUp)}, after ${named(first)}.`;

function slotsOf({ measure, names, most: high, least: low }: Comparison, group: LedgerFact[], index: number) {
  const all = [measure, ...names];
  const [a, b] = [group[index % group.length], group[(index + 1) % group.length]];
  return { m: all[index % all.length] ?? measure, most: high, least: low, a: a?.place ?? "", b: b?.place ?? "" };
}

/** Numbers that say how wide the work was, where "the highest" means nothing. */
const SCOPE = /\.(?:markets|practice-areas|product-lines|verticals|verticals-added|completion-before|spend)$/;

function onlyOnes(facts: LedgerFact[], sections: Section[]): GeneratedAnswer[] {
  const alone = facts.filter(
    ({ id, subject, role, comparable }) =>
      role === "client-case" &&
      subject.startsWith("case-") &&
      subject !== "case-results" &&
      !comparable &&
      !SCOPE.test(id),
  );
  return alone.map((fact) => {
    const names = [fact.measure, ...fact.names];
    const questions = wordings(onlyOneTemplates, (index) => ({ b: names[index % names.length] ?? fact.measure }));
    const verb = fact.plural ? "are" : "is";
    const text = `${capitalised(withArticle(fact.measure))} ${verb} published in one case only, so there is nothing to rank. ${fact.claim}`;
    return groupAnswer(
      {
        id: `${fact.id}/rank`,
        subject: fact.subject,
        aspect: "rank",
        questions,
        text,
        facts: [fact],
        next: [`${fact.id}/limits`],
      },
      sections,
    );
  });
}

const ofUnlike = [
  "Can {t} be compared?",
  "compare {t}",
  "difference between {t}",
  "{t} side by side",
  "Are {t} the same thing?",
  "which is better of {t}",
  "how do {t} relate to each other",
  "Why do {t} differ?",
  "may I set {t} against each other",
  "do not mix up {t}: what is what",
  "{t} explained together",
  "Should I rank {t}?",
];

function unlikes(facts: LedgerFact[], sections: Section[]): GeneratedAnswer[] {
  return unlike.map(({ ids, topic, names, why }) => {
    const both = ids.map((id) => {
      const fact = facts.find((candidate) => candidate.id === id);
      if (!fact) throw new Error(`unknown figure "${id}" in compared.ts`);
      return fact;
    });
    const all = [topic, ...names];
    const questions = wordings(ofUnlike, (index) => ({ t: all[index % all.length] ?? topic }));
    const text = `No, ${topic} are not comparable. ${both.map(({ claim }) => claim).join(" ")} ${why}`;
    return groupAnswer(
      {
        id: `${ids.join("~")}/compare`,
        subject: both[0]?.subject ?? "case-results",
        aspect: "compare",
        questions,
        text,
        facts: both,
      },
      sections,
    );
  });
}
