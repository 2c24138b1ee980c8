/** Labelled questions, put to the consultant: the cases that the rankers are fitted on. */
import { unitFeatures } from "../../server/consultant/entry-features.ts";
import type { IndexedAnswer } from "../../server/consultant/indexed-answer.ts";
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import type { Match } from "../../server/consultant/matches.ts";
import type { Query, Topic } from "../../server/consultant/query.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { readingsOf, strangersQuestions } from "./material.ts";
import type { Case } from "./ranker.ts";
import type { Choice } from "./regression.ts";
import { UNRELATED_SAMPLE } from "./training-set.ts";
import { type Turn, topicBefore, unrelatedTopic, writtenTurns } from "./turns.ts";

/** Thousands of questions are enough for some twenty weights. Samples: one held-out wording in so many, … */
const HELD_SAMPLE = 12;
/** … one question of entries, … */
const ENTRY_SAMPLE = 10;
/** … and one of sentences. */
const UNIT_SAMPLE = 20;
/** Wordings of each answer for entries: the first ones are its own writer's, who knew the section. */
const FIRST_WORDINGS = 12;
/** Weight of a written turn beside a wording. */
const TURN_WEIGHT = 2;

/** Wordings that the answer model has not seen, alone and as follow-ups. */
export function heldCases(held: readonly number[], knowledge: Knowledge): Case[] {
  const known = new Set(held);
  return knowledge.answers.flatMap((one) =>
    one.answer.questions.flatMap((question, place) => {
      const at = one.from + place;
      if (!known.has(at) || at % HELD_SAMPLE) return [];
      const bare = knowledge.library.withoutNames(question);
      const topic = wordsOf(bare).length > 1 ? topicBefore(one, at, knowledge) : undefined;
      const unrelated = at % UNRELATED_SAMPLE ? undefined : unrelatedTopic(at, knowledge);
      return [
        answerCase(knowledge, { text: question, topic: undefined, one }, at),
        ...(topic ? [answerCase(knowledge, { text: bare, topic: topic, one }, at)] : []),
        ...(unrelated ? [answerCase(knowledge, { text: question, topic: unrelated, one }, at)] : []),
      ];
    }),
  );
}

/** Written turns that the answer model has not seen. */
export const turnCases = (turns: readonly Turn[], knowledge: Knowledge): Case[] =>
  turns.map((turn) => ({ ...answerCase(knowledge, turn), weight: TURN_WEIGHT }));

function answerCase(
  knowledge: Knowledge,
  { text, topic, one }: { text: string; topic: Topic | undefined; one: IndexedAnswer },
  leftOut?: number,
): Case {
  const asWritten = knowledge.query(text, topic);
  const query = leftOut === undefined ? asWritten : asUnwritten(asWritten, knowledge);
  const { answers } = knowledge.match(query, leftOut === undefined ? {} : { leftOut });
  const isRight = (match: Match) => match.kind === "answer" && match.one === one;
  return { query, matches: answers, isRight, weight: 1 };
}

/** A wording as if it were not in the library: words that it alone holds count as unknown, as many words of strangers are. */
const asUnwritten = (query: Query, knowledge: Knowledge): Query => ({
  ...query,
  unknown: knowledge.unknownOf(query.idf, 1),
});

/** Strangers' questions, each reading a case. */
export function strangersCases(knowledge: Knowledge): Case[] {
  return strangersQuestions().flatMap(({ turns, answers: right, weight }) => {
    const leftOut = knowledge.library.numberOf(turns.at(-1) ?? "");
    const isRight = (match: Match) => match.kind === "answer" && right.includes(match.one.answer.id);
    return readingsOf(turns, knowledge).map((query) => {
      const { answers } = knowledge.match(query, { leftOut });
      return { query, matches: answers, isRight, weight, isStrangers: true };
    });
  });
}

/** Questions answered by sections of pages, and by short entries headed by their question, as operators write them. */
export function entryCases(knowledge: Knowledge, headed: Knowledge): Case[] {
  const isSampled = (at: number) => at % ENTRY_SAMPLE === 0;
  const all = knowledge.answers.flatMap((one) =>
    one.answer.questions.slice(0, FIRST_WORDINGS).map((text, at) => ({ text, at, one, topic: undefined })),
  );
  const sections = all.filter(({ one }, at) => isSampled(at) && one.answer.sources.length > 0);
  const others = all.filter(({ at, one }, place) => at > 0 && isSampled(place) && headed.entries.get(one.answer.id));
  const turns = writtenTurns(knowledge).filter(({ one }, at) => isSampled(at) && one.answer.sources.length > 0);
  const elsewhere = [...sections, ...others].filter((_, at) => at % UNRELATED_SAMPLE === 0);
  return [
    ...[...sections, ...turns].map((turn) => sectionCase(turn, knowledge)),
    ...[...others, ...turns].map((turn) => headedCase(turn, headed)),
    ...elsewhere.map((turn, at) => sectionCase({ ...turn, topic: unrelatedTopic(at, knowledge) }, knowledge)),
    ...elsewhere.map((turn, at) => headedCase({ ...turn, topic: unrelatedTopic(at, knowledge) }, headed)),
  ];
}

function sectionCase({ text, topic, one }: Turn, knowledge: Knowledge): Case {
  const urls = one.answer.sources.map(({ url }) => url);
  return entryCase(knowledge.query(text, topic), knowledge, ({ page_url }) => urls.includes(page_url ?? ""));
}

/** Such entries have no address: their page is their subject's title. */
function headedCase({ text, topic, one }: Turn, headed: Knowledge): Case {
  const pages = topic?.subjects.map((id) => headed.library.subject(id)?.title ?? id) ?? [];
  const query = headed.query(text, topic && { ...topic, pages });
  return entryCase(query, headed, ({ id }) => id === one.answer.id);
}

function entryCase(query: Query, from: Knowledge, isRight: (entry: KnowledgeBaseEntry) => boolean): Case {
  const right = (match: Match) => match.kind === "entry" && isRight(match.passage.entry);
  return { query, matches: from.match(query).entries, isRight: right, weight: 1 };
}

/** For sentences: the right ones are those that an answer of the section quotes. */
export function unitChoices(knowledge: Knowledge): Choice[] {
  const questions = knowledge.answers.flatMap(({ answer: { questions, sources } }) =>
    questions.flatMap((ask) => sources.slice(0, 1).map(({ url, quote }) => ({ ask, url, quote }))),
  );
  return questions
    .filter((_, at) => at % UNIT_SAMPLE === 0)
    .flatMap(({ ask, url, quote }) => {
      const entry = knowledge.entries.all().find(({ page_url }) => page_url === url);
      if (!entry) return [];
      const passage = knowledge.passage(entry);
      const query = knowledge.query(ask);
      const right = passage.units.map(({ text }) => text.includes(quote) || quote.includes(text));
      return [{ candidates: passage.units.map((_, at) => unitFeatures(query, passage, at)), right, weight: 1 }];
    });
}
