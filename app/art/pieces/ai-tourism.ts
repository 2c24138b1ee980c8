/** Waves and routes: the sea as the pavements of Lisbon draw it, and crossings between three islands. */
import { box, disc, fill, line, repeat } from "../draw.ts";
import { palette } from "../palette.ts";
import { hull } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash } = palette;

export const aiTourism: Piece = {
  sector: "tourism",
  frame: "base",
  ornament: "leaves",
  paint: ({ cols, hue }) => {
    const [west, middle, east] = [2.2, cols * 0.5, cols - 2.2] as const;
    const crossing = (from: number, to: number) => {
      const r = (to - from) / 2;
      return `M${from} 5.4a${r} ${Math.min(r, 3.8)} 0 0 1 ${2 * r} 0`;
    };
    const ports = [west, middle, east].map((x) => disc(x, 5.4, 0.3));
    const boat = (west + middle) / 2;
    return (
      fill(hue, disc(east - 1.6, 2.4, 1.1)) +
      fill(wash, `M${west - 1.7} 6.2a1.7 1.7 0 0 1 3.4 0z`, `M${east - 2} 6.2a1.5 1.5 0 0 1 3 0z`) +
      fill(
        mid,
        `M${west - 0.2} 6.2a1.1 1.1 0 0 1 2.2 0z`,
        `M${east - 0.4} 6.2a1.2 1.2 0 0 1 2.4 0z`,
        `M${middle - 1.4} 6.2a1.4 1 0 0 1 2.8 0z`,
      ) +
      fill(
        deep,
        `M${middle - 0.24} 5.3l.08-1.6h.32l.08 1.6z`,
        box(middle - 0.3, 3.55, 0.6, 0.15),
        `M${middle - 0.2} 3.5v-.35l.2-.2l.2.2v.35z`,
      ) +
      line(main, 7, [crossing(west, middle), crossing(middle, east), crossing(west, east)], { dash: "20 16" }) +
      fill(glaze, ...ports) +
      line(main, 9, ports) +
      fill(
        deep,
        hull(boat, 6.3, 2),
        `M${boat + 0.25} 5.7V3.7a2 2 0 0 0-1.2 2z`,
        `M${boat + 0.4} 5.7V4.2a1.5 1.5 0 0 1 .7 1.5z`,
      ) +
      bands.map(([y, shift, tone]) => fill(tone, sea(y, shift, cols))).join("")
    );
  },
};

/** Height of each band of water, how far its waves are shifted, and its tone. */
const bands = [
  [6, 0, wash],
  [6.5, 0.7, main],
  [6.95, 0.9, glaze],
  [7.15, 1.1, mid],
  [7.65, 1.6, glaze],
  [7.85, 1.8, deep],
] as const;

/** Everything below a line of rolling waves. */
const sea = (y: number, shift: number, cols: number): string =>
  `M${shift - 4} ${y}q1-.5 2 0${repeat(Math.ceil(cols / 2) + 1, () => "t2 0")}V9H-4z`;
