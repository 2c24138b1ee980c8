/** Lands a shared link (app/islands/roi/shared-link.ts) on the calculator: no element has such an id. */
export function showSharedProjection() {
  if (location.hash.startsWith("#roi?")) document.getElementById("roi")?.scrollIntoView();
}
