/** What a model is given to converse from: the talk, what the house has written on the matter, passages, and what is known of every case. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Role } from "../../shared/contracts/library.ts";
import type { Knowledge, Match } from "./knowledge.ts";
import type { Query } from "./query.ts";
import { readQuestions } from "./read.ts";
import { readTalk } from "./talk.ts";

export interface BriefPassage {
  title: string;
  section: string | null;
  url: string | null;
  text: string;
  role?: Role;
}

/** Plain data: it goes from the engine's thread to the server's. */
export interface Brief {
  /** Answers that the house has written, the likeliest first. */
  answers: { question: string; answer: string; pages: string[] }[];
  passages: BriefPassage[];
  /** One line a case, solution and article. */
  house: string[];
  /** Messages before the last, oldest first. */
  talk: ChatMessage[];
  question: string;
  /** Addresses that links may lead to. */
  paths: string[];
}

/** Of each reading of the question; measured: a dozen hold what is needed nearly always. */
const BEST = 12;
const MOST_ANSWERS = 16;
const MOST_PASSAGES = 18;
/** Characters of one passage. */
const PASSAGE_LIMIT = 2_200;
/** Earlier messages that a model sees. */
const TALK = 8;

export function briefOf(messages: readonly ChatMessage[], knowledge: Knowledge): Brief {
  const talk = readTalk(messages, knowledge);
  const questions = readQuestions(talk, knowledge);
  const readings = questions.flatMap((question) => question.readings);
  // What was asked before may still be what is meant.
  const earlier = talk.asked.slice(-2).map((question) => knowledge.query(question, talk.topic));
  const answers = best([...readings, ...earlier], (query) => knowledge.match(query).answers, MOST_ANSWERS);
  const entries = best([...readings, ...earlier], (query) => knowledge.match(query).entries, MOST_PASSAGES);
  return {
    answers: answers.flatMap((match) =>
      match.kind === "answer" && match.one.answer.kind !== "talk"
        ? [
            {
              question: match.one.answer.questions[0] ?? "",
              answer: match.one.answer.text,
              pages: match.one.answer.sources.map(({ url }) => url),
            },
          ]
        : [],
    ),
    passages: entries.flatMap((match) => (match.kind === "entry" ? [passageOf(match)] : [])),
    house: knowledge.house,
    talk: messages.slice(0, -1).slice(-TALK),
    question: talk.message,
    paths: knowledge.paths,
  };
}

/** The best of every reading, the likeliest first, each once. */
function best<M extends Match>(queries: readonly Query[], match: (query: Query) => M[], most: number): M[] {
  const found = queries.flatMap((query) => match(query).slice(0, BEST));
  const seen = new Set<unknown>();
  return found
    .sort((a, b) => b.probability - a.probability)
    .filter((one) => {
      const key = one.kind === "answer" ? one.one : one.passage.entry.id;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

function passageOf(match: Match & { kind: "entry" }): BriefPassage {
  const { entry, units } = match.passage;
  const role = entry.metadata.role as Role | undefined;
  const text = units.map(({ text, heading }) => (heading ? `${heading}: ${text}` : text)).join("\n");
  return {
    title: entry.page_title,
    section: entry.section_title,
    url: entry.page_url,
    text: text.slice(0, PASSAGE_LIMIT),
    ...(role && { role }),
  };
}
