/** Addresses that lead to another: for the server, and for `_redirects` of a static host. */

/** Permanent, and the method is kept. */
export const REDIRECT_STATUS = 308;

/** Pages that have moved. */
const MOVED = new Map([
  ["/contact", "/#contact"],
  ["/index.html", "/"],
  ["/.md", "/index.md"],
  ["/admin", "/admin/overview"],
  ["/admin/", "/admin/overview"],
]);

/** The target of a path; `undefined` if it is none. A page's address has no trailing slash. */
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
