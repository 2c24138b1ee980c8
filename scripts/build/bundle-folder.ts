/** Where what the bundler makes waits until a source of it changes. */
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { CACHE } from "../../content/cached.ts";
import { csvLine } from "../../shared/domain/typography.ts";

export const BUNDLE = join(CACHE, "bundle");
/** The module that renders the pages, and the style sheet of all parts of them. */
export const RENDERER = join(BUNDLE, "server", "index.js");
export const STYLES = join(BUNDLE, "styles.css");
/** What browsers load. */
export const ASSETS = join(BUNDLE, "client", "assets");
/** Names of the content modules whose words are in the scripts of `ASSETS`. */
export const CLIENT_INPUTS = join(BUNDLE, "client-inputs.json");

/** What a page offers as a file for spreadsheets: the table, the list or the sentence that stands before the offer. */
export interface Download {
  address: string;
  text: string;
}

export const downloadsOf = (page: HTMLElement): Download[] =>
  page.querySelectorAll("[data-download]").map((offer) => {
    const address = offer.querySelector("a")?.getAttribute("href");
    const source = offer.previousElementSibling;
    if (!address || !source) throw new Error("a download has no address, or nothing stands before it");
    // The mark at its start tells spreadsheets that it is UTF-8.
    return { address, text: `\uFEFF${linesOf(source).map(csvLine).join("")}` };
  });

function linesOf(source: HTMLElement): string[][] {
  const rows = source.querySelectorAll("tr");
  if (rows.length) return rows.map((row) => row.querySelectorAll("th, td").map(wordsOf));
  const items = source.querySelectorAll("li");
  if (items.length) return [["No.", "Text"], ...items.map((item, index) => [String(index + 1), wordsOf(item)])];
  return [["Text"], [wordsOf(source)]];
}

const wordsOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, " ").trim();
