/**
 * The ledger of figures: the one place where a claim is written down.
 *
 * Tiles, sentences (`[[id]]` in the content files), drawn figures, structured
 * data and the consultant take a figure from here; the build fails on a figure
 * in a page that is not here. `text` is how the figure is printed, everywhere.
 */
import { agency, home } from "./ledger/agency.ts";
import type { Figure } from "./ledger/figure.ts";
import { finance, financeAi } from "./ledger/finance.ts";
import { government, publicSector } from "./ledger/government.ts";
import { guidance, programmes, workedExample } from "./ledger/guidance.ts";
import { insurance } from "./ledger/insurance.ts";
import { legal, legalAi } from "./ledger/legal.ts";
import { tourism, tourismAi } from "./ledger/tourism.ts";

export type { Figure, Unit } from "./ledger/figure.ts";

export const ledger = {
  ...agency,
  ...home,
  ...programmes,
  ...publicSector,
  ...guidance,
  ...workedExample,
  ...tourismAi,
  ...financeAi,
  ...finance,
  ...tourism,
  ...legal,
  ...legalAi,
  ...insurance,
  ...government,
};

export type FigureId = keyof typeof ledger;

/** A figure and its id, as the consultant knows it. */
export type LedgerFact = Figure & { id: string };

/** Every figure, in the ledger's order, with `{v}` in its words replaced by the figure itself. */
export const facts: LedgerFact[] = Object.entries<Figure>(ledger).map(([id, entry]) => {
  const filled = <T extends string | null>(words: T) => words?.replaceAll("{v}", entry.text) as T;
  const { limits, claim, beforeNote, periodNote } = entry;
  const words = { limits: filled(limits), claim: filled(claim) };
  return { id, ...entry, ...words, beforeNote: filled(beforeNote) ?? null, periodNote: filled(periodNote) ?? null };
});

/** The basis of a figure as a tile prints it. What a page leaves open its own text says, once; elsewhere the tile does. */
export const basisOn = (path: string, { page, basis }: Figure) =>
  page === path ? basis.replace(/; the page .*/, "") : basis;

/** The figure with this id. Throws where there is none, so that a build stops at a misspelt id. */
export function figure(id: string): Figure {
  const found = (ledger as Record<string, Figure>)[id];
  if (!found) throw new Error(`unknown figure "${id}": content/ledger.ts has no such id`);
  return found;
}
