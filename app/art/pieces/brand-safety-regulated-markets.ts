/** A star fort seen from above: bastions, moat and the one way in. */
import { box, disc, fill, line, onCircle, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const brandSafetyRegulatedMarkets: Piece = {
  sector: "finance",
  frame: "spine",
  ornament: "diamond",
  paint: ({ cols, hue }) => {
    const x = (cols + 1) / 2;
    const y = 5;
    const size = cols < 13 ? 0.86 : 1;
    return (
      line(
        pale,
        5,
        [5.4, 6.2, 7, 7.8].map((radius) => star(x, y, radius, radius * 0.8, 8)),
      ) +
      fill(pale, fort(x, y, 1.12 * size)) +
      line(wash, 5, fort(x, y, 1.12 * size)) +
      fill(main, fort(x, y, size)) +
      line(mid, 4, fort(x, y, 0.93 * size)) +
      fill(glaze, fort(x, y, 0.82 * size)) +
      line(deep, 7, fort(x, y, 0.82 * size)) +
      fill(wash, fort(x, y, 0.7 * size)) +
      fill(deep, star(x, y, 2.1 * size, 2.1 * size, 3, Math.PI / 6)) +
      fill(glaze, star(x, y, 1.92 * size, 1.92 * size, 3, Math.PI / 6)) +
      fill(mid, ...blocks(x, y)) +
      line(hue, 20, `M${x} 10V${y + 0.7}`, { dash: "24 8" }) +
      fill(glaze, disc(x, y, 0.72)) +
      fill(hue, star(x, y, 0.62, 0.27, 8))
    );
  },
};

/** Outline of six bastions, each with two flanks, two shoulders and a point. */
function fort(x: number, y: number, scale: number): string {
  const corners = [0, 1, 2, 3, 4, 5].flatMap((bastion) => {
    const turn = bastion * 60;
    return [
      [2.75, -21],
      [3.45, -20],
      [4.55, 0],
      [3.45, 20],
      [2.75, 21],
    ].map(([radius = 0, angle = 0]) => onCircle(x, y, radius * scale, turn + angle));
  });
  return `M${corners.join("L")}z`;
}

/** The town inside: houses about a square. */
const blocks = (x: number, y: number): string[] =>
  [
    [-1.2, -0.8],
    [-1.2, 0.3],
    [0.8, -0.8],
    [0.8, 0.3],
  ].map(([dx = 0, dy = 0]) => box(x + dx, y + dy, 0.4, 0.5));
