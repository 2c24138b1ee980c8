/** Any origin will do: an address that leaves it is none of ours. */
const ORIGIN = "https://site.invalid";

/**
 * A link's target as a path of this site, or undefined for every other address. The
 * browser's own parser decides, for it also takes "/\example.org" and "/<tab>/example.org" elsewhere.
 */
export function sitePath(href: string): string | undefined {
  if (!href.startsWith("/")) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(href, ORIGIN);
    // "//" at the start of what came out would be read as another site the next time.
    return origin === ORIGIN && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
