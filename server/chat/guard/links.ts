/** Leaves links to pages that exist, and the words of all others. */
import type { Grounds } from "./grounds.ts";

const LINK = /!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
const BARE = /\b(?:https?:\/\/|www\.)[^\s)>\]]+/gi;
const TAG = /<\/?[a-z!][^>]*>?/gi;

export function keepKnownLinks(sentence: string, grounds: Grounds): string {
  return sentence
    .replace(LINK, (_, text: string, target: string) => (isKnown(target, grounds) ? `[${text}](${target})` : text))
    .replace(BARE, "")
    .replace(TAG, "");
}

/** An anchor that no section has leads to the page all the same. */
function isKnown(target: string, { paths }: Grounds): boolean {
  if (!/^\/(?!\/)/.test(target)) return false;
  return paths.has(target) || paths.has(target.split("#")[0] || "/");
}
