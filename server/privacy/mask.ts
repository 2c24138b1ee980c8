/** Masks personal data and secrets in a visitor's words. */

/** Letters that nobody sees, such as those of no width, and the box around a digit on a key. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u20E3/gu;

/** From its beginning alone: a long text that holds no address is looked through once. */
const LOCAL_PART = String.raw`(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+`;
const LABEL = String.raw`[\p{L}\p{N}-]+`;
const DOT = String.raw`(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?|\s+dot\s+)`;
const EMAIL = new RegExp(
  String.raw`${LOCAL_PART}(?:@|\s@\s|\s?[([{]\s?at\s?[)\]}]\s?)${LABEL}(?:${DOT}${LABEL})*|${LOCAL_PART}\s+at\s+${LABEL}(?:${DOT}\p{L}{2,})+`,
  "giu",
);
/** What is called a password, with or without "is": one word, or all until the clause ends where "is" or a mark stands. */
const PASSWORD =
  /\b(pass(?:word|phrase|code|wd)s?|pwd?|pin|otp|secret|(?:api|access|secret)[ _-]?(?:key|token)|senha|contraseña|passwort|mot de passe|(?:pass|token)(?=\s*[:=]))(?:((?:\s+(?:for|of|to)\s[^.,;:!?]{1,40}?)?\s*(?::|=|\b(?:is|was|are)\b|(?<=\s)[\u2010-\u2015-]+(?=\s))\s*)(?:(?![.,;!?](?:\s|$)).)+|\s+(?!(?:and|are|at|by|for|from|in|is|manager|of|on|or|policies|policy|protected|protection|reset|rules|security|to|with)\b)\S+)/giu;
/** Keys and tokens: what some are known by, or many letters of which some are digits. */
const SECRET =
  /\b(?:sk|pk|ghp|gho|xox[a-z])[-_][\w-]{6,}|\beyJ[\w.-]{6,}|(?<![\p{L}\p{N}_+/=-])(?=[\w+/=-]*[A-Za-z])(?=[\w+/=-]*\d)[\w+/=-]{24,}/gu;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu;
/** Account and card numbers with letters in them (IBAN: ISO 13616). */
const ACCOUNT = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{1,4}){3,8}\b/g;
/**
 * Seven digits or more, however they are spaced: the shortest telephone numbers with
 * an area code have as many, and so have the numbers of cards and identity papers.
 * Spaces and signs may stand between digits, but for those of money and shares, and those that divide sentences.
 */
const NUMBER = /(?:\+|\()?\p{Nd}(?:[^\p{L}\p{N}\p{Sc}%,:;!?]{0,6}\p{Nd}){6,}/gu;
/** Grouped figures such as 7,000,000 or 2.500.000 are amounts; 912 345 678 is a telephone, grouped in the same way. */
const AMOUNT = /^\p{Nd}{1,3}([,. ])(?:\p{Nd}{3}\1)*000$/u;
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
    .replace(UNSEEN, "")
    .replace(/\s+/g, " ")
    .replace(PASSWORD, "$1 [secret]")
    .replace(EMAIL, "[e-mail]")
    .replace(ADDRESS, "[address]")
    .replace(SECRET, "[secret]")
    .replace(HANDLE, "[name]")
    .replace(NAMED, "$1 [name]")
    .replace(INTRODUCED, "$1 [name]")
    .replace(ACCOUNT, "[number]")
    .replace(NUMBER, (found) => (isFigure(found) ? found : "[number]"))
    .trim();
}
