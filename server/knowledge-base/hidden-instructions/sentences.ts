/** Splits a line into sentences. */

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|no|mr|mrs|ms|dr|st|ltd|inc|co|approx)|\b[A-Z])\.$/i;

/** Sentences, trimmed; each stands in the line as it is. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const part of line.split(/(?<=[.!?]["')\]]?)(?=\s)/)) {
    open += part;
    if (ABBREVIATION.test(open)) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter(Boolean);
}
