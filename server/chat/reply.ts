/** Answers one request: by the model where one is configured and able, else by the built-in consultant. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { AnswerKind } from "../../shared/contracts/library.ts";
import { isUnsure } from "../consultant/answer.ts";
import type { AnswerOptions, Found } from "../consultant/engine.ts";
import type { Answer, Ground } from "../consultant/index.ts";
import type { Log } from "../log/log.ts";
import { type FailureReason, ModelFailure } from "../model/index.ts";
import { type AnswerFacts, INTERRUPTED, type ReplyEvent } from "./events.ts";
import { modelAnswer, type Trace, type Writer } from "./model-answer.ts";

/** Without a model, or when it fails before its first words, the built-in consultant answers. */
export interface ReplyDependencies extends Partial<Writer> {
  /** Answers from the current entries. */
  answer: (messages: readonly ChatMessage[], options?: AnswerOptions) => Promise<Found>;
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
  /** What the model was given and wrote, and what became of it. */
  trace?: Trace;
  /** Why a configured model did not answer, or was interrupted. */
  modelFailure?: FailureReason;
}

/** What was found, and the conversation that it was found for. */
export type Asked = Found & { messages: readonly ChatMessage[] };

export type Reply = AsyncGenerator<ReplyEvent, AnswerFacts | undefined>;

/** The built-in answer, and the ground for a model. `page`: path of the page that is being read, where it is known. Rejects where the store is unavailable. */
export async function findAnswer(
  messages: readonly ChatMessage[],
  deps: ReplyDependencies,
  page?: string,
): Promise<Asked> {
  return { ...(await deps.answer(messages, { forModel: deps.model !== undefined, page })), messages };
}

export async function* reply(
  { answer, ground, subject, talk, messages }: Asked,
  deps: ReplyDependencies,
  signal: AbortSignal,
  outcome: Outcome = { kind: "answer", by: "built-in" },
): Reply {
  outcome.answerId = answer.id;
  outcome.subject = subject;
  outcome.unsure = isUnsure(answer);
  const { model } = deps;
  const facts = yield* model && ground && FOR_A_MODEL.has(answer.kind) && !answer.enquiry
    ? fromModel({ ...deps, model }, { ground, messages, answer }, outcome, signal)
    : builtInReply(answer, outcome);
  if (!facts) return undefined;
  outcome.answerId = facts.id;
  if (!deps.nameAnswer) return { ...facts, talk };
  const { responseId, name } = await deps.nameAnswer(facts.id);
  outcome.responseId = responseId;
  return { ...facts, id: name, talk };
}

/** Kinds that a model words: small talk, a person's contact and a summary are the same with and without one. */
const FOR_A_MODEL: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["answer", "options", "declined"]);

/** The model's answer; the built-in one if it has none; an error event if it is interrupted. */
async function* fromModel(
  writer: Writer & { log?: Log },
  { ground, messages, answer }: { ground: Ground; messages: readonly ChatMessage[]; answer: Answer },
  outcome: Outcome,
  signal: AbortSignal,
): Reply {
  outcome.by = "model";
  let begun = false;
  try {
    const words = modelAnswer(writer, ground, messages, answer, signal, ({ judged }, trace) => {
      outcome.held = judged.filter(({ outcome: what }) => ["fell", "replaced", "dropped"].includes(what)).length;
      outcome.trace = trace;
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
    const { reason, status, code } = failure instanceof ModelFailure ? failure : new ModelFailure("unreachable");
    outcome.modelFailure = reason;
    writer.log?.error("chat model failed", { reason, status, code, model: writer.model.name, fellBack: !begun });
    if (begun) {
      yield INTERRUPTED;
      return undefined;
    }
  }
  return yield* builtInReply(answer, outcome);
}

async function* builtInReply(answer: Answer, outcome: Outcome): Reply {
  outcome.kind = answer.kind;
  outcome.by = "built-in";
  yield { type: "text", text: answer.text };
  if (answer.enquiry) yield { type: "enquiry", message: answer.enquiry };
  const { id, kind, sources, options } = answer;
  return { id, kind, sources, options };
}
