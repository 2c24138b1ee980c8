/** A shelf of law: twelve volumes, one for each practice area. */
import { box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash } = palette;

/** Height of each volume above its shelf, and its binding. */
const volumes = [
  [5.6, main],
  [5, deep],
  [5.8, mid],
  [5.2, main],
  [5.6, wash],
  [4.8, deep],
  [5.9, main],
  [5.3, "hue"],
  [5, mid],
  [5.7, deep],
  [5.4, main],
  [4.9, wash],
] as const;

export const legal: Piece = {
  sector: "legal",
  frame: "plate",
  ornament: "diagonal",
  paint: ({ cols, hue }) => {
    const shelves = cols < 14 ? 2 : 1;
    const each = volumes.length / shelves;
    const scale = shelves === 2 ? 0.52 : 1;
    const left = (cols - each) / 2;
    const floor = shelves === 2 ? [4.8, 8.5] : [8];
    const spines = volumes.map(([height, tone], index) => {
      const x = left + (index % each);
      const foot = floor[Math.floor(index / each)] ?? 8;
      return spine(x, foot, height * scale, tone === "hue" ? hue : tone, index);
    });
    return (
      floor.map((foot) => board(foot, cols)).join("") +
      spines.join("") +
      (cols > 18 ? end(left - 0.35, floor[0] ?? 8, -1) + end(left + each + 0.35, floor[0] ?? 8, 1) : "")
    );
  },
};

/** Spine with raised bands and a label. */
function spine(x: number, foot: number, height: number, tone: string, index: number): string {
  const top = foot - height;
  const mark = tone === wash ? main : glaze;
  const label = top + height * (index % 2 ? 0.16 : 0.24);
  const device = [x + 0.5, top + height * 0.73] as const;
  return (
    fill(tone, `M${x + 0.04} ${foot}V${top + 0.12}a.46.12 0 0 1 .92 0V${foot}z`) +
    line(
      mark,
      5,
      [0.08, 0.5, 0.56, 0.9].map((part) => `M${x + 0.04} ${top + height * part}h.92`),
    ) +
    fill(
      mark,
      box(x + 0.2, label, 0.6, height * 0.14),
      index % 3 ? star(...device, 0.25, 0.11, 4) : disc(...device, 0.17),
    )
  );
}

const board = (foot: number, cols: number): string =>
  fill(deep, box(1, foot, cols - 2, 0.26)) + fill(wash, box(1, foot + 0.26, cols - 2, 0.16));

const end = (x: number, foot: number, side: number): string =>
  fill(main, `M${x} ${foot}v-3.2a${3.2} ${3.2} 0 0 ${side > 0 ? 1 : 0} ${3.2 * side} 3.2z`);
