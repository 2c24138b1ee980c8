/** Orchestration rings: the seating plan of an orchestra, its sections about the one who conducts. */
import { disc, fill, line, onCircle, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Ring radius and the tone of its three sections, from left to right. */
const rings = [
  [2.1, main, deep, main],
  [3.35, mid, main, wash],
  [4.6, wash, mid, main],
  [5.85, main, wash, mid],
  [7.1, wash, pale, wash],
  [8.35, pale, pale, pale],
  [9.6, pale, pale, pale],
  [10.85, pale, pale, pale],
] as const;

/** Where each section starts and ends, in degrees from the right. */
const sections = [
  [180, 125],
  [118, 62],
  [55, 0],
] as const;

export const aiMarketingPlatform: Piece = {
  sector: "enterprise",
  frame: "base",
  ornament: "star",
  paint: ({ cols }) => {
    const [x, y] = [cols / 2, 8.6] as const;
    const arc = (radius: number, from: number, to: number) =>
      `M${onCircle(x, y, radius, from)}A${radius} ${radius} 0 0 1 ${onCircle(x, y, radius, to)}`;
    const seats = rings.flatMap(([radius, ...tones]) =>
      sections.map(([from, to], section) => line(tones[section] ?? pale, 70, arc(radius, from, to))),
    );
    const players = rings.slice(0, 4).map(([radius], ring) => {
      const margin = 32 / radius;
      const count = ring + 2;
      const gap = ((((55 - 2 * margin) * Math.PI) / 180) * radius * 75) / count;
      return line(
        glaze,
        26,
        sections.map(([from, to]) => arc(radius, from - margin, to + margin)),
        {
          dash: `0 ${(gap - 0.05).toFixed(1)}`,
          cap: "round",
        },
      );
    });
    return (
      seats.join("") +
      players.join("") +
      line(
        main,
        3,
        [165, 140, 115, 90, 65, 40, 15].map((angle) => `M${x} ${y}L${onCircle(x, y, 1.5, angle)}`),
      ) +
      fill(deep, disc(x, y, 0.95)) +
      fill(glaze, star(x, y - 0.3, 0.5, 0.22, 8))
    );
  },
};
