import { type RefObject, useEffect, useSyncExternalStore } from "react";

/** Phones, short windows and pages zoomed far in: there the chat takes the whole screen. As in panel.module.css. */
const query = () => matchMedia("(max-width: 30rem), (max-height: 30rem)");

function subscribe(listener: () => void) {
  const list = query();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

export const useFullScreen = () => useSyncExternalStore(subscribe, () => query().matches);

/**
 * While the panel covers the screen: keeps the page behind it out of reach, and the
 * panel within the part of the screen that an on-screen keyboard leaves free.
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
    view.addEventListener("resize", place);
    view.addEventListener("scroll", place);
    return () => {
      view.removeEventListener("resize", place);
      view.removeEventListener("scroll", place);
    };
  }, [panel, covers]);
}
