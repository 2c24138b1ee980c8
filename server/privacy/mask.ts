/** Masks personal data in a visitor's words. */

const EMAIL = /[\p{L}\p{N}._%+'-]+(?:@|\s?[([]at[)\]]\s?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/giu;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu;
/** Account and card numbers with letters in them (IBAN: ISO 13616). */
const ACCOUNT = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{1,4}){3,8}\b/g;
/**
 * Seven digits or more, however they are spaced: the shortest telephone numbers with
 * an area code have as many, and so have the numbers of cards and identity papers.
 * A single space, dot, dash, slash or bracket may stand between digits.
 */
const NUMBER = /(?:\+|\()?\p{Nd}(?:[ .()/\u00A0\u2010-\u2015-]{0,3}\p{Nd}){6,}/gu;
/** Grouped figures such as 7,000,000 or 2.500.000 are amounts, not numbers of someone. */
const AMOUNT = /^\p{Nd}{1,3}(?:([,. ])\p{Nd}{3})(?:\1\p{Nd}{3})*$/u;
const LONE_AMOUNT = /^\p{Nd}{1,3}0{6,}$/u;
const YEARS = /^(?:19|20)\p{Nd}{2}\s?[-/\u2013]\s?(?:19|20)\p{Nd}{2}$/u;

/** Introductions; what follows is a name if it is written like one, or where nothing else can follow. */
const PARTICLE = "(?:de|da|do|dos|das|del|della|di|van|von|der|den|bin|al|el|la|le|e|y)";
const CAPITAL = String.raw`\p{Lu}(?:\.|[\p{L}'’-]*)`;
const NAME = String.raw`${CAPITAL}(?:\s+(?:${PARTICLE}\s+){0,2}${CAPITAL}){0,3}`;
const INTRODUCED = new RegExp(
  String.raw`\b([Ii]['’]?\s?[Aa]?[Mm]|[Tt]his is|[Mm]y name['’]?s?(?: is)?|[Cc]all me|[Ii] am called|[Ss]igned,?|[Rr]egards,?)\s+((?:(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof)\.?\s+)?${NAME})`,
  "gu",
);
/** "my name is ana sousa": whatever the letters. */
const NAMED =
  /\b(my (?:full |first |last |sur)?name(?:['’]s| is)|call me|i am called)\s+(\p{L}[\p{L}'’-]*(?:\s+(?!(?:and|from|at|of|i|we|with|in|my|but|what|how|do|can|is)\b)\p{L}[\p{L}'’-]*){0,2})/giu;

const isFigure = (digits: string) => [AMOUNT, LONE_AMOUNT, YEARS].some((form) => form.test(digits));

export function maskText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKC")
    .replace(EMAIL, "[e-mail]")
    .replace(ADDRESS, "[address]")
    .replace(HANDLE, "[name]")
    .replace(NAMED, "$1 [name]")
    .replace(INTRODUCED, "$1 [name]")
    .replace(ACCOUNT, "[number]")
    .replace(NUMBER, (found) => (isFigure(found) ? found : "[number]"))
    .replace(/\s+/g, " ")
    .trim();
}
