/** What a page offers as a file for spreadsheets: the table, the list or the sentence that stands before the offer. */
import type { HTMLElement } from "node-html-parser";
import { csvLine } from "../../shared/domain/csv.ts";

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
