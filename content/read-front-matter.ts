/** Reads what stands at the head of every content file, in Node. */
import { readdirSync } from "node:fs";
import { parseYaml, readText } from "./parse-yaml.ts";

export interface FrontMatter {
  slug: string;
  /** Not checked: content/index.ts does that. */
  meta: unknown;
}

function frontMatterIn(folder: string): FrontMatter[] {
  const names = readdirSync(new URL(`./${folder}/`, import.meta.url)).filter((name) => name.endsWith(".mdx"));
  return names.sort().map((name) => {
    const text = readText(new URL(`./${folder}/${name}`, import.meta.url));
    return { slug: name.slice(0, -".mdx".length), meta: parseYaml(text.split(/^---$/m)[1] ?? "") };
  });
}

export const readFrontMatter = () => ({
  solutions: frontMatterIn("solutions"),
  results: frontMatterIn("results"),
  insights: frontMatterIn("insights"),
  house: frontMatterIn("house"),
  legal: frontMatterIn("legal"),
});
