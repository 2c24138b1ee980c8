/** Questions whose answers are known, put to the consultant: what the rankers are fitted on. */
import { unitFeatures } from "../../server/consultant/entry-features.ts";
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import type { IndexedAnswer } from "../../server/consultant/library-index.ts";
import type { EntryMatch, Match } from "../../server/consultant/matches.ts";
import type { Query, Topic } from "../../server/consultant/query.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import { TURNS } from "./lessons.ts";
import { readingsOf, strangersQuestions } from "./material.ts";
import type { Case } from "./ranker.ts";
import type { Choice } from "./regression.ts";
import { type Turn, talkBefore, talkElsewhere } from "./turns.ts";

/** Thousands of questions are enough for some twenty weights: of wordings that were held every so many is put, … */
const EVERY_HELD = 12;
/** … of what is asked of entries, … */
const EVERY_ENTRY = 10;
/** … and of what is asked of sentences. */
const EVERY_UNIT = 20;
/** Of each answer, for entries: those that its own writer found, who had the section before him. */
const FIRST_WORDINGS = 12;
/** How much a written turn of a talk counts beside a wording. */
const WRITTEN = 2;

/** Wordings that the answer model has not seen, alone and in talks. */
export function heldCases(held: readonly number[], knowledge: Knowledge): Case[] {
  const known = new Set(held);
  return knowledge.answers.flatMap((one) =>
    one.answer.questions.flatMap((question, place) => {
      const at = one.from + place;
      if (!known.has(at) || at % EVERY_HELD) return [];
      const bare = knowledge.library.withoutNames(question);
      const talk = wordsOf(bare).length > 1 ? talkBefore(one, at, knowledge) : undefined;
      const elsewhere = at % TURNS ? undefined : talkElsewhere(at, knowledge);
      return [
        answerCase(knowledge, { text: question, topic: undefined, one }, at),
        ...(talk ? [answerCase(knowledge, { text: bare, topic: talk, one }, at)] : []),
        ...(elsewhere ? [answerCase(knowledge, { text: question, topic: elsewhere, one }, at)] : []),
      ];
    }),
  );
}

/** Written turns of talks that the answer model has not seen. */
export const turnCases = (turns: readonly Turn[], knowledge: Knowledge): Case[] =>
  turns.map((turn) => ({ ...answerCase(knowledge, turn), weight: WRITTEN }));

function answerCase(
  knowledge: Knowledge,
  { text, topic, one }: { text: string; topic: Topic | undefined; one: IndexedAnswer },
  leftOut?: number,
): Case {
  const said = knowledge.query(text, topic);
  const query = leftOut === undefined ? said : asUnwritten(said, knowledge);
  const { answers } = knowledge.match(query, leftOut === undefined ? {} : { leftOut });
  const isRight = (match: Match) => match.kind === "answer" && match.one === one;
  return { query, matches: answers, isRight, weight: 1 };
}

/** A wording of the library as if nobody had written it: what it alone says is unknown then, as much of what strangers say is. */
const asUnwritten = (query: Query, knowledge: Knowledge): Query => ({
  ...query,
  unknown: knowledge.unknownOf(query.idf, 1),
});

/** What strangers asked, in each of its readings. */
export function strangersCases(knowledge: Knowledge): Case[] {
  return strangersQuestions().flatMap(({ asked, answers: right, weight }) => {
    const leftOut = knowledge.library.numberOf(asked.at(-1) ?? "");
    const isRight = (match: Match) => match.kind === "answer" && right.includes(match.one.answer.id);
    return readingsOf(asked, knowledge).map((query) => {
      const { answers } = knowledge.match(query, { leftOut });
      return { query, matches: answers, isRight, weight, isStrangers: true };
    });
  });
}

/** Sections of pages, whose sentences answer; and short entries that are headed by their question, as operators write them. */
export function entryCases(knowledge: Knowledge, headed: Knowledge): Case[] {
  const asked = (at: number) => at % EVERY_ENTRY === 0;
  const all = knowledge.answers.flatMap(({ answer }) =>
    answer.questions.slice(0, FIRST_WORDINGS).map((ask, at) => ({ ask, at, answer })),
  );
  const sections = all.filter(({ answer }, at) => asked(at) && answer.sources.length > 0);
  const others = all.filter(({ at, answer }, place) => at > 0 && asked(place) && headed.entries.get(answer.id));
  return [
    ...sections.map(({ ask, answer }) => {
      const urls = answer.sources.map(({ url }) => url);
      return entryCase(knowledge, ask, (match) => urls.includes(match.passage.entry.page_url ?? ""));
    }),
    ...others.map(({ ask, answer }) => entryCase(headed, ask, (match) => match.passage.entry.id === answer.id)),
  ];
}

function entryCase(from: Knowledge, ask: string, isRight: (match: EntryMatch) => boolean): Case {
  const query = from.query(ask);
  const right = (match: Match) => match.kind === "entry" && isRight(match);
  return { query, matches: from.match(query).entries, isRight: right, weight: 1 };
}

/** Which sentence of its section an answer was written from. */
export function unitChoices(knowledge: Knowledge): Choice[] {
  const asked = knowledge.answers.flatMap(({ answer: { questions, sources } }) =>
    questions.flatMap((ask) => sources.slice(0, 1).map(({ url, quote }) => ({ ask, url, quote }))),
  );
  return asked
    .filter((_, at) => at % EVERY_UNIT === 0)
    .flatMap(({ ask, url, quote }) => {
      const entry = knowledge.entries.all().find(({ page_url }) => page_url === url);
      if (!entry) return [];
      const passage = knowledge.passage(entry);
      const query = knowledge.query(ask);
      const right = passage.units.map(({ text }) => text.includes(quote) || quote.includes(text));
      return [{ candidates: passage.units.map((_, at) => unitFeatures(query, passage, at)), right, weight: 1 }];
    });
}
