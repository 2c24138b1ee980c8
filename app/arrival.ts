/** How a page came to be in front of its visitor. */

/** Whether the visitor came by an address, not by a reload or the browser's history. */
export function isFollowed(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}

/** Calls `listener` when the page is shown again as the browser kept it, while its stored state may have gone on elsewhere. */
export function onReturn(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}
