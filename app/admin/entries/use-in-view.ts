import { type RefObject, useCallback, useEffect, useRef } from "react";

export type Watch = (element: Element, onChange: (inView: boolean) => void) => () => void;

/** How far outside the scroll area something counts as in view, so that it is there before it is seen. */
const AHEAD = "900px 0px";

/** One IntersectionObserver for the parts of a scroll area. */
export function useInView(area: RefObject<Element | null>): Watch {
  const observer = useRef<IntersectionObserver>(null);
  const listeners = useRef(new WeakMap<Element, (inView: boolean) => void>());
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback(
    (element, onChange) => {
      observer.current ??= new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) listeners.current.get(target)?.(isIntersecting);
        },
        { root: area.current, rootMargin: AHEAD },
      );
      listeners.current.set(element, onChange);
      observer.current.observe(element);
      return () => observer.current?.unobserve(element);
    },
    [area],
  );
}
