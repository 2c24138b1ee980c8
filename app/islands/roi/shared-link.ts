/**
 * The projection in the page's address. It stands behind the # sign, so that it never reaches a server;
 * links of an earlier kind have it in the query.
 */

/** How the fragment of a shared link begins; app/behaviours/shared-projection.ts scrolls to it. */
export const SHARED = "#roi?";

export function sharedQuery(): string {
  return location.hash.startsWith(SHARED) ? location.hash.slice(SHARED.length) : location.search;
}
