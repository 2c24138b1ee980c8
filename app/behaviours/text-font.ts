/**
 * The text font, which nothing waits for: it comes after the first paint and is put on
 * where not a line moves by it. From the next page on it stands from the beginning.
 */

/** On the root element of a page that is to start in the system's face; see styles/fonts.css. */
export const LATER = "data-text-font";
/** In the tab's storage once the browser holds the font. */
export const HELD_KEY = "text-font";

/** Pixels below which a browser does not count a move as a shift of the layout. */
const NOTICED = 3;

export async function startTextFont() {
  const root = document.documentElement;
  if (!root.hasAttribute(LATER)) return;
  const faces = await document.fonts.load('1em "Hanken Grotesk"').catch(() => []);
  if (faces.length === 0) return;
  remember();
  const before = tops();
  root.removeAttribute(LATER);
  if (tops().some((top, index) => Math.abs(top - (before[index] ?? top)) >= NOTICED)) root.setAttribute(LATER, "later");
}

/** Where everything stands that is on the screen or above it, from the top. */
function tops(): number[] {
  const elements = [...document.querySelectorAll("body :not(svg *)")];
  return elements.map((element) => Math.min(innerHeight, element.getBoundingClientRect().top));
}

function remember() {
  try {
    sessionStorage.setItem(HELD_KEY, "yes");
  } catch {
    // Storage is blocked: the next page does the same as this one.
  }
}
