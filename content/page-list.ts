/**
 * The pages of each kind in the order of their indexes, as far as others need to know them: to count and list them
 * (counts.ts), and to draw those that have no drawing of their own (app/art/generated.ts). Reads the folders, and so
 * runs in Node only; in the bundle the build puts the list itself (scripts/page-list.ts).
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Sector } from "../shared/contracts/library.ts";
import { parseYaml } from "./parse-yaml.ts";

export interface ListedPage {
  path: string;
  title: string;
  sector: Sector;
}

interface FrontMatter {
  title: string;
  cardTitle?: string;
  sector?: Sector;
  position?: number;
  publishDate?: string;
}

function pagesIn(folder: string, order: (a: FrontMatter, b: FrontMatter) => number, prefix = `/${folder}`) {
  return readdirSync(new URL(`./${folder}/`, import.meta.url))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => {
      const text = readFileSync(new URL(`./${folder}/${name}`, import.meta.url), "utf8");
      return {
        path: `${prefix}/${name.slice(0, -".mdx".length)}`,
        meta: parseYaml(text.split(/^---$/m)[1] ?? "") as FrontMatter,
      };
    })
    .sort((a, b) => order(a.meta, b.meta))
    .map(
      ({ path, meta: { title, cardTitle = title, sector = "enterprise" } }): ListedPage => ({
        path,
        title: cardTitle,
        sector,
      }),
    );
}

const byPosition = (a: FrontMatter, b: FrontMatter) => (a.position ?? 0) - (b.position ?? 0);
const newestFirst = (a: FrontMatter, b: FrontMatter) =>
  (b.publishDate ?? "").localeCompare(a.publishDate ?? "") || byPosition(a, b);

export const pageList = {
  solutions: pagesIn("solutions", byPosition),
  cases: pagesIn("results", byPosition),
  articles: pagesIn("insights", newestFirst),
  house: pagesIn("house", byPosition, ""),
};
