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

/** A wording in which every `{slot}` is replaced. Throws on an unknown slot, so that a build stops at a misspelt one. */
function fill(template: string, slots: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const words = slots[slot];
    if (words === undefined) throw new Error(`unknown slot "${slot}" in "${template}"`);
    return words;
  });
}

/** One wording for each template, each once. */
export const wordings = (templates: string[], slotsOf: (index: number) => Record<string, string>): string[] => [
  ...new Set(templates.map((template, index) => fill(template, slotsOf(index)))),
];

/** Names taken in turn, so that each of them occurs. */
export const inTurn = (names: readonly string[], index: number): string => names[index % names.length] ?? "";

/** "a, b and c". */
export function listed(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
