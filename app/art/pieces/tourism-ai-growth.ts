/** Terraced hills above a river, as the panels of the Douro stations show them, at sunrise. */
import { box, disc, fill, line } from "../draw.ts";
import { rabelo, ripples, terracedHill } from "../landscape.ts";
import { palette } from "../palette.ts";
import { house } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const tourismAiGrowth: Piece = {
  sector: "tourism",
  frame: "plate",
  ornament: "leaves",
  paint: ({ cols, hue, id }) => {
    const right = cols - 2.5;
    const sun = cols * 0.5;
    return (
      line(
        wash,
        4,
        [1.6, 2.2, 2.8, 3.4, 4].map((y) => `M1 ${y}H${cols}`),
      ) +
      fill(glaze, disc(sun, 4.2, 2)) +
      fill(hue, disc(sun, 4.2, 1.3)) +
      line(hue, 6, disc(sun, 4.2, 1.65), { dash: "8 14" }) +
      terracedHill(sun + 1.4, 9.3, 4.2, wash, glaze) +
      terracedHill(right, 9.8, 6, mid, pale) +
      terracedHill(2.5, 9.9, 5.6, main, wash) +
      fill(glaze, house(4.4, 5.3, 1.2, 0.7)) +
      fill(
        deep,
        "M4.3 4.6l.7-.6l.7.6z",
        box(4.85, 4.85, 0.3, 0.45),
        ...[3.4, 3.7, 6.1].map((x) => `M${x} 5.9q-.22-1.1 0-1.9q.22.8 0 1.9z`),
      ) +
      fill(pale, box(1, 7.6, cols - 2, 1.4)) +
      ripples(id("r"), 1, cols, [7.9, 8.3, 8.7]) +
      rabelo(sun + 0.6, 8.3)
    );
  },
};
