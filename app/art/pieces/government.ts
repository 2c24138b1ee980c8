/** A public building: eight windows, one for each service, three dormers for those that followed, one window lit. */
import { arch, box, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import { person } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const government: Piece = {
  sector: "government",
  frame: "plate",
  ornament: "diamond",
  paint: ({ cols, hue, hueWash, cladding }) => {
    const pitch = cols < 13 ? 1.75 : 2.5;
    const width = pitch * 4 + 0.5;
    const x = (cols - width) / 2;
    const left = (index: number) => x + 0.25 + pitch * (index % 4) + (pitch - 1.2) / 2;
    const windows = Array.from({ length: 8 }, (_, index) => [left(index), index < 4 ? 3.5 : 6.1] as const);
    const openings = windows.map(([place, y]) => arch(place, y, 1.2, y + 1.9));
    const lit = openings[5] ?? "";
    const dormers = [0, 1, 2].map((index) => x + 0.25 + pitch * (index + 1) - 0.5);
    const people = Array.from({ length: 3 }, (_, index) => index);
    return (
      fill(wash, `M${x + 0.8} 1.6h${width - 1.6}L${x + width + 0.2} 3h${-width - 0.4}z`) +
      fill(main, ...dormers.map((place) => `M${place} 2.7v-.9l.5-.5l.5.5v.9z`)) +
      fill(glaze, ...dormers.map((place) => box(place + 0.3, 2, 0.4, 0.7))) +
      fill(pale, box(x, 3, width, 6)) +
      `<g opacity=".22">${fill(cladding, box(x, 3, width, 6))}</g>` +
      fill(
        main,
        box(x - 0.2, 2.9, width + 0.4, 0.26),
        box(x, 5.72, width, 0.14),
        box(x, 3, 0.25, 6),
        box(x + width - 0.25, 3, 0.25, 6),
      ) +
      line(glaze, 22, openings) +
      fill(main, ...openings) +
      fill(hueWash, lit) +
      line(hue, 8, lit) +
      line(
        wash,
        5,
        windows
          .filter((_, index) => index !== 5)
          .map(([place, y]) => `M${place + 0.6} ${y}v1.9M${place} ${y + 0.7}h1.2M${place} ${y + 1.3}h1.2`),
      ) +
      fill(hue, person(left(5) + 0.6, 8, 1.3)) +
      fill(mid, ...windows.map(([place, y]) => box(place - 0.2, y + 1.9, 1.6, 0.16))) +
      line(deep, 8, `M1 9H${cols - 1}`) +
      (cols < 13
        ? ""
        : fill(deep, ...people.map((index) => person(x - 0.7 - index * 0.9, 9, 1.5))) +
          fill(main, ...[0, 1].map((index) => person(x + width + 0.6 + index * 0.8, 9, 1.4))))
    );
  },
};
