/**
 * The wordings of questions about figures, and how figures that stand beside each other are told
 * (`content/words/figure-answers.json`). Of each question the first wording is the one that is shown.
 *
 * Slots: `{m}` and `{n}` what is measured, bare and as a sentence names it; `{most}` and `{least}`; `{a}` and `{b}`
 * two of what is compared, `{t}` both together; `{the}` and `{s}` a subject with and without its article; `{top}` as
 * in "most leads" or "largest fall in calls".
 */
import words from "../../words/figure-answers.json" with { type: "json" };

export const { questions, unlike } = words;

export type Comparison = (typeof words.comparisons)[number];
/** Comparable figures, by the key `comparable` of the ledger. `warning`: why their order says less than it seems to. */
export const comparisons: Comparison[] = words.comparisons;

interface OtherTable {
  /** Stands over the table. */
  intro: string;
  /** As questions name it, ready for "the figures of …". */
  names: string[];
}
/** What has figures of its own and is no case, by its subject. */
export const otherTables: Record<string, OtherTable | undefined> = words.otherTables;
