import { type RefObject, useEffect } from "react";
import { isComposing } from "../../composing.ts";

/** Escape closes the panel if the focus is in it, nowhere, or covered by it. */
export function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void, onLeave: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event) || event.defaultPrevented || !panel.current) return;
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body || panel.current.contains(activeElement)) onClose();
      else if (overlap(panel.current, activeElement)) onLeave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [panel, onClose, onLeave]);
}

function overlap(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
