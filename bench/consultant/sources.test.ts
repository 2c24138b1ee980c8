/** Every source quotes words that its page shows, and its link highlights them: against the HTML of the built pages, block by block. */
import { readFileSync } from "node:fs";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { asShown, highlighted, loadParts, type Source } from "../../server/consultant/index.ts";
import { pageFile } from "../../shared/domain/page-file.ts";
import { siteEngine, siteEntries } from "./site.ts";

const INLINE = new Set("A ABBR B BDI CITE CODE DEL EM I INS KBD MARK Q SMALL SPAN STRONG SUB SUP TIME WBR".split(" "));
const UNSEEN = new Set(["HEAD", "NOSCRIPT", "SCRIPT", "STYLE", "SVG", "TEMPLATE"]);

const { answers, rows } = loadParts().library;
const headings = siteEntries().map(({ page_title, section_title }) => section_title ?? page_title);
const pages = new Map<string, string[]>();
const engine = await siteEngine();

/** The words of a page, cut where one block ends and the next begins. */
function blocksOf(path: string): string[] {
  const known = pages.get(path);
  if (known) return known;
  const blocks = [""];
  const walk = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) blocks.push(blocks.pop() + node.textContent);
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    if (UNSEEN.has(element.tagName)) return;
    const runsOn = INLINE.has(element.tagName);
    if (!runsOn) blocks.push("");
    for (const child of element.childNodes) walk(child);
    if (!runsOn) blocks.push("");
  };
  walk(parse(readFileSync(`build/client/${pageFile(path)}`, "utf8")));
  const shown = blocks.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  pages.set(path, shown);
  return shown;
}

/** Words that stand on the page several times are highlighted where they stand first. */
const THERE = 0.95;

/** Names what a page does not show or highlight. */
function check(sources: readonly Source[]) {
  const wrong: string[] = [];
  let there = 0;
  for (const { url, quote } of sources) {
    const [path = "", fragment = ""] = url.split("#");
    const ends = (fragment.split(":~:text=")[1] ?? "").split(",").map(decodeURIComponent);
    const blocks = blocksOf(path || "/");
    const cells = quote.split("\n");
    const quoted = blocks.flatMap((_, at) => (cells.every((cell, i) => blocks[at + i]?.includes(cell)) ? [at] : []));
    const [first, ...others] = blocks.flatMap((block, at) => (ends.every((end) => hasWords(block, end)) ? [at] : []));
    const isIn = (at: number | undefined) =>
      quoted.some((from) => at !== undefined && from <= at && at < from + cells.length);
    if (quoted.length === 0) wrong.push(`${url} shows nowhere: ${quote}`);
    else if (![first, ...others].some(isIn)) wrong.push(`${url} does not highlight: ${quote}`);
    there += isIn(first) ? 1 : 0;
  }
  expect(wrong).toEqual([]);
  expect(there).toBeGreaterThan(THERE * sources.length);
}

/** A browser finds whole words only. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text[at + words.length]];
    if (!/[\p{L}\p{N}]/u.test(before + after)) return true;
  }
  return false;
}

test("every source of the library", () => {
  const sources = answers.flatMap((answer) => answer.sources);
  expect(sources.length).toBeGreaterThan(1000);
  check(
    sources.map((source) => {
      const shown = { ...source, quote: asShown(source.quote, rows) };
      return { ...shown, url: highlighted(shown) };
    }),
  );
});

test("the sources of answers from sections, asked for by their headings", async () => {
  // One after the other: each waits for its vectors.
  const asked = [];
  for (const content of headings.filter((_, at) => at % 6 === 0))
    asked.push(await engine.answer([{ role: "user", content }]));
  const sources = asked.flatMap(({ answer }) => answer.sources);
  expect(sources.length).toBeGreaterThan(50);
  check(sources.filter(({ url, quote }) => url && quote));
});

// Rows and labelled lines are quoted as they are read, not as the page shows them.
test("the sources of what a model says, whichever sentence of a passage it is", async () => {
  const questions = headings.filter((_, at) => at % 20 === 0);
  const found = [];
  for (const content of questions) found.push(await engine.answer([{ role: "user", content }], { forModel: true }));
  const passages = found.flatMap(
    ({ ground }) => ground?.passages.filter(({ kind, url }) => kind === "page" && url) ?? [],
  );
  const sources = passages.flatMap(({ title, section, url, lines }) =>
    lines.map((quote) => ({ title, section, quote, url: highlighted({ url, quote }) })),
  );
  expect(sources.length).toBeGreaterThan(500);
  check(sources);
});
