import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
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
  const left = useRef<number>(undefined);
  const lastQuestion = useRef<number>(undefined);
  const question = messages.findLast(({ role }) => role === "user")?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides how far there is to scroll
  useLayoutEffect(() => {
    if (lastQuestion.current !== question) left.current = undefined;
    lastQuestion.current = question;
    left.current = follow(scroller.current, left.current);
  }, [scroller, messages, answer, question]);

  // The input below grows and shrinks, and so does what is left for the messages.
  useEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(() => {
      left.current = follow(scroller.current, left.current);
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);
}

/** Scrolls, unless the visitor has scrolled away from `left`; returns the new position. */
function follow(element: HTMLElement | null, left: number | undefined): number | undefined {
  if (!element || (left !== undefined && Math.abs(element.scrollTop - left) > TOLERANCE)) return left;
  const last = [...element.querySelectorAll<HTMLElement>("[data-question]")].at(-1);
  element.scrollTop = last ? last.offsetTop - MARGIN : 0;
  return element.scrollTop;
}
