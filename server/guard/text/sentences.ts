/** Where sentences end. Full stops of decimals, list numbers and abbreviations end none. */

const ABBREVIATION =
  /(?:^|[\s("'])(?:e\.g|i\.e|approx|vs|dr|mr|mrs|ms|prof|cf|p\.a|a\.m|p\.m|u\.k|u\.s|e\.u|(?-i:\p{Lu}))\.$/iu;
const LIST_NUMBER = /^\s*(?:[-*+]\s+)?\d{1,2}[.)]$/;
/** A full stop with what closes after it: quotation marks, brackets, bold. */
const STOP = /[.!?…。！？؟۔]+["'”’»)\]*_]*/gu;

/** End of the first sentence in `text`, or undefined where it has not ended yet. What follows must be seen, unless all is here. */
export function sentenceEnd(text: string, complete = false): number | undefined {
  const newline = text.search(/\S[^\S\n]*\n/);
  const lineEnd = newline < 0 ? undefined : text.indexOf("\n", newline);
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (lineEnd !== undefined && end > lineEnd) break;
    if (endsHere(text, match.index, end, complete)) return end;
  }
  return lineEnd;
}

function endsHere(text: string, stop: number, end: number, complete: boolean): boolean {
  const next = text.slice(end);
  if (next === "") return complete;
  const wide = /^[。！？]/.test(text[stop] ?? "");
  if (!wide && !/^\s/.test(next)) return false;
  const before = text.slice(0, stop + 1);
  if (LIST_NUMBER.test(before.slice(before.lastIndexOf("\n") + 1)) || ABBREVIATION.test(before)) return false;
  // An ellipsis or an abbreviation in the middle: a sentence does not begin with a small letter.
  return !/^\s+\p{Ll}/u.test(next) || /[!?]/.test(text[stop] ?? "") || !/[….]{2}/.test(text.slice(stop, end));
}

export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (let end = sentenceEnd(rest, true); end !== undefined; end = sentenceEnd(rest, true)) {
    found.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  found.push(rest.trim());
  return found.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
