import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { isComposing } from "../../composing.ts";
import { listen } from "../../listen.ts";
import type { Conversation } from "./conversation.ts";

/** Phones, short windows and pages zoomed far in: there the chat takes the whole screen. As in panel.module.css. */
const query = () => matchMedia("(max-width: 30rem), (max-height: 30rem)");

/** Whether the open panel stands beside the text: over the notes of a long page, on a wide screen. */
export const leavesText = () =>
  matchMedia("(min-width: 90rem)").matches && document.getElementById("contents") !== null;

const subscribe = (listener: () => void) => listen(["change"], listener, query());

export const useFullScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );

/**
 * While the panel covers the screen: keeps the page behind it out of reach, and the
 * panel within the part of the screen that an on-screen keyboard leaves free. As a modal `<dialog>` it would lie above
 * the toasts and put them out of reach, too.
 */
export function useScreen(panel: RefObject<HTMLElement | null>, covers: boolean) {
  useEffect(() => {
    if (!covers) return;
    const behind = [...document.body.children].filter(
      (element) => !element.contains(panel.current) && element.id !== "toasts" && !element.hasAttribute("inert"),
    );
    for (const element of behind) element.setAttribute("inert", "");
    return () => {
      for (const element of behind) element.removeAttribute("inert");
    };
  }, [panel, covers]);

  useEffect(() => {
    const view = window.visualViewport;
    if (!covers || !view) return;
    const place = () => {
      // Magnified by pinching, a screen is smaller without being any shorter.
      const magnified = view.scale > 1.01;
      panel.current?.style.setProperty("--view-top", magnified ? "0px" : `${view.offsetTop}px`);
      panel.current?.style.setProperty("--view-height", magnified ? "100dvh" : `${view.height}px`);
    };
    place();
    return listen(["resize", "scroll"], place, view);
  }, [panel, covers]);
}

/** An entry of the history that stands for the open chat, for a phone's Back to close. */
const isChat = () => history.state?.chat === true;
const setChat = (chat: true | undefined) => ({ ...history.state, chat });

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Where the open chat covers the screen, Back closes it, the next one leaves the page, and Forward opens it again. */
export function useBack(open: boolean, onStep: (open: boolean) => void) {
  const covers = useFullScreen();
  const step = useEffectEvent(() => {
    if (isChat() !== open) onStep(!open);
  });
  useEffect(() => (covers ? listen(["popstate"], () => step()) : undefined), [covers]);
  useEffect(() => {
    if (!covers || !open) return;
    clearTimeout(leaving);
    if (!isChat()) history.pushState(setChat(true), "");
    // Closed otherwise: its entry goes too.
    return () => {
      leaving = setTimeout(() => isChat() && history.back());
    };
  }, [covers, open]);
}

/** Before a link is followed, which another step through the history would break off. */
export function keepEntry() {
  if (isChat()) history.replaceState(setChat(undefined), "");
}

/** Escape closes the panel, wherever the focus is, unless it closes something of the page that lies above it. */
export function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void, onLeave: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event) || event.defaultPrevented) return;
    if (document.querySelector(":is(:popover-open, :modal)")) return;
    const { activeElement, body } = document;
    const elsewhere = activeElement && activeElement !== body && !panel.current?.contains(activeElement);
    if (elsewhere) onLeave();
    else onClose();
  });
  useEffect(() => listen<KeyboardEvent>(["keydown"], (event) => onKey(event), document), []);
}

/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE_TAP = 500;

/** Whether a press is the second tap on the round button, which the panel has covered in between. */
export function useSecondTap() {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
    return listen(["input"], () => {
      opened.current = 0;
    });
  }, []);
  return ({ timeStamp, clientX, clientY }: MouseEvent): boolean => {
    const button = document.querySelector("[data-chat-open]")?.getBoundingClientRect();
    if (!button || timeStamp - opened.current > DOUBLE_TAP) return false;
    return clientX > button.left && clientX < button.right && clientY > button.top && clientY < button.bottom;
  };
}

/** Pixels by which a scroll position may differ from the one that was set: browsers round. */
const TOLERANCE = 4;
/** Pixels between the top and the question that stands there. */
const MARGIN = 12;

/**
 * Scrolls along as an answer grows, until the question stands at the top: a long
 * answer is read from its beginning. A visitor who scrolls elsewhere is left alone
 * until the next question.
 */
export function useAutoScroll(scroller: RefObject<HTMLElement | null>, { messages, answer }: Conversation) {
  const left = useRef<number>(undefined);
  const lastQuestion = useRef<number>(undefined);
  const question = messages.findLast(({ role }) => role === "user")?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides how far there is to scroll
  useLayoutEffect(() => {
    if (lastQuestion.current !== question) left.current = undefined;
    lastQuestion.current = question;
    left.current = scrollToQuestion(scroller.current, left.current);
  }, [scroller, messages, answer, question]);

  // The input below grows and shrinks, and so does what is left for the messages.
  useEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(() => {
      left.current = scrollToQuestion(scroller.current, left.current);
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);
}

/** Scrolls, unless the visitor has scrolled away from `left`; returns the new position. */
function scrollToQuestion(element: HTMLElement | null, left: number | undefined): number | undefined {
  if (!element || (left !== undefined && Math.abs(element.scrollTop - left) > TOLERANCE)) return left;
  const last = [...element.querySelectorAll<HTMLElement>("[data-question]")].at(-1);
  element.scrollTop = last ? last.offsetTop - MARGIN : 0;
  return element.scrollTop;
}
