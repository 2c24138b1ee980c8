/**
 * The text font, which nothing waits for: it comes after the first paint and is put on,
 * piece by piece of the page, where not a line moves by it. From the next page on it
 * stands from the beginning.
 */
import { yieldToMain } from "../yield-to-main.ts";

/** On the root element of a page that is to start in the system's face; see styles/fonts.css. */
export const LATER = "data-text-font";
/** In the tab's storage once the browser holds the font. */
export const HELD_KEY = "text-font";
/** On a piece of the page that has the font. */
const DRESSED = "data-dressed";

/** Elements in a piece, so that a slow processor lays it out within a few milliseconds. */
const PIECE = 40;
/** Pixels below which a browser does not count a move as a shift of the layout. */
const NOTICED = 3;

export async function startTextFont() {
  const root = document.documentElement;
  if (!root.hasAttribute(LATER)) return;
  const faces = await document.fonts.load('1em "Hanken Grotesk"').catch(() => []);
  if (faces.length === 0) return;
  remember();
  let everywhere = true;
  for (const piece of [...document.body.children].flatMap(pieces)) {
    await yieldToMain();
    everywhere = dress(piece) && everywhere;
  }
  if (everywhere) root.removeAttribute(LATER);
}

/** The parts of an element that are small enough. What stands in one line, or is drawn by an island, is not cut. */
function pieces(element: Element): Element[] {
  const whole =
    element.getElementsByTagName("*").length <= PIECE ||
    element.hasAttribute("data-island") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return whole ? [element] : [...element.children].flatMap(pieces);
}

/** Puts the font on a piece, unless something that is on the screen or above it would move. */
function dress(piece: Element): boolean {
  const before = edges(piece);
  piece.setAttribute(DRESSED, "");
  const moved = edges(piece).some((edge, index) => Math.abs(edge - (before[index] ?? edge)) >= NOTICED);
  if (moved) piece.removeAttribute(DRESSED);
  return !moved;
}

/** Where the piece ends and where each element in it begins, down to the lower end of the screen. */
function edges(piece: Element): number[] {
  const tops = [piece, ...piece.querySelectorAll(":not(svg *)")].map((element) => element.getBoundingClientRect().top);
  return [piece.getBoundingClientRect().bottom, ...tops].map((edge) => Math.min(innerHeight, edge));
}

function remember() {
  try {
    sessionStorage.setItem(HELD_KEY, "yes");
  } catch {
    // Storage is blocked: the next page does the same as this one.
  }
}
