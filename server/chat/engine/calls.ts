/** The calls that an engine answers. */
import {
  answer,
  briefOf,
  Knowledge,
  type KnowledgeParts,
  loadParts,
  type ModelVector,
} from "../../consultant/index.ts";
import { discardedSentences } from "../../knowledge-base/hidden-instructions/index.ts";
import { createSiteSearch } from "../../search/in-index/site-search.ts";
import { callFailureOf, type Engine, type EngineCalls, type Hit, type LeftOut } from "./engine.ts";

/** Hits of a search where no number is asked for. */
const HITS = 10;
/** What an instruction in disguise and a request for regulated advice ask for is no model's to give. */
const NOT_FOR_A_MODEL = new Set(["refused", "advice"]);

export function engineCalls(parts: KnowledgeParts = loadParts()): EngineCalls {
  const knowledge = new Knowledge(parts);
  const searchSite = createSiteSearch(knowledge);
  return {
    update({ add, remove }) {
      const removed = remove.flatMap((id) => leftOut(id, () => knowledge.remove(id)));
      return [...removed, ...add.flatMap((entry) => leftOut(entry.id, () => addWhole(knowledge, entry)))];
    },
    answer(messages, { vector, forModel } = {}) {
      const found = answer(messages, knowledge, vector);
      if (!forModel || NOT_FOR_A_MODEL.has(found.kind)) return { answer: found };
      return { answer: found, brief: briefOf(messages, knowledge) };
    },
    search: (question, { limit = HITS, vector } = {}) => hits(question, knowledge, vector).slice(0, limit),
    searchSite,
  };
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

/** No half of an entry stays, where the index fails at the other. */
function addWhole(knowledge: Knowledge, entry: Parameters<Knowledge["add"]>[0]) {
  try {
    knowledge.add(entry);
  } catch (error) {
    knowledge.remove(entry.id);
    throw error;
  }
}

/** The entry, where the index fails at it: the others go in all the same. */
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
    searchSite: async (...args) => calls.searchSite(...args),
    life: 1,
    busy: () => undefined,
    close: async () => {},
  };
}
