/** A stairway in flights, as to a church on a hill: each landing is a place to stop, and a lamp stands on the last. */
import { arch, box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const FLIGHTS = 6;
/** Steps of a flight; its landing is as long as three of them. */
const STEPS = 4;
const LANDING = 3;
const FOOT = 9;
const TOP = 2.6;

export const howWeWork: Piece = {
  sector: "insurance",
  frame: "base",
  ornament: "quarters",
  paint: ({ cols, hue }) => {
    const left = 0.6;
    const tread = (cols - left) / (FLIGHTS * (STEPS + LANDING));
    const rise = (FOOT - TOP) / (FLIGHTS * STEPS);
    const landings = Array.from({ length: FLIGHTS }, (_, flight) => ({
      x: left + (flight * (STEPS + LANDING) + STEPS) * tread,
      y: FOOT - (flight + 1) * STEPS * rise,
    }));
    const flight = `${`v${-rise}h${tread}`.repeat(STEPS)}h${LANDING * tread}`;
    const outline = `M${left} ${FOOT}${flight.repeat(FLIGHTS)}`;
    const wide = LANDING * tread;
    return (
      fill(pale, box(0, 0, cols, FOOT)) +
      fill(wash, disc(cols * 0.24, 2.9, 1.5)) +
      fill(glaze, `${outline}V${FOOT}z`) +
      fill(wash, ...landings.map(({ x, y }) => arch(x + wide * 0.2, y + 0.55, wide * 0.6, Math.min(FOOT, y + 2.6)))) +
      fill(
        main,
        ...landings.slice(1).map(({ x, y }) => arch(x + wide * 0.32, y + 0.8, wide * 0.36, Math.min(FOOT, y + 2.6))),
      ) +
      line(deep, 9, outline) +
      line(
        mid,
        5,
        landings.map(
          ({ x, y }) => `M${x} ${y - 0.55}h${wide}M${x + 0.1} ${y - 0.55}v.55M${x + wide - 0.1} ${y - 0.55}v.55`,
        ),
      ) +
      lamp((landings.at(-1)?.x ?? 0) + wide / 2, TOP, hue)
    );
  },
};

/** The lamp by which the last landing is seen from below. */
const lamp = (x: number, foot: number, hue: string): string =>
  line(deep, 8, `M${x} ${foot}v-1.1`) +
  fill(hue, disc(x, foot - 1.45, 0.42)) +
  fill(glaze, star(x, foot - 1.45, 0.3, 0.12, 8)) +
  fill(deep, box(x - 0.3, foot - 0.12, 0.6, 0.12));
