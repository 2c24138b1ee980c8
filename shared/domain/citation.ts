/**
 * A citation is the address of a section with the day on which it was cited and the name of its words
 * then, as in "/results/finance?cited=2026-11-22.0123456789abcdef#outcome". It opens the section in any
 * browser; a script says whether the words are still the same (app/behaviours/cited.ts).
 */

/** The hashes of every section's words, by address, as the build writes them. */
export const SECTIONS_FILE = "/sections.json";
export interface SectionNames {
  /** Names all of them at once. */
  version: string;
  /** When a page last changed. */
  date: string;
  sections: Record<string, string>;
}

const CITED = "cited";
const VALUE = /^(\d{4}-\d{2}-\d{2})\.([0-9a-f]{16})$/;

export interface Citation {
  date: string;
  name: string;
}

/** The address of a source as a citation; as it is where nothing names its words. */
export function citedUrl(url: string, date: string, sections: ReadonlyMap<string, string>): string {
  const name = sections.get(sectionOf(url));
  if (!name) return url;
  const [path = "", fragment] = splitAt(url, "#");
  return `${path}${path.includes("?") ? "&" : "?"}${CITED}=${date}.${name}${fragment}`;
}

export function readCitation(search: string): Citation | undefined {
  const [, date, name] = VALUE.exec(new URLSearchParams(search).get(CITED) ?? "") ?? [];
  return date && name ? { date, name } : undefined;
}

/** The section that an address names: without what a browser highlights in it, and without an empty anchor. */
export const sectionOf = (url: string) => splitAt(url, ":~:")[0].replace(/#$/, "");

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}
