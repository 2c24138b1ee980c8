/** Answers one request: by the model where one is configured and able, else by the built-in consultant. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { SearchIndex } from "../retrieval/index.ts";
import type { Answer } from "./answer.ts";
import { createConsultant } from "./consultant.ts";
import type { ReplyEvent } from "./events.ts";

export interface ReplyDependencies {
  /** The index over the current entries. */
  index: () => SearchIndex | Promise<SearchIndex>;
}

export async function* reply(
  messages: readonly ChatMessage[],
  deps: ReplyDependencies,
): AsyncGenerator<ReplyEvent, void> {
  const index = await deps.index();
  yield* told(createConsultant(() => index).answer(messages));
}

/** A few words: small enough to appear as a stream, large enough not to cost more in wrapping than in text. */
const PIECE = /[\s\S]{1,24}(?:\s+|$)|\S+\s*/g;

/** A ready answer in small pieces, so that it is shown as it is sent. */
function* told(answer: Answer): Generator<ReplyEvent, void> {
  for (const [text] of answer.text.matchAll(PIECE)) yield { type: "text", text };
  if (answer.enquiry) yield { type: "enquiry", message: answer.enquiry };
}
