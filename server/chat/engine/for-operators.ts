/** The engine's calls for operators: describing answers, and listing the library. */
import type { Knowledge } from "../../consultant/index.ts";
import type { AboutAnswer, LibraryFacts, Surroundings } from "./engine.ts";

const ENTRY = /^entry:/;
/** Prefix of a model's answer; the rest is the id of the one that it replaces. */
const MODEL = /^model:/;

export function aboutAnswer(id: string, knowledge: Knowledge): AboutAnswer | null {
  const name = id.replace(MODEL, "");
  const answer = knowledge.library.get(name)?.answer;
  if (answer)
    return { subject: answer.subject, title: answer.questions[0] ?? name, url: answer.sources[0]?.url ?? null };
  const entry = ENTRY.test(name) ? knowledge.entries.get(name.replace(ENTRY, "")) : undefined;
  if (!entry) return null;
  const { page_title, section_title, page_url } = entry;
  const page = page_url?.replace(/#.*/s, "");
  return {
    subject: page === undefined ? undefined : knowledge.subjectAt(page || "/"),
    title: section_title ? `${page_title}: ${section_title}` : page_title,
    url: page_url,
  };
}

export function libraryFacts({ library: { library } }: Knowledge): LibraryFacts {
  const { version, answers, subjects } = library;
  return { version, answers: answers.length, subjects: subjects.map(({ id, title }) => ({ id, title })) };
}

/** Entries compared with each text: nearest by words, and as many of the operators' own answers by meaning. */
const NEAREST = 24;

export function surroundings(texts: readonly string[], knowledge: Knowledge): Surroundings {
  const { facts, subjects } = knowledge.library.library;
  const near = texts.flatMap((text) => knowledge.nearestEntries(text, NEAREST));
  return { facts, subjects, entries: [...new Set(near)] };
}
