/** Answers one request: by the model where one is configured and able, else by the built-in consultant. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Embedder } from "../embedding/embedder.ts";
import type { Log } from "../log/log.ts";
import { type ChatModel, type FailureReason, ModelFailure } from "../model/index.ts";
import type { SearchOptions } from "../retrieval/index.ts";
import type { Answer, AnswerKind } from "./answer.ts";
import type { Brief } from "./brief.ts";
import type { AnswerOptions, Found } from "./engine/engine.ts";
import { INTERRUPTED, type ReplyEvent } from "./events.ts";
import { modelAnswer } from "./model-answer.ts";

export interface ReplyDependencies {
  /** Answers from the current entries. Undefined for what `withoutSearch` leaves unanswered. */
  answer: (messages: readonly ChatMessage[], options?: AnswerOptions) => Promise<Found | undefined>;
  /** Without one, or when it fails before its first words, the built-in consultant answers. */
  model?: ChatModel | undefined;
  /** The model that made the entries' vectors, where it is not the built-in one. */
  embedder?: Embedder | undefined;
  log?: Log;
}

/** What became of a question, filled in as the answer goes on. */
export interface Course {
  kind: AnswerKind;
  by: "built-in" | "model";
  /** Why a configured model did not answer, or not to the end. */
  modelFailure?: FailureReason;
}

/** A question's vector is worth this long a wait in milliseconds; after it, words alone must do. */
const EMBEDDING_TIMEOUT = 1_500;

/** The built-in answer, and what a model needs to phrase it. Rejects where the store or the engine is away. */
export async function findAnswer(
  messages: readonly ChatMessage[],
  deps: ReplyDependencies,
  signal: AbortSignal,
): Promise<Found> {
  const options: AnswerOptions = { forModel: deps.model !== undefined };
  // Only what is searched for is worth a vector.
  const settled = deps.embedder && (await deps.answer(messages, { ...options, withoutSearch: true }));
  if (settled) return settled;
  const vector = await vectorOf(messages.at(-1)?.content ?? "", deps, signal);
  const found = await deps.answer(messages, { ...options, vector });
  if (!found) throw new Error("a question was left without an answer");
  return found;
}

export async function* reply(
  { answer, brief }: Found,
  deps: ReplyDependencies,
  signal: AbortSignal,
  course: Course = { kind: "answer", by: "built-in" },
): AsyncGenerator<ReplyEvent, void> {
  if (deps.model && brief) yield* fromModel(deps.model, brief, answer, deps.log, course, signal);
  else yield* told(answer, course);
}

/** The model's words; the built-in answer where it has none to say; a clear end where it breaks off. */
async function* fromModel(
  model: ChatModel,
  brief: Brief,
  answer: Answer,
  log: Log | undefined,
  course: Course,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, void> {
  course.by = "model";
  let said = false;
  try {
    for await (const text of modelAnswer(model, brief, signal)) {
      said = true;
      yield { type: "text", text };
    }
  } catch (failure) {
    if (signal.aborted) return;
    course.modelFailure = failure instanceof ModelFailure ? failure.reason : "unreachable";
    log?.error("chat model failed", { reason: course.modelFailure, model: model.name, fellBack: !said });
    if (said) return yield INTERRUPTED;
  }
  if (!said) yield* told(answer, course);
}

async function vectorOf(
  text: string,
  { embedder, log }: ReplyDependencies,
  signal: AbortSignal,
): Promise<SearchOptions["vector"]> {
  if (!embedder) return undefined;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(EMBEDDING_TIMEOUT)]);
    const [values] = await embedder.embed([text], { signal: limit });
    return values && { model: embedder.model, values };
  } catch {
    if (!signal.aborted) log?.error("question not embedded", { model: embedder.model });
    return undefined;
  }
}

async function* told(answer: Answer, course: Course): AsyncGenerator<ReplyEvent, void> {
  course.kind = answer.kind;
  course.by = "built-in";
  yield { type: "text", text: answer.text };
  if (answer.enquiry) yield { type: "enquiry", message: answer.enquiry };
}
