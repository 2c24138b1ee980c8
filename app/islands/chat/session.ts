import { useEffect, useState } from "react";
import { MESSAGE_LIMIT } from "../../../shared/contracts/limits.ts";
import type { RatingRequest } from "../../../shared/contracts/rating.ts";
import { post, RefusedError } from "../../backend.ts";
import { handed, handOver, onHandOver } from "../../hand-over.ts";
import { listen } from "../../listen.ts";
import { hideToast, showToast } from "../../ui/toaster.ts";
import {
  appendChunk,
  ask,
  askAgain,
  type Conversation,
  clear,
  cutShort,
  type Ending,
  finish,
  isAnswering,
  type Rating,
  rated,
  toSend,
  undoClear,
} from "./conversation.ts";
import { loadConversation, saveConversation } from "./memory.ts";
import { type AnswerChunk, readAnswer } from "./stream.ts";
import { endings, failureToast, limited } from "./words.ts";

export type Session = ReturnType<typeof createSession>;

/** Seconds to wait if the server sends no Retry-After. */
const DEFAULT_WAIT = 60;

/** Milliseconds between the breaking of a page's connections and its `pagehide`, with room to spare. */
const GRACE = 50;

const SOURCE = "chat";

/** `onFailure` is called for each failed answer, after the conversation shows it. */
export function createSession(onFailure: (error: unknown, ending: Ending) => void) {
  let conversation = loadConversation();
  let request = new AbortController();
  let drawing = false;
  const changes = new EventTarget();

  const notify = () => changes.dispatchEvent(new Event("change"));
  const set = (next: Conversation) => {
    conversation = next;
    saveConversation(next);
    notify();
  };
  const grow = (chunk: AnswerChunk) => {
    conversation = appendChunk(conversation, chunk);
    // Text may arrive much faster than it can be drawn.
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      notify();
    });
  };

  async function run(pending: Conversation) {
    // The toast was about an earlier request.
    hideToast(SOURCE);
    set(pending);
    request = new AbortController();
    const { signal } = request;
    try {
      for await (const chunk of askConsultant(toSend(pending), signal)) {
        if (signal.aborted) return;
        grow(chunk);
      }
      if (signal.aborted) return;
      if (!conversation.answer?.trim()) throw new Error("the answer is empty");
      set(finish(conversation));
    } catch (error) {
      // A browser breaks the connections of a page that is being left before it says so, and that is no failure.
      await new Promise((resolve) => setTimeout(resolve, GRACE));
      if (signal.aborted) return;
      const ending = endingOf(error);
      set(cutShort(conversation, ending));
      onFailure(error, ending);
    }
  }

  function abandon(reason: Ending["reason"]) {
    if (!isAnswering(conversation)) return;
    request.abort();
    set(cutShort(conversation, { reason }));
  }

  function startAgain() {
    abandon("stopped");
    set(clear(conversation));
  }

  return {
    subscribe: (listener: () => void) => listen(["change"], listener, changes),
    get: () => conversation,
    /** Asks a question, trimmed. Does nothing if it is blank or an answer is pending. */
    send(text: string) {
      const question = text.trim();
      if (question && !isAnswering(conversation)) void run(ask({ messages: conversation.messages }, question));
    },
    /** Asks a question of the page, in a new conversation if it is the `first`; what was cleared can still be brought back. */
    sendFromPage(question: string, first: boolean) {
      if (first) startAgain();
      if (!isAnswering(conversation)) void run(ask(conversation, question));
    },
    retry() {
      if (conversation.ending) void run(askAgain(conversation));
    },
    /** Stops the answer; its partial text stays. */
    stop: () => abandon("stopped"),
    clear: startAgain,
    /** Rejects if the server refuses it; the previous rating is shown until it is stored. */
    async rate(id: number, rating: Rating) {
      const name = conversation.messages.find((message) => message.id === id)?.details?.id;
      if (name === undefined) return;
      await post("rate-answer", { id: name, ...rating } satisfies RatingRequest);
      set(rated(conversation, id, rating));
    },
    undoClear: () => set(undoClear(conversation)),
    suspend: () => abandon("interrupted"),
    /** The page is restored from the back/forward cache: the conversation may have gone on elsewhere. */
    resume: () => set(loadConversation()),
  };
}

function endingOf(error: unknown): Ending {
  if (error instanceof RefusedError && error.status === 429)
    return { reason: "limited", retryAt: Date.now() + (error.retryAfter ?? DEFAULT_WAIT) * 1000 };
  return { reason: navigator.onLine ? "failed" : "offline" };
}

export const startSession = () =>
  createSession((error, ending) => {
    console.error("The chat got no answer.", error);
    showToast({ kind: "error", title: failureToast, description: advice(ending), source: SOURCE });
  });

/** Advice beyond trying again. */
function advice({ reason, retryAt }: Ending): string | undefined {
  if (reason === "limited") return limited(Math.ceil(((retryAt ?? 0) - Date.now()) / 1000));
  return reason === "offline" ? endings.offline : undefined;
}

/**
 * Sends the question of a button on the page (app/behaviours/index.ts), which waits until it can be asked. Returns the
 * one that waits for the end of an answer; one that starts a new conversation does not wait.
 */
export function useQuestionFromPage(session: Session, open: boolean): string | undefined {
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    if (!open) return;
    const take = () => {
      const { question, first } = handed("chat-ask");
      if (typeof question !== "string" || question.length > MESSAGE_LIMIT) return setWaiting(undefined);
      const waits = first !== true && isAnswering(session.get());
      setWaiting(waits ? question : undefined);
      if (waits) return;
      handOver("chat-ask", undefined);
      session.sendFromPage(question, first === true);
    };
    const stop = onHandOver(["chat-ask"], take);
    const leave = session.subscribe(take);
    return () => {
      stop();
      leave();
    };
  }, [session, open]);
  return waiting;
}

/** Milliseconds without a byte (the server sends a heartbeat every few seconds) after which an answer has failed. */
const SILENCE_LIMIT = 60_000;

export async function* askConsultant(messages: ReturnType<typeof toSend>, stopped: AbortSignal) {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(new Error("no heartbeat from the server")), SILENCE_LIMIT);
  };
  try {
    alive();
    const response = await post("ai-chat", { messages }, AbortSignal.any([stopped, silent.signal]));
    if (!response.body) throw new Error("the answer has no body");
    yield* readAnswer(response.body, alive);
  } finally {
    clearTimeout(timer);
  }
}
