/** Search as you type. */
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";

/** Cache of each entry's words, each after a space. */
const searchable = new WeakMap<ListedEntry, string>();

const plain = (text: string) => text.normalize("NFC").toLowerCase();
const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

function wordsOf(entry: ListedEntry): string {
  let words = searchable.get(entry);
  if (words === undefined) {
    // A mark between the fields, so that no match spans two.
    words = [entry.page_title, entry.section_title ?? "", entry.content]
      .map((text) => ` ${wordsIn(text).join(" ")} `)
      .join("|");
    searchable.set(entry, words);
  }
  return words;
}

/**
 * Entries that have these words, one after the other, in their content, page title or section title, whatever their case:
 * first those that have the last as a whole word, then those in which it begins one.
 */
export function searchEntries(entries: readonly ListedEntry[], text: string): readonly ListedEntry[] {
  const query = wordsIn(text).join(" ");
  if (!query) return text.trim() ? [] : entries;
  const found = entries.filter((entry) => wordsOf(entry).includes(` ${query}`));
  const whole = found.filter((entry) => wordsOf(entry).includes(` ${query} `));
  return whole.length === found.length
    ? found
    : [...whole, ...found.filter((entry) => !wordsOf(entry).includes(` ${query} `))];
}

/**
 * Path of the page: "/results/finance" for "/results/finance#outcome" and for the
 * same as a whole address. None where the address is of another site, or there is none.
 */
export function pageOf(url: string | null, origin: string): string | undefined {
  if (!url || !URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  if (address.origin !== origin) return undefined;
  return address.pathname.replace(/(.)\/+$/, "$1");
}

/** Only what the browser opens as a page becomes a link. */
export function isLink(url: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(url);
}
