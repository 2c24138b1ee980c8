/** Asks the consultant as the chat does, and reports whether a model or the consultant itself answered. */

import type { QuestionTrial } from "../../shared/contracts/operator.ts";
import type { Outcome, ReplyDependencies } from "../chat/reply.ts";
import { wholeAnswer } from "../chat/whole-answer.ts";
import type { Ask } from "./try-question.ts";

const BUILT_IN = "built-in consultant";

export function askConsultant(deps: ReplyDependencies): Ask {
  return async (messages) => {
    const { text, interrupted, outcome, found } = await wholeAnswer(messages, deps);
    return {
      text: interrupted ? `${text}\n\n${interrupted}` : text,
      model: deps.model && outcome.by === "model" ? deps.model.name : BUILT_IN,
      talk: found.talk,
      steps: found.steps,
      ...writtenIn(outcome, found.answer.text),
    };
  };
}

/** What a model wrote, where one was asked. */
function writtenIn({ trace, modelFailure }: Outcome, builtIn: string): Pick<QuestionTrial, "written"> {
  if (!trace && !modelFailure) return {};
  const sentences = (trace?.judged ?? []).map(({ written, outcome, why, lines }) => ({
    written,
    outcome,
    why: [...why],
    lines: lines.map(({ text }) => text),
  }));
  const times = { ...trace?.times };
  return { written: { builtIn, ...(modelFailure && { failure: modelFailure }), sentences, times } };
}
