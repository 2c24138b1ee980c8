/** Highest, lowest, second and the whole order of the figures that may be ranked, and pairs of figures. */
import { capitalised } from "../../../shared/domain/typography.ts";
import { withArticle } from "../../ledger/figure.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { inTurn, listed, wordings } from "./answer.ts";
import { scenesOf } from "./facts.ts";
import { type Group, size } from "./group.ts";
import { superlative } from "./templates.ts";
import { type Comparison, comparisons, questions, unlike } from "./words.ts";

export const rankings = (facts: LedgerFact[], subjects: NamedSubject[]): Group[] => [
  ...comparisons.flatMap((comparison) => ranked(comparison, facts, subjects)),
  ...onlyOnes(facts),
  ...unlikes(facts),
];

const named = (fact: LedgerFact) => `${fact.text.replace(/-day$/, " days")} ${fact.place}`;

function ranked(comparison: Comparison, facts: LedgerFact[], subjects: NamedSubject[]): Group[] {
  const { key, measure, warning } = comparison;
  const group = facts.filter(({ comparable }) => comparable === key).toSorted((a, b) => size(b) - size(a));
  const [first, runnerUp, third] = group;
  const last = group.at(-1);
  if (!first || !last || !runnerUp) throw new Error(`fewer than two figures are "${key}"`);
  const answer = (part: string, templates: string[], words: string): Group => ({
    id: `${key}/${part}`,
    subject: new Set(group.map(({ subject }) => subject)).size > 1 ? "case-results" : first.subject,
    aspect: part === "order" ? "compare" : "rank",
    questions: wordings(templates, (index) => slotsOf(comparison, group, subjects, index)),
    text: `${words} ${warning}`,
    facts: group,
    next: group.slice(0, 2).map(({ id }) => `${id}/value`),
  });
  const { order, most, least, second, planned } = questions;
  const all = listed(group.map(named));
  if (size(first) === size(last)) {
    const templates = group.some(({ role }) => role === "client-case") ? order : planned;
    return [answer("order", templates, `The published figures for ${withArticle(measure)} are equal: ${all}.`)];
  }
  const ahead = listed(group.slice(1).map(named));
  const after = listed(group.slice(0, -1).map(named));
  return [
    answer("order", order, `From ${comparison.most} to ${comparison.least}, ${withArticle(measure)} was ${all}.`),
    answer("most", most, `The ${comparison.most} ${measure} is ${named(first)}, ahead of ${ahead}.`),
    answer("least", least, `The ${comparison.least} ${measure} is ${named(last)}, after ${after}.`),
    ...(third
      ? [answer("second", second, `Second in ${withArticle(measure)} comes ${named(runnerUp)}, after ${named(first)}.`)]
      : []),
  ];
}

function slotsOf(
  { measure, names, most, least }: Comparison,
  group: LedgerFact[],
  subjects: NamedSubject[],
  index: number,
) {
  const m = inTurn([measure, ...names], index);
  const scene = (at: number) => {
    const { subject, scenes } = group[at % group.length] as LedgerFact;
    return inTurn(scenes.length > 0 ? scenes : scenesOf(subject, subjects), index);
  };
  return { m, n: withArticle(m), most, least, a: scene(index), b: scene(index + 1) };
}

/** Numbers that say how wide the work was, where "the highest" means nothing. */
const SCOPE = /\.(?:markets|practice-areas|product-lines|verticals|verticals-added|completion-before|spend)$/;

function onlyOnes(facts: LedgerFact[]): Group[] {
  const alone = facts.filter(
    ({ id, subject, role, comparable }) =>
      role === "client-case" &&
      subject.startsWith("case-") &&
      subject !== "case-results" &&
      !comparable &&
      !SCOPE.test(id),
  );
  return alone.map((fact) => ({
    id: `${fact.id}/rank`,
    subject: fact.subject,
    aspect: "rank",
    questions: wordings(questions.onlyOne, (index) => {
      const name = inTurn([fact.measure, ...fact.names], index);
      const m = withArticle(name);
      return { m, top: superlative(fact.form, fact.plural, name, m) };
    }),
    text: `Only one case publishes a figure for ${withArticle(fact.measure)}, so there is nothing to rank. ${fact.claim}`,
    facts: [fact],
    next: [`${fact.id}/value`],
  }));
}

const unlikes = (facts: LedgerFact[]): Group[] =>
  unlike.map(({ ids, topic, names, verdict, why }) => {
    const both = ids.map((id) => {
      const fact = facts.find((candidate) => candidate.id === id);
      if (!fact) throw new Error(`unknown figure "${id}" in content/words/figure-answers.json`);
      return fact;
    });
    const says = verdict ?? `No. ${capitalised(topic)} cannot fairly be compared.`;
    return {
      id: `${ids.join("~")}/compare`,
      subject: both[0]?.subject ?? "case-results",
      aspect: "compare",
      questions: wordings(questions.unlike, (index) => ({ t: inTurn([topic, ...names], index) })),
      text: `${says} ${both.map(({ claim }) => claim).join(" ")} ${why}`,
      facts: both,
    };
  });
