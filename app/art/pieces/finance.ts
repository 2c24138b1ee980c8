/** A certificate: the engraved rosette, bands of guilloche and corner pieces of a bank's own paper. */
import { disc, fill, line, repeat, scaled, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const finance: Piece = {
  sector: "finance",
  frame: "plate",
  ornament: "star",
  paint: ({ cols, hue, id }) => {
    const x = cols / 2;
    const braid = (y: number, colour: string) =>
      [0, 0.25, 0.5, 0.75]
        .map((shift) => `<use href="#${id("w")}" x="${shift * 75}" y="${y * 75}" stroke="${colour}"/>`)
        .join("");
    const petals = (colour: string, count: number, size: number) =>
      `<g fill="none" stroke="${colour}" stroke-width="4" transform="translate(${x * 75} 375) scale(${size})">${repeat(
        count,
        (index) => `<use href="#${id("p")}" transform="rotate(${(index * 360) / count})"/>`,
      )}</g>`;
    return (
      `<defs><g id="${id("m")}">${medal}</g><path id="${id("w")}" fill="none" stroke-width="4" d="${scaled(`M-1 0q.5-1.5 1 0${repeat(cols + 1, () => "t1 0")}`)}"/><ellipse id="${id("p")}" cx="112" rx="112" ry="66"/></defs>` +
      braid(2.5, wash) +
      braid(7.5, wash) +
      braid(5, mid) +
      fill(glaze, disc(x, 5, 3.45)) +
      milled(x, 5, 3.3, pale) +
      petals(mid, 16, 1) +
      milled(x, 5, 2.05, deep) +
      line(wash, 4, disc(x, 5, 1.68)) +
      petals(glaze, 10, 0.52) +
      fill(glaze, disc(x, 5, 0.92)) +
      fill(hue, disc(x, 5, 0.78)) +
      fill(glaze, star(x, 5, 0.56, 0.24, 8)) +
      [2.6, cols - 2.6]
        .flatMap((corner) => [2.5, 7.5].map((y) => `<use href="#${id("m")}" x="${corner * 75}" y="${y * 75}"/>`))
        .join("") +
      fill(main, disc(x, 5, 0.14))
    );
  },
};

/** A disc with a milled edge. */
const milled = (x: number, y: number, radius: number, tone: string): string =>
  fill(tone, disc(x, y, radius - 0.1)) + line(tone, 14, disc(x, y, radius - 0.1), { dash: "12 8" });

const medal = fill(glaze, disc(0, 0, 0.95)) + milled(0, 0, 0.86, main) + fill(glaze, star(0, 0, 0.5, 0.2, 4));
