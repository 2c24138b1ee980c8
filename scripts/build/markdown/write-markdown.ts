/** Writes every public page as Markdown beside its HTML, and the files that are made of all of them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markdownPath } from "../../../shared/domain/markdown-path.ts";
import { pageFile } from "../../../shared/domain/page-file.ts";
import { llmsFullTxt, llmsTxt } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";

export function writeMarkdown(paths: readonly string[], client: string, siteUrl: string) {
  const pages = paths.map((path) => pageMarkdown(readFileSync(join(client, pageFile(path)), "utf8"), path));
  for (const { path, file } of pages) {
    const target = join(client, markdownPath(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
  const opening = readFileSync(join(client, "llms.txt"), "utf8");
  writeFileSync(join(client, "llms.txt"), llmsTxt(opening, pages, siteUrl));
  writeFileSync(join(client, "llms-full.txt"), llmsFullTxt(opening, pages));
}
