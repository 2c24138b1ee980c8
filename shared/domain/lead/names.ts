/**
 * Names of people in an enquiry. They are left out before any rule reads it, since many are words of
 * the trade as well: Tom Banks, Anna Minister. What makes a word a name is where it stands: behind an
 * introduction, a greeting, a title or a closing, or in the field for the name.
 */
import { vocabulary } from "./vocabulary.ts";

/** From the first character to the one after the last. */
export type Span = readonly [start: number, end: number];

const CAPITAL = String.raw`\p{Lu}(?:\.|[\p{L}'-]*)`;
const PARTICLE = "(?:de|da|do|dos|das|del|della|di|van|von|der|den|ten|bin|al|el|la|le|e|y)";
const NAME = String.raw`${CAPITAL}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${CAPITAL}){0,3}`;
/** Not cut short: neither within a word nor within a longer row of capitals, which is a heading or a title. */
const NAME_ENDS = String.raw`(?![\p{L}\p{N}'-])(?![ \t]+\p{Lu})`;

/** "I am Head of Marketing", "this is Bank of Porto": an office or an organisation, as "I am CFO" is. */
const NO_OFFICE = String.raw`(?![ \t]*&|[ \t]+(?:of|for|at|in)\b)`;
const INTRODUCED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:[Ii] am|[Ii]'m|[Tt]his is)[ \t]+(?!\p{Lu}{2,}(?![\p{L}'-]))(${NAME})${NAME_ENDS}${NO_OFFICE}|` +
    String.raw`(?:[Mm]y (?:full )?name(?:'s| is)|[Nn]ame ?:|[Cc]all me|[Ii] am called)[ \t]+(${NAME})${NAME_ENDS}|` +
    String.raw`(?:Dear|Hello|Hi|Hey)[ \t]+(${NAME})${NAME_ENDS}(?=[ \t]*(?:[,!.:\n]|$))|` +
    String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Monsieur|Madame|Senhora?|Señora?|Signora?|Sra?)\.?[ \t]+(${NAME}))`,
  "gu",
);
/** "my name is ana de sousa and": whatever the letters. */
const WORD = String.raw`\p{L}(?:\.|[\p{L}'-]*)`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:my (?:full )?name(?:'s| is)|name ?:|i am called)[ \t]+` +
    String.raw`(${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+)?(?!(?:and|from|at|of|i|we|with|in|my|our|but|the|what|how|do|` +
    String.raw`can|is)(?![\p{L}'-]))${WORD})?)`,
  "giu",
);

/** What ends a letter. */
const CLOSING = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:kind|kindest|best|warm|warmest|many) (?:regards|wishes|greetings)|` +
    String.raw`(?:regards|(?:yours )?(?:sincerely|faithfully|truly))(?=[ \t]*[,.!\n-])|` +
    "(?:com os melhores |melhores )?cumprimentos|(?:un |un cordial )?saludos?|cordialement|" +
    String.raw`(?:freundlichen|besten|vielen|viele|liebe) grü(?:ß|ss)en?|(?:cordiali |distinti )?saluti)[ \t]*[,.!:-]*\s+`,
  "giu",
);
/** Words that end a letter where they begin a sentence and a sign follows. */
const THANKS = new RegExp(
  String.raw`(?:^|(?<=[.!?,;\n]))[ \t]*(?:best|cheers|yours|signed|(?:many )?thanks|thank you|obrigad[oa]|gracias|` +
    String.raw`merci|danke|grazie)(?:[ \t]+\p{L}+){0,5}[ \t]*(?:[,.!:-]+\s+|\n\s*)`,
  "giu",
);
const SIGNED = new RegExp(String.raw`^${NAME}(?=[.!]?$|[ \t]+(?:from|at|on behalf)(?!\p{L}))`, "u");
/** "regards, tom banks", in small letters, to the end of the line. */
const SIGNED_SMALL = new RegExp(String.raw`^${WORD}(?:[ \t]+${WORD}){0,2}(?=[ \t]*[.!]?[ \t]*(?:\n|$))`, "u");
/** What one part of a signature is parted from the next by. */
const PARTS = /[^,;|()\n\u2013\u2014]+/gu;
/** Parts of a signature looked at for the name: "Bank of Porto, Head of Sales, Tom Banks". */
const PARTS_READ = 3;
/** Words of a line that may belong to a signature. */
const LINE_WORDS = 6;

/** Where `text` names people; `name` is the field for it. */
export function namesIn(text: string, name: string): Span[] {
  const found = [...introduced(text), ...closed(text), ...lastLine(text), ...asGiven(text, name)];
  return found.filter(([start, end]) => !isOrganisation(text.slice(start, end)));
}

/** The text with the spans blanked out, at the same length. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, [start, end]) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text);
}

/**
 * "Lisbon City Council", "Hotel Sol", "General Counsel": a kind of organisation, or an office, that is more
 * than the last word. The last alone may be a surname: Rita Council.
 */
function isOrganisation(words: string): boolean {
  const last = words.trimEnd().search(/\S+$/u);
  return [vocabulary.CORE, vocabulary.AUTHORITY].some((kinds) =>
    [...words.matchAll(kinds)].some(({ index }) => index < last),
  );
}

function introduced(text: string): Span[] {
  return [...text.matchAll(INTRODUCED), ...text.matchAll(NAMED)].map((match) => {
    const end = match.index + match[0].length;
    return [end - (match.slice(1).find(Boolean)?.length ?? 0), end];
  });
}

function closed(text: string): Span[] {
  const after = (closing: RegExpExecArray) => closing.index + closing[0].length;
  const small = [...text.matchAll(CLOSING)].flatMap((closing): Span[] => {
    const from = after(closing);
    const [name] = SIGNED_SMALL.exec(text.slice(from)) ?? [];
    return name ? [[from, from + name.length]] : [];
  });
  const written = [CLOSING, THANKS]
    .flatMap((words) => [...text.matchAll(words)])
    .flatMap((closing) => signature(text, after(closing), PARTS_READ));
  return [...small, ...written];
}

/** The last lines, where a name may stand without a closing: several words, and no sentence. */
function lastLine(text: string): Span[] {
  const lines = [...text.matchAll(/\S[^\n]*/gu)].slice(1);
  const ends = lines.findLastIndex(
    ([line]) => /[.!?:;,]\s*$/u.test(line) || line.trim().split(/\s+/u).length > LINE_WORDS,
  );
  const first = lines[ends + 1];
  return first ? signature(text, first.index).filter(hasTwoWords(text)) : [];
}

const hasTwoWords =
  (text: string) =>
  ([start, end]: Span): boolean =>
    /\s/u.test(text.slice(start, end));

/** The first part of a signature that is written as a person's name. */
function signature(text: string, from: number, parts?: number): Span[] {
  let read = 0;
  for (const { 0: part, index } of text.slice(from).matchAll(PARTS)) {
    const line = part.trim();
    if (!line) continue;
    const [name] = SIGNED.exec(line) ?? [];
    const start = from + index + part.indexOf(line);
    if (name && !isOrganisation(name)) return [[start, start + name.length]];
    read += 1;
    if (read === parts) break;
  }
  return [];
}

/** The whole name of the field, wherever it stands, unless it is what somebody speaks for. */
function asGiven(text: string, name: string): Span[] {
  const words = name.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (words.length < 2) return [];
  const written = new RegExp(
    String.raw`(?<!(?:\b(?:we are|we're|from|of|at|for)(?: the)? )|[\p{L}\p{N}])${words.join(String.raw`[\s.]+`)}(?![\p{L}\p{N}])`,
    "giu",
  );
  return [...text.matchAll(written)].map(({ 0: match, index }) => [index, index + match.length]);
}
