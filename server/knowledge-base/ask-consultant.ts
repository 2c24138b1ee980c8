/** Asks the consultant as the chat does, and tells whether a model or the consultant itself wrote the answer. */
import { findAnswer, type ReplyDependencies, reply } from "../chat/reply.ts";
import type { Ask } from "./try-question.ts";

const BUILT_IN = "built-in consultant";

export function askConsultant(deps: ReplyDependencies): Ask {
  return async (messages) => {
    const { signal } = new AbortController();
    const found = await findAnswer(messages, deps, signal);
    const text = await textOf(reply(found, deps, signal));
    // Without a model's words the consultant's own stand in for them, to the letter.
    const own = found.answer.text;
    return { text, model: deps.model && text !== own ? deps.model.name : BUILT_IN };
  };
}

async function textOf(events: ReturnType<typeof reply>): Promise<string> {
  let text = "";
  for await (const event of events) {
    if (event.type === "text") text += event.text;
    if (event.type === "error") text += `\n\n${event.message}`;
  }
  return text;
}
