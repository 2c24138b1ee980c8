/** The calls that an engine answers. */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { createSearchIndex, type SearchIndex } from "../../retrieval/index.ts";
import { briefOf } from "../brief.ts";
import { answerWithoutSearch, createConsultant } from "../consultant.ts";
import { callFailureOf, type Engine, type EngineCalls, type LeftOut } from "./engine.ts";

export function engineCalls(): EngineCalls {
  const index = createSearchIndex();
  const consultant = createConsultant(() => index);
  return {
    update({ add, remove }) {
      const removed = remove.flatMap((id) => leftOut(id, () => index.remove(id)));
      return [...removed, ...add.flatMap((entry) => leftOut(entry.id, () => addWhole(index, entry)))];
    },
    answer(messages, { vector, forModel, withoutSearch } = {}) {
      const answer = withoutSearch ? answerWithoutSearch(messages) : consultant.answer(messages, vector);
      if (!answer) return undefined;
      // What was read stays here: it is long, and would be copied from one thread to the other.
      const told = { ...answer, passages: [] };
      return forModel && answer.passages.length
        ? { answer: told, brief: briefOf(messages, answer, index) }
        : { answer: told };
    },
    search: (question, options) => index.search(question, options),
  };
}

/** No half of an entry stays, where the index fails at the other. */
function addWhole(index: SearchIndex, entry: KnowledgeBaseEntry) {
  try {
    index.add(entry);
  } catch (error) {
    index.remove(entry.id);
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
export function createEngine(): Engine {
  const calls = engineCalls();
  return {
    update: async (...args) => calls.update(...args),
    answer: async (...args) => calls.answer(...args),
    search: async (...args) => calls.search(...args),
    life: 1,
    busy: () => undefined,
    close: async () => {},
  };
}
