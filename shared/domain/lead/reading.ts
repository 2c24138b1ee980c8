/** An enquiry as the rules read it. */
import { withoutNationality } from "./countries.ts";
import { namesIn, withoutSpans } from "./names.ts";
import { withoutSteering } from "./steering.ts";

export interface Enquiry {
  /** Read only to be left out of the message: a name says nothing about an enquiry. */
  name: string;
  email: string;
  company?: string | undefined;
  message: string;
}

/** One text in forms of the same length, so that a match in one can be quoted from another. */
export interface Reading {
  /** As it was written, with its characters in one form. */
  written: string;
  /** Countries, peoples and names of persons blanked out. Rules that take points read this. */
  whole: string;
  /** Words that address the scoring blanked out too: nothing that takes points hides behind them. */
  bare: string;
  /** Sentences that address the scoring blanked out too. Rules that give points read this. */
  claims: string;
  /** Sentences that address the scoring. */
  steering: string[];
}

const inOneForm = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/[\u201C\u201D]/gu, '"')
    // Invisible characters could hide a word from the rules.
    .replace(/\p{Cf}/gu, "");

/** What a visitor wrote. Persons are left out of a message, whose writer's `name` is known. */
export function reading(text: string, name?: string): Reading {
  const written = inOneForm(text);
  const whole = withoutNationality(written);
  const { text: claims, bare, quotes } = withoutSteering(whole);
  // Looked for beside the sentences that address the scoring, so that these cannot change what is a name.
  const names = name === undefined ? [] : namesIn(withoutSteering(written).text, inOneForm(name));
  const unnamed = (read: string) => withoutSpans(read, names);
  return { written, whole: unnamed(whole), bare: unnamed(bare), claims: unnamed(claims), steering: quotes };
}
