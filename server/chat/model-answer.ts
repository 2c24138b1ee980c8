/** One answer of a language model, guarded sentence by sentence. */
import { type Answer, type Brief, sourceLine } from "../consultant/index.ts";
import { type Guard, groundsOf, type Report } from "../guard/index.ts";
import { type ChatModel, ModelFailure } from "../model/index.ts";
import { INSTRUCTIONS, turnsFor } from "../model/prompt.ts";
import { citedSources, unnamedSources } from "./cited-sources.ts";
import type { AnswerFacts } from "./events.ts";

/** Milliseconds that a visitor waits for first words, whatever the model says meanwhile: then the built-in answer is given. */
const FIRST_WORDS_MS = 8_000;
/** Characters of an answer; a model that goes on is stopped at the end of a sentence. */
const ANSWER_LIMIT = 2_400;
/** Characters that are held back to check that the model writes words. */
const OPENING = 40;
const PART_LEFT_OUT =
  "I left out a part that the pages do not bear out. You can put the question to our team through the [contact section](/#contact).";

interface Parts {
  model: ChatModel;
  guard: Guard;
  firstWordsMs?: number | undefined;
}

/**
 * Yields nothing if too little of the model's text passes the guard to be an answer. Throws a `ModelFailure`,
 * "slow" where nothing has passed in time. `builtIn` is the answer that the model's takes the place of.
 */
export async function* modelAnswer(
  { model, guard, firstWordsMs = FIRST_WORDS_MS }: Parts,
  brief: Brief,
  builtIn: Answer,
  signal: AbortSignal,
  onGuarded: (report: Report) => void = () => {},
): AsyncGenerator<string, AnswerFacts> {
  const stop = new AbortController();
  const request = {
    instructions: INSTRUCTIONS,
    turns: turnsFor(brief),
    signal: AbortSignal.any([signal, stop.signal]),
  };
  const guarded = guard.stream(readable(model.stream(request)), {
    grounds: groundsOf(brief.grounds),
    limit: ANSWER_LIMIT,
    // Read strictly, it was better than the model's patched with own words (docs/guard.md).
    hasBetter: builtIn.kind !== "options" && builtIn.sources.length > 0,
  });
  let text = "";
  let report: Report | undefined;
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, firstWordsMs);
  try {
    while (!report) {
      const { value, done } = await guarded.next();
      // Words that came while the model was being stopped would begin an answer that breaks off.
      stop.signal.throwIfAborted();
      clearTimeout(limit);
      if (done) report = value;
      else {
        text += value;
        yield value;
      }
    }
  } catch (failure) {
    throw isLate ? new ModelFailure("slow") : failure;
  } finally {
    clearTimeout(limit);
    stop.abort();
    await guarded.return(undefined as never);
  }
  onGuarded(report);
  if (text.trim() && report.incomplete) yield `\n\n${PART_LEFT_OUT}`;
  // Every answer has a source.
  if (text.trim() && builtIn.kind === "answer" && !/\]\(\//.test(text)) {
    const line = sourceLine(unnamedSources(text, brief));
    text += line;
    yield line;
  }
  const { options, kind } = builtIn;
  return {
    id: `model:${builtIn.id}`,
    kind: kind === "options" ? "answer" : kind,
    sources: citedSources(text, brief),
    options,
  };
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
