/** What visitors say, and what pages say for it. */
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";
import { LEADS_TO, SAME_MEANING } from "./thesaurus.ts";

/** Terms of a line; "sign-off" stands for the words it is made of, which a page may join or part. */
function termsOfLine(line: string): string[] {
  const words = line.trim().split(/\s+/).filter((word) => word && word !== ">");
  return words.map((word) => (word.startsWith("#") ? word : stem(oneSpelling(word.replace(/-/g, "")))));
}

function build(): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    if (from === to) return;
    const found = related.get(from) ?? new Set<string>();
    related.set(from, found.add(to));
  };
  for (const line of SAME_MEANING.split("\n")) {
    const terms = termsOfLine(line);
    for (const from of terms) for (const to of terms) link(from, to);
  }
  for (const line of LEADS_TO.split("\n")) {
    const [from, ...targets] = termsOfLine(line);
    if (from) for (const to of targets) link(from, to);
  }
  return related;
}

const related = build();
const NONE: ReadonlySet<string> = new Set();

/** Terms that a page may use for `term`, without the term itself. */
export function synonymsOf(term: string): ReadonlySet<string> {
  return related.get(term) ?? NONE;
}
