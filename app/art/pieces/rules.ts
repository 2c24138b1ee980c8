/** A calendar of tiles: the days that have passed are laid, those to come are drawn, and one day is marked. */
import { box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const WEEK = 7;
const ROWS = 4;
/** The marked day, and how many days are laid before it. */
const MARKED = 17;

export const rules: Piece = {
  sector: "legal",
  frame: "base",
  ornament: "lozenge",
  paint: ({ cols, hue }) => {
    const side = 1.62;
    const left = (cols - WEEK * side) / 2;
    const top = 2.1;
    const days = Array.from({ length: WEEK * ROWS }, (_, day) => ({
      day,
      x: left + (day % WEEK) * side,
      y: top + Math.floor(day / WEEK) * side,
    }));
    const tile = ({ x, y }: { x: number; y: number }) => box(x + 0.09, y + 0.09, side - 0.18, side - 0.18);
    const past = days.filter(({ day }) => day < MARKED);
    const marked = days.filter(({ day }) => day === MARKED);
    const ahead = days.filter(({ day }) => day > MARKED);
    const middle = ({ x, y }: { x: number; y: number }) => [x + side / 2, y + side / 2] as const;
    return (
      fill(pale, box(0, 0, cols, 9)) +
      fill(deep, box(left - 0.35, 0.7, WEEK * side + 0.7, 1.15)) +
      fill(glaze, ...Array.from({ length: WEEK }, (_, day) => disc(left + (day + 0.5) * side, 1.28, 0.2))) +
      fill(glaze, box(left - 0.35, 1.85, WEEK * side + 0.7, 6.95)) +
      fill(main, ...past.map(tile)) +
      fill(
        wash,
        ...past.map((day) => {
          const [x, y] = middle(day);
          return star(x, y, 0.52, 0.2, 4);
        }),
      ) +
      line(mid, 5, ahead.map(tile)) +
      fill(hue, ...marked.map(tile)) +
      fill(
        glaze,
        ...marked.map((day) => {
          const [x, y] = middle(day);
          return star(x, y, 0.6, 0.28, 8);
        }),
      )
    );
  },
};
