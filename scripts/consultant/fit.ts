/**
 * Fits the numbers by which the consultant ranks and decides, and writes server/consultant/weights.json:
 *
 *   npm run build && node scripts/consultant/fit.ts
 *   HELD_MODEL=/tmp/held.bin node scripts/consultant/fit.ts --rankers
 *
 * The second keeps the model that the rankers are fitted with, and leaves the final one as it is.
 *
 * Each wording of the library is asked as if it had not been written: what its own answer should
 * come first for, and what no other answer should be stated for where its own is taken away.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ANSWER_FEATURES } from "../../server/consultant/answer-features.ts";
import { AnswerModel, NO_MODEL } from "../../server/consultant/answer-model.ts";
import { readModel, writeModel } from "../../server/consultant/answer-model-file.ts";
import { ENTRY_FEATURES, UNIT_FEATURES, unitFeatures } from "../../server/consultant/entry-features.ts";
import { type EntryMatch, type Knowledge, type Match, sureRow } from "../../server/consultant/knowledge.ts";
import type { Query } from "../../server/consultant/query.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import { dot, logistic, type Weights } from "../../server/consultant/weights.ts";
import { ASPECTS, type Aspect } from "../../shared/contracts/library.ts";
import { type Example, fitLogistic } from "../fitting/logistic.ts";
import { trainAnswerModel } from "./answer-training.ts";
import { reportStrangers } from "./held-out.ts";
import { TURNS, teachingOf } from "./lessons.ts";
import { headedEntries, knowledgeOf, libraryAnswers, readingsOf, strangersQuestions } from "./material.ts";
import { type Choice, fitChoice } from "./regression.ts";
import { bestThresholds, thresholdsAbove } from "./thresholds.ts";
import { talkBefore, talkElsewhere } from "./turns.ts";

/** Of what is asked of entries, every so many is enough for a dozen weights. */
const EVERY = 20;
/** The same of what is asked of entries. */
const EVERY_ENTRY = Math.ceil(EVERY / 2);
/** Of each answer, for entries: those that its own writer found, who had the section before him. */
const FIRST_WORDINGS = 12;
/** Of the wordings that were kept, every so many is put: thousands are enough for some twenty weights. */
const EVERY_HELD = 2;
/** How much a written turn of a talk counts. */
const TURN = 2;
/** How much a question whose answer is taken away counts beside one whose answer is there. */
const TAKEN_AWAY = 0.5;
/** How much a weight costs by which is said how likely a candidate is, on features of unit variance. */
const RIDGE = 1e-3;
const FILE = new URL("../../server/consultant/weights.json", import.meta.url);
const MODEL_FILE = new URL("../../server/consultant/answer-model.bin", import.meta.url);

const flat: Weights = {
  answers: { rank: ANSWER_FEATURES.map(() => 1), sure: [], state: 0.5, offer: 0.1 },
  turns: { rank: ANSWER_FEATURES.map(() => 1), sure: [], state: 0.5, offer: 0.1 },
  entries: { rank: ENTRY_FEATURES.map(() => 1), sure: [], state: 0.5, offer: 0.1 },
  units: UNIT_FEATURES.map(() => 1),
  aspects: aspectShares(),
};
/** Every so many wordings one is kept from the first model, which the rankers are fitted with. */
const HELD = 6;

// A model that has not seen what the rankers are fitted on, as it will not have seen what visitors ask.
const untaught = knowledgeOf({ weights: flat, model: NO_MODEL });
const strangers = new Set(strangersQuestions().map(({ asked }) => untaught.library.numberOf(asked.at(-1) ?? "")));
const ids = untaught.library.answers.map(({ answer }) => answer.id);
const { lessons, held, heldTurns } = teachingOf(untaught, (number) => number % HELD === 0 || strangers.has(number));
const knowledge: Knowledge = knowledgeOf({ weights: flat, model: new AnswerModel(heldModel()) });

interface Case {
  query: Query;
  matches: Match[];
  isRight(match: Match): boolean;
  weight: number;
  /** Asked by a stranger: thresholds serve those who really ask. */
  isStrangers?: boolean;
}

const entries = fitEntries();
// Sections speak for their answers, so they are weighed first.
Object.assign(flat, { entries });
const { answers, turns } = fitAnswers();
const units = fitUnits();
const weights: Weights = { answers, turns, entries, units, aspects: flat.aspects };
Object.assign(flat, weights);
reportStrangers(knowledge);
if (!process.argv.includes("--rankers"))
  writeFileSync(MODEL_FILE, writeModel(trainAnswerModel(teachingOf(untaught).lessons, ids)));
writeFileSync(FILE, `${JSON.stringify(weights, null, 1)}\n`);

function heldModel() {
  const file = process.env.HELD_MODEL;
  if (file && existsSync(file)) return readModel(readFileSync(file));
  const data = trainAnswerModel(lessons, ids);
  if (file) writeFileSync(file, writeModel(data));
  return data;
}

function fitAnswers() {
  const cases: Case[] = [];
  const known = new Set(held);
  for (const one of knowledge.answers)
    for (let at = one.from; at < one.to; at += 1) {
      if (!known.has(at) || at % (EVERY_HELD * HELD)) continue;
      const question = one.answer.questions[at - one.from] as string;
      const query = knowledge.query(question);
      const isRight = (match: Match) => match.kind === "answer" && match.one === one;
      cases.push({ query, matches: knowledge.match(query, { leftOut: at }).answers, isRight, weight: 1 });
      // The same in the middle of a talk on the subject, which it does not name.
      const bare = knowledge.library.withoutNames(question);
      const talks = [
        { ask: bare, topic: wordsOf(bare).length > 1 ? talkBefore(one, at, knowledge) : undefined },
        // Or after something else.
        { ask: question, topic: at % TURNS ? undefined : talkElsewhere(at, knowledge) },
      ];
      for (const { ask, topic } of talks) {
        if (!topic) continue;
        const later = knowledge.query(ask, topic);
        cases.push({ query: later, matches: knowledge.match(later, { leftOut: at }).answers, isRight, weight: 1 });
      }
    }
  for (const { text, topic, one } of heldTurns) {
    const query = knowledge.query(text, topic);
    const isRight = (match: Match) => match.kind === "answer" && match.one === one;
    cases.push({ query, matches: knowledge.match(query).answers, isRight, weight: TURN });
  }
  for (const { asked, answers: right, weight } of strangersQuestions())
    for (const query of readingsOf(asked, knowledge)) {
      const isRight = (match: Match) => match.kind === "answer" && right.includes(match.one.answer.id);
      const leftOut = knowledge.library.numberOf(asked.at(-1) ?? "");
      cases.push({
        query,
        matches: knowledge.match(query, { leftOut }).answers,
        isRight,
        weight,
        isStrangers: true,
      });
    }
  const fitted = (name: string, some: readonly Case[]) => report(name, fitKind(some, ANSWER_FEATURES.length));
  return {
    answers: fitted(
      "answers",
      cases.filter(({ query }) => !query.topic),
    ),
    turns: fitted(
      "turns",
      cases.filter(({ query }) => query.topic),
    ),
  };
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
  return report("entries", fitKind(cases, ENTRY_FEATURES.length));
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
function fitKind(cases: readonly Case[], features: number) {
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
  const sure = fitLogistic(examples, { ridge: RIDGE }).map((weight) => Math.round(weight * 1000) / 1000);
  const likely = (query: Query, from: readonly Match[], isRight: Case["isRight"]) =>
    from
      .slice(0, 3)
      .map((match, at) => ({ likely: logistic(dot(sure, sureRow(query, from, at))), right: isRight(match) }));
  const deciding = cases.some(({ isStrangers }) => isStrangers) ? cases.filter((one) => one.isStrangers) : cases;
  const sorted = deciding.map((one) => ({ ...one, matches: one.matches.toSorted((a, b) => b.score - a.score) }));
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
