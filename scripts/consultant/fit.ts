/**
 * Fits the numbers by which the consultant ranks and decides, and writes server/consultant/weights.json:
 *
 *   npm run build && node scripts/consultant/fit.ts
 *
 * Each wording of the library is asked as if it had not been written: what its own answer should
 * come first for, and what no other answer should be stated for where its own is taken away.
 */
import { writeFileSync } from "node:fs";
import { ANSWER_FEATURES } from "../../server/consultant/answer-features.ts";
import { ENTRY_FEATURES, UNIT_FEATURES, unitFeatures } from "../../server/consultant/entry-features.ts";
import { type EntryMatch, type Knowledge, type Match, sureRow } from "../../server/consultant/knowledge.ts";
import type { IndexedAnswer } from "../../server/consultant/library-index.ts";
import type { Query, Topic } from "../../server/consultant/query.ts";
import {
  dot,
  logistic,
  SURE_FEATURES,
  SURE_OF_ANSWERS,
  SURE_OF_ENTRIES,
  type Weights,
} from "../../server/consultant/weights.ts";
import { loadMeaning } from "../../server/meaning/index.ts";
import { ASPECTS, type Aspect } from "../../shared/contracts/library.ts";
import { headedEntries, knowledgeOf, libraryAnswers, readingsOf, strangersQuestions } from "./material.ts";
import { type Choice, type Example, fitChoice, fitLogistic } from "./regression.ts";
import { bestThresholds, thresholdsAbove } from "./thresholds.ts";

/** Every so many wordings one is asked: some thousands are enough for a dozen weights. */
const EVERY = Number(process.env.EVERY ?? 4);
/** The same of what is asked of entries. */
const EVERY_ENTRY = Math.ceil(EVERY / 2);
/** Of each answer, for entries: those that its own writer found, who had the section before him. */
const FIRST_WORDINGS = 12;
/** How much a question whose answer is taken away counts beside one whose answer is there. */
const TAKEN_AWAY = 0.5;
const FILE = new URL("../../server/consultant/weights.json", import.meta.url);

const flat: Weights = {
  answers: { rank: ANSWER_FEATURES.map(() => 1), sure: [], state: 0.5, offer: 0.1 },
  entries: { rank: ENTRY_FEATURES.map(() => 1), sure: [], state: 0.5, offer: 0.1 },
  units: UNIT_FEATURES.map(() => 1),
  aspects: aspectShares(),
};
const knowledge: Knowledge = knowledgeOf(flat, loadMeaning(), process.env.FOLDER);

interface Case {
  query: Query;
  matches: Match[];
  isRight(match: Match): boolean;
  weight: number;
}

const entries = fitEntries();
// Sections speak for their answers, so they are weighed first.
Object.assign(flat, { entries });
const answers = fitAnswers();
const units = fitUnits();
writeFileSync(
  FILE,
  `${JSON.stringify({ answers, entries, units, aspects: flat.aspects } satisfies Weights, null, 1)}\n`,
);

function fitAnswers() {
  const cases: Case[] = [];
  for (const one of knowledge.answers)
    for (let at = one.from; at < one.to; at += 1) {
      if (at % EVERY) continue;
      const query = knowledge.query(one.answer.questions[at - one.from] as string);
      const isRight = (match: Match) => match.kind === "answer" && match.one === one;
      cases.push({ query, matches: knowledge.match(query, { leftOut: at }).answers, isRight, weight: 1 });
      // The same in the middle of a talk on the subject, where it names none.
      const topic = query.subjects.size === 0 ? topicAround(one, at) : undefined;
      if (!topic) continue;
      const later = { ...query, topic };
      cases.push({ query: later, matches: knowledge.match(later, { leftOut: at }).answers, isRight, weight: 1 });
    }
  for (const { asked, answers: right, weight } of strangersQuestions())
    for (const query of readingsOf(asked, knowledge)) {
      const isRight = (match: Match) => match.kind === "answer" && right.includes(match.one.answer.id);
      const leftOut = knowledge.library.numberOf(asked.at(-1) ?? "");
      cases.push({ query, matches: knowledge.match(query, { leftOut }).answers, isRight, weight });
    }
  return report("answers", fitKind(cases, ANSWER_FEATURES.length, SURE_OF_ANSWERS.length));
}

/** A talk in which another answer on the same subject has just been given. */
function topicAround({ answer }: IndexedAnswer, seed: number): Topic | undefined {
  const siblings = knowledge.answers.filter((one) => one.answer.subject === answer.subject && one.answer !== answer);
  const before = siblings[seed % siblings.length]?.answer;
  if (!before || before.sources.length === 0) return undefined;
  const pages = before.sources.map(({ url }) => url.split("#")[0] || "/");
  return { subjects: [answer.subject], answers: [before.id], pages };
}

/** Sections of pages, whose sentences answer; and short entries that are headed by their question, as operators write them. */
function fitEntries() {
  const asked = (at: number) => at % EVERY_ENTRY === 0;
  const all = knowledge.answers.flatMap(({ answer }) =>
    answer.questions.slice(0, FIRST_WORDINGS).map((ask, at) => ({ ask, at, answer })),
  );
  const sections = all.filter(({ answer }, at) => asked(at) && answer.sources.length > 0);
  const headed = headedEntries(knowledge, flat);
  const others = all.filter(({ at, answer }, place) => at > 0 && asked(place) && headed.entries.get(answer.id));
  const cases = [
    ...sections.map(({ ask, answer }) => {
      const urls = answer.sources.map(({ url }) => url);
      return entryCase(knowledge, ask, (match) => urls.includes(match.passage.entry.page_url ?? ""));
    }),
    ...others.map(({ ask, answer }) => entryCase(headed, ask, (match) => match.passage.entry.id === answer.id)),
  ];
  return report("entries", fitKind(cases, ENTRY_FEATURES.length, SURE_OF_ENTRIES.length));
}

function entryCase(from: Knowledge, ask: string, isRight: (match: EntryMatch) => boolean): Case {
  const query = from.query(ask);
  const right = (match: Match) => match.kind === "entry" && isRight(match);
  return { query, matches: from.match(query).entries, isRight: right, weight: 1 };
}

/** How often strangers ask for each aspect; one that they never asked for yet is given half a question. */
function aspectShares(): Record<Aspect, number> {
  const all = new Map(libraryAnswers().map(({ id, aspect }) => [id, aspect]));
  const asked = strangersQuestions().flatMap(({ answers: [first] }) => all.get(first ?? "") ?? []);
  const shares = ASPECTS.map((aspect) => {
    const count = asked.filter((one) => one === aspect).length + 0.5;
    return [aspect, Math.round((1000 * count) / (asked.length + ASPECTS.length / 2)) / 1000];
  });
  return Object.fromEntries(shares) as Record<Aspect, number>;
}

/** First which candidate is best, then how sure the best ones are. */
function fitKind(cases: readonly Case[], features: number, evidence: number) {
  const rank = fitChoice(
    cases.map(
      ({ matches, isRight, weight }): Choice => ({
        candidates: matches.map((match) => match.features),
        right: matches.map(isRight),
        weight,
      }),
    ),
    features,
  );
  const examples: Example[] = [];
  let first = 0;
  let three = 0;
  for (const { query, matches, isRight, weight } of cases) {
    for (const match of matches) match.score = dot(rank, match.features);
    const sorted = matches.toSorted((a, b) => b.score - a.score);
    if (sorted[0] && isRight(sorted[0])) first += 1;
    if (sorted.slice(0, 3).some(isRight)) three += 1;
    for (const place of [0, 1, 2].filter((at) => at < sorted.length))
      examples.push({ features: sureRow(query, sorted, place), right: isRight(sorted[place] as Match), weight });
    const others = sorted.filter((match) => !isRight(match));
    if (others.length)
      examples.push({ features: sureRow(query, others, 0), right: false, weight: weight * TAKEN_AWAY });
  }
  const sure = fitLogistic(examples, SURE_FEATURES.length + evidence);
  const likely = (query: Query, from: readonly Match[], isRight: Case["isRight"]) =>
    from
      .slice(0, 3)
      .map((match, at) => ({ likely: logistic(dot(sure, sureRow(query, from, at))), right: isRight(match) }));
  const sorted = cases.map((one) => ({ ...one, matches: one.matches.toSorted((a, b) => b.score - a.score) }));
  const whole = sorted.map(({ query, matches, isRight, weight }) => ({
    candidates: likely(query, matches, isRight),
    weight,
  }));
  const without = sorted.map(({ query, matches, isRight, weight }) => {
    const others = matches.filter((match) => !isRight(match));
    return { candidates: likely(query, others, isRight), weight: weight * TAKEN_AWAY };
  });
  const neighbours = without.flatMap(({ candidates: [first] }) => first?.likely ?? []);
  const thresholds =
    cases[0]?.matches[0]?.kind === "entry" ? thresholdsAbove(neighbours) : bestThresholds([...whole, ...without]);
  return {
    rank,
    sure,
    ...thresholds,
    shares: { asked: cases.length, first: first / cases.length, amongThree: three / cases.length },
  };
}

function fitUnits() {
  const choices: Choice[] = [];
  let seen = 0;
  for (const { answer } of knowledge.answers)
    for (const ask of answer.questions)
      for (const { url, quote } of answer.sources.slice(0, 1)) {
        seen += 1;
        if (seen % EVERY) continue;
        const entry = knowledge.entries.all().find(({ page_url }) => page_url === url);
        if (!entry) continue;
        const passage = knowledge.passage(entry);
        const query = knowledge.query(ask);
        const right = passage.units.map(({ text }) => text.includes(quote) || quote.includes(text));
        choices.push({ candidates: passage.units.map((_, at) => unitFeatures(query, passage, at)), right, weight: 1 });
      }
  const weights = fitChoice(choices, UNIT_FEATURES.length);
  const hits = choices.filter(({ candidates, right }) => {
    const scores = candidates.map((row) => dot(weights, row));
    return right[scores.indexOf(Math.max(...scores))];
  });
  console.log(
    `units: ${choices.length} asked, the right one first ${((100 * hits.length) / choices.length).toFixed(1)} %`,
  );
  return weights;
}

function report(name: string, { shares, rank, sure, state, offer }: ReturnType<typeof fitKind>) {
  const share = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${name}: ${shares.asked} asked, first ${share(shares.first)}, among three ${share(shares.amongThree)}; stated from ${state}, offered from ${offer}`,
  );
  return { rank, sure, state, offer };
}
