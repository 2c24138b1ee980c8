/** What the consultant is fitted and measured on: the built library and sections, and strangers' questions of earlier rounds. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type AnswerModel, loadAnswerModel } from "../../server/consultant/answer-model.ts";
import { answer } from "../../server/consultant/consultant.ts";
import { Knowledge } from "../../server/consultant/knowledge.ts";
import { LibraryIndex } from "../../server/consultant/library-index.ts";
import type { Query } from "../../server/consultant/query.ts";
import { readQuestions } from "../../server/consultant/read.ts";
import { readTalk } from "../../server/consultant/talk.ts";
import type { Weights } from "../../server/consultant/weights.ts";
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

export function knowledgeOf({ weights, model = loadAnswerModel(), folder = "build" }: MaterialOptions): Knowledge {
  const meaning = loadMeaning();
  const library = JSON.parse(readFileSync(join(folder, "library.json"), "utf8")) as Library;
  const sections = JSON.parse(readFileSync("build/knowledge.json", "utf8")) as object[];
  const knowledge = new Knowledge({
    library: new LibraryIndex(library, meaning, model),
    meaning,
    weights,
    discard: () => [],
  });
  for (const [at, section] of sections.entries())
    knowledge.add({ ...section, id: String(at), created_at: "", embedding: null, metadata: {} } as never);
  return knowledge;
}

/** The library once more, as entries that operators might have written: each headed by its question. */
export function headedEntries({ library }: Knowledge, weights: Weights, meaning = loadMeaning()): Knowledge {
  const knowledge = new Knowledge({ library, meaning, weights, discard: () => [] });
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

const TALKS = "content/answers/talks";

/** What people say next after an answer: `ask` is for the answer `to`. */
export function followUps(): { after: string; ask: string; to: string }[] {
  const read = parse(readFileSync(join(TALKS, "follow-ups.yaml"), "utf8")) as Record<
    string,
    { ask: string; to: string }[]
  >;
  return Object.entries(read).flatMap(([after, turns]) => turns.map((turn) => ({ after, ...turn })));
}

/** Mails of people who introduce themselves and ask several things. */
export const mails = () =>
  parse(readFileSync(join(TALKS, "mails.yaml"), "utf8")) as {
    intro: string;
    questions: { ask: string; to: string }[];
  }[];

export interface StrangersQuestion {
  /** What the visitor wrote, turn by turn; the last is answered. */
  asked: string[];
  /** Ids of the answers that would do; none where nothing does. */
  answers: string[];
  weight: number;
}

/** Questions of past rounds, which count more than the library's own wordings: nobody who wrote them knew an answer. */
const WEIGHT = 6;
const ROUNDS = "bench/consultant/rounds";

export function strangersQuestions(): StrangersQuestion[] {
  return readdirSync(ROUNDS)
    .filter((name) => name.endsWith(".labelled.json"))
    .flatMap((name) => JSON.parse(readFileSync(join(ROUNDS, name), "utf8")) as { ask: string[]; answers: string[] }[])
    .map(({ ask, answers }) => ({ asked: ask, answers, weight: WEIGHT }));
}

/** The ways in which the last message may be meant, in the talk that came of those before it. */
export function readingsOf(asked: readonly string[], knowledge: Knowledge): readonly Query[] {
  const messages: ChatMessage[] = [];
  for (const content of asked.slice(0, -1)) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: answer(messages, knowledge).text });
  }
  messages.push({ role: "user", content: asked.at(-1) ?? "" });
  const [whole] = readQuestions(readTalk(messages, knowledge), knowledge);
  return whole?.readings ?? [];
}
