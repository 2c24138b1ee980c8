/** The pattern wall of the house, for indexes and other pages that are no content of their own. */
import { box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const defaultPiece: Piece = {
  sector: "enterprise",
  frame: "base",
  ornament: "leaves",
  paint: ({ cols, id }) => {
    const cell =
      fill(pale, box(0, 0, 3, 3)) +
      fill(
        wash,
        "M0 0h.8a.8.8 0 0 1-.8.8zM3 0v.8a.8.8 0 0 1-.8-.8zM0 3v-.8a.8.8 0 0 1 .8.8zM3 3h-.8a.8.8 0 0 1 .8-.8z",
      ) +
      fill(glaze, disc(1.5, 1.5, 1.42)) +
      line(mid, 5, disc(1.5, 1.5, 1.42)) +
      fill(main, ...[0, 1, 2, 3].map(petal)) +
      fill(mid, star(1.5, 1.5, 0.95, 0.24, 4, Math.PI / 4)) +
      fill(deep, disc(1.5, 1.5, 0.2));
    return (
      `<defs><pattern id="${id("f")}" x="${((cols % 3) / 2) * 75}" width="225" height="225" patternUnits="userSpaceOnUse">${cell}</pattern></defs>` +
      fill(`url(#${id("f")})`, box(0, 0, cols, 9))
    );
  },
};

/** One of four petals about the middle of the cell, pointing up, right, down or left. */
function petal(turn: number): string {
  const [x, y] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][turn] as [number, number];
  const across = 0.66;
  return `M1.5 1.5q${x * 0.6 + y * across} ${y * 0.6 - x * across} ${x * 1.28} ${y * 1.28}q${-x * 0.68 - y * across} ${-y * 0.68 + x * across} ${-x * 1.28} ${-y * 1.28}z`;
}
