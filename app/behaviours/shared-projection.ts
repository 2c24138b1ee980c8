import { isFollowed } from "../is-followed.ts";

/** Scrolls to the calculator for a shared link (app/islands/roi/shared-link.ts), whose fragment is no id. */
export function showSharedProjection() {
  if (!location.hash.startsWith("#roi?")) return;
  // What lies above is laid out first (routes/home.module.css).
  document.documentElement.dataset.whole = "";
  // After a reload, or on the way back, the browser itself returns to where the visitor was.
  if (isFollowed()) document.getElementById("roi")?.scrollIntoView();
}
