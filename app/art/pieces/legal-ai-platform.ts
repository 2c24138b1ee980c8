/** Drafting: sheets from blank to sealed, under the nib that writes them. */
import { at, box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import { writing } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const legalAiPlatform: Piece = {
  sector: "legal",
  frame: "plate",
  ornament: "lozenge",
  paint: ({ cols, hue }) => {
    const gap = Math.min(3, (cols - 7) / 3);
    const left = (cols - (gap * 2 + 4)) / 2 - 0.2;
    return (
      line(
        pale,
        4,
        [3, 4, 5, 6, 7].map((y) => `M1 ${y}H${cols - 1}`),
      ) +
      sheet(left, 1.9, []) +
      sheet(left + gap, 2.2, [2.6, 2.2, 2.8, 1.6, 2.4]) +
      sheet(left + 2 * gap, 2.5, [2.8, 2.4, 2.9, 2, 2.7, 2.9, 1.3]) +
      fill(main, box(left + 2 * gap + 0.5, 3.05, 1.5, 0.3)) +
      fill(hue, star(left + 2 * gap + 3, 7.5, 0.62, 0.52, 14)) +
      line(glaze, 4, disc(left + 2 * gap + 3, 7.5, 0.36)) +
      at(left + gap + 2.2, 6.05, nib(), -32)
    );
  },
};

/** A sheet four tiles wide with a turned corner and its lines of writing. */
const sheet = (x: number, y: number, lines: readonly number[]): string =>
  fill(wash, box(x + 0.2, y + 0.2, 4, 5.9)) +
  fill(glaze, `M${x} ${y}h3.2l.8.8v5.1h-4z`) +
  line(main, 6, `M${x} ${y}h3.2l.8.8v5.1h-4zM${x + 3.2} ${y}v.8h.8`) +
  (lines.length ? fill(mid, writing(x + 0.5, y + 1.15, 0.58, 0.18, lines)) : "");

/** A pen with its point at (0, 0), upright. */
const nib = (): string =>
  fill(glaze, "M0 .12L-.95-1.7Q-.8-2.6-.5-3h1Q.8-2.6.95-1.7z") +
  fill(deep, "M0 0L-.8-1.7Q-.65-2.5-.4-2.9h.8Q.65-2.5.8-1.7z", "M-.5-3.1h1l.16-2.6h-1.32z") +
  fill(main, "M-.4-2.9h.8v-.25h-.8z") +
  fill(glaze, disc(0, -1.6, 0.17)) +
  line(glaze, 4, "M0-.3V-1.5") +
  line(mid, 8, "M-.3-3.4l-.06-2.2");
