/** One answer of a language model, each of its claims on a sentence of the ground. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Answer, Ground } from "../consultant/index.ts";
import { builtInEmbedder } from "../embedding/index.ts";
import {
  type AskChecker,
  createNearest,
  createWordReader,
  guarded,
  type Judged,
  type Nearest,
  type ReadWords,
  type Report,
} from "../guard/index.ts";
import { type ChatModel, ModelFailure } from "../model/index.ts";
import { type AnswerFacts, createCitations } from "./events.ts";
import { type GroundLine, promptFor } from "./prompt.ts";

const PART_LEFT_OUT =
  "I left out a part that the pages do not bear out. You can put the question to our team through the [contact section](/#contact).";

/** What words an answer. */
export interface Writer {
  model: ChatModel;
  /** Asked whether a sentence carries a claim; without one, quotations stand alone. */
  checker?: ChatModel | undefined;
  /** Finds the lines of a claim that cites none: by the built-in encoder where no other is given. */
  nearest?: Nearest<GroundLine>;
  readWords?: ReadWords;
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

const NEAREST = createNearest<GroundLine>(builtInEmbedder);
const READ_WORDS = createWordReader(builtInEmbedder);

/**
 * Yields nothing if too little of the model's text stands to be an answer. Throws a `ModelFailure`, "slow" where
 * nothing has passed in time. `builtIn` is the answer that the model's takes the place of.
 */
export async function* modelAnswer(
  {
    model,
    checker,
    nearest = NEAREST,
    readWords = READ_WORDS,
    promptTokens = PROMPT_TOKENS,
    firstWordsMs = FIRST_WORDS_MS,
  }: Writer,
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
  const check = checker && asking(checker, stopped, firstWordsMs / 2, times);
  const words = heard(model.stream({ ...prompt, signal: stopped }), () => {
    times.firstWords ??= since();
  });
  const shown = guarded(words, {
    nearest,
    readWords,
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
  // Nothing in it can be read as a sentence.
  if (report.judged.length === 0) throw new ModelFailure("rubbish");
  onJudged(report, { lines, judged: report.judged, times });
  if (text && report.incomplete) yield `\n\n${PART_LEFT_OUT}`;
  if (text && citations.line()) yield citations.line();
  const { options, kind } = builtIn;
  return { id: `model:${builtIn.id}`, kind: kind === "options" ? "answer" : kind, ...citations.cited(), options };
}

/** The checker's whole reply, or a rejection where it is away or late. */
function asking(checker: ChatModel, signal: AbortSignal, timeoutMs: number, times: Trace["times"]): AskChecker {
  return async (instructions, message) => {
    const started = performance.now();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const turns = [{ role: "user" as const, content: message }];
    let reply = "";
    try {
      for await (const text of checker.stream({ instructions, turns, signal: limit })) reply += text;
      return reply;
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
