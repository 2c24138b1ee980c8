/** The tram: a public service that visitors love, on its rails and under its wire, below the houses of a hill. */
import { arch, box, disc, fill, line, pill, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Left edge, width, height and tone of the houses behind, from the left of the panel. */
const street = [
  [1, 2, 5.2, pale],
  [3, 2.4, 6.2, wash],
  [5.4, 1.8, 5.4, pale],
  [7.2, 2.4, 6.8, wash],
  [9.6, 2, 5.8, pale],
  [11.6, 2.4, 7, wash],
  [14, 2.2, 6, pale],
  [16.2, 2.4, 6.6, wash],
  [18.6, 2, 5.4, pale],
  [20.6, 2.6, 6.2, wash],
] as const;

export const aiOrchestrationPublicSectorTourism: Piece = {
  sector: "government",
  frame: "spine",
  ornament: "lozenge",
  paint: ({ cols, hue }) => {
    const x = (cols + 1) / 2 - (cols < 13 ? 3.6 : 4.5);
    const width = cols < 13 ? 7.2 : 9;
    const houses = street.filter(([left]) => left < cols);
    return (
      houses
        .map(([left, wide, tall, tone]) =>
          fill(tone, box(left, 8.6 - tall, wide, tall), `M${left} ${8.6 - tall}l${wide / 2}-.7l${wide / 2} .7z`),
        )
        .join("") +
      fill(
        glaze,
        ...houses.flatMap(([left, wide, tall]) =>
          [0.25, 0.75].map((part) => arch(left + wide * part - 0.25, 8.9 - tall, 0.5, 9.8 - tall)),
        ),
      ) +
      line(mid, 4, `M1 1.3H${cols}M1 8.6H${cols}`) +
      tram(x, width, hue) +
      fill(deep, box(1, 8.6, cols - 1, 0.16)) +
      fill(wash, box(1, 8.76, cols - 1, 1.24)) +
      line(main, 22, `M1 9.1H${cols}`, { dash: "52 23" }) +
      line(deep, 7, `M1 9.5H${cols}`)
    );
  },
};

/** Side view, three and a half tiles from rail to roof, and the pole that reaches the wire. */
function tram(x: number, width: number, hue: string): string {
  const panes = Math.round((width - 2.2) / 1.15);
  const pane = (width - 2.4) / panes;
  const openings = Array.from({ length: panes }, (_, index) => box(x + 1.25 + index * pane, 4.3, pane - 0.16, 1.5));
  const doors = [x + 0.25, x + width - 1];
  return (
    line(deep, 7, `M${x + width / 2 - 0.4} 3.2L${x + width / 2 + 1.7} 1.3`) +
    fill(main, `M${x - 0.1} 3.9q.2-.7 1.1-.7h${width - 2}q.9 0 1.1.7z`) +
    fill(glaze, `M${x} 3.9h${width}l-.12 2.1h${0.24 - width}z`) +
    fill(hue, `M${x + 0.12} 6h${width - 0.24}v1.5q0 .4-.4.4h${1.04 - width}q-.4 0-.4-.4z`) +
    line(deep, 6, `M${x} 3.9h${width}l-.12 2.1v1.5q0 .4-.4.4h${1.04 - width}q-.4 0-.4-.4V6z`) +
    fill(deep, ...openings, ...doors.map((door) => box(door, 4.3, 0.75, 1.5))) +
    fill(wash, ...openings.map((_, index) => `M${x + 1.25 + index * pane} 5.8v-.9l.6-.6h.3l-.9 1.2z`)) +
    line(glaze, 6, `M${x + 0.15} 6.25h${width - 0.3}`) +
    fill(glaze, star(x + width / 2, 7.05, 0.44, 0.19, 8), disc(x + 0.7, 7, 0.2), disc(x + width - 0.7, 7, 0.2)) +
    fill(
      deep,
      box(x + 1.4, 7.9, width - 2.8, 0.3),
      box(x - 0.25, 7.7, 0.5, 0.3),
      box(x + width - 0.25, 7.7, 0.5, 0.3),
    ) +
    fill(main, disc(x + 2.2, 8.2, 0.42), disc(x + width - 2.2, 8.2, 0.42)) +
    fill(glaze, disc(x + 2.2, 8.2, 0.16), disc(x + width - 2.2, 8.2, 0.16)) +
    fill(deep, pill(x + width / 2 - 1.1, 3.35, 2.2, 0.4))
  );
}
