/** Data that the consultant is fitted and measured on: the built library and sections, and strangers' questions of earlier rounds. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type AnswerModel, loadAnswerModel, NO_MODEL } from "../../server/consultant/answer-model.ts";
import { answer } from "../../server/consultant/consultant.ts";
import { readConversation } from "../../server/consultant/conversation.ts";
import { Knowledge } from "../../server/consultant/knowledge.ts";
import { LibraryIndex } from "../../server/consultant/library-index.ts";
import type { Query } from "../../server/consultant/query.ts";
import { parseQuestions } from "../../server/consultant/questions.ts";
import { loadWeights, type Weights } from "../../server/consultant/weights.ts";
import { loadMeaning } from "../../server/meaning/index.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Library } from "../../shared/contracts/library.ts";

export const libraryAnswers = (folder = "build") =>
  (JSON.parse(readFileSync(join(folder, "library.json"), "utf8")) as Library).answers;

export interface MaterialOptions {
  weights: Weights;
  model?: AnswerModel;
  folder?: string;
}

/** Nobody hides instructions in what the weights are fitted on. */
const UNSUSPECTED = { inspect: () => ({ discarded: [], doubtful: [] }), doubtfulIn: () => [] };

export function knowledgeOf({ weights, model = loadAnswerModel(), folder = "build" }: MaterialOptions): Knowledge {
  const meaning = loadMeaning();
  const library = JSON.parse(readFileSync(join(folder, "library.json"), "utf8")) as Library;
  const sections = JSON.parse(readFileSync("build/knowledge.json", "utf8")) as object[];
  const knowledge = new Knowledge({
    library: new LibraryIndex(library, meaning, model),
    meaning,
    weights,
    ...UNSUSPECTED,
  });
  for (const [at, section] of sections.entries())
    knowledge.add({ ...section, id: String(at), created_at: "", embedding: null, metadata: {} } as never);
  return knowledge;
}

/** The library and the sections, before anything is learnt of them. */
export const untrainedKnowledge = () => knowledgeOf({ weights: loadWeights(), model: NO_MODEL });

/** The library once more, as entries that operators might have written: each headed by its question. */
export function headedEntries({ library }: Knowledge, weights: Weights, meaning = loadMeaning()): Knowledge {
  const knowledge = new Knowledge({ library, meaning, weights, ...UNSUSPECTED });
  for (const { id, subject, questions, text } of library.library.answers)
    knowledge.add({
      id,
      page_title: library.subject(subject)?.title ?? subject,
      page_url: null,
      section_title: questions[0] ?? null,
      content: text,
      created_at: "",
      embedding: null,
      metadata: {},
    });
  return knowledge;
}

const TURNS = "content/answers/talks";

/** Follow-ups to an answer: the question `ask`, for which the answer `to` is right. */
export function followUps(): { after: string; ask: string; to: string }[] {
  const byAnswer = parse(readFileSync(join(TURNS, "follow-ups.yaml"), "utf8")) as Record<
    string,
    { ask: string; to: string }[]
  >;
  return Object.entries(byAnswer).flatMap(([after, turns]) => turns.map((turn) => ({ after, ...turn })));
}

/** Mails of people who introduce themselves and ask several things. */
export const mails = () =>
  parse(readFileSync(join(TURNS, "mails.yaml"), "utf8")) as {
    intro: string;
    questions: { ask: string; to: string }[];
  }[];

export interface StrangersQuestion {
  /** The visitor's messages; the last one is to be answered. */
  turns: string[];
  /** Ids of the right answers; empty where none covers it. */
  answers: string[];
  weight: number;
}

/** They count more than the library's wordings, since their writers did not know the answers. */
const STRANGERS_WEIGHT = 6;
const ROUNDS = "bench/consultant/rounds";

export function strangersQuestions(): StrangersQuestion[] {
  return readdirSync(ROUNDS)
    .filter((name) => name.endsWith(".labelled.json"))
    .flatMap((name) => JSON.parse(readFileSync(join(ROUNDS, name), "utf8")) as { ask: string[]; answers: string[] }[])
    .map(({ ask, answers }) => ({ turns: ask, answers, weight: STRANGERS_WEIGHT }));
}

/** The readings of the last message, in the conversation that the earlier ones lead to. */
export function readingsOf(turns: readonly string[], knowledge: Knowledge): readonly Query[] {
  const messages: ChatMessage[] = [];
  for (const content of turns.slice(0, -1)) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: answer(messages, knowledge).text });
  }
  messages.push({ role: "user", content: turns.at(-1) ?? "" });
  const [whole] = parseQuestions(readConversation(messages, knowledge), knowledge);
  return whole?.readings ?? [];
}
