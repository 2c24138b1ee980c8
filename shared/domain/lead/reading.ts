/** An enquiry as the rules read it. */
import { withoutNationality } from "./countries.ts";
import { withoutSteering } from "./steering.ts";

export interface Enquiry {
  /** Never read: a name says nothing about an enquiry. */
  name: string;
  email: string;
  company?: string | undefined;
  message: string;
}

/** One text in forms of the same length, so that a match in one can be quoted from another. */
export interface Reading {
  /** As it was written, with its characters in one form. */
  written: string;
  /** Countries and peoples blanked out. Rules that take points read this. */
  whole: string;
  /** Words that address the scoring blanked out too: nothing that takes points hides behind them. */
  bare: string;
  /** Sentences that address the scoring blanked out too. Rules that give points read this. */
  claims: string;
  /** Sentences that address the scoring. */
  steering: string[];
}

export function reading(text: string): Reading {
  const written = text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/[\u201C\u201D]/gu, '"')
    // Invisible characters could hide a word from the rules.
    .replace(/\p{Cf}/gu, "");
  const whole = withoutNationality(written);
  const { text: claims, bare, quotes } = withoutSteering(whole);
  return { written, whole, bare, claims, steering: quotes };
}
