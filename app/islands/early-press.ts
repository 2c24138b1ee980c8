/**
 * The button that was pressed last, as the page itself notes it from its first moment on
 * (app/boot.ts): one that is pressed before its island can answer is pressed again
 * once it can.
 */

/** Name under which the document holds it. */
export const PRESSED = "pressed";

declare global {
  interface Document {
    [PRESSED]?: HTMLElement | null;
  }
}

export const wasPressed = (island: HTMLElement): boolean => island.contains(document[PRESSED] ?? null);

/** The button, where it stands in the island. It is given once. */
export function takePress(island: HTMLElement): HTMLElement | null {
  if (!wasPressed(island)) return null;
  const button = document[PRESSED] ?? null;
  document[PRESSED] = null;
  return button;
}
