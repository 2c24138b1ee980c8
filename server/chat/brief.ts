/** What a model is given to phrase an answer from, and what it may say. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { ModelTurn } from "../model/index.ts";
import { passageOf, turnsFor } from "../model/prompt.ts";
import type { SearchIndex } from "../retrieval/index.ts";
import type { Answer, Source } from "./answer.ts";
import { type Grounds, groundsOf } from "./guard/index.ts";
import { isInstruction, withoutInstructions } from "./injection.ts";
import { unitsOf } from "./passages.ts";

/** Earlier questions that the model sees. */
const EARLIER = 4;

/** Plain data: it goes from the engine's thread to the server's. */
export interface Brief {
  turns: ModelTurn[];
  grounds: Grounds;
  sources: Source[];
}

export function briefOf(messages: readonly ChatMessage[], answer: Answer, index: SearchIndex): Brief {
  const pages = index.pages();
  const cases = pages.filter(({ path }) => path.startsWith("/results/")).map(({ title }) => title);
  const grounds = groundsOf(answer.passages, { paths: pages.map(({ path }) => path), cases });
  return { turns: turns(messages, answer), grounds, sources: answer.sources };
}

function turns(messages: readonly ChatMessage[], { passages }: Answer) {
  const asked = messages
    .filter(({ role, content }) => role === "user" && !isInstruction(content))
    .map(({ content }) => content);
  const last = messages.at(-1)?.content ?? "";
  const given = passages.map((entry) =>
    passageOf(
      entry,
      unitsOf(entry)
        .map(({ text }) => text)
        .join("\n"),
    ),
  );
  const earlier = asked.filter((content) => content !== last).slice(-EARLIER);
  return turnsFor(given, earlier, withoutInstructions(last));
}
