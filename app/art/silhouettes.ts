/** Figures that several panels share. Each is a shape, to be filled or drawn as a line. */
import { arch, box, disc } from "./draw.ts";

/** A standing person seen from far away; `foot` is the ground. */
export const person = (x: number, foot: number, height: number): string =>
  disc(x, foot - height * 0.84, height * 0.16) + arch(x - height * 0.22, foot - height * 0.64, height * 0.44, foot);

/** A small house: walls and gable. */
export const house = (x: number, foot: number, width: number, height: number): string =>
  `M${x} ${foot}v${-height}l${width / 2} ${-width / 2}l${width / 2} ${width / 2}v${height}z`;

/** A hull with raised stem and stern, as the boats of the Aveiro lagoon have. */
export const hull = (x: number, water: number, length: number): string => {
  const r = length * 0.14;
  return `M${x - length / 2} ${water - 2 * r}a${r} ${r} 0 0 0 ${r} ${r}h${length - 2 * r}a${r} ${r} 0 0 0 ${r} ${-r}a${
    length * 0.2
  } ${2 * r} 0 0 1 ${-length * 0.2} ${2 * r}h${-length * 0.6}a${length * 0.2} ${2 * r} 0 0 1 ${-length * 0.2} ${-2 * r}z`;
};

/** Lines of writing: one bar for each length, `step` apart. */
export const writing = (x: number, y: number, step: number, thickness: number, lengths: readonly number[]): string =>
  lengths.map((length, index) => box(x, y + index * step, length, thickness)).join("");
