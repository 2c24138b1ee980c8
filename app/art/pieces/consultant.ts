/** A speech bubble laid of tiles, read through two lenses: most tiles sit, some are missing, and one is the wrong one. */
import { box, disc, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const COLUMNS = 9;
const ROWS = 5;
const SIDE = 1.05;
/** Places without a tile, with one that is half laid, and with the wrong one. */
const MISSING = [7, 16, 30, 41];
const HALF = [4, 12, 24, 25, 37, 40];
const WRONG = 32;

export const consultant: Piece = {
  sector: "insurance",
  frame: "base",
  ornament: "diamond",
  paint: ({ cols, hue }) => {
    const left = (cols - COLUMNS * SIDE) / 2 - 1.5;
    const top = 1;
    const places = Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
      place,
      x: left + (place % COLUMNS) * SIDE,
      y: top + Math.floor(place / COLUMNS) * SIDE,
    }));
    const tile = ({ x, y }: { x: number; y: number }) => box(x + 0.07, y + 0.07, SIDE - 0.14, SIDE - 0.14);
    const half = ({ x, y }: { x: number; y: number }) =>
      `M${x + 0.07} ${y + 0.07}h${SIDE - 0.14}L${x + 0.07} ${y + SIDE - 0.07}z`;
    const laid = places.filter(({ place }) => ![...MISSING, ...HALF, WRONG].includes(place));
    const at = (list: readonly number[]) => places.filter(({ place }) => list.includes(place));
    const right = left + COLUMNS * SIDE;
    const foot = top + ROWS * SIDE;
    const lenses = [
      { x: right - 0.4, y: foot - 0.4, r: 1.5 },
      { x: right + 2.1, y: foot - 2.2, r: 1.15 },
    ];
    return (
      fill(pale, box(0, 0, cols, 9)) +
      fill(
        deep,
        `M${left - 0.35} ${top - 0.35}H${right + 0.35}V${foot + 0.35}H${left + 3}L${left + 0.9} ${foot + 2.1}V${foot + 0.35}H${left - 0.35}z`,
      ) +
      fill(glaze, box(left - 0.12, top - 0.12, COLUMNS * SIDE + 0.24, ROWS * SIDE + 0.24)) +
      fill(main, ...laid.map(tile)) +
      fill(
        wash,
        ...laid.map(({ x, y }) => `M${x + SIDE / 2} ${y + 0.24}l.28.28-.28.28-.28-.28z`),
        ...at(HALF).map(tile),
      ) +
      fill(mid, ...at(HALF).map(half)) +
      line(mid, 4, at(MISSING).map(tile), { dash: "12 9" }) +
      fill(hue, ...at([WRONG]).map(tile)) +
      lenses
        .map(
          ({ x, y, r }) =>
            line(deep, 26, `M${x + r * 0.72} ${y + r * 0.72}l${r * 0.95} ${r * 0.95}`, { cap: "round" }) +
            line(glaze, 20, disc(x, y, r)) +
            line(deep, 12, disc(x, y, r)),
        )
        .join("")
    );
  },
};
