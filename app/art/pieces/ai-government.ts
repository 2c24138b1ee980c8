/** Civic columns, and a queue that reaches the door. */
import { arch, box, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import { person } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const aiGovernment: Piece = {
  sector: "government",
  frame: "base",
  ornament: "arches",
  paint: ({ cols, hue }) => {
    const count = cols > 13 ? 6 : 4;
    const width = count * 1.6 + 0.4;
    const x = cols - width - 1;
    const columns = Array.from({ length: count }, (_, index) => x + 0.5 + index * 1.6);
    const queue = Array.from(
      { length: Math.max(4, Math.ceil((x + 2) / 1.2)) },
      (_, index) => x + width / 2 - 1.5 - index * 1.2,
    );
    const tones = [deep, mid, main];
    return (
      fill(pale, box(x + 0.2, 3.6, width - 0.4, 4.4)) +
      fill(main, `M${x - 0.5} 2.9L${x + width / 2} .5L${x + width + 0.5} 2.9z`, box(x - 0.2, 3.1, width + 0.4, 0.5)) +
      fill(glaze, `M${x + 1.4} 2.6L${x + width / 2} 1.05L${x + width - 1.4} 2.6z`) +
      fill(main, star(x + width / 2, 2.1, 0.42, 0.19, 8)) +
      line(wash, 6, `M${x - 0.2} 3.35h${width + 0.4}`) +
      fill(deep, arch(x + width / 2 - 0.7, 4.4, 1.4, 8)) +
      columns.map((left) => column(left)).join("") +
      fill(wash, box(x - 0.4, 8, width + 0.8, 0.34)) +
      fill(mid, box(x - 0.8, 8.34, width + 1.6, 0.33)) +
      fill(wash, box(x - 1.2, 8.67, width + 2.4, 0.33)) +
      fill(glaze, ...queue.map((place) => person(place, 9, 2.12))) +
      tones
        .map((tone, turn) =>
          fill(tone, ...queue.filter((_, index) => index % 3 === turn).map((place) => person(place, 9, 1.9))),
        )
        .join("") +
      fill(hue, person(x + width / 2, 8, 2))
    );
  },
};

/** Capital, base and three flutes. */
const column = (x: number): string =>
  fill(glaze, box(x, 3.6, 0.8, 4.4)) +
  fill(mid, box(x, 3.9, 0.16, 3.8), box(x + 0.25, 3.9, 0.16, 3.8)) +
  fill(main, box(x + 0.5, 3.9, 0.3, 3.8), box(x - 0.14, 3.6, 1.08, 0.3), box(x - 0.14, 7.7, 1.08, 0.3));
