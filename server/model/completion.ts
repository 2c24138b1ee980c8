/**
 * Reads the stream of a chat completion as it arrives. A reader of our own over the parser of
 * events: the well-known client's chain of web streams takes the processor five times as long
 * for each word, which a thousand answers at once have not got.
 */
import { createParser } from "eventsource-parser";
import { z } from "zod";
import { ModelFailure } from "./chat-model.ts";

const tokens = z.int().nonnegative().nullish();

/** The fields of a chunk that are used. */
const chunk = z.object({
  /** In the place of what else would have come. */
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  // Words are no worse for a count that is none.
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined),
});

export interface Piece {
  text: string;
  /** The server has reported a finish reason. */
  finished: boolean;
  /** Tokens of prompt and answer, if the server reports them. */
  tokens: number | undefined;
}

/** Characters of one event at most: a hundred times what a chunk takes. */
const EVENT_LIMIT = 100_000;
const DONE = "[DONE]";
const END: Piece = { text: "", finished: true, tokens: undefined };

/** Ends at [DONE], whatever comes after it. Throws `ModelFailure` where the stream is no chat completion. */
export async function* readCompletion(body: ReadableStream<Uint8Array>): AsyncGenerator<Piece, void> {
  let events: string[] = [];
  let broken = false;
  const parser = createParser({
    maxBufferSize: EVENT_LIMIT,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      broken ||= type === "max-buffer-size-exceeded";
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    const read = events;
    events = [];
    for (const data of read) {
      if (data === DONE) return yield END;
      yield pieceOf(data);
    }
    if (broken) throw new ModelFailure("rubbish");
  }
}

function pieceOf(data: string): Piece {
  const { error, choices, usage } = parsed(data);
  if (error) throw new ModelFailure("refused");
  const [choice] = choices;
  const tokens = (usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0);
  return {
    text: choice?.delta?.content ?? "",
    finished: Boolean(choice?.finish_reason),
    tokens: tokens || undefined,
  };
}

function parsed(data: string) {
  try {
    return chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelFailure("rubbish");
  }
}
