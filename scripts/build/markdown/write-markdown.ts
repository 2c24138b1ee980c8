/** Writes every public page as Markdown beside its HTML, and the files that are made of all of them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markdownPath } from "../../../shared/domain/markdown-path.ts";
import { llmsFullTxt, llmsTxt } from "./llms.ts";
import type { MarkdownPage } from "./page-markdown.ts";

export function writeMarkdown(pages: readonly MarkdownPage[], client: string, siteUrl: string) {
  for (const { path, file } of pages) {
    const target = join(client, markdownPath(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
  const opening = readFileSync(join(client, "llms.txt"), "utf8");
  writeFileSync(join(client, "llms.txt"), llmsTxt(opening, pages, siteUrl));
  writeFileSync(join(client, "llms-full.txt"), llmsFullTxt(opening, pages));
}
