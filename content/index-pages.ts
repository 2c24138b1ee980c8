/**
 * The pages that no content file makes (`index-pages.yaml`). Addresses, sitemaps, links and the checks of the content
 * read this list. Runs in Node.
 */
import { readYaml } from "./parse-yaml.ts";

interface IndexPage {
  path: string;
  /** In a list of pages. */
  name: string;
  /** Where a single link leads to it. */
  title: string;
  madeOf: string;
  anchors?: string[];
}

export const indexPages = readYaml("index-pages") as readonly IndexPage[];
