/** A year's spend laid out as twenty coins: the seven that could not be traced are struck hollow, and the line passes them by. */
import { disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash } = palette;

const COINS = 20;
/** The seven of the twenty, in reading order, where rows hold five and where they hold ten. */
const hollow = { 5: [3, 4, 8, 9, 13, 14, 19], 10: [7, 8, 9, 16, 17, 18, 19] };

export const financeAiAttribution: Piece = {
  sector: "finance",
  frame: "plate",
  ornament: "quarters",
  paint: ({ cols, hue, id }) => {
    const across = cols > 20 ? 10 : 5;
    const pitch = cols < 13 ? 1.5 : 2;
    const left = (cols - across * pitch) / 2 + pitch / 2;
    const top = 5 - ((COINS / across - 1) * pitch) / 2;
    const places = Array.from({ length: COINS }, (_, index) => ({
      index,
      x: left + (index % across) * pitch,
      y: top + Math.floor(index / across) * pitch,
    }));
    const r = pitch * 0.41;
    const lost = places.filter(({ index }) => hollow[across].includes(index));
    const kept = places.filter((place) => !lost.includes(place));
    const use = ({ x, y }: { x: number; y: number }) => `<use href="#${id("c")}" x="${x * 75}" y="${y * 75}"/>`;
    const coin =
      fill(main, disc(0, 0, r)) +
      line(wash, 5, disc(0, 0, r * 0.82)) +
      fill(glaze, star(0, 0, r * 0.6, r * 0.26, 8)) +
      fill(deep, disc(0, 0, r * 0.14));
    return (
      `<defs><g id="${id("c")}">${coin}</g></defs>` +
      line(
        mid,
        14,
        kept.map(({ x, y }) => `M${x - pitch / 2} ${y}h${pitch}`),
      ) +
      line(mid, 14, `M${left - pitch / 2} ${top - pitch * 0.5}v${(COINS / across) * pitch}`) +
      kept.map(use).join("") +
      fill(glaze, ...lost.map(({ x, y }) => disc(x, y, r))) +
      line(
        hue,
        7,
        lost.map(({ x, y }) => disc(x, y, r - 0.06)),
        { dash: "13 9" },
      ) +
      line(
        hue,
        5,
        lost.map(({ x, y }) => `M${x - r * 0.4} ${y + r * 0.4}l${r * 0.8} ${-r * 0.8}`),
      )
    );
  },
};
