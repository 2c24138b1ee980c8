/** Addresses that lead to another: for the server, and for `_redirects` of a static host. */

/** Permanent, and the method is kept. */
export const REDIRECT_STATUS = 308;

/** Pages that have moved, and where phones look for an icon by themselves. */
const MOVED = new Map([
  ...[
    "",
    "/compare",
    "/fact",
    "/fact-2",
    "/fact-3",
    "/followup",
    "/followup-2",
    "/how",
    "/how-2",
    "/intro",
    "/uncovered",
  ].map((page) => [`/consultant/rounds/22${page}`, "/consultant"] as const),
  ["/consultant/rounds/22.csv", "/consultant/questions.csv"],
  // Further pages of subjects whose answers fit on fewer since they were merged.
  ...[
    "article-brand-safety-markets/2",
    "article-domain-trust/2",
    "article-government-ai-adoption/2",
    "article-index/2",
    "article-tourism-orchestration/2",
    "case-results/3",
    "case-results/4",
    "house-agency/2",
    "house-fit/3",
    "house-working/2",
    "solution-ai-government/2",
    "solution-ai-marketing/2",
    "solution-index/2",
  ].map((page) => [`/answers/${page}`, `/answers/${page.replace(/\/.*/, "")}`] as const),
  ["/contact", "/#contact"],
  ["/index.html", "/"],
  ["/.md", "/index.md"],
  ["/apple-touch-icon.png", "/icons/touch-180.png"],
  ["/apple-touch-icon-precomposed.png", "/icons/touch-180.png"],
  ["/admin", "/admin/knowledge-base"],
  // Addresses of earlier releases.
  ["/admin/entries", "/admin/knowledge-base"],
  ["/admin/answers", "/admin/knowledge-base"],
  ["/admin/record", "/admin/history"],
  ["/admin/files", "/admin/upkeep"],
  ["/admin/overview", "/admin/upkeep"],
]);

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
  const moved = [...MOVED];
  const folders = [
    ...moved.filter(([from]) => !from.includes(".")),
    ...[...pages].map((path) => [path, path] as const),
  ];
  const slashed = folders.filter(([from]) => from !== "/").map(([from, to]): [string, string] => [`${from}/`, to]);
  return [...moved, ...slashed];
}
