/** One answer of a language model, over the passages that the search found, guarded sentence by sentence. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type ChatModel, ModelFailure } from "../model/index.ts";
import { INSTRUCTIONS, passageOf, turnsFor } from "../model/prompt.ts";
import { type Answer, linkTo } from "./answer.ts";
import type { Found } from "./engine/engine.ts";
import { sourceFrame } from "./frames.ts";
import { groundsOf, guarded } from "./guard/index.ts";
import { isInstruction, withoutInstructions } from "./injection.ts";
import { unitsOf } from "./passages.ts";

/** Earlier questions that the model sees. */
const EARLIER = 4;
/** Characters of an answer; a model that goes on is stopped at the end of a sentence. */
const ANSWER_LIMIT = 2_400;
/** Text by which it must be plain that the model writes words. */
const OPENING = 40;

export async function* modelAnswer(
  model: ChatModel,
  messages: readonly ChatMessage[],
  { answer, pages }: Found,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const cases = pages.filter(({ path }) => path.startsWith("/results/")).map(({ title }) => title);
  const grounds = groundsOf(answer.passages, { paths: pages.map(({ path }) => path), cases });
  const stop = new AbortController();
  const request = {
    instructions: INSTRUCTIONS,
    turns: turns(messages, answer),
    signal: AbortSignal.any([signal, stop.signal]),
  };
  let text = "";
  try {
    for await (const piece of guarded(readable(model.stream(request)), grounds)) {
      const last = text.length + piece.length > ANSWER_LIMIT ? /^[\s\S]*?[.!?](?=\s|$)/.exec(piece)?.[0] : undefined;
      text += last ?? piece;
      yield last ?? piece;
      if (last !== undefined) break;
    }
  } finally {
    stop.abort();
  }
  // Sources belong to every answer; a model that names none gets those of the passages.
  if (text.trim() && !/\]\(\//.test(text)) yield `\n\n${sourceFrame(answer.sources.map(linkTo))}`;
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

/** Holds the first characters back until they are words, so that rubbish can still be answered by something better. */
async function* readable(text: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  let opening: string | undefined = "";
  for await (const piece of text) {
    if (opening === undefined) yield piece;
    else {
      opening += piece;
      if (/\p{L}{2}/u.test(opening) && !isRubbish(opening)) {
        yield opening;
        opening = undefined;
      } else if (opening.length > OPENING) throw new ModelFailure("rubbish");
    }
  }
  if (opening?.trim()) throw new ModelFailure("rubbish");
}

const isRubbish = (text: string) => /\uFFFD|^\s*[{<\\]|^(?:\s*\W){6}/u.test(text);
