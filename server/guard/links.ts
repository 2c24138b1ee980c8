/** Leaves links to pages that exist, and the words of all others; finds addresses that lead elsewhere. */

const LINK = /!?\[([^\]]*)\]\(([^()\s]*(?:\([^()]*\))?[^()\s]*)[^)]*\)/g;
const TAG = /<\/?[a-z!][^>]*>?/gi;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s)>\]]+|\b[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.@/])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|pt|uk|co|ai|agency|eu|de|fr|es|ae|info|biz|app|dev|me|tv|us|ch|example|test|shop|online|site|link|ly)\b(?:\/[^\s)>\]]*)?/gi;

export const withKnownLinks = (sentence: string, paths: ReadonlySet<string>): string =>
  sentence
    .replace(LINK, (whole, text: string, target: string) =>
      isKnown(target, paths) && !whole.startsWith("!") ? `[${text}](${target})` : text,
    )
    .replace(TAG, "");

/** The words of links without their targets. */
export const withoutLinks = (text: string): string => text.replace(LINK, "$1");

/** A page by its title, as a link where the site has it. */
export function linkTo({ title, url }: { title: string; url: string | null }, paths: ReadonlySet<string>): string {
  const name = title.replace(/[[\]\\]/g, "");
  return url && isKnown(url, paths) ? `[${name}](${url})` : name;
}

/** An anchor that no section has leads to the page all the same. */
function isKnown(target: string, paths: ReadonlySet<string>): boolean {
  if (!/^\/(?!\/)/.test(target)) return false;
  return paths.has(target) || paths.has(target.split("#")[0] || "/");
}

/** Addresses in the text itself: a visitor could follow them though they are no links. */
export const foreignAddresses = (sentence: string, _paths: readonly string[]): string[] =>
  withoutLinks(sentence).match(ADDRESS) ?? [];
