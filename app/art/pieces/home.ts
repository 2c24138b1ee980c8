/** A river front: the houses of a hill, an arched bridge, boats, the lodges of the far bank and, where there is room, the vineyards above and the harbour light below. */
import { arch, box, disc, fill, line, repeat } from "../draw.ts";
import { lighthouse, rabelo, ripples, sailingBoat, terracedHill } from "../landscape.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

/** Houses of the near bank, from the bridge to the left: width, height and tone. */
const houses = [
  [1.2, 2, wash],
  [1, 2.5, mid],
  [1.3, 3.2, pale],
  [1, 2.6, main],
  [1.2, 3.4, wash],
  [1, 2.8, mid],
  [1.4, 2.4, pale],
  [1, 3, main],
  [1.2, 2.2, wash],
] as const;

export const home: Piece = {
  sector: "tourism",
  frame: "base",
  ornament: "leaves",
  paint: ({ cols, hue, id }) => {
    const span = Math.min(8, cols * 0.42);
    const left = cols / 2 - span * 0.45;
    const right = left + span;
    const wide = cols > 30;
    return (
      line(
        wash,
        4,
        [1.2, 1.8, 2.4].map((y) => `M0 ${y}H${cols}`),
        { dash: "450 150" },
      ) +
      fill(glaze, disc(left + span * 0.72, 2.25, 1.4)) +
      fill(hue, disc(left + span * 0.72, 2.25, 1)) +
      (wide ? vineyards(left - 10.5) : "") +
      lodges(right + 0.3, wide ? right + 8 : cols) +
      bridge(left, span) +
      nearBank(left) +
      fill(pale, box(0, 7.7, cols, 1.3)) +
      ripples(id("r"), 0, cols, [8, 8.35, 8.7]) +
      (wide ? harbour(right + 8, cols) : "") +
      rabelo(left + span * 0.48, 8.25)
    );
  },
};

/** Houses with their windows before a bell tower, on the quay that ends at the bridge. */
function nearBank(end: number): string {
  let x = end - 0.1;
  const placed = houses.map(([width, height, tone]) => {
    x -= width;
    return { x, width, top: 7.2 - height, height, tone };
  });
  const tower = Math.max(0.5, end - 3.9);
  return (
    fill(
      main,
      `M${tower} 4.6V1.9h1.1v2.7zM${tower - 0.2} 1.9h1.5v-.2h-1.5zM${tower + 0.1} 1.7v-.5a.45.45 0 0 1 .9 0v.5z`,
      box(tower + 0.52, 0.3, 0.06, 0.5),
    ) +
    fill(glaze, arch(tower + 0.35, 2.3, 0.4, 3.1)) +
    placed.map((house) => fill(house.tone, box(house.x, house.top, house.width, house.height))).join("") +
    fill(
      deep,
      ...placed.map(
        (house) => `M${house.x - 0.1} ${house.top}l${house.width / 2 + 0.1}-.5l${house.width / 2 + 0.1} .5z`,
      ),
    ) +
    [true, false]
      .map((dark) =>
        windows(
          placed.filter(({ tone }) => (tone === main || tone === mid) === dark),
          dark ? glaze : main,
        ),
      )
      .join("") +
    fill(mid, box(x, 7.2, end - x + 0.5, 0.5)) +
    line(deep, 6, `M${x} 7.2H${end + 0.5}v.5`)
  );
}

/** Two columns of windows on each house, drawn as one dashed line. */
const windows = (placed: { x: number; width: number; top: number; height: number }[], tone: string): string =>
  line(
    tone,
    20,
    placed.flatMap(({ x, width, top, height }) =>
      [0.25, 0.75].map(
        (part) => `M${x + width * part} ${top + 0.35}v${Math.floor((height - 0.5) / 0.75) * 0.75 - 0.3}`,
      ),
    ),
    { dash: "32 24" },
  );

/** Two decks on a trussed arch. */
function bridge(x: number, span: number): string {
  const r = span / 2;
  const bars = Array.from({ length: 9 }, (_, index) => (index + 1) / 10);
  const rise = (part: number) => 7.6 - 4 * Math.sqrt(1 - (2 * part - 1) ** 2);
  return (
    fill(main, box(x - 2, 3, span + 4, 0.3), box(x, 6.6, span, 0.18)) +
    line(
      mid,
      5,
      bars.map((part) => `M${x + span * part} 3.3V${rise(part).toFixed(2)}`),
    ) +
    line(
      mid,
      4,
      bars.slice(1, 8).map((part) => `M${x + span * part} ${(rise(part) + 0.2).toFixed(2)}V6.6`),
    ) +
    line(main, 24, `M${x} 7.6a${r} 4 0 0 1 ${span} 0`) +
    line(glaze, 6, `M${x} 7.6a${r} 4 0 0 1 ${span} 0`, { dash: "10 8" }) +
    line(mid, 10, `M${x - 2} 2.86h${span + 4}`, { dash: "4 8" }) +
    fill(deep, box(x - 0.3, 3.3, 0.5, 4.4), box(x + span - 0.2, 3.3, 0.5, 4.4))
  );
}

/** The long roofs of the lodges, over their doors, below a terraced hill. */
function lodges(x: number, end: number): string {
  const doors = Math.floor((end - x) / 0.75);
  return (
    terracedHill(end - 0.4, 9, Math.min(4.6, end - x), wash, glaze) +
    fill(pale, box(x, 6.2, end - x, 1.5)) +
    fill(
      mid,
      repeat(Math.floor((end - x) / 1.5), (roof) => `M${x + roof * 1.5} 6.2l.75-.7l.75.7z`),
      box(x - 0.3, 7.5, end - x + 0.3, 0.3),
    ) +
    line(main, 52, `M${x + 0.2} 7.15h${(doors - 1) * 0.75 + 0.37}`, { dash: "28 28.25" }) +
    line(main, 28, `M${x + 0.387} 6.8h${(doors - 1) * 0.75 + 0.01}`, { dash: "0 56.25", cap: "round" })
  );
}

/** Hills of vines up the river. */
const vineyards = (x: number): string =>
  terracedHill(x - 7, 10.4, 5.4, mid, pale) +
  terracedHill(x - 0.5, 9.8, 4.4, wash, glaze) +
  terracedHill(x - 12.5, 10.6, 5, main, wash);

/** Where the river meets the sea. */
const harbour = (x: number, cols: number): string =>
  sailingBoat(x + (cols - x) * 0.36, 7.9, 0.72, main, deep) +
  sailingBoat(x + (cols - x) * 0.64, 8.1, 0.52, mid, main) +
  lighthouse(cols - 2.4, 8.8);
