/** Addresses that lead to another: for the server, and for `_redirects` of a static host. */

/** Permanent, and the method stays what it was. */
export const REDIRECT_STATUS = 308;

/** Addresses that live on under another. */
const MOVED = new Map([
  ["/contact", "/#contact"],
  ["/index.html", "/"],
  ["/.md", "/index.md"],
  ["/admin", "/admin/overview"],
  ["/admin/", "/admin/overview"],
]);

/** Where a path leads; `undefined` where it leads nowhere else. A page has one address: without a slash at its end. */
export function redirectOf(pages: ReadonlySet<string>, path: string): string | undefined {
  if (path.length < 2 || !path.endsWith("/")) return MOVED.get(path);
  const bare = path.replace(/\/+$/, "");
  return pages.has(bare) ? bare : MOVED.get(path);
}

/** The same as a list, with one slash at the end of each page. */
export function redirects(pages: ReadonlySet<string>): [from: string, to: string][] {
  const slashed = [...pages].filter((path) => path !== "/").map((path) => [`${path}/`, path] as [string, string]);
  return [...MOVED, ...slashed];
}
