/** Where a picture is missing: a wall from which one tile has come off. */
import { box, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, hairline, wash, pale, mid } = palette;

export const placeholder: Piece = {
  sector: "enterprise",
  frame: "base",
  ornament: "leaves",
  paint: ({ cols, cladding }) => {
    const x = Math.floor(cols / 2) - 1;
    return (
      fill(pale, box(0, 0, cols, 9)) +
      `<g opacity=".3">${fill(cladding, box(0, 0, cols, 9))}</g>` +
      fill(glaze, box(x - 1, 3, 4, 4)) +
      line(mid, 5, `${box(x - 0.7, 3.3, 3.4, 3.4)}`) +
      fill(hairline, box(x, 4, 2, 2)) +
      line(wash, 5, `M${x} 4.4h2M${x} 4.8h2M${x} 5.2h2M${x} 5.6h2`)
    );
  },
};
