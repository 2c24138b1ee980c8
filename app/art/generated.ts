/**
 * A panel for a page that has no drawing of its own: a wall of the house's tiles, with one rosette in the sector's
 * hue. All of it is drawn by lot from the page's name, so that the same name always gives the same panel.
 */
import type { Sector } from "../../content/schema.ts";
import { at, box, disc, fill, line, star, TILE } from "./draw.ts";
import { type Lot, lots } from "./lots.ts";
import { type Ornament, ornamentNames } from "./ornament.ts";
import { palette } from "./palette.ts";
import type { FrameKind, Piece, Stage } from "./stage.ts";

const { glaze, glazeWarm, deep, main, mid, wash, pale } = palette;

/** Ground, large figure, small figure and line of a wall: from almost white to almost all cobalt. */
const FIRINGS = [
  [pale, main, deep, mid],
  [glazeWarm, mid, main, deep],
  [wash, deep, glaze, main],
  [mid, glaze, deep, pale],
  [main, wash, glaze, pale],
  [deep, mid, wash, glaze],
] as const;

export function generatedPiece(name: string, sector: Sector): Piece {
  const draw = lots(name);
  const cell = draw([2, 2.5, 3]);
  const wall = wallOf(cell, draw);
  const place = draw([0.3, 0.5, 0.7]);
  const points = draw([5, 6, 7, 8, 10, 12]);
  const radius = draw([2.2, 2.7, 3.2]);
  return {
    sector,
    frame: frameOf(name),
    ornament: draw<Ornament>(ornamentNames),
    paint: (stage) => {
      const x = Math.round(stage.cols * place * 2) / 2;
      return `${cladding(stage, cell, wall)}${rosette(x, 4.7, radius, points, stage)}`;
    },
  };
}

/** As the pages of its kind are framed (stage.ts). */
function frameOf(name: string): FrameKind {
  if (name.startsWith("results/")) return "plate";
  return name.startsWith("insights/") ? "spine" : "base";
}

/** One cell of the wall, alike on all four sides, so that it joins itself. */
function wallOf(cell: number, draw: Lot): string {
  const [ground, large, small, thin] = draw(FIRINGS);
  const middle = cell / 2;
  const corners = [0, cell].flatMap((x) => [0, cell].map((y) => [x, y] as const));
  const sides = [0, cell].flatMap((end) => [[middle, end] as const, [end, middle] as const]);
  const size = cell * draw([0.26, 0.34, 0.42]);
  const tips = draw([4, 8]);
  const inCorners = draw([
    (x: number, y: number) => disc(x, y, size),
    (x: number, y: number) => star(x, y, size * 1.2, size * 0.5, tips),
    (x: number, y: number) => star(x, y, size, size, 2),
  ]);
  const onSides = draw([
    (x: number, y: number) => disc(x, y, size * 0.4),
    (x: number, y: number) => star(x, y, size * 0.55, size * 0.55, 2),
    () => "",
  ]);
  const between = draw([
    disc(middle, middle, cell * 0.48),
    star(middle, middle, middle, middle, 2),
    star(middle, middle, middle, cell * 0.2, 4),
  ]);
  return (
    fill(ground, box(0, 0, cell, cell)) +
    fill(large, ...corners.map(([x, y]) => inCorners(x, y))) +
    line(thin, 5, between) +
    fill(
      small,
      star(middle, middle, size * 0.8, size * draw([0.3, 0.45, 0.6]), tips),
      ...sides.map(([x, y]) => onSides(x, y)),
    )
  );
}

function cladding({ cols, id }: Stage, cell: number, wall: string): string {
  const side = cell * TILE;
  // The joint of two cells in the middle, so that both ends are cut alike.
  const pattern = `<pattern id="${id("w")}" x="${(cols * TILE) / 2}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${wall}</pattern>`;
  return `<defs>${pattern}</defs>${fill(`url(#${id("w")})`, box(0, 0, cols, 10))}`;
}

/** What the eye should find: petals about a star, on a disc of glaze. */
function rosette(x: number, y: number, radius: number, points: number, { hue, hueWash }: Stage): string {
  return at(
    x,
    y,
    fill(glaze, disc(0, 0, radius)) +
      line(deep, 6, disc(0, 0, radius - 0.14)) +
      fill(wash, star(0, 0, radius - 0.3, radius * 0.5, points * 2)) +
      fill(hueWash, disc(0, 0, radius * 0.58)) +
      fill(main, star(0, 0, radius * 0.56, radius * 0.3, points)) +
      fill(hue, disc(0, 0, radius * 0.26)) +
      fill(glaze, star(0, 0, radius * 0.2, radius * 0.09, points)),
  );
}
