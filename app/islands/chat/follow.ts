import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Conversation } from "./conversation.ts";

/** Pixels by which a scroll position may differ from the one that was set: browsers round. */
const TOLERANCE = 4;
/** Pixels between the top and the question that stands there. */
const MARGIN = 12;

/**
 * Scrolls along as an answer grows, until the question stands at the top: a long
 * answer is read from its beginning. A visitor who scrolls elsewhere is left alone
 * until the next question.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, { messages, answer }: Conversation) {
  const last = useRef({ position: 0, question: -1 });
  const question = messages.findLast(({ role }) => role === "user")?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides how far there is to scroll
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isNew = last.current.question !== question;
    if (!isNew && Math.abs(element.scrollTop - last.current.position) > TOLERANCE) return;
    const asked = [...element.querySelectorAll<HTMLElement>("[data-question]")].at(-1);
    element.scrollTop = asked ? Math.min(asked.offsetTop - MARGIN, element.scrollHeight) : 0;
    last.current = { position: element.scrollTop, question };
  }, [scroller, messages, answer, question]);
}
