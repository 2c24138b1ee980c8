/** Answers one request: by the model where one is configured and able, else by the built-in consultant. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { AnswerKind } from "../../shared/contracts/library.ts";
import { isUnsure } from "../consultant/answer.ts";
import type { Answer, Brief, ModelVector } from "../consultant/index.ts";
import { createGuard, type Guard, GuardFailed } from "../guard/index.ts";
import type { Log } from "../log/log.ts";
import { type ChatModel, type FailureReason, ModelFailure } from "../model/index.ts";
import type { AnswerOptions, Found } from "./engine/engine.ts";
import { type AnswerFacts, INTERRUPTED, type ReplyEvent } from "./events.ts";
import { modelAnswer } from "./model-answer.ts";

export interface ReplyDependencies {
  /** Answers from the current entries. */
  answer: (messages: readonly ChatMessage[], options?: AnswerOptions) => Promise<Found>;
  /** Without one, or when it fails before its first words, the built-in consultant answers. */
  model?: ChatModel | undefined;
  /** Judges what the model says; without one, in the caller's thread. */
  guard?: Guard | undefined;
  /** Milliseconds that a visitor waits for a model's first words, before the built-in consultant answers instead. */
  firstWordsMs?: number;
  log?: Log;
  /** Gives an answer a unique name for its rating; without it the answer has its id alone. */
  nameAnswer?: (id: string) => Promise<{ responseId: string; name: string }>;
}

/** Outcome of a question, filled in while the answer is sent. */
export interface Outcome {
  kind: AnswerKind;
  by: "built-in" | "model";
  /** Id of the answer that was given; the same for everybody who is given it. */
  answerId?: string;
  /** Random id of this answer to this question. */
  responseId?: string;
  /** Id of the question's subject, if known. */
  subject?: string | undefined;
  /** Answered without certainty. */
  unsure?: boolean;
  /** Sentences of the model that the guard held back. */
  held?: number;
  /** Why a configured model did not answer, or was interrupted. */
  modelFailure?: FailureReason;
}

export type Reply = AsyncGenerator<ReplyEvent, AnswerFacts | undefined>;

/** The built-in answer, and the brief for a model. `page`: path of the page that is being read, where it is known. Rejects where the store or the engine is unavailable. */
export async function findAnswer(
  messages: readonly ChatMessage[],
  deps: ReplyDependencies,
  page?: string,
): Promise<Found> {
  return deps.answer(messages, { forModel: deps.model !== undefined, page });
}

export async function* reply(
  { answer, brief, subject }: Found,
  deps: ReplyDependencies,
  signal: AbortSignal,
  outcome: Outcome = { kind: "answer", by: "built-in" },
): Reply {
  outcome.answerId = answer.id;
  outcome.subject = subject;
  outcome.unsure = isUnsure(answer);
  const facts = yield* deps.model && brief
    ? fromModel(deps.model, brief, answer, deps, outcome, signal)
    : builtInReply(answer, outcome);
  if (!facts) return undefined;
  outcome.answerId = facts.id;
  if (!deps.nameAnswer) return facts;
  const { responseId, name } = await deps.nameAnswer(facts.id);
  outcome.responseId = responseId;
  return { ...facts, id: name };
}

/** The model's answer; the built-in one if it has none; an error event if it is interrupted. */
async function* fromModel(
  model: ChatModel,
  brief: Brief,
  answer: Answer,
  { guard = createGuard(), firstWordsMs, log }: ReplyDependencies,
  outcome: Outcome,
  signal: AbortSignal,
): Reply {
  outcome.by = "model";
  let begun = false;
  try {
    const words = modelAnswer({ model, guard, firstWordsMs }, brief, answer, signal, ({ held }) => {
      outcome.held = held;
    });
    for (let step = await words.next(); ; step = await words.next()) {
      if (step.done) {
        if (!begun) break;
        outcome.kind = step.value.kind;
        return step.value;
      }
      begun = true;
      yield { type: "text", text: step.value };
    }
  } catch (failure) {
    if (signal.aborted) return undefined;
    outcome.modelFailure = reasonOf(failure);
    log?.error("chat model failed", { reason: outcome.modelFailure, model: model.name, fellBack: !begun });
    if (begun) {
      yield INTERRUPTED;
      return undefined;
    }
  }
  return yield* builtInReply(answer, outcome);
}

function reasonOf(failure: unknown): FailureReason {
  if (failure instanceof GuardFailed) return "unguarded";
  return failure instanceof ModelFailure ? failure.reason : "unreachable";
}

async function* builtInReply(answer: Answer, outcome: Outcome): Reply {
  outcome.kind = answer.kind;
  outcome.by = "built-in";
  yield { type: "text", text: answer.text };
  if (answer.enquiry) yield { type: "enquiry", message: answer.enquiry };
  const { id, kind, sources, options } = answer;
  return { id, kind, sources, options };
}
