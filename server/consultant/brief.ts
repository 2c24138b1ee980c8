/** What a model is given to converse from: the talk, what the house has written on the matter, passages, and what is known of every case. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Fact, LibraryAnswer, Role, Subject } from "../../shared/contracts/library.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Match } from "./matches.ts";
import type { Query } from "./query.ts";
import { readQuestions } from "./read.ts";
import { givenIn, readTalk } from "./talk.ts";

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
  /** Messages before the last, oldest first, as far as nobody can have forged them. */
  talk: ChatMessage[];
  question: string;
  /** What the guard compares the model's words with. */
  grounds: {
    passages: BriefPassage[];
    facts: Fact[];
    subjects: Subject[];
    visitor: string[];
    /** Addresses that links may lead to. */
    paths: string[];
  };
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
  const earlier = talk.asked.slice(-1).map((question) => knowledge.query(question, talk.topic));
  const answers = best([...readings, ...earlier], (query) => knowledge.match(query).answers, MOST_ANSWERS);
  const entries = best([...readings, ...earlier], (query) => knowledge.match(query).entries, MOST_PASSAGES);
  const written = answers.flatMap((match) => (match.kind === "answer" && tells(match) ? [match.one.answer] : []));
  const passages = entries.flatMap((match) => (match.kind === "entry" ? [passageOf(match)] : []));
  const { facts, subjects } = knowledge.library.library;
  const given = new Set(written.flatMap((answer) => answer.facts));
  const pages = new Set(passages.map(({ url }) => url?.split("#")[0]));
  return {
    answers: written.map(({ questions, text, sources }) => ({
      question: questions[0] ?? "",
      answer: text,
      pages: sources.map(({ url }) => url),
    })),
    passages,
    house: knowledge.house,
    talk: messages
      .slice(0, -1)
      .filter((message) => isGenuine(message, knowledge))
      .slice(-TALK),
    question: talk.message,
    grounds: {
      passages: [...written.map(groundOf), ...passages],
      facts: facts.filter(({ id, page }) => given.has(id) || pages.has(page)),
      subjects,
      visitor: [...talk.asked, talk.message],
      paths: knowledge.paths,
    },
  };
}

/** Earlier answers come back from the visitor's side: only what the library holds is surely ours. */
const isGenuine = ({ role, content }: ChatMessage, knowledge: Knowledge) =>
  role === "user" || givenIn(content, knowledge) !== undefined;

/** Ways of talking are for visitors, not for a model. */
const tells = (match: Match & { kind: "answer" }) => match.one.answer.sources.length > 0;

function groundOf({ questions, text, sources, role }: LibraryAnswer): BriefPassage {
  return { title: sources[0]?.title ?? "", section: questions[0] ?? null, url: sources[0]?.url ?? null, text, role };
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
