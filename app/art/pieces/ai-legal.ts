/** Scales and clauses: numbered clauses on the left, and a balance that weighs a page against a star. */
import { box, disc, fill, line, pill, star } from "../draw.ts";
import { palette } from "../palette.ts";
import { writing } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const aiLegal: Piece = {
  sector: "legal",
  frame: "base",
  ornament: "lozenge",
  paint: ({ cols, hue }) => {
    const x = cols - 5;
    const [left, right] = [x - 3.1, x + 3.1] as const;
    const cords = [left, right].map((end) => `M${end} 2.2l-1.3 3.3M${end} 2.2l1.3 3.3`);
    const pans = [left, right].map((end) => `M${end - 1.5} 5.5h3a1.5 1.1 0 0 1-3 0z`);
    return (
      (cols > 13 ? clauses(0.9, cols - 10.6, hue) : "") +
      fill(deep, `M${x - 0.2} 1.9h.4l.12 6h-.64z`, `M${x - 1.7} 9a1.7 1.1 0 0 1 3.4 0z`, pill(x - 0.6, 7.6, 1.2, 0.4)) +
      fill(
        main,
        `M${left - 0.2} 2.3a.25.25 0 0 1 .2-.4Q${x - 1} 2.1 ${x} 1.5Q${x + 1} 2.1 ${right} 1.9a.25.25 0 0 1 .2.4Q${x + 1} 2.7 ${x} 2.3Q${x - 1} 2.7 ${left - 0.2} 2.3z`,
      ) +
      fill(deep, disc(x, 1.3, 0.62)) +
      fill(glaze, star(x, 1.3, 0.46, 0.2, 8)) +
      line(mid, 5, cords) +
      fill(glaze, box(left - 0.8, 3.7, 1.6, 1.8)) +
      line(main, 6, box(left - 0.8, 3.7, 1.6, 1.8)) +
      fill(mid, writing(left - 0.55, 4, 0.36, 0.12, [1.1, 0.9, 1.1, 0.6])) +
      fill(hue, star(right, 4.7, 0.8, 0.36, 8)) +
      fill(main, ...pans) +
      fill(wash, ...[left, right].map((end) => `M${end - 1.5} 5.5h3v.22h-2.97z`))
    );
  },
};

/** Three clauses: a numeral's tile and lines of text. */
function clauses(x: number, width: number, hue: string): string {
  const tops = [0.9, 3.6, 6.3];
  return (
    fill(pale, ...tops.map((y) => box(x, y, width, 2.1))) +
    fill(main, ...tops.map((y) => box(x, y, 0.8, 0.8))) +
    fill(hue, box(x, tops[1] ?? 0, 0.8, 0.8)) +
    fill(glaze, ...tops.map((y) => star(x + 0.4, y + 0.4, 0.26, 0.1, 4))) +
    fill(mid, ...tops.map((y, index) => box(x + 1.1, y + 0.3, width * (index === 1 ? 0.55 : 0.38), 0.22))) +
    fill(wash, ...tops.map((y) => writing(x + 1.1, y + 0.82, 0.4, 0.14, [width - 1.5, width - 1.9, width * 0.45])))
  );
}
