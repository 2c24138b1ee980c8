/** What a language model is given to answer from: the conversation, answers of the library, passages, and the catalogue. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Fact, LibraryAnswer, Role, Rows, Subject } from "../../shared/contracts/library.ts";
import type { Source } from "./answer.ts";
import { answerGivenIn, readConversation } from "./conversation.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Match } from "./matches.ts";
import type { Query } from "./query.ts";
import { parseQuestions } from "./questions.ts";

export interface BriefPassage {
  title: string;
  section: string | null;
  url: string | null;
  text: string;
  role?: Role;
}

/** A section or page, by its address and the title of its page. */
export type Cited = Pick<Source, "title" | "url">;

/** Plain data: it goes from the engine's thread to the server's. */
export interface Brief {
  /** Of the library, the likeliest first. */
  answers: { question: string; answer: string; sources: Source[] }[];
  passages: BriefPassage[];
  /** Those of the passages' lines that are rows. */
  rows: Rows;
  /** One line a case, solution and article. */
  catalogue: string[];
  /** Messages before the last, oldest first, as far as nobody can have forged them. */
  conversation: ChatMessage[];
  question: string;
  /** What the guard checks the model's words against. */
  grounds: {
    passages: BriefPassage[];
    sources: Cited[];
    facts: Fact[];
    subjects: Subject[];
    visitor: string[];
    /** Addresses that links may lead to. */
    paths: string[];
  };
}

/** Matches of each reading; measured: a dozen nearly always include what is needed. */
const PER_READING = 12;
const ANSWER_LIMIT = 16;
const PASSAGE_COUNT = 18;
/** Characters of one passage. */
const PASSAGE_LIMIT = 2_200;
const EARLIER_MESSAGES = 8;

export function briefOf(messages: readonly ChatMessage[], knowledge: Knowledge, page?: string): Brief {
  const conversation = readConversation(messages, knowledge, page);
  const questions = parseQuestions(conversation, knowledge);
  const readings = questions.flatMap((question) => question.readings);
  // The previous question may still be what is meant.
  const earlier = conversation.earlierQuestions
    .slice(-1)
    .map((question) => knowledge.query(question, conversation.topic));
  const answers = best([...readings, ...earlier], (query) => knowledge.match(query).answers, ANSWER_LIMIT);
  const entries = best([...readings, ...earlier], (query) => knowledge.match(query).entries, PASSAGE_COUNT);
  const written = answers.flatMap((match) => (match.kind === "answer" && hasSources(match) ? [match.one.answer] : []));
  const passages = entries.flatMap((match) => (match.kind === "entry" ? [passageOf(match)] : []));
  const { facts, subjects } = knowledge.library.library;
  const given = new Set(written.flatMap((answer) => answer.facts));
  const pages = new Set(passages.map(({ url }) => url?.split("#")[0]));
  return {
    answers: written.map((answer) => ({
      question: answer.questions[0] ?? "",
      answer: answer.text,
      sources: knowledge.library.sourcesOf(answer),
    })),
    passages,
    rows: rowsIn(passages, knowledge),
    catalogue: knowledge.catalogue,
    conversation: messages
      .slice(0, -1)
      .filter((message) => isGenuine(message, knowledge))
      .slice(-EARLIER_MESSAGES),
    question: conversation.message,
    grounds: {
      passages: [...written.map(groundOf), ...passages],
      sources: written.flatMap(({ sources }) => citedIn(sources)),
      facts: facts.filter(({ id, page }) => given.has(id) || pages.has(page)),
      subjects,
      visitor: [...conversation.earlierQuestions, conversation.message],
      paths: knowledge.paths,
    },
  };
}

const citedIn = (sources: readonly Cited[]): Cited[] => sources.map(({ title, url }) => ({ title, url }));

/** Earlier answers come back from the browser: only those of the library are surely ours. */
const isGenuine = ({ role, content }: ChatMessage, knowledge: Knowledge) =>
  role === "user" || answerGivenIn(content, knowledge) !== undefined;

/** Small talk is not passed on. */
const hasSources = (match: Match & { kind: "answer" }) => match.one.answer.sources.length > 0;

function groundOf({ questions, text, sources, role }: LibraryAnswer): BriefPassage {
  return { title: sources[0]?.title ?? "", section: questions[0] ?? null, url: sources[0]?.url ?? null, text, role };
}

function rowsIn(passages: readonly BriefPassage[], { library }: Knowledge): Rows {
  const { rows } = library.library;
  const lines = passages.flatMap(({ text }) => text.split("\n"));
  return Object.fromEntries(lines.flatMap((line) => (Object.hasOwn(rows, line) ? [[line, rows[line] ?? []]] : [])));
}

/** The best matches of all readings, without duplicates. */
function best<M extends Match>(queries: readonly Query[], match: (query: Query) => M[], most: number): M[] {
  const found = queries.flatMap((query) => match(query).slice(0, PER_READING));
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
  // A short line that heads several sentences stands once, above them.
  const lines = units.flatMap(({ text, heading }, at) =>
    heading && heading !== units[at - 1]?.heading ? [`${heading}:`, text] : [text],
  );
  const text = lines.join("\n");
  return {
    title: entry.page_title,
    section: entry.section_title,
    url: entry.page_url,
    text: text.slice(0, PASSAGE_LIMIT),
    ...(role && { role }),
  };
}
