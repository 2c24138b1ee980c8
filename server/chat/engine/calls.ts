/** The calls that an engine answers. */
import {
  answer,
  briefOf,
  foresee,
  Knowledge,
  type KnowledgeParts,
  loadParts,
  type ModelVector,
  outlook,
} from "../../consultant/index.ts";
import { discardedSentences } from "../../knowledge-base/hidden-instructions/index.ts";
import { createSiteSearch } from "../../search/in-index/site-search.ts";
import { groundOf } from "../ground-of-brief.ts";
import { callFailureOf, type Engine, type EngineCalls, type Hit, type KnownAnswer, type LeftOut } from "./engine.ts";
import { aboutAnswer, libraryFacts, surroundings } from "./for-operators.ts";

/** Default number of hits of a search. */
const HITS = 10;
/** Prompt injections and requests for regulated advice never reach a model; small talk and a person's contact need none. */
const FOR_A_MODEL = new Set(["answer", "options", "declined"]);

export function engineCalls(parts: KnowledgeParts = loadParts()): EngineCalls {
  const knowledge = new Knowledge(parts);
  const searchSite = createSiteSearch(knowledge);
  return {
    update({ add, remove }) {
      const removed = remove.flatMap((id) => leftOut(id, () => knowledge.remove(id)));
      return [...removed, ...add.flatMap((entry) => leftOut(entry.id, () => addWhole(knowledge, entry)))];
    },
    answer(messages, { vector, forModel, page } = {}) {
      const found = answer(messages, knowledge, { vector, page });
      const subject = aboutAnswer(found.id, knowledge)?.subject;
      if (!forModel || !FOR_A_MODEL.has(found.kind) || found.enquiry) return { answer: found, subject };
      return { answer: found, subject, ground: groundOf(briefOf(messages, knowledge, page)) };
    },
    search: (question, { limit = HITS, vector } = {}) => hits(question, knowledge, vector).slice(0, limit),
    library: (id) => knownAnswers(knowledge, id),
    outlook: (change, questions) => outlook(change, questions, knowledge),
    foresee: (change, questions) => foresee(change, questions, knowledge),
    surroundings: (texts) => surroundings(texts, knowledge),
    searchSite,
    about: (ids) => ids.map((id) => aboutAnswer(id, knowledge)),
    facts: () => libraryFacts(knowledge),
    vectors: (questions) => questions.map((question) => knowledge.vectorOf(question)),
  };
}

function knownAnswers(knowledge: Knowledge, id: string | undefined): KnownAnswer[] {
  const written = knowledge.library.answers.filter(({ answer }) => id === undefined || answer.id === id);
  const standing = new Set(knowledge.answers.map(({ answer }) => answer.id));
  return written.map(({ answer: { text: before, questions, subject, ...rest } }) => {
    const { text, sources } = knowledge.answer(rest.id)?.answer ?? { text: before, sources: rest.sources };
    const entry = knowledge.overriding(rest.id);
    return {
      id: rest.id,
      subject: knowledge.library.subject(subject)?.title ?? subject,
      question: questions[0] ?? "",
      ...(id === undefined ? {} : { wordings: questions }),
      text,
      urls: [...new Set(sources.map(({ url }) => url))],
      stands: standing.has(rest.id),
      ...(entry ? { override: { entry, written: before } } : {}),
    };
  });
}

function hits(question: string, knowledge: Knowledge, vector: ModelVector | undefined): Hit[] {
  const found = knowledge.match(knowledge.query(question), { vector });
  const answers = found.answers.map(({ one: { answer }, probability }): Hit => {
    const [source] = answer.sources;
    const section = answer.questions[0] ?? null;
    const { title = "", url = null } = source ?? {};
    return { id: answer.id, kind: "answer", title, section, url, probability, discarded: [] };
  });
  const entries = found.entries.map(({ passage: { entry }, probability }): Hit => {
    const { id, page_title: title, section_title: section, page_url: url } = entry;
    const discarded = discardedSentences(knowledge.entries.get(id) ?? entry);
    return { id, kind: "entry", title, section, url, probability, discarded };
  });
  return [...answers, ...entries].sort((a, b) => b.probability - a.probability);
}

/** Atomic: an entry that the index cannot take leaves nothing behind. */
function addWhole(knowledge: Knowledge, entry: Parameters<Knowledge["add"]>[0]) {
  try {
    knowledge.add(entry);
  } catch (error) {
    knowledge.remove(entry.id);
    throw error;
  }
}

/** The entry, if the index cannot take it; the others are added all the same. */
function leftOut(id: string, work: () => void): LeftOut[] {
  try {
    work();
    return [];
  } catch (error) {
    return [{ id, failure: callFailureOf(error) }];
  }
}

/** An engine in the thread of its caller: for tests and other small work. */
export function createEngine(parts?: KnowledgeParts): Engine {
  const calls = engineCalls(parts);
  return {
    update: async (...args) => calls.update(...args),
    answer: async (...args) => calls.answer(...args),
    search: async (...args) => calls.search(...args),
    library: async (...args) => calls.library(...args),
    outlook: async (...args) => calls.outlook(...args),
    foresee: async (...args) => calls.foresee(...args),
    surroundings: async (...args) => calls.surroundings(...args),
    searchSite: async (...args) => calls.searchSite(...args),
    about: async (...args) => calls.about(...args),
    facts: async () => calls.facts(),
    vectors: async (...args) => calls.vectors(...args),
    generation: 1,
    busy: () => undefined,
    close: async () => {},
  };
}
