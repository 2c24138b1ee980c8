/** The built pages, each read once for all checks of a thread. Needs a build; `npm test` makes one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, it } from "vitest";
import { publicPaths } from "../content/paths.ts";
import { pageFile } from "../shared/domain/page-file.ts";

export const client = "build/client";
export const { siteUrl } = JSON.parse(readFileSync("build/site.json", "utf8")) as { siteUrl: string };

export interface BuiltPage {
  path: string;
  html: string;
  /** Shared by all checks: none changes it. */
  root: HTMLElement;
}

export const builtPages: readonly BuiltPage[] = publicPaths.map((path) => {
  const html = readFileSync(join(client, pageFile(path)), "utf8");
  return { path, html, root: parse(html) };
});

/** One test of one rule for all these pages; it names each page that breaks it, and what it says there. */
export function everyPage<P extends { path: string }>(
  rule: string,
  pages: readonly P[],
  check: (page: P) => void | Promise<void>,
) {
  it(`every page ${rule}`, async () => {
    expect(pages.length).toBeGreaterThan(0);
    const broken: string[] = [];
    for (const page of pages) {
      try {
        await check(page);
      } catch (error) {
        broken.push(`${page.path}: ${error instanceof Error ? error.message : error}`);
      }
    }
    expect(broken).toEqual([]);
  });
}
