/**
 * Countries, territories and their peoples (`countries.json`: English names as Unicode's CLDR gives them, and the other
 * names in common use). They are blanked out before any rule reads an enquiry, so that nationality cannot count, not
 * even by the length of a name.
 */
import words from "./countries.json" with { type: "json" };
import { phrases } from "./phrase.ts";

const INITIALS = /(?<![\p{L}\p{N}])(?:USA|US|U\.S\.A?\.?|UK|U\.K\.|UAE|KSA|DRC|EU)(?![\p{L}\p{N}])/gu;

const names = (list: string[]) => list.map((name) => name.replaceAll(".", "\\."));
/** The longest name wins: "Guinea-Bissau" before "Guinea". */
const longestFirst = [...names(words.countries), ...names(words.peoples).map((people) => `${people}s?`)].sort(
  (a, b) => b.length - a.length,
);
const NATIONALITY = phrases(...longestFirst);

/** The text with every country and people blanked out, at the same length. */
export function withoutNationality(text: string): string {
  const blank = (match: string) => " ".repeat(match.length);
  return text.replace(INITIALS, blank).replace(NATIONALITY, blank);
}
