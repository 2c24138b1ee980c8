/** The chat's answer as a whole, for callers that do not read a stream; found, written and guarded alike. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { AnswerFacts } from "./events.ts";
import { recentTurns } from "./prompt.ts";
import { findAnswer, type Outcome, type ReplyDependencies, reply } from "./reply.ts";

export interface WholeAnswer {
  /** Markdown. */
  text: string;
  /** None if the answer was interrupted after its first words. */
  facts: AnswerFacts | undefined;
  /** A message for the enquiry form, where one was asked for. */
  enquiry: string | undefined;
  /** What the visitor sees if the answer was interrupted. */
  interrupted: string | undefined;
  outcome: Outcome;
  /** What is answered without a model. */
  builtIn: string;
}

/** Answers the last message of a conversation. Rejects where the store or the engine is unavailable. */
export async function wholeAnswer(
  messages: readonly ChatMessage[],
  deps: ReplyDependencies,
  signal: AbortSignal = new AbortController().signal,
): Promise<WholeAnswer> {
  const outcome: Outcome = { kind: "answer", by: "built-in" };
  const found = await findAnswer(recentTurns(messages), deps);
  const builtIn = found.answer.text;
  const whole: WholeAnswer = {
    text: "",
    facts: undefined,
    enquiry: undefined,
    interrupted: undefined,
    outcome,
    builtIn,
  };
  const events = reply(found, deps, signal, outcome);
  for (let step = await events.next(); ; step = await events.next()) {
    if (step.done) return { ...whole, facts: step.value };
    const event = step.value;
    if (event.type === "text") whole.text += event.text;
    else if (event.type === "enquiry") whole.enquiry = event.message;
    else whole.interrupted = event.message;
  }
}
