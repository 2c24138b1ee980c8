/** An aqueduct in four spans, each taller than the one before it, that brings water to a public fountain. */
import { arch, box, disc, fill, line } from "../draw.ts";
import { palette } from "../palette.ts";
import { person } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash } = palette;

export const governmentAiAdoption: Piece = {
  sector: "government",
  frame: "spine",
  ornament: "arches",
  paint: ({ cols, hue }) => {
    const basin = cols < 13 ? 1.4 : 3.8;
    const span = (cols - 1 - basin) / 4;
    const left = (index: number) => 1 + index * span;
    const foot = (index: number) => 5.4 + index * 1.2;
    const end = left(4);
    const openings = [0, 1, 2, 3].map((index) => arch(left(index) + 0.3, 3.3, span - 0.6, foot(index) + 1));
    return (
      line(
        wash,
        4,
        [0.8, 1.3].map((y) => `M1 ${y}H${cols}`),
      ) +
      fill(wash, `M1 2.2H${end + 0.3}V10H1z`) +
      fill(glaze, ...openings) +
      openings.map((opening) => line(main, 16, opening)).join("") +
      fill(main, box(1, 2.1, end - 1 + 0.5, 0.26), box(1, 2.9, end - 1 + 0.5, 0.16)) +
      line(hue, 14, `M1 2.62H${end + 0.4}a.5.5 0 0 1 .5.5V8`) +
      [0, 1, 2, 3]
        .map((index) => fill(index % 2 ? main : mid, `M${left(index)} ${foot(index)}h${span}V10h${-span}z`))
        .join("") +
      fill(deep, box(end, 9, cols - end, 1)) +
      line(
        glaze,
        5,
        [0, 1, 2, 3].map((index) => `M${left(index)} ${foot(index) + 0.3}h${span}`),
      ) +
      fill(glaze, ...[0, 1, 2, 3].flatMap((index) => steps(index, left(index) + span / 2, foot(index) + 0.68))) +
      fill(main, `M${end + 0.3} 8h${Math.min(2, basin - 0.5)}l-.3 1h${0.6 - Math.min(2, basin - 0.5)}z`) +
      fill(hue, box(end + 0.4, 7.9, Math.min(1.8, basin - 0.7), 0.14)) +
      fill(deep, person(left(0) + span * 0.5, foot(0), 1.1), person(left(2) + span * 0.4, foot(2), 1.1)) +
      (cols < 13 ? "" : fill(deep, person(cols - 0.75, 9, 1.3))) +
      fill(glaze, "")
    );
  },
};

/** The number of the stage, as dots in a row. */
const steps = (index: number, x: number, y: number): string[] =>
  Array.from({ length: index + 1 }, (_, dot) => disc(x + (dot - index / 2) * 0.42, y, 0.12));
