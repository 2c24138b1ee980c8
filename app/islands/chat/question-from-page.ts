/** Sends the question of a button on the page (app/behaviours/ask-again.ts), kept in session storage until the chat is open. */
import { useEffect } from "react";
import { readStored, store } from "../../browser-storage.ts";
import { MESSAGE_LIMIT } from "./limits.ts";
import type { Session } from "./session.ts";

const KEY = "chat-ask";

export function useQuestionFromPage(session: Session, open: boolean) {
  useEffect(() => {
    const take = () => {
      const { question, first } = (readStored("sessionStorage", KEY) ?? {}) as { question?: unknown; first?: unknown };
      store("sessionStorage", KEY, undefined);
      if (typeof question !== "string" || question.length > MESSAGE_LIMIT) return;
      if (first === true) session.clear();
      session.send(question);
    };
    if (!open) return;
    take();
    addEventListener(KEY, take);
    return () => removeEventListener(KEY, take);
  }, [session, open]);
}
