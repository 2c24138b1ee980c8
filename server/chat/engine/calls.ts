/** The calls that an engine answers. */
import { createSearchIndex } from "../../retrieval/index.ts";
import { briefOf } from "../brief.ts";
import { answerWithoutSearch, createConsultant } from "../consultant.ts";
import type { Engine, EngineCalls } from "./engine.ts";

export function engineCalls(): EngineCalls {
  const index = createSearchIndex();
  const consultant = createConsultant(() => index);
  return {
    update({ add, remove }) {
      for (const id of remove) index.remove(id);
      for (const entry of add) index.add(entry);
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
