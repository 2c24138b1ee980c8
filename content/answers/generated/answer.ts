/** Shared by the generators of answers. */
import type { LibraryAnswer } from "../../../shared/contracts/library.ts";

/** An answer whose sources still lack what the build adds: titles and hashes. */
export type GeneratedAnswer = Omit<LibraryAnswer, "sources" | "kind"> & { sources: Quote[] };

export interface Quote {
  /** Path with anchor. */
  url: string;
  /** One sentence or line of the section, word for word. */
  quote: string;
}

/** A section of a built page, as `build/knowledge.json` holds it. */
export interface Section {
  page_url: string;
  section_title: string | null;
  content: string;
}

/** Most wordings that one question gets. */
const MOST_WORDINGS = 20;

/** A wording in which every `{slot}` is replaced. Throws on an unknown slot, so that a build stops at a misspelt one. */
function fill(template: string, slots: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const words = slots[slot];
    if (words === undefined) throw new Error(`unknown slot "${slot}" in "${template}"`);
    return words;
  });
}

/** One wording for each template; the names are taken in turn, so that each of them occurs. */
export function wordings(templates: string[], slotsOf: (index: number) => Record<string, string>): string[] {
  const filled = templates.map((template, index) => fill(template, slotsOf(index)));
  return [...new Map(filled.map((wording) => [comparable(wording), wording])).values()].slice(0, MOST_WORDINGS);
}

const comparable = (wording: string) =>
  wording
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%€£$.:+]+/gu, " ")
    .replace(/[. ]+$/, "");

/** "a, b and c". */
export function listed(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
