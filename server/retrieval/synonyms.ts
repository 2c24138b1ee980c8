/** What visitors say, and what pages say for it. */
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";
import { LEADS_TO, SAME_MEANING, SAME_WORD } from "./thesaurus.ts";

/** How far a word may stand for another: nearly always, in most questions, or as a hint. */
const SAME_WORD_TRUST = 0.9;
const SAME_MEANING_TRUST = 0.5;
const LEADS_TO_TRUST = 0.45;

/** Terms of a line; a hyphen joins. */
function termsOfLine(line: string): string[] {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word && word !== ">");
  return words.map((word) => (word.startsWith("#") ? word : stem(oneSpelling(word.replace(/-/g, "")))));
}

function build(): Map<string, Map<string, number>> {
  const related = new Map<string, Map<string, number>>();
  const link = (from: string, to: string, trust: number) => {
    if (from === to) return;
    const found = related.get(from) ?? new Map<string, number>();
    related.set(from, found.set(to, Math.max(trust, found.get(to) ?? 0)));
  };
  const linkLines = (lines: string, trust: number) => {
    for (const terms of lines.split("\n").map(termsOfLine))
      for (const from of terms) for (const to of terms) link(from, to, trust);
  };
  linkLines(SAME_WORD, SAME_WORD_TRUST);
  linkLines(SAME_MEANING, SAME_MEANING_TRUST);
  for (const line of LEADS_TO.split("\n")) {
    const [from, ...targets] = termsOfLine(line);
    if (from) for (const to of targets) link(from, to, LEADS_TO_TRUST);
  }
  return related;
}

const related = build();
const NONE: ReadonlyMap<string, number> = new Map();

/** Terms that a page may use for `term`, each with the trust it deserves, without the term itself. */
export function synonymsOf(term: string): ReadonlyMap<string, number> {
  return related.get(term) ?? NONE;
}
