/**
 * Sentences of entries that direct the machine which reads them, and honest ones beside them that speak of the same
 * things: of six writers who knew nothing of the code. They were counted, not read.
 */
import { readFileSync } from "node:fs";
import { discardedSentences } from "../../server/knowledge-base/hidden-instructions/index.ts";

/** What the writers of `held-out.jsonl` wrote, by their numbers: orders and honest sentences that are like them. */
export const HELD_OUT = [
  { about: "the site and its clients", orders: 15, honest: 16 },
  { about: "jobs that people give to chatbots", orders: 26, honest: 27 },
  { about: "the answer that is being composed", orders: 31, honest: 32 },
];

export interface Written {
  writer: number;
  /** Directs the machine. */
  instruction: boolean;
  text: string;
}

export const heldOut = (): Written[] =>
  readFileSync(new URL("held-out.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Sentences and headings of the site's own pages: none of them directs a machine. Needs a build. */
export function pageSentences(): string[] {
  const entries: { page_title: string; section_title: string | null; content: string }[] = JSON.parse(
    readFileSync("build/knowledge.json", "utf8"),
  );
  return [
    ...new Set(
      entries.flatMap(({ page_title, section_title, content }) => [
        page_title,
        section_title ?? page_title,
        ...content.split(/(?<=[.!?])\s+|\n/),
      ]),
    ),
  ];
}

/** A little less than was measured of sentences that were kept back, which is 0.41 … */
export const LEAST_FOUND = 0.36;
/** … and a little more than 0.022. */
export const MOST_MISTAKEN = 0.03;

/** Whether an operator's entry of this text would lose a sentence. */
const isDiscarded = (content: string) =>
  discardedSentences({ page_title: "", section_title: null, content, metadata: { manually_added: true } }).length > 0;

export const shareOf = (written: readonly Written[]): number =>
  written.filter(({ text }) => isDiscarded(text)).length / written.length;
