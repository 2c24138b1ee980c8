/**
 * The small notation in which the vocabulary is written. It keeps the word lists readable:
 *
 *     "send ~ (proposal|quote)"   up to four words of the same sentence may stand at ` ~ `
 *     "insur%"                    any ending: insurer, insurance
 *     "follow ?up"                the space may be missing
 *     "budget"                    whole words only, whatever the case
 */

/** Words that ` ~ ` may skip. A sentence's end stops it. */
const GAP = String.raw`(?:\s+[^\s.!?;]+){0,4}?\s+`;

/** One expression that finds any of the phrases, as whole words, in any case. */
export function phrases(...sources: string[]): RegExp {
  const alternatives = sources.map((source) =>
    source
      .split(" ~ ")
      .map((part) =>
        part.replaceAll("%", String.raw`\p{L}*`).replaceAll(" ?", String.raw`\s*`).replaceAll(" ", String.raw`\s+`),
      )
      .join(GAP),
  );
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join("|")})(?![\p{L}\p{N}])`, "giu");
}

/** Whether a sector is named as one's own: "we run five hotels", "my bank", "hotel owner here". */
const SELF = /^(?:we|our|ours|us|my|i|we're|we've|i'm|i've)$/iu;
const OWNER_AFTER = /^\s+(?:here|owner|manager|operator|director)\b/iu;
/** Words that a self-description may take up to its sector. */
const WINDOW = 10;

/** Takes the words of the clause before the sector and the text after it. */
export function speaksOfItself(before: readonly string[], after: string): boolean {
  if (OWNER_AFTER.test(after)) return true;
  const words = before.slice(-WINDOW);
  const self = words.findLastIndex((word) => SELF.test(word));
  return self >= 0 && !speaksOfCustomers(words.slice(self));
}

/** "Best prices for hotels" names customers; "manager for a hotel group" and "responsible for hotels" do not. */
function speaksOfCustomers(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => word.toLowerCase() === "for");
  if (at < 0) return false;
  const one = /^(?:an?|the|our|my|one|two|three|\d+)$/iu.test(words[at + 1] ?? "");
  const office = /^(?:responsible|manager|director|head|lead|work|working)$/iu.test(words[at - 1] ?? "");
  return !one && !office;
}
