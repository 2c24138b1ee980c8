/** A lighthouse on its rock: it says where the ground is and leaves the course to the ship. */
import { arch, box, disc, fill, line, repeat } from "../draw.ts";
import { palette } from "../palette.ts";
import { hull } from "../silhouettes.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const BANDS = 4;

export const about: Piece = {
  sector: "tourism",
  frame: "base",
  ornament: "wave",
  paint: ({ cols, hue }) => {
    const x = cols * 0.66;
    const foot = 7;
    const head = 2.7;
    const tall = (foot - head) / BANDS;
    return (
      fill(pale, box(0, 0, cols, 9)) +
      fill(glaze, `M${x} 2L0 .2V4.4z`, `M${x} 2L${cols} 1V3.4z`) +
      fill(wash, box(0, 7.4, cols, 1.6)) +
      line(
        mid,
        5,
        Array.from({ length: 3 }, (_, row) => `M0 ${7.7 + row * 0.42}h${cols}`),
        { dash: "90 45" },
      ) +
      fill(main, hull(cols * 0.2, 7.5, 2.6)) +
      line(deep, 6, `M${cols * 0.2} 6.7V4.9`) +
      fill(mid, `M${cols * 0.2 + 0.1} 5v1.5h1.1z`) +
      fill(deep, `M${x - 2.6} 9q.3-1.5 1.5-1.9h2.2q1.4.3 1.9 1.9z`) +
      fill(glaze, `M${x - 1.1} ${foot}L${x - 0.66} ${head}h1.32L${x + 1.1} ${foot}z`) +
      fill(
        main,
        repeat(BANDS / 2, (band) => {
          const top = head + (band * 2 + 1) * tall;
          const half = (y: number) => 0.66 + ((y - head) / (foot - head)) * 0.44;
          return `M${x - half(top)} ${top}h${2 * half(top)}L${x + half(top + tall)} ${top + tall}h${-2 * half(top + tall)}z`;
        }),
      ) +
      line(deep, 7, `M${x - 1.1} ${foot}L${x - 0.66} ${head}h1.32L${x + 1.1} ${foot}z`) +
      fill(deep, arch(x - 0.22, foot - 0.95, 0.44, foot), box(x - 0.95, head - 0.16, 1.9, 0.2)) +
      fill(hue, box(x - 0.42, head - 0.98, 0.84, 0.82)) +
      line(deep, 5, `M${x - 0.42} ${head - 0.98}h.84v.82h-.84zM${x} ${head - 0.98}v.82`) +
      fill(deep, `M${x - 0.62} ${head - 0.98}l.62-.6l.62.6z`, disc(x, head - 1.62, 0.12))
    );
  },
};
