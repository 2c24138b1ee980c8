/**
 * Fits the numbers by which the consultant ranks and decides, and writes server/consultant/weights.json:
 *
 *   npm run build && node scripts/consultant/fit.ts
 *
 * Each wording of the library is asked as if it had not been written: what its own answer should
 * come first for, and what no other answer should be stated for where its own is taken away.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { ANSWER_FEATURES } from "../../server/consultant/answer-features.ts";
import { ENTRY_FEATURES, UNIT_FEATURES, unitFeatures } from "../../server/consultant/entry-features.ts";
import { type Match, sureRow } from "../../server/consultant/knowledge.ts";
import type { Query } from "../../server/consultant/query.ts";
import { dot, SURE_FEATURES, type Weights } from "../../server/consultant/weights.ts";
import { type Choice, type Example, fitChoice, fitLogistic } from "./regression.ts";
import { knowledgeOf, strangersQuestions } from "./material.ts";
import { loadMeaning } from "../../server/meaning/index.ts";

/** Every so many wordings one is asked: some thousands are enough for a dozen weights. */
const EVERY = Number(process.env.EVERY ?? 4);
/** What is asked of entries: fewer, since each looks at many sentences. */
const EVERY_ENTRY = EVERY * 3;
/** How much a question whose answer is taken away counts beside one whose answer is there. */
const TAKEN_AWAY = 0.5;
const FILE = new URL("../../server/consultant/weights.json", import.meta.url);

const flat: Weights = {
  answers: { rank: ANSWER_FEATURES.map(() => 1), sure: SURE_FEATURES.map(() => 0) },
  entries: { rank: ENTRY_FEATURES.map(() => 1), sure: SURE_FEATURES.map(() => 0) },
  units: UNIT_FEATURES.map(() => 1),
  stateAnswer: 0.5,
  stateEntry: 0.5,
  offer: 0.1,
};
const knowledge = knowledgeOf(flat, loadMeaning(), process.env.FOLDER);

interface Case {
  query: Query;
  matches: Match[];
  isRight(match: Match): boolean;
  weight: number;
}

const answers = fitAnswers();
const entries = fitEntries();
const units = fitUnits();
const before = JSON.parse(readFileSync(FILE, "utf8")) as Weights;
writeFileSync(FILE, `${JSON.stringify({ ...before, answers, entries, units }, null, 1)}\n`);

function fitAnswers() {
  const cases: Case[] = [];
  for (const one of knowledge.answers)
    for (let at = one.from; at < one.to; at += 1) {
      if (at % EVERY) continue;
      const query = knowledge.query(one.answer.questions[at - one.from] as string);
      const matches = knowledge.matchAnswers(query, at);
      cases.push({ query, matches, isRight: (match) => match.kind === "answer" && match.one === one, weight: 1 });
    }
  for (const { ask, answers: right, weight } of strangersQuestions()) {
    const query = knowledge.query(ask);
    const isRight = (match: Match) => match.kind === "answer" && right.includes(match.one.answer.id);
    cases.push({ query, matches: knowledge.matchAnswers(query), isRight, weight });
  }
  return report("answers", fitKind(cases, ANSWER_FEATURES.length));
}

function fitEntries() {
  const cases: Case[] = [];
  const all = knowledge.answers.flatMap(({ answer }) => answer.questions.map((ask) => ({ ask, answer })));
  for (const [at, { ask, answer }] of all.entries()) {
    if (at % EVERY_ENTRY || answer.sources.length === 0) continue;
    const query = knowledge.query(ask);
    const urls = answer.sources.map(({ url }) => url);
    const isRight = (match: Match) => match.kind === "entry" && urls.includes(match.passage.entry.page_url ?? "");
    cases.push({ query, matches: knowledge.matchEntries(query), isRight, weight: 1 });
  }
  return report("entries", fitKind(cases, ENTRY_FEATURES.length));
}

/** First which candidate is best, then how sure the best ones are. */
function fitKind(cases: readonly Case[], features: number) {
  const rank = fitChoice(
    cases.map(({ matches, isRight }): Choice => ({ candidates: matches.map((match) => match.features), right: matches.map(isRight) })),
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
    if (others.length) examples.push({ features: sureRow(query, others, 0), right: false, weight: weight * TAKEN_AWAY });
  }
  const sure = fitLogistic(examples, SURE_FEATURES.length);
  return { rank, sure, shares: { asked: cases.length, first: first / cases.length, amongThree: three / cases.length } };
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
        choices.push({ candidates: passage.units.map((_, at) => unitFeatures(query, passage, at)), right });
      }
  const weights = fitChoice(choices, UNIT_FEATURES.length);
  const hits = choices.filter(({ candidates, right }) => {
    const scores = candidates.map((row) => dot(weights, row));
    return right[scores.indexOf(Math.max(...scores))];
  });
  console.log(`units: ${choices.length} asked, the right one first ${((100 * hits.length) / choices.length).toFixed(1)} %`);
  return weights;
}

function report(name: string, { shares, rank, sure }: ReturnType<typeof fitKind>) {
  const share = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(`${name}: ${shares.asked} asked, first ${share(shares.first)}, among three ${share(shares.amongThree)}`);
  return { rank, sure };
}
