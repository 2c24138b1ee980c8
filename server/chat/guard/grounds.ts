/** What an answer may say: the figures, names and addresses of the passages it was given. */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { figureKeys } from "../figures.ts";
import { sectorsIn } from "../subjects.ts";

export interface Grounds {
  /** Key of each figure, with the sectors of the passages that hold it. */
  figures: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths, with and without anchors, that links may lead to. */
  paths: ReadonlySet<string>;
  /** Titles of cases that the passages name, in lower case, and titles of all. */
  namedCases: ReadonlySet<string>;
  cases: readonly string[];
  /** Words of the passages, in lower case. */
  words: ReadonlySet<string>;
  /** Words of the passages that begin with a capital letter. */
  names: ReadonlySet<string>;
}

/** Addresses that belong to the site without being a page of content. */
const FIXED_PATHS = [
  "/",
  "/solutions",
  "/results",
  "/insights",
  "/contact",
  "/disclaimer",
  "/privacy",
  "/sitemap",
  "/#contact",
];

export interface Site {
  /** Every address of the site's pages and sections. */
  paths: Iterable<string>;
  /** Titles of the case studies. */
  cases: readonly string[];
}

export function groundsOf(passages: readonly KnowledgeBaseEntry[], site: Site): Grounds {
  const figures = new Map<string, Set<string>>();
  const texts = passages.map((entry) => `${entry.page_title}\n${entry.section_title ?? ""}\n${entry.content}`);
  for (const [number, text] of texts.entries()) {
    const path = passages[number]?.page_url?.replace(/[#/-]/g, " ") ?? "";
    const sectors = sectorsIn(`${text} ${path}`);
    for (const key of figureKeys(text)) figures.set(key, new Set([...(figures.get(key) ?? []), ...sectors]));
  }
  const all = texts.join("\n").toLowerCase();
  return {
    figures,
    paths: new Set([...FIXED_PATHS, ...site.paths]),
    cases: site.cases.map((title) => title.toLowerCase()),
    namedCases: new Set(site.cases.map((title) => title.toLowerCase()).filter((title) => all.includes(title))),
    words: new Set(all.match(/\p{L}+/gu) ?? []),
    names: new Set(texts.join(" ").match(/\b\p{Lu}[\p{L}\d&-]*/gu) ?? []),
  };
}
