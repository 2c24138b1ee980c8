/** Whether the visitor came by an address, not by a reload or the browser's history. */
export function isFollowed(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}
