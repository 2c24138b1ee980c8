/** Draws a result of the home page as a wall of tiles, from the figure that its slide prints. */
import { resultDrawings } from "../../content/result-drawings.ts";

const TILE = 20;
const ROWS = 10;
/** The level before a change, in tiles. */
const BEFORE = 100;

/** A range of tiles, and whether they are full. */
type Part = [from: number, to: number, full: boolean];

export function drawResult(slide: HTMLElement) {
  const printed = slide.querySelector("strong")?.textContent ?? "";
  const [, sign, digits] = /^([−+$])(\d+)(?:%|m\+)/.exec(printed) ?? [];
  const change = Number(digits);
  const rest = BEFORE - change;
  if (sign === "−") slide.append(figureOf(resultDrawings.fell, [0, rest, true], [rest, BEFORE, false]));
  if (sign === "+") slide.append(figureOf(resultDrawings.rose, [0, BEFORE, false], [BEFORE, BEFORE + change, true]));
  if (sign === "$") slide.append(figureOf(resultDrawings.millions, [0, change, true], [change, change + 1, false]));
}

/** As wide as the widest of the three, so that a tile is as large in each. */
const COLUMNS = 15;

function figureOf(words: string, ...parts: Part[]): HTMLElement {
  const svg = made("svg", { viewBox: `0 0 ${COLUMNS * TILE} ${ROWS * TILE}`, width: "100%", "aria-hidden": "true" });
  for (const [from, to, full] of parts)
    svg.append(
      made("path", { d: tiles(from, to, SQUARE), fill: "currentColor", opacity: full ? "1" : "0.22" }),
      made("path", { d: tiles(from, to, LEAVES), fill: "var(--plate)", opacity: full ? "0.8" : "0.5" }),
    );
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.textContent = words;
  figure.append(svg, caption);
  return figure;
}

/** A tile, and the four leaves painted on it. */
const SQUARE = "h18v18h-18z";
const LEAVES =
  "m9 9q-5-1-6.5-6.5q5.5 1.5 6.5 6.5q1-5 6.5-6.5q-1.5 5.5-6.5 6.5q5 1 6.5 6.5q-5.5-1.5-6.5-6.5q-1 5-6.5 6.5q1.5-5.5 6.5-6.5z";

/** Tiles are counted column by column. */
function tiles(from: number, to: number, shape: string): string {
  return Array.from({ length: to - from }, (_, at) => {
    const [column, row] = [Math.floor((from + at) / ROWS), (from + at) % ROWS];
    return `M${column * TILE + 1} ${row * TILE + 1}${shape}`;
  }).join("");
}

function made(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
