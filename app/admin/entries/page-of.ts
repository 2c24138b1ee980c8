/** Which page of this site an entry is about. */

/**
 * Path of the page: "/results/finance" for "/results/finance#outcome" and for the
 * same as a whole address. None where the address is of another site, or there is none.
 */
export function pageOf(url: string | null, origin: string): string | undefined {
  if (!url || !URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  if (address.origin !== origin) return undefined;
  return address.pathname.replace(/(.)\/+$/, "$1");
}

/** Only what the browser opens as a page becomes a link. */
export function isLink(url: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(url);
}
