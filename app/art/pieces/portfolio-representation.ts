/** A gallery: framed plates hung from a rail, a bench, two visitors. */
import { arch, box, disc, fill, line, pill, star } from "../draw.ts";
import { palette } from "../palette.ts";
import { person } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Place (from the middle of the wall), size and ground of each plate. */
const plates = [
  [-2, 2, 4, 4, deep],
  [-6, 2, 3, 2, pale],
  [-6, 5, 3, 2, main],
  [3, 2, 3, 3, wash],
  [-11, 2, 4, 5, pale],
  [7, 2, 4, 3, mid],
  [7.5, 6, 3, 1.5, pale],
  [3.5, 6, 2, 1.5, mid],
] as const;

export const portfolioRepresentation: Piece = {
  sector: "enterprise",
  frame: "base",
  ornament: "lozenge",
  paint: ({ cols }) => {
    const m = cols / 2;
    const hung = cols < 13 ? squareHang : plates.filter(([x, , width]) => Math.abs(x + width / 2) + width / 2 < m);
    const wires = hung
      .filter(([, y]) => y === 2)
      .map(([x, , width]) => `M${m + x + 0.3} 2L${m + x + width / 2} .8L${m + x + width - 0.3} 2`);
    return (
      line(main, 8, `M0 .8h${cols}`) +
      line(mid, 3, wires) +
      fill(main, ...hung.map(([x, y, width, height]) => box(m + x, y, width, height))) +
      fill(glaze, ...hung.map(([x, y, width, height]) => box(m + x + 0.15, y + 0.15, width - 0.3, height - 0.3))) +
      hung
        .map(([x, y, width, height, ground]) => fill(ground, box(m + x + 0.3, y + 0.3, width - 0.6, height - 0.6)))
        .join("") +
      rosette(m, 4) +
      (cols < 13
        ? doorway(m + 3.6, 2)
        : doorway(m + 4.5, 2) + seascape(m - 6, 2) + sea(m - 6, 5) + diamond(m + 4.5, 6.75)) +
      (cols > 21 ? leaves(m - 11, 2) + hills(m + 7, 2) + diamond(m + 9, 6.75) : "") +
      line(wash, 4, `M0 8.3h${cols}`) +
      fill(deep, pill(m - 1.6, 7.9, 3.2, 0.3), box(m - 1.2, 8.1, 0.2, 0.9), box(m + 1, 8.1, 0.2, 0.9)) +
      fill(deep, person(m - 2.7, 9, 2.3)) +
      fill(mid, person(m + 2.6, 9, 2))
    );
  },
};

/** What hangs in a square panel: the rosette between two narrow plates. */
const squareHang = [
  [-2, 2, 4, 4, deep],
  [2.6, 2, 2, 3, wash],
  [-4.6, 2, 2, 3, main],
] as const;

const rosette = (x: number, y: number): string =>
  fill(wash, star(x, y, 1.55, 0.7, 8)) +
  fill(glaze, star(x, y, 1.02, 0.46, 8, Math.PI / 8)) +
  fill(main, disc(x, y, 0.36));

const doorway = (x: number, y: number): string =>
  fill(main, arch(x - 0.65, y + 0.6, 1.3, y + 2.7)) + fill(glaze, arch(x - 0.35, y + 1.05, 0.7, y + 2.7));

const seascape = (x: number, y: number): string =>
  fill(mid, `M${x + 0.3} ${y + 1.7}a1.2 1.2 0 0 1 2.4 0z`) + fill(deep, `M${x + 1.5} ${y + 1.7}a.6.6 0 0 1 1.2 0z`);

const sea = (x: number, y: number): string =>
  line(
    glaze,
    9,
    [0.7, 1.1, 1.5].map(
      (row) => `M${x + 0.3} ${y + row}a.3.2 0 0 1 .6 0a.3.2 0 0 0 .6 0a.3.2 0 0 1 .6 0a.3.2 0 0 0 .6 0`,
    ),
  );

const diamond = (x: number, y: number): string => fill(deep, star(x, y, 0.42, 0.297, 2));

const leaves = (x: number, y: number): string =>
  fill(
    main,
    ...[0, 1, 2, 3].map(
      (row) => `M${x + 0.6} ${y + 0.5 + row}h1.4a1.4 1 0 0 1-1.4 1zM${x + 2} ${y + 0.5 + row}h1.4v1a1.4 1 0 0 1-1.4-1z`,
    ),
  );

const hills = (x: number, y: number): string =>
  fill(glaze, disc(x + 2.8, y + 0.95, 0.4)) +
  fill(deep, `M${x + 0.3} ${y + 2.7}v-.5a1.2 1.2 0 0 1 2.3.1a1 1 0 0 1 1.1-.2v.6z`);
