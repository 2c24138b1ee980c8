/**
 * The small notation in which the vocabulary is written. It keeps the word lists readable:
 *
 *     "send ~ (proposal|quote)"   up to four words of the same sentence may stand at ` ~ `
 *     "insur%"                    any ending: insurer, insurance
 *     "follow ?up"                the space may be missing
 *     "budget"                    whole words only, whatever the case
 *
 * A line break, with the spaces that follow it, does not count.
 */

/** Words that ` ~ ` may skip. A sentence's end stops it. */
const GAP = String.raw`(?:\s+[^\s.!?;]+){0,4}?\s+`;

/** One expression that finds any of the phrases, as whole words, in any case. */
export function phrases(...sources: string[]): RegExp {
  const alternatives = sources.map((source) =>
    source
      .replace(/\n\s*/g, "")
      .split(" ~ ")
      .map((part) =>
        part.replaceAll("%", String.raw`\p{L}*`).replaceAll(" ?", String.raw`\s*`).replaceAll(" ", String.raw`\s+`),
      )
      .join(GAP),
  );
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join("|")})(?![\p{L}\p{N}])`, "giu");
}
