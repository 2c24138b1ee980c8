/** llms.txt (llmstxt.org): the site in brief for language models, and its pages in full, both made from the pages' Markdown. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markdownPath } from "../../../shared/domain/page-file.ts";
import type { MarkdownPage } from "./page-markdown.ts";

const GROUPS = [
  { title: "Solutions", below: "/solutions" },
  { title: "Case studies", below: "/results" },
  { title: "Articles", below: "/insights" },
  { title: "Answers", below: "/answers" },
];

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const groupOf = ({ path }: MarkdownPage) =>
  GROUPS.find(({ below }) => isBelow(path, below))?.title ?? "The agency and this site";

/** `opening` says whose site it is. */
function llmsTxt(opening: string, pages: readonly MarkdownPage[], siteUrl: string): string {
  const line = ({ path, title, description }: MarkdownPage) =>
    `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`;
  const groups = [...Map.groupBy(pages, groupOf)].map(
    ([title, members]) => `## ${title}\n\n${members.map(line).join("\n")}\n`,
  );
  return `${opening}
Each page is also Markdown: at its address with .md, and at its own address for "Accept: text/markdown".

- [All pages in one file](${siteUrl}/llms-full.txt): every page but the library of answers, which rests on them
- [The calls of this site](${siteUrl}/openapi.json): OpenAPI 3.1; asking the consultant, searching, projections
- Model Context Protocol: ${siteUrl}/mcp (stateless HTTP, no sign-in), with the tools ask, search, get_page and calculate_roi

${groups.join("\n")}`;
}

/** The library of answers is twice as long as all else, and says what the pages say. */
function llmsFullTxt(opening: string, pages: readonly MarkdownPage[]): string {
  const leftOut = ["/answers", "/sitemap"];
  const included = pages.filter(({ path }) => !leftOut.some((folder) => isBelow(path, folder)));
  return `${opening}\n${included.map(({ file }) => file).join("\n")}`;
}

/** Writes every public page as Markdown beside its HTML, and the files that are made of all of them. */
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
