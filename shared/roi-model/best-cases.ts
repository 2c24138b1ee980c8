/**
 * The best results that the site publishes, by the id they have in the ledger
 * of figures (`best-cases.json`). They are ceilings: no case of the table reaches one, and a
 * visitor cannot set what the programme achieves above one. A test keeps them
 * equal to the ledger.
 */
import cases from "./best-cases.json" with { type: "json" };

export interface BestCase {
  /** A share as 0 to 1, or a multiple. */
  value: number;
  /** As the site prints it. */
  text: string;
  name: string;
  /** Page that owns the claim. */
  page: string;
}

export const BEST_CASES: Readonly<Record<keyof typeof cases, BestCase>> = cases;

export type BestCaseId = keyof typeof BEST_CASES;
