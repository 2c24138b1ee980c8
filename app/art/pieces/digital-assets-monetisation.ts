/** A ledger of names: an open book, a name and its ending on each row, what it brought on the facing page. */
import { box, disc, fill, line, pill } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Length of each name and of its amount, as shares of a page. */
const rows = [
  [0.42, 0.3],
  [0.28, 0.18],
  [0.5, 0.44],
  [0.34, 0.22],
  [0.2, 0.36],
] as const;

export const digitalAssetsMonetisation: Piece = {
  sector: "enterprise",
  frame: "base",
  ornament: "quarters",
  paint: ({ cols }) => {
    const spine = cols / 2;
    const left = Math.max(1, Math.ceil(spine - 7.5));
    const right = cols - left;
    const page = spine - left;
    const names = rows.map(([name], index) => {
      const [x, y, length] = [left + 1.5, 3.32 + index, name * (2 * page - 6)] as const;
      return pill(x, y, length, 0.36) + disc(x + length + 0.24, y + 0.27, 0.1) + pill(x + length + 0.46, y, 0.62, 0.36);
    });
    const amounts = rows.map(([, amount], index) =>
      pill(right - 0.8 - amount * page, 3.32 + index, amount * page, 0.36),
    );
    const sold = 2;
    return (
      cover(left, right) +
      fill(glaze, sheet(spine, page, 0)) +
      line(wash, 4, [sheet(spine, page, 0.1), sheet(spine, page, 0.2)]) +
      fill(glaze, sheet(spine, page, 0.3)) +
      fill(pale, box(left, 5, 2 * page, 1), `M${spine} 1.9a.6.6 0 0 1 .6-.6h.4v7l-1 .3z`) +
      line(wash, 4, [3, 4, 5, 6, 7].map((y) => `M${left} ${y}h${2 * page}`).concat(`M${left} 8h${2 * page}`)) +
      line(mid, 3, `M${left + 1} 1.3V8.3M${right - 0.5} 1.3V8.3M${right - 0.38} 1.3V8.3M${left} 2.9H${right}`) +
      fill(deep, pill(left + 1.5, 2, 1.9, 0.4), pill(right - 2.4, 2, 1.6, 0.4)) +
      fill(
        main,
        ...names.filter((_, index) => index !== sold),
        ...rows.map((_, index) => disc(left + 0.5, 3.5 + index, 0.22)),
      ) +
      fill(mid, ...amounts.filter((_, index) => index !== sold)) +
      fill(deep, names[sold] ?? "", amounts[sold] ?? "") +
      line(deep, 5, `M${spine} 1.9V8.6`) +
      fill(main, `M${spine + 0.9} .95h.6v3.6l-.3-.3l-.3.3z`)
    );
  },
};

/** Two leaves that dip towards the spine; `rise` lifts the lower edge, as the leaves beneath show. */
const sheet = (spine: number, page: number, rise: number): string =>
  `M${spine - page} 1.3h${page - 0.6}a.6.6 0 0 1 .6.6a.6.6 0 0 1 .6-.6h${page - 0.6}V${8.6 - rise}h${0.6 - page}a.6.6 0 0 0-.6.3a.6.6 0 0 0-.6-.3h${0.6 - page}z`;

/** Boards with leather corners. */
const cover = (left: number, right: number): string =>
  fill(main, box(left - 0.35, 0.95, right - left + 0.7, 8.05)) +
  fill(
    deep,
    `M${left - 0.35} .95h1.6a1.6 1.6 0 0 1-1.6 1.6z`,
    `M${right + 0.35} .95h-1.6a1.6 1.6 0 0 0 1.6 1.6z`,
    `M${left - 0.35} 9v-1.6a1.6 1.6 0 0 1 1.6 1.6z`,
    `M${right + 0.35} 9v-1.6a1.6 1.6 0 0 0-1.6 1.6z`,
  );
