/** Sends the question of a button on the page (app/behaviours/ask-again.ts), kept in session storage until it can be asked. */
import { useEffect, useState } from "react";
import { readStored, store } from "../../browser-storage.ts";
import { isAnswering } from "./conversation.ts";
import { MESSAGE_LIMIT } from "./limits.ts";
import type { Session } from "./session.ts";

const KEY = "chat-ask";

/** The question that waits for the end of an answer. One that starts a new conversation does not wait. */
export function useQuestionFromPage(session: Session, open: boolean): string | undefined {
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    const take = () => {
      const stored = readStored("sessionStorage", KEY);
      const { question, first } = (stored ?? {}) as { question?: unknown; first?: unknown };
      const isQuestion = typeof question === "string" && question.length <= MESSAGE_LIMIT;
      const waits = isQuestion && first !== true && isAnswering(session.get());
      setWaiting(waits ? question : undefined);
      if (stored === null || waits) return;
      store("sessionStorage", KEY, undefined);
      if (isQuestion) session.sendFromPage(question, first === true);
    };
    if (!open) return;
    take();
    const leave = session.subscribe(take);
    addEventListener(KEY, take);
    return () => {
      leave();
      removeEventListener(KEY, take);
    };
  }, [session, open]);
  return waiting;
}
