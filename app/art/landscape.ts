/** Parts of landscapes that several panels share: hills, boats, a light, moving water. */
import { arch, box, disc, fill, line, repeat, scaled, TILE } from "./draw.ts";
import { palette } from "./palette.ts";
import { hull } from "./silhouettes.ts";

const { glaze, deep, main, mid } = palette;

/** A hill with its terraces, each a row of vines. */
export const terracedHill = (x: number, y: number, radius: number, tone: string, vines: string): string =>
  fill(tone, disc(x, y, radius)) +
  line(
    vines,
    9,
    [0.5, 1.1, 1.7, 2.3, 2.9].map((step) => disc(x, y, radius - step)),
    { dash: "14 7" },
  );

/** Two quarter-circle sails on a hull; `size` 1 is five tiles tall. */
export function sailingBoat(x: number, water: number, size: number, sail: string, tone: string): string {
  const [main, jib] = [4.1 * size, 3 * size] as const;
  const foot = water - 0.95 * size;
  return (
    fill(sail, `M${x} ${foot}v${-main}a${main * 0.52} ${main} 0 0 1 ${main * 0.52} ${main}z`) +
    fill(
      tone,
      `M${x - 0.14} ${foot}v${-jib}a${jib * 0.5} ${jib} 0 0 0 ${-jib * 0.5} ${jib}z`,
      hull(x, water, 3.6 * size),
    ) +
    line(
      glaze,
      4,
      [0.3, 0.55, 0.8].map((part) => `M${x} ${foot - main * (1 - part)}h${main * 0.48 * part}`),
    ) +
    fill(glaze, disc(x - 1.25 * size, water - 0.52 * size, 0.1 * size))
  );
}

/** The square-sailed boat that carried the barrels down the Douro. */
export const rabelo = (x: number, water: number): string => {
  const sail = `M${x - 1.05} ${water - 2.7}h2.2q.3.9 0 1.8h-2.2q.3-.9 0-1.8z`;
  return fill(deep, hull(x, water, 2.6), box(x, water - 2.9, 0.1, 2.5)) + fill(glaze, sail) + line(deep, 5, sail);
};

/** A lighthouse on its quay; the lamp is at `water` − 6.4. */
export const lighthouse = (x: number, water: number): string => {
  const y = water - 9;
  const tower = `M${x - 0.75} ${y + 6.5}l.25-3.3h1l.25 3.3z`;
  return (
    fill(main, `M${x - 2} ${water}v-2.1h.5v-.4h3.2V${water}z`) +
    fill(glaze, tower) +
    fill(deep, `M${x - 0.69} ${y + 5.7}l.06-.8h1.26l.06.8zM${x - 0.57} ${y + 4.1}l.06-.8h1.02l.06.8z`) +
    fill(
      deep,
      box(x - 0.7, y + 3, 1.4, 0.22),
      `M${x - 0.5} ${y + 2.2}a.5.5 0 0 1 1 0z`,
      box(x - 0.05, y + 1.4, 0.1, 0.4),
    ) +
    fill(glaze, box(x - 0.4, y + 2.2, 0.8, 0.8), arch(x - 0.25, y + 7.5, 0.5, water)) +
    line(deep, 6, box(x - 0.4, y + 2.2, 0.8, 0.8) + tower)
  );
};

/** Rows of short waves from `left` over `width`; `id` names the row that is repeated. */
export const ripples = (id: string, left: number, width: number, rows: readonly number[]): string => {
  const row = scaled(`M${left} 0${repeat(Math.ceil(width / 2), () => "q.35-.22.7 0t.7 0m.6 0")}`);
  const [first = 0, ...others] = rows.map((y) => y * TILE);
  return (
    `<path id="${id}" fill="none" stroke="${mid}" stroke-width="6" transform="translate(0 ${first})" d="${row}"/>` +
    others.map((y, index) => `<use href="#${id}" x="${(index + 1) * 30}" y="${y - first}"/>`).join("")
  );
};
