/**
 * The ledger of figures (`ledger.yaml`): the one place where a claim is written down.
 *
 * Tiles, sentences (`[[id]]` in the content files), drawn figures, structured
 * data and the consultant take a figure from here; the build fails on a figure
 * in a page that is not here. `text` is how the figure is printed, everywhere.
 */
import { type Figure, figureOf } from "./ledger/figure.ts";
import { readYaml } from "./parse-yaml.ts";

export type { Figure, Unit } from "./ledger/figure.ts";

/** The figures of one page: what they share is written once. */
interface Group extends Partial<Figure> {
  figures: Record<string, Partial<Figure>>;
}

export const ledger: Record<string, Figure> = Object.fromEntries(
  (readYaml("ledger") as Group[]).flatMap(({ figures, ...shared }) =>
    Object.entries(figures).map(([id, entry]) => [id, figureOf(id, { ...shared, ...entry })]),
  ),
);

/** A figure and its id, as the consultant knows it. */
export type LedgerFact = Figure & { id: string };

/** Every figure, in the ledger's order, with `{v}` in its words replaced by the figure itself. */
export const facts: LedgerFact[] = Object.entries(ledger).map(([id, entry]) => {
  const filled = <T extends string | null>(words: T) => words?.replaceAll("{v}", entry.text) as T;
  const { limits, claim, periodNote } = entry;
  return { id, ...entry, limits: filled(limits), claim: filled(claim), periodNote: filled(periodNote) ?? null };
});

/** What a figure cannot show, where it has been said already at whom it was measured. */
export const limitsThere = ({ limits, place }: LedgerFact) => limits.replace(` ${place}`, "");

/** The basis of a figure as a tile prints it. What a page leaves open its own text says, once; elsewhere the tile does. */
export const basisOn = (path: string, { page, basis }: Figure) =>
  page === path ? basis.replace(/; not given: .*/, "") : basis;

/** Without what is true of every client figure, where the page says so once. */
export const ownBasis = (basis: string) => basis.replace(/^Anonymised client data; /, "");

/** The figure with this id. Throws where there is none, so that a build stops at a misspelt id. */
export function figure(id: string): Figure {
  const found = Object.hasOwn(ledger, id) && ledger[id];
  if (!found) throw new Error(`unknown figure "${id}": content/ledger.yaml has no such id`);
  return found;
}
