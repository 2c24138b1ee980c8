/** A card index: closed drawers with their labels, and one that is drawn out, full of cards. */
import { box, disc, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const ROWS = 4;
/** Height of a drawer; they are half as wide again. */
const TALL = 1.85;
const CARDS = 5;

export const answers: Piece = {
  sector: "tourism",
  frame: "base",
  ornament: "arches",
  paint: ({ cols, hue }) => {
    const across = Math.max(3, Math.floor((cols - 1) / 3));
    const wide = Math.min(2.9, (cols - 1) / across);
    const left = (cols - across * wide) / 2;
    const top = 1;
    const open = Math.floor(across / 2) + across * 2;
    const drawers = Array.from({ length: across * ROWS }, (_, at) => ({
      at,
      x: left + (at % across) * wide,
      y: top + Math.floor(at / across) * TALL,
    }));
    const closed = drawers.filter(({ at }) => at !== open);
    const [drawn = { x: 0, y: 0 }] = drawers.filter(({ at }) => at === open);
    const front = box(drawn.x - 0.25, drawn.y + 0.45, wide + 0.5, TALL);
    return (
      fill(wash, box(0, 0, cols, 9)) +
      fill(deep, box(left - 0.25, top - 0.25, across * wide + 0.5, ROWS * TALL + 0.85)) +
      fill(main, ...closed.map(({ x, y }) => box(x + 0.09, y + 0.09, wide - 0.18, TALL - 0.18))) +
      fill(glaze, ...closed.map(({ x, y }) => box(x + wide * 0.25, y + 0.4, wide * 0.5, 0.5))) +
      fill(pale, ...closed.map(({ x, y }) => disc(x + wide / 2, y + 1.32, 0.16))) +
      fill(
        glaze,
        ...Array.from({ length: CARDS }, (_, card) =>
          box(drawn.x + 0.1 + card * 0.06, drawn.y - 0.75 + card * 0.22, wide - 0.2 - card * 0.12, 1.3),
        ),
      ) +
      line(
        mid,
        4,
        Array.from({ length: CARDS }, (_, card) => `M${drawn.x + 0.3} ${drawn.y - 0.58 + card * 0.22}h${wide - 0.6}`),
      ) +
      fill(hue, front) +
      line(deep, 6, front) +
      fill(glaze, box(drawn.x + wide * 0.22, drawn.y + 0.85, wide * 0.56, 0.55)) +
      fill(glaze, disc(drawn.x + wide / 2, drawn.y + 1.85, 0.2))
    );
  },
};
