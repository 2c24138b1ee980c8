/** The stream of an answer: OpenAI chunk objects as server-sent events. */
import type { TalkState } from "../../shared/contracts/chat.ts";
import { type Answer, highlighted, type Source, sourceLine } from "../consultant/index.ts";
import type { GroundLine } from "./prompt.ts";

/** Metadata of the answer, sent with the last chunk. */
export type AnswerFacts = Pick<Answer, "id" | "kind" | "sources" | "options"> & {
  /** Of a model's answer: which sources each claim stands on. */
  claims?: CitedClaim[];
  talk?: TalkState;
};

export type ReplyEvent =
  /** A part of the answer. */
  | { type: "text"; text: string }
  /** A message for the enquiry form, on request. */
  | { type: "enquiry"; message: string }
  /** The answer was interrupted after its first words; nothing follows. */
  | { type: "error"; code: string; message: string };

export const INTERRUPTED: ReplyEvent = {
  type: "error",
  code: "answer_interrupted",
  message: "The answer broke off. Please try again.",
};

export interface Envelope {
  id: string;
  created: number;
  model: string;
}

export const HEARTBEAT = ": waiting\n\n";
const DONE = "data: [DONE]\n\n";

/** A few words: small enough to appear as a stream, large enough that the envelope does not outweigh the text. */
const PIECE = /[\s\S]{1,32}(?:\s+|$)|\S+\s*|\s+/g;

/** The first chunk: says who speaks. Clients that collect a message from its chunks need it. */
export const encodeStart = (envelope: Envelope) => chunk(envelope, { role: "assistant", content: "" });

/** An event in wire format; text as a chunk for every few words. */
export function encodeEvent(event: ReplyEvent, envelope: Envelope): string {
  if (event.type === "error") return data({ error: { code: event.code, message: event.message } });
  if (event.type === "enquiry") return chunk(envelope, {}, { enquiry: event.message });
  const pieces = event.text.match(PIECE) ?? [];
  return pieces.map((content) => chunk(envelope, { content })).join("");
}

/** The last chunk: the answer is complete, with its metadata. */
export const encodeEnd = (envelope: Envelope, answer?: AnswerFacts): string =>
  chunk(envelope, {}, answer && { answer }, "stop") + DONE;

function chunk(
  { id, created, model }: Envelope,
  delta: object,
  extra: object = {},
  finish_reason: "stop" | null = null,
) {
  const choices = [{ index: 0, delta, finish_reason }];
  return data({ id, object: "chat.completion.chunk", created, model, choices, ...extra });
}

const data = (body: object) => `data: ${JSON.stringify(body)}\n\n`;

/** Where a claim ends in the answer's text, and which of `sources` carry it. */
interface CitedClaim {
  /** Characters (UTF-16) of the text up to the claim's end. */
  at: number;
  sources: number[];
}

export function createCitations() {
  /** Each used sentence once, in the order of its first use. */
  const used: GroundLine[] = [];
  const claims: CitedClaim[] = [];
  return {
    add(at: number, lines: readonly GroundLine[]) {
      used.push(...lines.filter((line) => !used.includes(line)));
      if (lines.length > 0) claims.push({ at, sources: lines.map((line) => used.indexOf(line)) });
    },
    cited: () => ({ sources: used.map(sourceOf), claims }),
    /** For clients that read the text alone: the pages as links, each once. */
    line: () => sourceLine(used.map(({ passage }) => passage).filter(({ url }) => url)),
  };
}

function sourceOf({ quote, passage: { title, section, url } }: GroundLine): Source {
  const source = { title, section, url, quote };
  return { ...source, url: highlighted(source) };
}
