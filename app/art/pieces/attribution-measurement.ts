/** Attribution flow: five channels run together into one stream that ends at a measured result. */
import { disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Height at which each channel starts, its thickness and its tone; in the stream they lie side by side. */
const channels = [
  [1, 0.7, wash],
  [2.75, 0.9, mid],
  [4.5, 0.8, "hue"],
  [6.25, 0.5, main],
  [8, 0.6, wash],
] as const;

export const attributionMeasurement: Piece = {
  sector: "finance",
  frame: "base",
  ornament: "diagonal",
  paint: ({ cols, hue }) => {
    const end = cols - 3;
    const bend = Math.min(5, (end - 2) * 0.5);
    const total = channels.reduce((sum, [, thickness]) => sum + thickness, 0);
    let lane = 4.5 - total / 2;
    const streams = channels.map(([y, thickness, tone], index) => {
      const to = lane;
      lane += thickness;
      const from = y - thickness / 2;
      const start = 2 + (2 - Math.abs(index - 2)) * 0.4;
      const middle = start + bend / 2;
      const [stop, back] = [start + bend, lane] as const;
      return fill(
        tone === "hue" ? hue : tone,
        `M1 ${from}H${start}C${middle} ${from} ${middle} ${to} ${stop} ${to}H${end}V${back}H${stop}C${middle} ${back} ${middle} ${from + thickness} ${start} ${from + thickness}H1z`,
      );
    });
    const tones = [mid, mid, hue, main, mid];
    return (
      line(
        pale,
        3,
        [3, 6].map((y) => `M0 ${y}H${cols}`),
      ) +
      streams.join("") +
      fill(glaze, ...channels.map(([y]) => disc(1.25, y, 0.68))) +
      channels.map(([y], index) => fill(tones[index] ?? mid, disc(1.25, y, 0.56))).join("") +
      fill(glaze, ...channels.map(([y], index) => star(1.25, y, 0.38, 0.16, 4 + index))) +
      target(end, 4.5, hue)
    );
  },
};

const target = (x: number, y: number, hue: string): string =>
  fill(glaze, disc(x, y, 2.5)) +
  fill(deep, disc(x, y, 2.3)) +
  line(wash, 22, disc(x, y, 2), { dash: "6 25.4" }) +
  fill(glaze, disc(x, y, 1.65)) +
  fill(mid, disc(x, y, 1.35)) +
  fill(glaze, disc(x, y, 0.95)) +
  fill(hue, disc(x, y, 0.5));
