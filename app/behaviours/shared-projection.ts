/** Scrolls to the calculator for a shared link (app/islands/roi/shared-link.ts), whose fragment is no id. */
export function showSharedProjection() {
  if (!location.hash.startsWith("#roi?")) return;
  // What lies above is laid out first (routes/home.module.css).
  document.documentElement.dataset.whole = "";
  document.getElementById("roi")?.scrollIntoView();
}
