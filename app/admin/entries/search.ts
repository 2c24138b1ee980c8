/** Search as you type. */
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";

export type Kind = "all" | "by-hand" | "from-pages" | "to-check";

/** Cache of each entry's normalised text. */
const searchable = new WeakMap<ListedEntry, string>();

function wordsOf(entry: ListedEntry): string {
  let words = searchable.get(entry);
  if (words === undefined) {
    // The search holds no line break, so no match spans two fields.
    words = [entry.page_title, entry.section_title ?? "", entry.content].map(plain).join("\n");
    searchable.set(entry, words);
  }
  return words;
}

const plain = (text: string) => text.normalize("NFC").toLowerCase();

/** Entries with the text in their content, page title or section title, whatever its case. */
export function searchEntries(entries: readonly ListedEntry[], text: string): readonly ListedEntry[] {
  const query = plain(text).trim();
  return query ? entries.filter((entry) => wordsOf(entry).includes(query)) : entries;
}

/** `toCheck` says whether an entry's page is gone or has changed. */
export function entriesOfKind(
  entries: readonly ListedEntry[],
  kind: Kind,
  toCheck: (entry: ListedEntry) => boolean,
): readonly ListedEntry[] {
  if (kind === "all") return entries;
  if (kind === "to-check") return entries.filter(toCheck);
  const byHand = kind === "by-hand";
  return entries.filter(({ metadata }) => (metadata.manually_added === true) === byHand);
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
