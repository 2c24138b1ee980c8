/**
 * The pages of each kind in the order of their indexes, as far as others need to know them: to count and list them
 * (counts.ts), and to draw those that have no drawing of their own (art.ts). Reads the folders, and so
 * runs in Node only; in the bundle the build puts the list itself (scripts/content-in-node.ts).
 */
import type { Sector } from "../shared/contracts/library.ts";
import { type FrontMatter, readFrontMatter } from "./read-front-matter.ts";

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

function listed(pages: FrontMatter[], order: (a: Listed, b: Listed) => number, prefix: string): ListedPage[] {
  return pages
    .map(({ slug, meta }) => ({ path: `${prefix}/${slug}`, meta: meta as Listed }))
    .sort((a, b) => order(a.meta, b.meta))
    .map(({ path, meta: { title, cardTitle = title, sector = "enterprise" } }) => ({ path, title: cardTitle, sector }));
}

const byPosition = (a: Listed, b: Listed) => (a.position ?? 0) - (b.position ?? 0);
const newestFirst = (a: Listed, b: Listed) =>
  (b.publishDate ?? "").localeCompare(a.publishDate ?? "") || byPosition(a, b);

const frontMatter = readFrontMatter();

export const pageList = {
  solutions: listed(frontMatter.solutions, byPosition, "/solutions"),
  cases: listed(frontMatter.results, byPosition, "/results"),
  articles: listed(frontMatter.insights, newestFirst, "/insights"),
  house: listed(frontMatter.house, byPosition, ""),
};
