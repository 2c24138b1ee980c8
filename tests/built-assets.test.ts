/** Every file that a built page, style sheet, script or feed names is there. Needs a build; `npm test` makes one. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { pageFile } from "../shared/domain/page-file.ts";

const client = "build/client";
const { siteUrl } = JSON.parse(readFileSync("build/site.json", "utf8")) as { siteUrl: string };
const names = readdirSync(client, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
const files = new Set(names.map((name) => `/${name}`));
const read = (ending: string) =>
  names
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(client, name), "utf8") }));

/** Attributes that make a browser, or whoever shares the page, fetch something. */
const FETCHED = {
  "script[src], img[src], source[src], iframe[src], embed[src], video[src], audio[src]": "src",
  "img[srcset], source[srcset]": "srcset",
  "video[poster]": "poster",
  "link[href]:not([rel=canonical])": "href",
  "use[href], image[href]": "href",
  'meta[property="og:image"], meta[name="twitter:image"]': "content",
};

/** The address as a path of this site; undefined where it is another's, or part of the page itself. */
function ownPath(address: string, from: string): string | undefined {
  const url = new URL(address, new URL(from, siteUrl));
  return url.origin !== new URL(siteUrl).origin || address.startsWith("#") ? undefined : decodeURI(url.pathname);
}

/** Answered by the server itself. */
const CALLS = /^\/(?:contact|mcp|openapi\.json|search|functions\/.*)$/;

const isThere = (path: string) => CALLS.test(path) || files.has(path) || files.has(`/${pageFile(path)}`);

function missing(from: string, addresses: readonly string[]) {
  const paths = addresses.map((address) => ownPath(address, from));
  return paths.filter((path) => path !== undefined && !isThere(path)).map((path) => `${path}, named by ${from}`);
}

const inStyles = (css: string) =>
  [...css.matchAll(/url\(\s*["']?(?!data:)([^"')]+)/g)].map(([, address = ""]) => address);

/** What a script imports, now or later, and the list of what goes with it that the bundler writes down. */
const inScript = (text: string) => [
  ...[...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]([./][^"'`$]*)["'`]/g)].map(([, address = ""]) => address),
  ...[...text.matchAll(/(?<![\w./-])\/?(assets\/[\w.-]+\.(?:js|css|woff2|svg|png))/g)].map(
    ([, path = ""]) => `/${path}`,
  ),
];

test("of every page", () => {
  const pages = read(".html");
  expect(pages.length).toBeGreaterThan(60);
  const lost = pages.flatMap(({ name, text }) => {
    const from = `/${dirname(name) === "." ? "" : `${dirname(name)}/`}`;
    const root = parse(text);
    const named = Object.entries(FETCHED).flatMap(([selector, attribute]) =>
      root.querySelectorAll(selector).flatMap((element) => {
        const value = element.getAttribute(attribute) ?? "";
        return attribute === "srcset" ? value.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "") : [value];
      }),
    );
    const styles = root.querySelectorAll("style").flatMap((style) => inStyles(style.textContent));
    const scripts = root.querySelectorAll("script:not([src])").flatMap((script) => inScript(script.textContent));
    return missing(from, [...named, ...styles, ...scripts]);
  });
  expect(lost).toEqual([]);
});

test("of every style sheet and drawing", () => {
  const sheets = [...read(".css"), ...read(".svg")];
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap(({ name, text }) => missing(`/${name}`, inStyles(text)))).toEqual([]);
});

test("of every script", () => {
  const scripts = read(".js");
  expect(scripts.flatMap(({ text }) => inScript(text)).length).toBeGreaterThan(100);
  expect(scripts.flatMap(({ name, text }) => missing(`/${name}`, inScript(text)))).toEqual([]);
});

test("of the sitemap, the feed and the other texts for machines", () => {
  const texts = [...read(".xml"), ...read(".txt")];
  const lost = texts.flatMap(({ name, text }) =>
    missing(
      `/${name}`,
      [...text.matchAll(/https?:\/\/[^\s<>")\]]+/g)].map(([address]) => address),
    ),
  );
  expect(lost).toEqual([]);
});
