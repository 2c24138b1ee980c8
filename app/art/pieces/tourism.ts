/** Arrivals: three boats, one from each market, sail towards the light of a harbour. */
import { box, fill } from "../draw.ts";
import { lighthouse, ripples, sailingBoat } from "../landscape.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { deep, main, mid, wash, pale } = palette;

export const tourism: Piece = {
  sector: "tourism",
  frame: "plate",
  ornament: "wave",
  paint: ({ cols, hue, id }) => {
    const light = cols - 2.6;
    const step = (cols - 4.6) / 3;
    const scale = Math.min(1, cols / 15);
    return (
      fill(pale, `M${light} 2.6L1 1v1.5zM${light} 2.6L1 5.4v-1.6z`) +
      fill(wash, `M1 6.6q${cols * 0.15}-1.2 ${cols * 0.3} 0z`) +
      fill(pale, box(1, 6.6, cols - 2, 2.4)) +
      ripples(id("r"), 1, cols, [7.1, 7.6, 8.1, 8.6]) +
      lighthouse(light, 9) +
      sailingBoat(1.4 + step * 0.45, 7.3, 0.78 * scale, mid, main) +
      sailingBoat(1.2 + step * 1.4, 7.9, scale, main, deep) +
      sailingBoat(1.2 + step * 2.4, 7.2, 0.8 * scale, hue, deep)
    );
  },
};
