/**
 * What stands at the head of every content file, and the pages of each kind in the order of their indexes, as far as
 * others need to know them: to count and list them (counts.ts), and to draw those that have no drawing of their own
 * (art.ts). Reads the folders, and so runs in Node only; in the bundle the build puts the lists itself
 * (scripts/content-in-node.ts), so that a page that only lists others compiles none of their texts.
 */
import type { Sector } from "../shared/contracts/library.ts";
import { contentFiles, type Kind } from "./content-files.ts";

export interface ListedPage {
  path: string;
  title: string;
  sector: Sector;
}

interface Listed {
  title: string;
  cardTitle?: string;
  sector?: Sector;
  position?: number;
  publishDate?: string;
}

const files = {
  solutions: contentFiles("solutions"),
  results: contentFiles("results"),
  insights: contentFiles("insights"),
  house: contentFiles("house"),
  legal: contentFiles("legal"),
};

export const frontMatter = Object.fromEntries(
  Object.entries(files).map(([kind, some]) => [kind, some.map(({ slug, path, meta }) => ({ slug, path, meta }))]),
) as Record<Kind, { slug: string; path: string; meta: Record<string, unknown> }[]>;

const listed = (kind: Kind, order: (a: Listed, b: Listed) => number): ListedPage[] =>
  files[kind]
    .map(({ path, meta }) => ({ path, meta: meta as unknown as Listed }))
    .sort((a, b) => order(a.meta, b.meta))
    .map(({ path, meta: { title, cardTitle = title, sector = "enterprise" } }) => ({ path, title: cardTitle, sector }));

const byPosition = (a: Listed, b: Listed) => (a.position ?? 0) - (b.position ?? 0);
const newestFirst = (a: Listed, b: Listed) =>
  (b.publishDate ?? "").localeCompare(a.publishDate ?? "") || byPosition(a, b);

export const pageList = {
  solutions: listed("solutions", byPosition),
  cases: listed("results", byPosition),
  articles: listed("insights", newestFirst),
  house: listed("house", byPosition),
};
