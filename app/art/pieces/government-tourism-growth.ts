/** A portolan chart: an indented coast with its ports, a compass rose, the lines of bearing. */
import { box, disc, fill, line, repeat, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

const COAST =
  "M4.5-.5V0a.5.5 0 0 1-.5.5h-.5a.5.5 0 0 0 0 1h.5a1 1 0 0 1 1 1v.5a.5.5 0 0 0 .5.5a.5.5 0 0 1 0 1h-1.5a1 1 0 0 0-1 1H1.5a.25.25 0 0 0 0 .5h2.5a1 1 0 0 1 1 1a.5.5 0 0 1-.5.5a.5.5 0 0 0-.5.5v.5a.5.5 0 0 1-.5.5a.5.5 0 0 0-.5.5V10H-1V-.5z";

/** Ports, in the order of the coast; the second one is where the work is done. */
const ports = [
  [3.3, 1],
  [5.4, 4],
  [3.1, 5.5],
  [4.6, 7],
] as const;

export const governmentTourismGrowth: Piece = {
  sector: "tourism",
  frame: "base",
  ornament: "wave",
  paint: ({ cols, hue, id }) => {
    const x = cols - Math.max(2.6, cols * 0.28);
    const y = 4.5;
    const reach = cols + 4;
    const coast = (colour: string, width: number) =>
      `<use href="#${id("c")}" stroke="${colour}" stroke-width="${width}"/>`;
    const bearing = (index: number) => {
      const turn = (index * Math.PI) / 8;
      return `M${x} ${y}l${(reach * Math.cos(turn)).toFixed(2)} ${(reach * Math.sin(turn)).toFixed(2)}`;
    };
    return (
      `<defs><g id="${id("c")}" stroke-linejoin="round">${fill(glaze, COAST)}</g></defs>` +
      line(wash, 3, repeat(16, bearing)) +
      coast(pale, 150) +
      coast(glaze, 134) +
      coast(wash, 90) +
      coast(glaze, 76) +
      coast(mid, 38) +
      coast(glaze, 26) +
      coast(main, 10) +
      fill(pale, COAST) +
      inland +
      fill(glaze, ...ports.map(([px, py]) => disc(px, py, 0.24))) +
      line(
        deep,
        5,
        ports.map(([px, py]) => disc(px, py, 0.24)),
      ) +
      fill(hue, disc(5.4, 4, 0.15)) +
      line(hue, 7, `M5.75 4Q${(5.75 + x) / 2} 2.6 ${x - 1.9} ${y - 0.6}`, { dash: "20 14" }) +
      rose(x, y)
    );
  },
};

/** Hills and two towns. */
const inland =
  fill(wash, "M.3 3a.6.6 0 0 1 1.2 0zM1.2 3a.8.8 0 0 1 1.6 0z", "M.4 8.6a.7.7 0 0 1 1.4 0z") +
  fill(main, box(1.6, 4.3, 0.4, 0.7), box(2, 4, 0.3, 1), box(2.3, 4.5, 0.5, 0.5), "M2 4l.15-.3l.15.3z") +
  fill(main, box(1.9, 7.6, 0.3, 0.7), box(2.2, 7.9, 0.6, 0.4));

const rose = (x: number, y: number): string =>
  fill(glaze, disc(x, y, 2.15)) +
  line(main, 6, disc(x, y, 2.15) + disc(x, y, 1.3)) +
  line(mid, 22, disc(x, y, 1.92), { dash: "6 15.6" }) +
  fill(mid, star(x, y, 1.45, 0.4, 4, Math.PI / 4)) +
  fill(deep, star(x, y, 2.05, 0.36, 4)) +
  fill(
    wash,
    `M${x} ${y}V${y - 2.05}L${x + 0.255} ${y - 0.255}zM${x} ${y}H${x + 2.05}L${x + 0.255} ${y + 0.255}zM${x} ${y}V${y + 2.05}L${x - 0.255} ${y + 0.255}zM${x} ${y}H${x - 2.05}L${x - 0.255} ${y - 0.255}z`,
  );
