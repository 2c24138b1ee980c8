/** How a page came to be in front of its visitor. */
import { listen } from "./listen.ts";

/** Whether the visitor came by an address, not by a reload or the browser's history. */
export function isFollowed(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}

/** Calls `listener` when the page is shown again as the browser kept it, while its stored state may have gone on elsewhere. */
export const onReturn = (listener: () => void) =>
  listen<PageTransitionEvent>(["pageshow"], ({ persisted }) => {
    if (persisted) listener();
  });
