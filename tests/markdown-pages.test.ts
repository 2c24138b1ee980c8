/** Every public page is Markdown too, and says there what it says in HTML. Needs a build; `npm test` makes one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { publicPaths } from "../content/paths.ts";
import { brand } from "../shared/brand.ts";
import { markdownPath } from "../shared/domain/page-file.ts";
import { builtPages, client, everyPage, siteUrl } from "./built-site.ts";

const read = (name: string) => readFileSync(join(client, name), "utf8");

const pages = builtPages.map((page) => {
  const [, head = "", words = ""] = read(markdownPath(page.path)).split(/^---\n/m);
  return { ...page, head: parseYaml(head) as Record<string, string>, words };
});

/** What is to be used or looked at, and is no text. */
const NOT_READ =
  'nav, form, button, script, svg, summary, [data-island], [data-controls], [role="img"], [aria-hidden="true"]';
const letters = (text: string) =>
  text
    .replace(/\{#[\w-]+\}|\]\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

describe("the Markdown of every page", () => {
  everyPage("has its title, description and canonical address at its head", pages, ({ root, head, words }) => {
    expect(head.title).toBe(root.querySelector('meta[property="og:title"]')?.getAttribute("content"));
    expect(head.description).toBe(root.querySelector('meta[name="description"]')?.getAttribute("content"));
    expect(head.url).toBe(root.querySelector('link[rel="canonical"]')?.getAttribute("href"));
    expect(words.trim().split("\n")[0]).toBe(`# ${root.querySelector("h1")?.textContent}`);
    expect(root.querySelector('link[type="text/markdown"]')?.getAttribute("href")).toMatch(/\.md$/);
  });

  everyPage("holds every paragraph, item and cell of the page, and nothing of its markup", pages, ({ html, words }) => {
    const main = parse(html).querySelector("main");
    for (const element of main?.querySelectorAll(NOT_READ) ?? []) element.remove();
    const markdown = letters(words);
    const parts = main?.querySelectorAll("h1, h2, h3, h4, p, td, th, dt, dd, blockquote") ?? [];
    const missing = parts.map((part) => part.textContent).filter((text) => !markdown.includes(letters(text)));
    expect(missing).toEqual([]);
    expect(words).not.toMatch(/<\/?[a-z]+[ >]|<!--|&[a-z]+;/);
  });

  everyPage(
    "keeps its headings with their anchors, its tables, and links that lead on from anywhere",
    pages,
    ({ root, words }) => {
      for (const { id } of root.querySelectorAll("main :is(h2, h3)[id]")) expect(words).toContain(`{#${id}}`);
      expect(words.match(/^\|(?: -+ \|)+$/gm) ?? []).toHaveLength(root.querySelectorAll("main table").length);
      for (const [, target = ""] of words.matchAll(/\]\(([^)]*)\)/g)) expect(target).toMatch(/^https?:\/\//);
    },
  );
});

describe("the files for language models", () => {
  it("llms.txt names every page's Markdown, and the ways to ask", () => {
    const text = read("llms.txt");
    for (const path of publicPaths) expect(text).toContain(`](${siteUrl}${markdownPath(path)}): `);
    for (const path of ["/llms-full.txt", "/openapi.json", "/mcp"]) expect(text).toContain(siteUrl + path);
    expect(text.startsWith(`# ${brand.name}\n\n> `)).toBe(true);
    expect(text).toMatch(/^.+\n\n.+\n\n.+no regulated financial, legal or compliance advice/);
  });

  it("llms-full.txt holds every page but the library of answers and the records of the exam", () => {
    const text = read("llms-full.txt");
    for (const { path, words } of pages)
      expect(text.includes(words), path).toBe(!/^\/(?:answers|consultant\/rounds|sitemap)\b/.test(path));
  });
});
