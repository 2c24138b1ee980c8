/** Scrolls to the calculator for a shared link (app/islands/roi/shared-link.ts), whose fragment is no id. */
export function showSharedProjection() {
  if (location.hash.startsWith("#roi?")) document.getElementById("roi")?.scrollIntoView();
}
