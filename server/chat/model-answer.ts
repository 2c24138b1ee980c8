/** One answer of a language model, each of its claims on a sentence of the ground. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Answer, Ground } from "../consultant/index.ts";
import type { Embedder } from "../embedding/embedder.ts";
import { createNearest, guarded, type Judged, type Nearest, type Report } from "../guard/index.ts";
import { type ChatModel, ModelFailure } from "../model/index.ts";
import { type AnswerFacts, createCitations } from "./events.ts";
import type { GroundLine } from "./prompt.ts";
import { promptFor } from "./prompt.ts";

/** Characters that are held back to check that the model writes words. */
const OPENING = 40;
const PART_LEFT_OUT =
  "I left out a part that the pages do not bear out. You can put the question to our team through the [contact section](/#contact).";

export interface Writer {
  model: ChatModel;
  /** Asked whether a sentence carries a claim; without one, quotations stand alone. */
  checker?: ChatModel | undefined;
  encoder: Pick<Embedder, "embed">;
  /** Tokens of a prompt at most. */
  promptTokens?: number | undefined;
  /** Milliseconds that a visitor waits for first words, whatever the model says meanwhile: then the built-in answer is given. */
  firstWordsMs?: number | undefined;
}

/** What a model was asked and wrote, and how long each step took: for operators and the bench. */
export interface Trace {
  lines: readonly GroundLine[];
  judged: readonly Judged<GroundLine>[];
  /** Milliseconds from the question to the model's first words, to the first that were shown, and to the end; and in checks. */
  times: { firstWords?: number; firstShown?: number; end?: number; checking: number };
}

const PROMPT_TOKENS = 2_000;
const FIRST_WORDS_MS = 8_000;

const nearestBy = new WeakMap<object, Nearest<GroundLine>>();
function nearestOf(encoder: Pick<Embedder, "embed">): Nearest<GroundLine> {
  const known = nearestBy.get(encoder) ?? createNearest<GroundLine>(encoder);
  nearestBy.set(encoder, known);
  return known;
}

/**
 * Yields nothing if too little of the model's text stands to be an answer. Throws a `ModelFailure`, "slow" where
 * nothing has passed in time. `builtIn` is the answer that the model's takes the place of.
 */
export async function* modelAnswer(
  { model, checker, encoder, promptTokens = PROMPT_TOKENS, firstWordsMs = FIRST_WORDS_MS }: Writer,
  ground: Ground,
  messages: readonly ChatMessage[],
  builtIn: Answer,
  signal: AbortSignal,
  onJudged: (report: Report<GroundLine>, trace: Trace) => void = () => {},
): AsyncGenerator<string, AnswerFacts> {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  const { lines, ...prompt } = promptFor(ground, messages, promptTokens);
  const times: Trace["times"] = { checking: 0 };
  const check = checker && timed(asking(checker, stopped, firstWordsMs / 2), times);
  const words = heard(readable(model.stream({ ...prompt, signal: stopped })), () => {
    times.firstWords ??= since();
  });
  const shown = guarded(words, {
    nearest: nearestOf(encoder),
    check,
    lines,
    paths: ground.paths,
    question: messages.at(-1)?.content ?? "",
    hasBetter: builtIn.kind === "answer" && builtIn.sources.length > 0,
  });
  const citations = createCitations();
  let text = "";
  let report: Report<GroundLine> | undefined;
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, firstWordsMs);
  try {
    while (!report) {
      const { value, done } = await shown.next();
      // Words that came while the model was being stopped would begin an answer that breaks off.
      if (isLate && !text) stop.signal.throwIfAborted();
      clearTimeout(limit);
      if (done) report = value;
      else {
        times.firstShown ??= since();
        text += value.text;
        citations.add(text.length, value.lines);
        yield value.text;
      }
    }
  } catch (failure) {
    throw isLate && !text ? new ModelFailure("slow") : failure;
  } finally {
    clearTimeout(limit);
    stop.abort();
    times.end = since();
    await shown.return(undefined as never);
  }
  onJudged(report, { lines, judged: report.judged, times });
  if (text && report.incomplete) yield `\n\n${PART_LEFT_OUT}`;
  if (text && citations.line()) yield citations.line();
  const { options, kind } = builtIn;
  return { id: `model:${builtIn.id}`, kind: kind === "options" ? "answer" : kind, ...citations.cited(), options };
}

/** The checker's whole reply, or a rejection where it is away or late. */
function asking(checker: ChatModel, signal: AbortSignal, timeoutMs: number) {
  return async (instructions: string, message: string) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let reply = "";
    const turns = [{ role: "user" as const, content: message }];
    for await (const text of checker.stream({ instructions, turns, signal: limit })) reply += text;
    return reply;
  };
}

function timed(ask: ReturnType<typeof asking>, times: Trace["times"]): typeof ask {
  return async (...args) => {
    const started = performance.now();
    try {
      return await ask(...args);
    } finally {
      times.checking += Math.round(performance.now() - started);
    }
  };
}

async function* heard(text: AsyncGenerator<string, void>, onWords: () => void): AsyncGenerator<string, void> {
  for await (const piece of text) {
    onWords();
    yield piece;
  }
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
