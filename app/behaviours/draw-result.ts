/** Draws a result of the home page as tiles, from the figure that its slide prints. */
import { resultDrawings } from "../../content/result-drawings.ts";

const TILE = 20;
const ROWS = 5;
/** The level before a change, in tiles. */
const BEFORE = 100;
const PALE = "var(--paper-quiet)";
const FULL = "var(--sector)";

/** A range of tiles, and its colour. */
type Part = [from: number, to: number, colour: string];

export function drawResult(slide: HTMLElement) {
  const printed = slide.querySelector("strong")?.textContent ?? "";
  const [, sign, digits] = /^([−+$])(\d+)(?:%|m\+)/.exec(printed) ?? [];
  const change = Number(digits);
  if (sign === "−") {
    const rest = BEFORE - change;
    slide.append(
      figureOf(resultDrawings.fell, [
        [0, rest, FULL],
        [rest, BEFORE, PALE],
      ]),
    );
  } else if (sign === "+") {
    slide.append(
      figureOf(resultDrawings.rose, [
        [0, BEFORE, PALE],
        [BEFORE, BEFORE + change, FULL],
      ]),
    );
  } else if (sign === "$") {
    slide.append(
      figureOf(resultDrawings.millions, [
        [0, change, FULL],
        [change, change + 1, PALE],
      ]),
    );
  }
}

function figureOf(words: string, parts: Part[]): HTMLElement {
  const columns = Math.ceil((parts.at(-1)?.[1] ?? 0) / ROWS);
  const svg = made("svg", {
    viewBox: `1 1 ${columns * TILE - 2} ${ROWS * TILE - 2}`,
    width: "100%",
    "aria-hidden": "true",
  });
  for (const [from, to, stroke] of parts)
    svg.append(made("path", { d: rowsOf(from, to), stroke, "stroke-width": "18", "stroke-dasharray": "18 2" }));
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.textContent = words;
  figure.append(svg, caption);
  return figure;
}

/** A dashed line for each row, a dash for a tile; tiles are counted column by column. */
function rowsOf(from: number, to: number): string {
  return Array.from({ length: ROWS }, (_, row) => {
    const [start, end] = [from, to].map((at) => Math.ceil((at - row) / ROWS) * TILE);
    return start === end ? "" : `M${(start ?? 0) + 1} ${row * TILE + TILE / 2}H${(end ?? 0) - 1}`;
  }).join("");
}

function made(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
