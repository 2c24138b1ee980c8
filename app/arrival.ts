/** How a page came to be in front of its visitor. */
import { listen } from "./listen.ts";

const visit = () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/** Whether the visitor came by an address, not by a reload or the browser's history. */
export const isFollowed = () => visit()?.type === "navigate";

/** The address that was followed, with the text directive, which `location` may hide. */
export const addressFollowed = () => (isFollowed() ? (visit()?.name ?? "") : location.hash);

/** Calls `listener` when the page is shown again as the browser kept it, while its stored state may have gone on elsewhere. */
export const onReturn = (listener: () => void) =>
  listen<PageTransitionEvent>(["pageshow"], ({ persisted }) => {
    if (persisted) listener();
  });
