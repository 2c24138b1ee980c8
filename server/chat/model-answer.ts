/** One answer of a language model, over the passages that the search found, guarded sentence by sentence. */
import { type ChatModel, ModelFailure } from "../model/index.ts";
import { INSTRUCTIONS } from "../model/prompt.ts";
import { linkTo } from "./answer.ts";
import type { Brief } from "./brief.ts";
import { sourceFrame } from "./frames.ts";
import { guarded } from "./guard/index.ts";

/** Characters of an answer; a model that goes on is stopped at the end of a sentence. */
const ANSWER_LIMIT = 2_400;
/** Text by which it must be plain that the model writes words. */
const OPENING = 40;

export async function* modelAnswer(
  model: ChatModel,
  { turns, grounds, sources }: Brief,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const stop = new AbortController();
  const request = { instructions: INSTRUCTIONS, turns, signal: AbortSignal.any([signal, stop.signal]) };
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
  if (text.trim() && !/\]\(\//.test(text)) yield `\n\n${sourceFrame(sources.map(linkTo))}`;
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
