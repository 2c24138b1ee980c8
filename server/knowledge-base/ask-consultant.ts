/** Asks the consultant as the chat does, and tells whether a model or the consultant itself wrote the answer. */
import { type ReplyDependencies, reply } from "../chat/reply.ts";
import type { Ask } from "./try-question.ts";

const BUILT_IN = "built-in consultant";

export function askConsultant(deps: ReplyDependencies): Ask {
  return async (messages) => {
    const text = await textOf(reply(messages, deps, new AbortController().signal));
    if (!deps.model) return { text, model: BUILT_IN };
    // Without a model's words the consultant's own stand in for them, to the letter.
    const own = await textOf(reply(messages, { ...deps, model: undefined }, new AbortController().signal));
    return { text, model: text === own ? BUILT_IN : deps.model.name };
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
