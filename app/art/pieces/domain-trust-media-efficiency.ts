/** A lever: on the long arm one name, on the short arm the whole load. */
import { at, box, disc, fill, line, pill, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const domainTrustMediaEfficiency: Piece = {
  sector: "enterprise",
  frame: "spine",
  ornament: "diagonal",
  paint: ({ cols }) => {
    const pivot = cols - 4;
    const arm = pivot - 2.2;
    const tilt = -12;
    return (
      fill(pale, box(1, 8.5, cols - 1, 1.5)) +
      line(deep, 7, `M1 8.5H${cols}`) +
      line(wash, 5, `M1 9H${cols}M1 9.5H${cols}`, { dash: "60 15" }) +
      line(mid, 6, `M2.3 3.6A${arm} ${arm} 0 0 0 1.9 7`, { dash: "16 12" }) +
      fill(mid, "M1.6 6.7h.7l-.42.6z") +
      fill(main, `M${pivot} 6.2l1.6 2.3h-3.2z`) +
      fill(glaze, disc(pivot, 7.5, 0.28)) +
      at(pivot, 6.1, beam(arm), tilt)
    );
  },
};

/** The beam about its pivot at (0, 0): the name at the left end, nine tiles of media at the right. */
const beam = (arm: number): string =>
  fill(deep, pill(-arm, -0.16, arm + 3.6, 0.32)) +
  fill(main, pill(-arm + 0.05, -1.2, 2.6, 1)) +
  fill(
    glaze,
    disc(-arm + 0.55, -0.7, 0.24),
    pill(-arm + 0.95, -0.8, 0.7, 0.22),
    disc(-arm + 1.8, -0.66, 0.08),
    pill(-arm + 1.98, -0.8, 0.4, 0.22),
  ) +
  fill(main, ...cells((row, column) => (row + column) % 2 === 0)) +
  fill(wash, ...cells((row, column) => (row + column) % 2 === 1)) +
  fill(
    glaze,
    ...[0, 2, 4, 6, 8].map((cell) =>
      star(1.15 + (cell % 3) * 1.05, -0.66 - Math.floor(cell / 3) * 1.05, 0.36, 0.15, 8),
    ),
  ) +
  fill(mid, ...[1, 3, 5, 7].map((cell) => disc(1.15 + (cell % 3) * 1.05, -0.66 - Math.floor(cell / 3) * 1.05, 0.2)));

const cells = (chosen: (row: number, column: number) => boolean): string[] =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2]
      .filter((column) => chosen(row, column))
      .map((column) => box(0.65 + column * 1.05, -1.16 - row * 1.05, 1, 1)),
  );
