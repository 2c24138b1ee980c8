/** Addresses that lead to another: for the server, and for `_redirects` of a static host. */
import moved from "./moved.json" with { type: "json" };

/** Permanent, and the method is kept. */
export const REDIRECT_STATUS = 308;

/** Pages that have moved, each with where it stands now, and where phones look for an icon by themselves. */
const MOVED = new Map(Object.entries(moved));

/** The target of an address, with its query; `undefined` if it is none. A page's address has no trailing slash. */
export function redirectOf(pages: ReadonlySet<string>, address: string): string | undefined {
  const path = pathIn(address);
  // Nothing that a header could not hold.
  const query = address.slice(path.length).replace(/[^!-~]/g, encodeURIComponent);
  return targetOf(pages, path)?.replace(/#|$/, (rest) => query + rest);
}

/** An address without its query. */
export function pathIn(address: string): string {
  const query = address.indexOf("?");
  return query < 0 ? address : address.slice(0, query);
}

function targetOf(pages: ReadonlySet<string>, path: string): string | undefined {
  const bare = path.replace(/(?<=.)\/+$/, "");
  return bare !== path && pages.has(bare) ? bare : MOVED.get(bare);
}

/** The same as a list, with one slash at the end of each page. */
export function redirects(pages: ReadonlySet<string>): [from: string, to: string][] {
  const list = [...MOVED];
  const folders = [...list.filter(([from]) => !from.includes(".")), ...[...pages].map((path) => [path, path] as const)];
  const slashed = folders.filter(([from]) => from !== "/").map(([from, to]): [string, string] => [`${from}/`, to]);
  return [...list, ...slashed];
}
