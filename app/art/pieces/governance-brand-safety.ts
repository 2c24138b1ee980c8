/** Gate and seal: an arched gate, closed, with a wax seal where its leaves meet. */
import { arch, box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, wash } = palette;

export const governanceBrandSafety: Piece = {
  sector: "insurance",
  frame: "base",
  ornament: "diamond",
  paint: ({ cols, hue, cladding }) => {
    const x = cols / 2;
    const windows = [6, 10]
      .flatMap((offset) => [x - offset, x + offset])
      .filter((place) => place > 1.2 && place < cols - 1.2);
    const bars = [-2.1, -1.6, -1.1, -0.6, 0.6, 1.1, 1.6, 2.1];
    return (
      fill(cladding, box(0, 7, cols, 2)) +
      fill(main, box(0, 6.8, cols, 0.2), box(0, 0.6, cols, 0.4)) +
      fill(wash, box(0, 1, cols, 0.22)) +
      line(main, 30, `M0 1.42H${cols}`, { dash: "22 15.5" }) +
      fill(wash, ...windows.map((place) => arch(place - 1, 2.8, 2, 6.2))) +
      line(
        main,
        10,
        windows.map((place) => arch(place - 1, 2.8, 2, 6.2)),
      ) +
      line(
        main,
        5,
        windows.map(
          (place) => `M${place} 2.8V6.2M${place - 0.5} 3V6.2M${place + 0.5} 3V6.2M${place - 1} 3.8h2M${place - 1} 5h2`,
        ),
      ) +
      fill(main, ...windows.map((place) => box(place - 1.3, 6.2, 2.6, 0.25))) +
      fill(glaze, arch(x - 4, 1.75, 8, 9)) +
      line(main, 64, `M${x - 3.3} 9V5.75a3.3 3.3 0 0 1 6.6 0V9`, { dash: "53.6 6" }) +
      fill(deep, arch(x - 2.6, 3.15, 5.2, 9)) +
      line(
        wash,
        7,
        bars.map((bar) => `M${x + bar} ${(5.75 - Math.sqrt(2.45 ** 2 - bar ** 2)).toFixed(2)}V9`),
      ) +
      line(wash, 9, `M${x - 2.6} 5.75h5.2M${x - 2.6} 8.3h5.2M${x} 3.2V9`) +
      seal(x, 6.3, hue)
    );
  },
};

const seal = (x: number, y: number, hue: string): string =>
  fill(glaze, disc(x, y, 1.5)) +
  fill(hue, star(x, y, 1.4, 1.22, 20)) +
  line(glaze, 6, disc(x, y, 1)) +
  fill(glaze, star(x, y, 0.8, 0.34, 8)) +
  fill(hue, disc(x, y, 0.16));
