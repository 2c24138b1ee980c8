/** Reads every built page, as a search engine would. Needs a build; `npm test` makes one. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { judge } from "../bench/budgets.ts";
import { feedPaths, publicPaths } from "../content/paths.ts";
import { pageFile } from "../shared/domain/page-file.ts";
import { straightMarks } from "../shared/domain/typography.ts";
import { client, everyPage, builtPages as pages, siteUrl } from "./built-site.ts";

/** Lays a page out just before its end (scripts/build/finish-page.ts). */
const FIRST_LAYOUT = "<script>document.body.offsetHeight</script>";

const meta = (root: HTMLElement, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const duplicates = (values: (string | undefined)[]) => values.filter((value, index) => values.indexOf(value) !== index);
const idsOf = (root: HTMLElement) => root.querySelectorAll("[id]").map((element) => element.id);
const ids = new Map(pages.map(({ path, root }) => [path, idsOf(root)]));

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : [];

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

describe("every page", () => {
  everyPage("has one h1, a title, a description and its canonical address", pages, ({ path, root }) => {
    expect(root.querySelectorAll("h1")).toHaveLength(1);
    expect(root.querySelector("title")?.textContent.length).toBeGreaterThan(10);
    expect(root.querySelector("title")?.textContent.length).toBeLessThanOrEqual(80);
    expect(meta(root, "description")?.length).toBeGreaterThanOrEqual(70);
    expect(meta(root, "description")?.length).toBeLessThanOrEqual(165);
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${siteUrl}${path}`);
    expect(root.querySelector("html")?.getAttribute("lang")).toBe("en-GB");
  });

  everyPage("has its words and a way to go on without a script", pages, ({ path, root }) => {
    const words = root.querySelector("main")?.textContent.length;
    expect(words).toBeGreaterThan(path === "/search" ? 50 : 600);
    expect(root.querySelectorAll('nav[aria-label="Primary navigation"] a').length).toBeGreaterThan(0);
    expect(root.querySelectorAll('footer nav[aria-label="Footer"] a[href="/results"]')).toHaveLength(1);
    // What waits for one stands on the first page alone; `robust-without-script.spec.ts` sees that it is hidden there.
    if (path !== "/") expect(root.querySelectorAll("main [aria-busy=true], main [data-controls]")).toHaveLength(0);
  });

  it("shares no title and no description with another", () => {
    expect(duplicates(pages.map(({ root }) => root.querySelector("title")?.textContent))).toEqual([]);
    expect(duplicates(pages.map(({ root }) => meta(root, "description")))).toEqual([]);
  });

  everyPage("has headings that descend one level at a time and no id twice", pages, ({ path, root }) => {
    const levels = root
      .querySelectorAll("main h1, main h2, main h3, main h4")
      .map((heading) => Number(heading.tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    expect(duplicates(ids.get(path) ?? [])).toEqual([]);
  });

  everyPage(
    "has no inline style, the site's own inline scripts alone, and nothing from another machine",
    pages,
    ({ root, html }) => {
      expect(root.querySelectorAll("[style]")).toEqual([]);
      const inline = root
        .querySelectorAll("script:not([type='application/ld+json'])")
        .map((script) => script.outerHTML);
      const [boot = "", rules = "", ...others] = inline;
      expect(boot).toMatch(/^<script>/);
      expect(rules).toMatch(/^<script type="speculationrules">/);
      expect(pages[0]?.html).toContain(boot + rules);
      expect(["", FIRST_LAYOUT]).toContain(others.join(""));
      expect(html.includes(`${FIRST_LAYOUT}</body>`)).toBe(others.length > 0);
      expect(html).not.toMatch(/\b(?:src|srcset)="(?:https?:)?\/\//);
      expect(html).not.toMatch(/<link[^>]+rel="(?:stylesheet|preload|icon)"[^>]+href="(?:https?:)?\/\//);
    },
  );

  everyPage("links only to pages and anchors that exist", pages, ({ path, root }) => {
    for (const link of root.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (/^https:\/\/wa\.me\//.test(href)) continue; // the external chat
      const [target = "", anchor] = href.split("#");
      if (target === "/contact" || (feedPaths.includes(target) && !anchor)) continue; // answered by the server; a file
      if (link.hasAttribute("download") && existsSync(join(client, target))) continue;
      const there = ids.get(target || path);
      expect(there, href).toBeDefined();
      if (anchor && anchor !== "top") expect(there?.includes(anchor), href).toBe(true);
    }
  });

  everyPage("has social tags and a picture of its own", pages, ({ path, root }) => {
    for (const name of ["og:title", "og:description", "og:url", "og:type", "og:image", "og:image:alt", "twitter:card"])
      expect(meta(root, name), name).toBeTruthy();
    const image = new URL(meta(root, "og:image") ?? "").pathname;
    expect(existsSync(join(client, image)), `${image} for ${path}`).toBe(true);
  });

  // The exam prints what was asked and answered, letter for letter.
  everyPage(
    "is set with the marks of print, in its words, its data and its Markdown",
    pages.filter(({ path }) => !path.startsWith("/consultant")),
    ({ path, html, root }) => {
      const copy = parse(html);
      for (const code of copy.querySelectorAll("script, noscript, style, code, pre")) code.remove();
      expect(straightMarks(copy.querySelector("body")?.textContent ?? "")).toEqual([]);
      const data = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? "") as unknown;
      const descriptions = [
        meta(root, "description"),
        meta(root, "og:title"),
        root.querySelector("title")?.textContent,
      ];
      expect(straightMarks([...descriptions, ...stringsIn(data)].join("\n"))).toEqual([]);
      const markdown = readFileSync(join(client, `${path === "/" ? "/index" : path}.md`), "utf8");
      expect(straightMarks(markdown.replace(/^---\n[\s\S]*?\n---\n|```[\s\S]*?```|`[^`\n]*`/g, ""))).toEqual([]);
    },
  );

  everyPage("has structured data that names what the page shows", pages, ({ root }) => {
    const text = root.querySelector("main")?.textContent.replace(/\s+/g, " ") ?? "";
    const source = root.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const graph = (JSON.parse(source) as { "@graph": Record<string, unknown>[] })["@graph"];
    expect(graph.length).toBeGreaterThan(0);
    for (const item of graph) {
      const questions = Array.isArray(item.mainEntity) ? (item.mainEntity as Question[]) : [];
      for (const question of questions) {
        expect(text).toContain(question.name);
        expect(text).toContain(question.acceptedAnswer.text);
      }
      if (typeof item.headline === "string") expect(text).toContain(item.headline);
    }
  });
});

/** Bytes of a page's headers, as `curl` counts them, and of what allows one more script. */
const HEADERS = 937;
const HASH = 54;

everyPage("comes before a server waits for the first acknowledgement", pages, ({ path, html }) => {
  const { size } = statSync(`${join(client, pageFile(path))}.br`);
  const headers = HEADERS + (html.includes(FIRST_LAYOUT) ? HASH : 0);
  expect(judge("documentBytes", size + headers, path)).toBeUndefined();
});

describe("the public library of answers", () => {
  const library = pages.filter(({ path }) => path.startsWith("/answers/"));

  it("has a page for each subject, listed on its first page with the number of its answers", () => {
    const index = pages.find(({ path }) => path === "/answers")?.root;
    const listed = index
      ?.querySelectorAll("main li")
      .map((item) => item.textContent.replace(/^.*?(\d+) answers$/, "$1"));
    expect(library.length).toBeGreaterThan(10);
    const first = index?.querySelectorAll("main li a").map((link) => link.getAttribute("href")) ?? [];
    const parts = (subject = "") => library.filter(({ path }) => path === subject || path.startsWith(`${subject}/`));
    const counts = first.map((subject) =>
      parts(subject).reduce((sum, { root }) => sum + root.querySelectorAll("main h3").length, 0),
    );
    expect(listed).toEqual(counts.map(String));
    expect(first.flatMap(parts)).toHaveLength(library.length);
  });

  it("keeps the address of every answer on its subject's first page, wherever the answer stands", () => {
    const later = library.filter(({ path }) => /\/\d+$/.test(path));
    expect(later.length).toBeGreaterThan(5);
    for (const { path, root } of later) {
      const first = library.find((page) => page.path === path.replace(/\/\d+$/, ""));
      for (const { id } of root.querySelectorAll("main h3")) {
        const entry = first?.root.querySelector(`[data-elsewhere][id="${id}"] a`);
        expect(entry?.getAttribute("href"), id).toBe(`${path}#${id}`);
      }
    }
  });

  everyPage("gives every answer an address, a text and the pages that it rests on", library, ({ root }) => {
    for (const heading of root.querySelectorAll("main h3")) {
      expect(heading.querySelector("a")?.getAttribute("href")).toBe(`#${heading.id}`);
      expect(heading.nextElementSibling?.textContent.length, heading.id).toBeGreaterThan(10);
    }
    const contents = root.querySelectorAll("[data-toc] details a").map((link) => link.getAttribute("href"));
    expect(contents.filter((href) => href?.startsWith("#"))).toEqual(
      root.querySelectorAll("main h3").map(({ id }) => `#${id}`),
    );
    expect(root.querySelector("main")?.textContent).not.toMatch(/\[\[|\*\*/);
  });

  it("is nothing that the consultant reads from the pages, and no script holds its words", () => {
    expect(readFileSync("build/knowledge.json", "utf8")).not.toContain('"/answers');
    const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
    const first = library[0]?.root.querySelector("main h3")?.textContent ?? "";
    expect(first).not.toBe("");
    for (const name of scripts) expect(readFileSync(join(client, "assets", name), "utf8"), name).not.toContain(first);
  });
});

describe("the files for finding", () => {
  it("list exactly the public pages in the sitemap, with their canonical addresses", () => {
    const xml = readFileSync(join(client, "sitemap.xml"), "utf8");
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(listed.toSorted()).toEqual(publicPaths.map((path) => `${siteUrl}${path}`).toSorted());
    expect([...xml.matchAll(/<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g)]).toHaveLength(publicPaths.length);
  });

  it("list every other public page on the page for readers", () => {
    const links = pages.find(({ path }) => path === "/sitemap")?.root.querySelectorAll("main a") ?? [];
    const listed = new Set(links.map((link) => link.getAttribute("href")));
    expect(publicPaths.filter((path) => !listed.has(path))).toEqual([]);
  });

  it("are built", () => {
    expect(feedPaths.filter((path) => readFileSync(join(client, path), "utf8").length <= 50)).toEqual([]);
  });

  it("point robots to the sitemap and away from the operators' pages", () => {
    const robots = readFileSync(join(client, "robots.txt"), "utf8");
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(robots).toContain("Disallow: /admin/");
  });
});
