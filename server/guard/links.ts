/** Leaves links to pages that exist, and the words of all others; finds addresses that lead elsewhere. */

import type { Grounds } from "./grounds.ts";

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
    isKnown(target, paths) && !whole.startsWith("!") ? `[${text}](${target})` : text,
  );

/** The words of links without their targets. */
export const withoutLinks = (text: string): string => text.replace(LINK, "$1");

/** By a page's address, the titles that it and its sections bear. */
export type Titles = ReadonlyMap<string, ReadonlySet<string>>;

export function titlesOf({ passages, sources, subjects }: Pick<Grounds, "passages" | "sources" | "subjects">): Titles {
  const titles = new Map<string, Set<string>>();
  const add = (url: string, title: string) =>
    titles.set(pageOf(url), (titles.get(pageOf(url)) ?? new Set()).add(title.toLowerCase()));
  for (const { url, title, section } of passages)
    for (const name of url ? [title, section ?? title] : []) add(url ?? "", name);
  for (const { url, title } of sources) if (url) add(url, title);
  for (const { pages, title } of subjects) for (const page of pages) add(page, title);
  return titles;
}

/** Stands for each character of a link by its page's own title, so that places stay the same. */
const MARK = "\uE000";
/** Such links alone in brackets, behind the sentence, instead of one, or of the sentence before. */
const CITED = new RegExp(
  `\\s?\\(${MARK}[${MARK}\\s,;]*\\)|(?:(?<=[.!?|]["”’]?\\s?)|^)\\s*(?:\\bsources?:\\s*)?${MARK}[${MARK}\\s,;.]*(?:$|(?<=\\s)(?=["“‘]?[\\p{Lu}\\d]))`,
  "giu",
);

/** A sentence without the pages that it gives as its sources, each by its own title: they say nothing on the matter. */
export function withoutCitations(sentence: string, titles: Titles): string {
  const marked = sentence.replaceAll(MARK, " ").replace(LINK, (whole, text: string, target: string) => {
    const isTitle = titles.get(pageOf(target))?.has(text.trim().toLowerCase()) === true;
    return isTitle ? MARK.repeat(whole.length) : whole;
  });
  let [rest, from] = ["", 0];
  for (const { index, 0: cited } of marked.matchAll(CITED)) {
    rest += sentence.slice(from, index);
    from = index + cited.length;
  }
  return rest + sentence.slice(from);
}

/** The pages that it links. */
export const pagesLinked = (sentence: string): string[] =>
  [...sentence.matchAll(LINK)].map(([, , target = ""]) => pageOf(target));

const pageOf = (url: string) => url.split("#")[0] || "/";

/** A page by its title, as a link where the site has it. */
export function linkTo({ title, url }: { title: string; url: string | null }, paths: ReadonlySet<string>): string {
  const name = title.replace(/[[\]\\]/g, "");
  return url && isKnown(url, paths) ? `[${name}](${url})` : name;
}

/** An anchor that no section has leads to the page all the same. */
function isKnown(target: string, paths: ReadonlySet<string>): boolean {
  if (!/^\/(?!\/)/.test(target)) return false;
  return paths.has(target) || paths.has(pageOf(target));
}

/** Addresses in the text itself: a visitor could follow them though they are no links. */
export const foreignAddresses = (sentence: string): string[] => withoutLinks(sentence).match(ADDRESS) ?? [];
