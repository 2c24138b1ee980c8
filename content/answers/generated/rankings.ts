/** Highest, lowest, second and the whole order of the figures that may be ranked, and pairs of figures. */
import { capitalised } from "../../../shared/domain/typography.ts";
import { withArticle } from "../../ledger/figure.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { type GeneratedAnswer, listed, type Section, wordings } from "./answer.ts";
import { type Comparison, comparisons, unlike } from "./compared.ts";
import { scenesOf } from "./facts.ts";
import { groupAnswer, size } from "./group.ts";
import { least, most, order, pair, planned, second } from "./ranking-templates.ts";
import { onlyOneTemplates, superlative } from "./templates.ts";

export function rankings(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  return [
    ...comparisons.flatMap((comparison) => ranked(comparison, facts, subjects, sections)),
    ...onlyOnes(facts, sections),
    ...unlikes(facts, sections),
  ];
}

const named = (fact: LedgerFact) => `${fact.text.replace(/-day$/, " days")} ${fact.place}`;

function ranked(
  comparison: Comparison,
  facts: LedgerFact[],
  subjects: NamedSubject[],
  sections: Section[],
): GeneratedAnswer[] {
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
        questions: wordings(templates, (index) => slotsOf(comparison, group, subjects, index)),
        text: `${words} ${warning}`,
        facts: group,
        next: group.slice(0, 2).map(({ id }) => `${id}/value`),
      },
      sections,
    );
  const orderWithPairs = [...order, ...pair];
  if (size(first) === size(last)) {
    const equal = `The published figures for ${withArticle(measure)} are equal: ${listed(group.map(named))}.`;
    const templates = group.some(({ role }) => role === "client-case")
      ? [...order, ...most.slice(0, 3), ...pair]
      : planned;
    return [answer("order", templates, equal)];
  }
  const others = listed(group.slice(1).map(named));
  return [
    answer(
      "order",
      orderWithPairs,
      `From ${comparison.most} to ${comparison.least}, ${withArticle(measure)} was ${listed(group.map(named))}.`,
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
  `Second in ${withArticle(measure)} comes ${named(runnerUp)}, after ${named(first)}.`;

function slotsOf(
  { measure, names, most: high, least: low }: Comparison,
  group: LedgerFact[],
  subjects: NamedSubject[],
  index: number,
) {
  const all = [measure, ...names];
  const [a, b] = [index, index + 1].map((at) => scene(group[at % group.length], subjects, index));
  const name = all[index % all.length] ?? measure;
  return { m: name, n: withArticle(name), most: high, least: low, a: a ?? "", b: b ?? "" };
}

function scene(fact: LedgerFact | undefined, subjects: NamedSubject[], index: number): string {
  if (!fact) return "";
  const scenes = fact.scenes.length > 0 ? fact.scenes : scenesOf(fact.subject, subjects);
  return scenes[index % scenes.length] ?? fact.place;
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
    const questions = wordings(onlyOneTemplates, (index) => {
      const name = names[index % names.length] ?? fact.measure;
      const m = withArticle(name);
      return { m, top: superlative(fact.form, fact.plural, name, m) };
    });
    const text = `Only one case publishes a figure for ${withArticle(fact.measure)}, so there is nothing to rank. ${fact.claim}`;
    return groupAnswer(
      {
        id: `${fact.id}/rank`,
        subject: fact.subject,
        aspect: "rank",
        questions,
        text,
        facts: [fact],
        next: [`${fact.id}/value`],
      },
      sections,
    );
  });
}

const ofUnlike = [
  "Can {t} be compared?",
  "compare {t}",
  "I mix up {t}; please explain.",
  "{t} side by side",
  "same thing or not: {t}",
  "which is better of {t}",
  "relation between {t}",
  "What is the difference when it comes to {t}?",
  "may I set {t} against each other",
  "do not mix up {t}: what is what",
  "{t}, explained together",
  "Should I rank {t}?",
];

function unlikes(facts: LedgerFact[], sections: Section[]): GeneratedAnswer[] {
  return unlike.map(({ ids, topic, names, verdict, why }) => {
    const both = ids.map((id) => {
      const fact = facts.find((candidate) => candidate.id === id);
      if (!fact) throw new Error(`unknown figure "${id}" in compared.ts`);
      return fact;
    });
    const all = [topic, ...names];
    const questions = wordings(ofUnlike, (index) => ({ t: all[index % all.length] ?? topic }));
    const text = `${verdict ?? `No. ${capitalised(topic)} cannot fairly be compared.`} ${both.map(({ claim }) => claim).join(" ")} ${why}`;
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
