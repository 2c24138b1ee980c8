/** Cover: one umbrella over three houses, and the rain that falls beside them. */
import { box, disc, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const insurance: Piece = {
  sector: "insurance",
  frame: "plate",
  ornament: "arches",
  paint: ({ cols, hue }) => {
    const x = cols / 2;
    const r = Math.min(5, cols / 2 - 1.2);
    const width = (2 * r) / 6;
    const spokes = [-2, -1, 0, 1, 2].map((gore) => gore * width);
    const top = 6 - r * 0.82;
    const canopy = (from: number, to: number) =>
      `M${x} ${top}Q${x + from * 1.02} ${top + 0.35} ${x + from} 6a${width / 2} .55 0 0 1 ${to - from} 0Q${x + to * 1.02} ${top + 0.35} ${x} ${top}z`;
    const gores = [-3, -2, -1, 0, 1, 2].map((gore) => canopy(gore * width, (gore + 1) * width));
    return (
      rain(cols, x, r) +
      fill(main, `M${x - r} 6a${r} ${r * 0.82} 0 0 1 ${2 * r} 0z`) +
      [main, mid, wash, pale, wash, main].map((tone, index) => fill(tone, gores[index] ?? "")).join("") +
      line(
        deep,
        5,
        spokes.map((spoke) => `M${x} ${top}Q${x + spoke * 1.02} ${top + 0.35} ${x + spoke} 6`),
      ) +
      line(deep, 7, `M${x - r} 6${[0, 1, 2, 3, 4, 5].map(() => `a${width / 2} .55 0 0 1 ${width} 0`).join("")}`) +
      line(deep, 7, `M${x - r} 6a${r} ${r * 0.82} 0 0 1 ${2 * r} 0`) +
      fill(deep, disc(x, top - 0.12, 0.22)) +
      line(deep, 12, `M${x} 6V8.2a.4.4 0 0 1-.8 0`, { cap: "round" }) +
      home(x - r * 0.6, 1.7, main, wash) +
      home(x + r * 0.3, 1.5, mid, pale) +
      home(x + r * 0.74, 1.7, hue, wash)
    );
  },
};

const rain = (cols: number, x: number, r: number): string => {
  const columns = Array.from({ length: cols }, (_, column) => column + 0.8).filter(
    (place) => Math.abs(place - x) > r + 0.2,
  );
  return line(
    mid,
    7,
    columns.flatMap((place, column) =>
      [1.4, 3, 4.6, 6.2, 7.8].map((y) => `M${place} ${y + (column % 2) * 0.8}l-.28.7`),
    ),
    { cap: "round" },
  );
};

/** A house on the ground line: roof in one tone, walls in another. */
const home = (x: number, width: number, roof: string, walls: string): string =>
  fill(walls, box(x - width / 2, 7.6, width, 1.4)) +
  fill(roof, `M${x - width / 2 - 0.15} 7.65L${x} 6.75L${x + width / 2 + 0.15} 7.65z`) +
  fill(deep, box(x - 0.18, 8.3, 0.36, 0.7)) +
  fill(glaze, box(x - width / 2 + 0.16, 8, 0.3, 0.36), box(x + width / 2 - 0.46, 8, 0.3, 0.36));
