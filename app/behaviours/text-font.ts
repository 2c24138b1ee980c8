/**
 * The text font, which nothing waits for: it comes after the first paint and is put on
 * at the first touch, where not a line moves by it. From the next page on it stands from the beginning.
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
  // Measuring lays the whole page out twice: not before the visitor has it in hand.
  await firstTouch();
  const before = tops();
  root.removeAttribute(LATER);
  if (tops().some((top, index) => Math.abs(top - (before[index] ?? top)) >= NOTICED)) root.setAttribute(LATER, "later");
}

/** Where everything stands that is on the screen or above it, from the top. */
function tops(): number[] {
  const elements = [...document.querySelectorAll("body :not(svg *)")];
  return elements.map((element) => Math.min(innerHeight, element.getBoundingClientRect().top));
}

/** Resolves once the visitor moves, presses or scrolls anything. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"];
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, { passive: true });
  });
}

function remember() {
  try {
    sessionStorage.setItem(HELD_KEY, "yes");
  } catch {
    // Storage is blocked: the next page does the same as this one.
  }
}
