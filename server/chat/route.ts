/** POST /functions/v1/ai-chat, and the same answer as a whole for callers that read no stream: found, written and guarded alike. */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { type ChatMessage, chatRequest, TURN_LIMIT } from "../../shared/contracts/chat.ts";
import type { Found } from "../consultant/engine.ts";
import { readBody } from "../http/body.ts";
import { errorFacts } from "../log/log.ts";
import { eventStream } from "./event-stream.ts";
import type { AnswerFacts } from "./events.ts";
import { recentTurns } from "./prompt.ts";
import { findAnswer, type Outcome, type ReplyDependencies, reply } from "./reply.ts";

export interface WholeAnswer {
  /** Markdown. */
  text: string;
  /** None if the answer was interrupted after its first words. */
  facts?: AnswerFacts | undefined;
  /** A message for the enquiry form, where one was asked for. */
  enquiry?: string;
  /** What the visitor sees if the answer was interrupted. */
  interrupted?: string;
  outcome: Outcome;
  /** What is answered without a model, and how that came about. */
  found: Found;
}

/** Answers the last message of a conversation. Rejects where the store or the engine is unavailable. */
export async function wholeAnswer(
  messages: readonly ChatMessage[],
  deps: ReplyDependencies,
  signal: AbortSignal = new AbortController().signal,
): Promise<WholeAnswer> {
  const outcome: Outcome = { kind: "answer", by: "built-in" };
  const found = await findAnswer(recentTurns(messages), deps);
  const whole: WholeAnswer = { text: "", outcome, found };
  const events = reply(found, deps, signal, outcome);
  for (let step = await events.next(); ; step = await events.next()) {
    if (step.done) return { ...whole, facts: step.value };
    const event = step.value;
    if (event.type === "text") whole.text += event.text;
    else if (event.type === "enquiry") whole.enquiry = event.message;
    else whole.interrupted = event.message;
  }
}

interface ChatDependencies extends ReplyDependencies {
  /** What answers the sender of a request, whose tokens are counted apart. */
  forVisitor?: (c: Context) => ReplyDependencies;
  /** Called once for each answer, when its stream ends; the question must be masked before it is logged. */
  onOutcome?: (outcome: Outcome & { question: string }) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds between comment lines while an answer is awaited. */
  heartbeat?: number;
}

/** Bytes of a request: every turn at its longest, in letters of up to four bytes. */
export const CHAT_BODY_LIMIT = TURN_LIMIT * 8_000 * 4;
/** Well under the half minute after which proxies close a silent connection. */
const HEARTBEAT = 5_000;
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** POST /functions/v1/ai-chat: the whole conversation in, the answer as a stream of events out. */
export function chatRoutes(deps: ChatDependencies): Hono {
  const { now = Date.now, heartbeat = HEARTBEAT, log } = deps;
  const routes = new Hono();
  routes.post("/functions/v1/ai-chat", async (c) => {
    const { messages } = await readBody(c, chatRequest, CHAT_BODY_LIMIT);
    const outcome: Outcome = { kind: "answer", by: "built-in" };
    const abort = new AbortController();
    // Before the first byte, so that an unavailable store can still be answered with 503.
    const page = pageRead(c.req.header("referer"));
    const found = await findAnswer(recentTurns(messages), deps, page);
    const events = reply(found, deps.forVisitor?.(c) ?? deps, abort.signal, outcome);
    const body = eventStream(events, {
      envelope: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(now() / 1000), model: "consultant" },
      abort,
      heartbeat,
      onEnd: (_, failure) => {
        if (failure) log?.error("chat answer interrupted", errorFacts(failure));
        deps.onOutcome?.({ ...outcome, question: messages.at(-1)?.content ?? "" });
      },
    });
    return c.body(body, 200, HEADERS);
  });
  return routes;
}

/** Path of the page that the question was asked on, as browsers tell it. */
function pageRead(referrer: string | undefined): string | undefined {
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : undefined;
}
