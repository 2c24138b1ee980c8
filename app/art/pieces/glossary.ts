/** An open dictionary: a headword and its lines for each entry, tabs at the edge, and a ribbon at the page that is read. */
import { box, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import { writing } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash } = palette;

/** Lengths of the lines below each headword, as shares of the column. */
const ENTRIES = [[0.9, 0.6], [0.82, 0.95, 0.4], [0.7], [0.95, 0.55]];
const TABS = 6;

export const glossary: Piece = {
  sector: "legal",
  frame: "base",
  ornament: "quarters",
  paint: ({ cols, hue }) => {
    const half = Math.min(6, cols / 2 - 0.8);
    const middle = cols / 2;
    const column = half - 1.7;
    const [top, foot] = [1.3, 8.3];
    const leaf = (side: 1 | -1) =>
      `M${middle} ${top + 0.4}q${side * half * 0.5} -.9 ${side * half} -.4V${foot - 0.4}q${-side * half * 0.5} -.5 ${-side * half} .4z`;
    const entries = (x: number, order: readonly number[]) => {
      let y = top + 0.8;
      return order.map((which) => {
        const lines = ENTRIES[which] ?? [];
        const place = {
          word: box(x, y, column * 0.45, 0.34),
          lines: writing(
            x,
            y + 0.6,
            0.4,
            0.16,
            lines.map((share) => share * column),
          ),
        };
        y += 0.95 + lines.length * 0.4;
        return place;
      });
    };
    const all = [...entries(middle - half + 0.8, [0, 1, 2]), ...entries(middle + 0.9, [3, 2, 1])];
    return (
      fill(wash, box(0, 0, cols, 9)) +
      fill(main, box(middle - half - 0.35, top - 0.1, 2 * half + 0.7, foot - top + 0.5)) +
      fill(
        deep,
        ...Array.from({ length: TABS }, (_, tab) => box(middle + half + 0.35, top + 0.4 + tab * 1.12, 0.42, 0.62)),
      ) +
      fill(glaze, leaf(-1), leaf(1)) +
      line(deep, 6, `${leaf(-1)}${leaf(1)}`) +
      fill(main, ...all.map(({ word }) => word)) +
      fill(mid, ...all.map(({ lines }) => lines)) +
      fill(hue, `M${middle - 0.32} ${top + 0.2}h.64V${foot + 1.1}l-.32-.4l-.32.4z`)
    );
  },
};
