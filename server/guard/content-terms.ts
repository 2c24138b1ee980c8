/** The terms of a clause that say something. */
import type { Term } from "./text/terms.ts";

export const contentOf = (terms: readonly Term[]): Term[] =>
  terms.filter(
    ({ light, capital, word }) => (!light || (capital && !KNOWN.has(word))) && word !== "cgt" && word !== "i",
  );

/** Names that anybody may use without a claim. */
export const KNOWN = new Set(
  "cgt ai i it english british whatsapp roi cpa cpc ctr roas faq kpi cfo monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  ),
);
