/** What a model is given to phrase an answer from, and what it may say. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type Grounds, groundsOf } from "../guard/index.ts";
import type { ModelTurn } from "../model/index.ts";
import { passageOf, turnsFor } from "../model/prompt.ts";
import type { SearchIndex } from "../retrieval/index.ts";
import type { Answer, Source } from "./answer.ts";
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
  const grounds = groundsOf({
    passages: answer.passages.map((entry) => ({
      title: entry.page_title,
      section: entry.section_title,
      url: entry.page_url,
      text: textOf(entry),
    })),
    visitor: messages.filter(({ role }) => role === "user").map(({ content }) => content),
    paths: index.pages().map(({ path }) => path),
  });
  return { turns: turns(messages, answer), grounds, sources: answer.sources };
}

/** What of an entry may be shown: sentences that steer are gone from it. */
const textOf = (entry: KnowledgeBaseEntry) =>
  unitsOf(entry)
    .map(({ text }) => text)
    .join("\n");

function turns(messages: readonly ChatMessage[], { passages }: Answer) {
  const asked = messages
    .filter(({ role, content }) => role === "user" && !isInstruction(content))
    .map(({ content }) => content);
  const last = messages.at(-1)?.content ?? "";
  const given = passages.map((entry) => passageOf(entry, textOf(entry)));
  const earlier = asked.filter((content) => content !== last).slice(-EARLIER);
  return turnsFor(given, earlier, withoutInstructions(last));
}
