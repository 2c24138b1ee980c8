/** The ornamental tiles of bands, spines and corners, one tile each, in the corner (0, 0) to (1, 1). */
import { box, disc, fill, line, star } from "./draw.ts";
import { palette } from "./palette.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const LEAVES =
  "M0 0Q.48.02.5.5Q.02.48 0 0zM1 0Q.52.02.5.5Q.98.48 1 0zM0 1Q.48.98.5.5Q.02.52 0 1zM1 1Q.52.98.5.5Q.98.52 1 1z";
const CORNERS =
  "M0 0h.28a.28.28 0 0 1-.28.28zM1 0v.28a.28.28 0 0 1-.28-.28zM1 1h-.28a.28.28 0 0 1 .28-.28zM0 1v-.28a.28.28 0 0 1 .28.28z";

const ornaments = {
  /** Four leaves: the commonest Portuguese pattern tile. */
  leaves: () => fill(pale, box(0, 0, 1, 1)) + fill(main, LEAVES) + fill(deep, star(0.5, 0.5, 0.16, 0.16, 2)),
  /** Eight-pointed star with quarter discs in the corners. */
  star: () => fill(main, box(0, 0, 1, 1)) + fill(glaze, star(0.5, 0.5, 0.44, 0.2, 8)) + fill(wash, CORNERS),
  /** Diamond point: the faceted tile of the seventeenth century. */
  diamond: () =>
    fill(wash, box(0, 0, 1, 1)) +
    fill(mid, "M1 0v1h-1z") +
    fill(deep, "M0 1l.5-.5l.5.5z") +
    fill(pale, "M0 0h1l-.5.5z") +
    fill(main, box(0.3, 0.3, 0.4, 0.4)) +
    fill(glaze, star(0.5, 0.5, 0.14, 0.14, 2)),
  /** Quarter rings about two corners. */
  quarters: () =>
    fill(glaze, box(0, 0, 1, 1)) +
    fill(main, "M0 0h.72a.72.72 0 0 1-.72.72z", "M1 1h-.72a.72.72 0 0 1 .72-.72z") +
    fill(glaze, "M0 0h.46a.46.46 0 0 1-.46.46z", "M1 1h-.46a.46.46 0 0 1 .46-.46z") +
    fill(mid, "M0 0h.24a.24.24 0 0 1-.24.24z", "M1 1h-.24a.24.24 0 0 1 .24-.24z"),
  /** Half and half on the diagonal, with a leaf on the joint. */
  diagonal: () =>
    fill(wash, box(0, 0, 1, 1)) + fill(main, "M0 0v1h1z") + fill(glaze, "M.18.18Q.62.38.82.82Q.38.62.18.18z"),
  /** Running wave. */
  wave: () =>
    fill(main, box(0, 0, 1, 1)) +
    fill(glaze, "M0 .62a.25.25 0 0 1 .5 0a.25.25 0 0 0 .5 0v.2a.25.25 0 0 1-.5 0a.25.25 0 0 0-.5 0z") +
    fill(wash, box(0, 0.1, 1, 0.08)),
  /** Chequer set on its corner. */
  lozenge: () =>
    fill(pale, box(0, 0, 1, 1)) + fill(main, star(0.5, 0.5, 0.5, 0.354, 2)) + fill(glaze, disc(0.5, 0.5, 0.17)),
  /** Arches, as on a cornice. */
  arches: () =>
    fill(wash, box(0, 0, 1, 1)) +
    fill(main, "M.12 1v-.45a.38.38 0 0 1 .76 0v.45z") +
    fill(glaze, "M.3 1v-.42a.2.2 0 0 1 .4 0v.42z") +
    line(main, 4, "M0 .08h1"),
} satisfies Record<string, () => string>;

export type Ornament = keyof typeof ornaments;

export const ornamentNames = Object.keys(ornaments) as Ornament[];

export const ornament = (name: Ornament): string => ornaments[name]();
