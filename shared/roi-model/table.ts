/**
 * The assumptions, one table for all sectors. Every value is a planning
 * assumption of ours with its reason beside it, not a measurement; the
 * published results are only ceilings.
 *
 * How the effects are set against their ceiling:
 * - recoverable share: about a quarter (low), three eighths (base) and half (high) of the best case,
 *   since the cases that get published are the ones that went best;
 * - uplift: about a tenth, a fifth and three tenths, since those cases measured the part
 *   of the business that was worked on and the model applies the uplift to all of it;
 * - revenue per unit of spend: at most 60%, since a whole budget earns less than its best campaign.
 */
import type { BestCaseId } from "./best-cases.ts";
import type { Assumption, Case, Industry } from "./limits.ts";
import rows from "./table.json" with { type: "json" };

/** Changes with every change of a value, so that a shared link can say which table it was made with. */
export const ASSUMPTIONS_VERSION = "2026-11";

interface Entry extends Readonly<Record<Case, number>> {
  why: string;
  /** The published result that limits it, where there is one. */
  ceiling?: BestCaseId;
}

export type SectorAssumptions = Readonly<Record<Assumption, Entry>>;

type Row = (number | string)[];
type Rows = Record<string, Row>;

/**
 * By sector (`table.json`): low, base, high, why, and the result that limits it. What depends on review stands there
 * once: `open` for sectors whose content passes no outside review before it is published, `reviewed` for those where a
 * regulator, a court or a minister may ask who approved a sentence.
 */
export const TABLE = Object.fromEntries(
  Object.entries(rows.sectors).map(([sector, { review, ...own }]) => {
    const all: Rows = { ...own, ...rows[review as "open" | "reviewed"] };
    return [sector, Object.fromEntries(Object.entries(all).map(([assumption, row]) => [assumption, entryOf(row)]))];
  }),
) as unknown as Readonly<Record<Industry, SectorAssumptions>>;

/** Costs and the month of full effect fall from low to high; everything else rises. */
function entryOf([low, base, high, why, ceiling]: Row): Entry {
  return { low, base, high, why, ...(ceiling && { ceiling }) } as Entry;
}
