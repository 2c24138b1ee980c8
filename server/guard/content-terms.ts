/** The terms of a clause that say something. */
import { nameWords } from "../../shared/brand.ts";
import type { Term } from "./text/terms.ts";

export const contentOf = (terms: readonly Term[]): Term[] =>
  terms.filter(
    ({ lowInformation, capital, word }) =>
      (!lowInformation || (capital && !KNOWN.has(word))) && !nameWords.includes(word) && word !== "i",
  );

/** Names that anybody may use without a claim. */
export const KNOWN = new Set([
  ...nameWords,
  ..."ai i it english british whatsapp roi cpa cpc ctr roas faq kpi cfo monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  ),
]);
