/** An enquiry as the rules read it. */
import words from "./countries.json" with { type: "json" };
import { namesIn, withoutSpans } from "./names.ts";
import { phrases } from "./phrase.ts";
import { vocabulary } from "./vocabulary.ts";

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

const INITIALS = /(?<![\p{L}\p{N}])(?:USA|US|U\.S\.A?\.?|UK|U\.K\.|UAE|KSA|DRC|EU)(?![\p{L}\p{N}])/gu;

const names = (list: string[]) => list.map((name) => name.replaceAll(".", "\\."));
/** The longest name wins: "Guinea-Bissau" before "Guinea". */
const longestFirst = [...names(words.countries), ...names(words.peoples).map((people) => `${people}s?`)].sort(
  (a, b) => b.length - a.length,
);
const NATIONALITY = phrases(...longestFirst);

/**
 * The text with every country and people blanked out, at the same length, before any rule reads it: nationality cannot
 * count, not even by the length of a name. (`countries.json`: English names as Unicode's CLDR gives them, and the other
 * names in common use.)
 */
function withoutNationality(text: string): string {
  const blank = (match: string) => " ".repeat(match.length);
  return text.replace(INITIALS, blank).replace(NATIONALITY, blank);
}

/** A sentence, its end included. A line is one at the least. */
const SENTENCE = /[^.!?;\n]*(?:[.!?;]+(?!\s|$)[^.!?;\n]*)*(?:[.!?;]+|\n|$)/gu;

interface Steering {
  /** The text with the sentences that address the scoring blanked out, at the same length. */
  text: string;
  /** The text with only the words that address the scoring blanked out. */
  bare: string;
  /** The sentences blanked out. */
  quotes: string[];
}

const blank = (match: string): string => match.replace(/\S/gu, (letter) => " ".repeat(letter.length));

function withoutSteering(text: string): Steering {
  const quotes: string[] = [];
  const rest = text.replace(SENTENCE, (sentence) => {
    if (sentence.search(vocabulary.STEERING) < 0) return sentence;
    quotes.push(sentence.trim());
    return blank(sentence);
  });
  return { text: rest, bare: text.replace(vocabulary.STEERING, blank), quotes };
}
