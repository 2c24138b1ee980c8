/** An abacus: every bead on its rod, and one row that has been counted. */
import { box, disc, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid } = palette;

/** Beads pushed to the left and to the right of each rod, ten in all. */
const rods = [
  [6, main],
  [3, mid],
  [8, main],
  [5, "hue"],
  [2, mid],
  [7, main],
] as const;

export const cfoFriendlyAttribution: Piece = {
  sector: "finance",
  frame: "spine",
  ornament: "lozenge",
  paint: ({ cols, hue }) => {
    const count = cols < 13 ? 7 : 10;
    const [left, right] = cols > 20 ? [cols / 2 - 7, cols / 2 + 8] : [1.8, cols - 0.8];
    const size = cols < 13 ? 0.62 : 0.85;
    const pitch = size * 75;
    const rod = (beads: number, index: number) => {
      const near = Math.round((beads * count) / 10);
      const y = 1.75 + index * 1.3;
      const first = left + 0.7 + size / 2;
      const last = right - 0.7 - size / 2;
      return `M${first} ${y}h${(near - 1) * size + 0.01}M${last} ${y}h${(near - count + 1) * size - 0.01}`;
    };
    return (
      fill(deep, `${box(left, 0.7, right - left, 8.6)}M${left + 0.5} 1.2v7.6h${right - left - 1}V1.2z`) +
      line(mid, 5, box(left + 0.25, 0.95, right - left - 0.5, 8.1)) +
      fill(glaze, ...[left, right - 0.5].flatMap((x) => [0.7, 8.8].map((y) => disc(x + 0.25, y + 0.25, 0.13)))) +
      line(
        mid,
        9,
        rods.map((_, index) => `M${left + 0.5} ${1.75 + index * 1.3}H${right - 0.5}`),
      ) +
      rods
        .map(([beads, tone], index) => {
          const beadsOf = rod(beads, index);
          return (
            line(tone === "hue" ? hue : tone, pitch - 5, beadsOf, { dash: `0 ${pitch}`, cap: "round" }) +
            line(glaze, pitch * 0.3, beadsOf, { dash: `0 ${pitch}`, cap: "round" })
          );
        })
        .join("")
    );
  },
};
