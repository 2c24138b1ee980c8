/** An abacus: every figure on its rod, counted from the left, and the one bead that the reader holds. */
import { box, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Beads that are counted on each rod; ten are on it. */
const counted = [7, 3, 9, 5, 6, 2];
const BEADS = 10;
/** From one bead to the next, and the height of a bead, in tiles. */
const PITCH = 0.52;
const HEIGHT = 0.86;
/** A row of beads is one thick line of dashes, which costs few bytes. */
const BEAD = { dash: "35 4" };

export const figures: Piece = {
  sector: "tourism",
  frame: "plate",
  ornament: "diamond",
  paint: ({ cols, hue }) => {
    const left = 2;
    const right = cols - 2;
    const rods = counted.map((count, row) => ({ count, y: 2.3 + row * 1.08 }));
    const beads = (x: number, y: number, count: number) => `M${x} ${y}h${count * PITCH}`;
    const held = { x: left + 0.25 + 4 * PITCH, y: rods[3]?.y ?? 0 };
    return (
      fill(pale, box(left, 1.6, right - left, 6.8)) +
      line(
        mid,
        6,
        rods.map(({ y }) => `M${left} ${y}H${right}`),
      ) +
      line(
        main,
        HEIGHT * 75,
        rods.map(({ count, y }) => beads(left + 0.25, y, count)),
        BEAD,
      ) +
      line(
        wash,
        HEIGHT * 75,
        rods.map(({ count, y }) => beads(right - 0.2 - (BEADS - count) * PITCH, y, BEADS - count)),
        BEAD,
      ) +
      line(
        glaze,
        4,
        rods.map(({ count, y }) => beads(left + 0.25, y - 0.22, count)),
      ) +
      fill(hue, box(held.x, held.y - HEIGHT / 2, 35 / 75, HEIGHT)) +
      fill(glaze, star(held.x + 0.235, held.y, 0.2, 0.08, 4)) +
      fill(
        deep,
        box(left - 0.4, 1.3, 0.5, 7.4),
        box(right - 0.1, 1.3, 0.5, 7.4),
        box(left - 0.4, 1.3, right - left + 0.8, 0.3),
        box(left - 0.4, 8.4, right - left + 0.8, 0.3),
      )
    );
  },
};
