/** Asks the consultant as the chat does, and reports whether a model or the consultant itself answered. */
import type { ReplyDependencies } from "../chat/reply.ts";
import { wholeAnswer } from "../chat/whole-answer.ts";
import type { Ask } from "./try-question.ts";

const BUILT_IN = "built-in consultant";

export function askConsultant(deps: ReplyDependencies): Ask {
  return async (messages) => {
    const { text, interrupted, outcome } = await wholeAnswer(messages, deps);
    return {
      text: interrupted ? `${text}\n\n${interrupted}` : text,
      model: deps.model && outcome.by === "model" ? deps.model.name : BUILT_IN,
    };
  };
}
