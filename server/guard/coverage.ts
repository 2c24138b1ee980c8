/** How much of what a clause says stands in its grounds, and which of them bear it out best. */

import type { Term } from "./text/terms.ts";
import type { Thresholds } from "./thresholds.ts";
import type { Prepared, Unit } from "./units.ts";
import { conceptsOf, isEnglish, weightOf } from "./words/concepts.ts";
import { stem } from "./words/stem.ts";

/** Units that may bear out one clause together. */
const TOGETHER = 3;

export interface Coverage {
  page: string;
  units: readonly Unit[];
  /** Words without ground, with what is missing of each. */
  missing: readonly { term: Term; weight: number }[];
  /** Share of the clause's weight that is missing. */
  share: number;
}

export const covers = (concepts: ReadonlySet<string>, { key }: Term): boolean =>
  conceptsOf(key).some((concept) => concepts.has(concept));

export const contentOf = (terms: readonly Term[]): Term[] =>
  terms.filter(
    ({ light, capital, word }) => (!light || (capital && !KNOWN.has(word))) && word !== "cgt" && word !== "i",
  );

/** The best page for these terms, with its best units. */
export function bestCoverage(terms: readonly Term[], prepared: Prepared, limits: Thresholds): Coverage {
  const content = contentOf(terms);
  const all = [...prepared.pages.keys()].map((page) => coverageOn(page, content, prepared, limits));
  return all.sort((a, b) => a.share - b.share || weighed(b) - weighed(a))[0] ?? nothing(content);
}

const weighed = ({ units }: Coverage) => units.length;

function coverageOn(page: string, content: readonly Term[], prepared: Prepared, limits: Thresholds): Coverage {
  const units = bestUnits(
    content,
    prepared.units.filter((unit) => unit.page === page),
  );
  return { page, units, ...missingOf(content, units, prepared, limits) };
}

/** Greedily, the unit that adds most first. */
function bestUnits(content: readonly Term[], units: readonly Unit[]): Unit[] {
  const chosen: Unit[] = [];
  let open = [...content];
  while (chosen.length < TOGETHER && open.length > 0) {
    let best: Unit | undefined;
    let most = 0;
    for (const unit of units) {
      const gain = open.reduce((sum, term) => sum + (covers(unit.own, term) ? weightOf(term.key) : 0), 0);
      if (gain > most) [best, most] = [unit, gain];
    }
    if (!best) break;
    const { own } = best;
    chosen.push(best);
    open = open.filter((term) => !covers(own, term));
  }
  return chosen;
}

export function missingOf(
  content: readonly Term[],
  units: readonly Unit[],
  prepared: Prepared,
  limits: Pick<Thresholds, "samePage" | "elsewhere">,
): Pick<Coverage, "missing" | "share"> {
  const near = prepared.pages.get(units[0]?.page ?? "") ?? new Set();
  let total = 0;
  const missing: { term: Term; weight: number }[] = [];
  for (const term of content) {
    const weight = weightIn(term, prepared);
    total += weight;
    if (units.some(({ own, context }) => covers(own, term) || covers(context, term))) continue;
    const factor = covers(near, term) ? limits.samePage : covers(prepared.all, term) ? limits.elsewhere : 1;
    missing.push({ term, weight: weight * factor });
  }
  const lost = missing.reduce((sum, { weight }) => sum + weight, 0);
  return { missing, share: total > 0 ? lost / total : 0 };
}

/** Weight of words that the vocabulary lacks though they are none but forms of others. */
const DERIVED = 1.4;

/** A word of the grounds is no stranger, whatever English knows of it. */
const weightIn = (term: Term, { all }: Prepared) =>
  isEnglish(term.key) || !(all.has(term.key) || (isForm(term.word) && !term.capital)) ? weightOf(term.key) : DERIVED;

const nothing = (content: readonly Term[]): Coverage => ({
  page: "",
  units: [],
  missing: content.map((term) => ({ term, weight: weightOf(term.key) })),
  share: content.length > 0 ? 1 : 0,
});

/** Words that name somebody or something that was not given: no English word, or a capital letter where none is due. */
export function strangeNames(terms: readonly Term[], prepared: Prepared): Term[] {
  return terms.filter((term) => {
    if (prepared.all.has(term.key) || prepared.visitorWords.has(term.key) || KNOWN.has(term.word)) return false;
    if (term.capital) return true;
    return !term.light && !isEnglish(term.key) && !isForm(term.word);
  });
}

/** Names that anybody may use without a claim. */
const KNOWN = new Set(
  "cgt ai i it english british whatsapp roi cpa cpc ctr roas faq kpi cfo monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  ),
);
const bases = (root: string) => [root, `${root}e`, root.replace(/i$/, "y"), root.replace(/(.)\1$/, "$1")];
/** A compound or derived form of English words: "bespoke", "re-reading" and "recompute" name nobody. */
const isForm = (word: string) =>
  ["er", "est", "s", "d", "ly", "ness"].some(
    (end) => word.endsWith(end) && bases(word.slice(0, -end.length)).some((base) => isEnglish(stem(base))),
  ) ||
  (/^(?:re|un|pre|non|mis|over|under|co|sub|inter)/.test(word) &&
    isEnglish(stem(word.replace(/^(?:re|un|pre|non|mis|over|under|co|sub|inter)/, ""))));
