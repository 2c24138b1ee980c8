/** Leaves links to pages that exist, and the words of all others; finds addresses that lead elsewhere. */

/** The target is read to its end before what follows it: a long one costs no time. */
const LINK = /!?\[([^\]]*)\]\(([^()\s]*(?:\([^()]*\)[^()\s]*)?)(?![^()\s])[^)]*\)/g;
/** Again until none is left: one that goes may join the halves of another. */
function withoutTags(text: string): string {
  const left = text.replace(TAG, "");
  return left === text ? text : withoutTags(left);
}
const TAG = /<\/?[a-z!][^>]*>?/gi;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s)>\]]+|\b[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.@/])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|pt|uk|co|ai|agency|eu|de|fr|es|ae|info|biz|app|dev|me|tv|us|ch|example|test|shop|online|site|link|ly)\b(?:\/[^\s)>\]]*)?/gi;

export const withKnownLinks = (sentence: string, paths: ReadonlySet<string>): string =>
  withoutTags(sentence).replace(LINK, (whole, text: string, target: string) =>
    whole.startsWith("!") ? "" : isKnown(target, paths) ? `[${text}](${target})` : text,
  );

/** The words of links without their targets. */
export const withoutLinks = (text: string): string => text.replace(LINK, "$1");

/** An anchor that no section has leads to the page all the same. */
function isKnown(target: string, paths: ReadonlySet<string>): boolean {
  if (!/^\/(?!\/)/.test(target)) return false;
  return paths.has(target) || paths.has(target.split("#")[0] || "/");
}

/** Addresses in the text itself: a visitor could follow them though they are no links. */
export const addressesIn = (sentence: string): string[] =>
  (withoutLinks(sentence).match(ADDRESS) ?? []).map((address) => address.toLowerCase().replace(/[.,]+$/, ""));
