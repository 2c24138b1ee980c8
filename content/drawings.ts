/**
 * The drawing of a page (`words/drawings.json`): its words, and which of the page's own numbers it shows.
 * Every number is taken from the page (`numbers` in its front matter) or from the ledger; nothing is drawn that the
 * text does not say. What a drawing of a process says stands in `drawn-words.ts`.
 */
import words from "./words/drawings.json" with { type: "json" };

export interface DrawingWords {
  /** The heading before whose section it stands; on a page that is no file of content it has its place there. */
  at?: string;
  title: string;
  /** Below the title; may hold `[[#ids]]` and `[[figure ids]]`. */
  caption: string;
  /** The page's numbers that the drawing prints. */
  numbers: readonly string[];
  /** The ledger's figures that it prints. */
  figures?: readonly string[];
}

export const drawings: Record<keyof typeof words, DrawingWords> = words;

export type DrawnPath = keyof typeof drawings;

export const isDrawn = (path: string): path is DrawnPath => Object.hasOwn(drawings, path);

const SCALES: Record<string, number> = { million: 1e6 };

/** The number in a page's number: "€8,000,000" and "£2.3 million", "60%", "5:1". */
export function valueIn(text: string): number {
  const [, digits = "", scale = ""] = /(\d[\d,]*(?:\.\d+)?)\s*(million)?/.exec(text) ?? [];
  if (!digits) throw new Error(`no number in "${text}"`);
  return Math.round(Number(digits.replaceAll(",", "")) * (SCALES[scale] ?? 1) * 100) / 100;
}
