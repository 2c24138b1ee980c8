/** One answer of a language model, over the passages that the search found, guarded sentence by sentence. */
import { createJudge, createStreamGuard } from "../guard/index.ts";
import { type ChatModel, ModelFailure } from "../model/index.ts";
import { INSTRUCTIONS } from "../model/prompt.ts";
import { linkTo } from "./answer.ts";
import type { Brief } from "./brief.ts";
import { frames, sourceFrame } from "./frames.ts";

/** Characters of an answer; a model that goes on is stopped at the end of a sentence. */
const ANSWER_LIMIT = 2_400;
/** Text by which it must be plain that the model writes words. */
const OPENING = 40;

/** Yields nothing where what the model said may not be shown, or does not answer without what may not. */
export async function* modelAnswer(
  model: ChatModel,
  { turns, grounds, sources }: Brief,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const stop = new AbortController();
  const request = { instructions: INSTRUCTIONS, turns, signal: AbortSignal.any([signal, stop.signal]) };
  const guard = createStreamGuard(createJudge(grounds), new Set(grounds.paths), ANSWER_LIMIT);
  let text = "";
  try {
    for await (const piece of readable(model.stream(request))) {
      const out = guard.push(piece);
      text += out;
      if (out) yield out;
      const { closed, torso } = guard.report();
      if (closed || torso) break;
    }
  } finally {
    stop.abort();
  }
  const rest = guard.end();
  if (rest) yield rest;
  text += rest;
  if (!text.trim()) return;
  const links = sources.map(linkTo);
  if (guard.report().incomplete)
    yield `

${frames.partLeftOut}`;
  // Sources belong to every answer; a model that names none gets those of the passages.
  if (!/\]\(\//.test(text))
    yield `

${sourceFrame(links)}`;
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
