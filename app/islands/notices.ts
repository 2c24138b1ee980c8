/** Notices of an island that is not interactive; their texts are in the page (island.tsx). */

/**
 * "later": the press is of a button that opens a window, and cannot count (early-press.ts).
 * "again": it is ready, and the press that it was loaded for has to be made once more.
 * "offline": reloading the page would lose it, because the site cannot be reached.
 */
export const NOTICES = ["loading", "later", "failed", "offline", "again"] as const;

export type Notice = (typeof NOTICES)[number];

/** Shows one notice, or none; scrolls it into view if it answers a press. */
export function showNotice(island: HTMLElement, notice?: Notice) {
  for (const each of island.querySelectorAll<HTMLElement>("[data-notice]")) {
    each.hidden = each.dataset.notice !== notice;
    if (!each.hidden && notice !== "failed") each.scrollIntoView({ block: "nearest" });
  }
}

/** Not without a connection, when the browser would replace the page with an error. */
export async function reloadPage(island: HTMLElement) {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    return showNotice(island, "offline");
  }
  location.reload();
}
