/** The button that was pressed before the page's script could hear of it; see scripts/build/boot.ts. */

/** Name under which the document holds it. */
export const EARLY_PRESS = "pressed";

declare global {
  interface Document {
    [EARLY_PRESS]?: HTMLElement | null;
  }
}

/** The button, where it stands in `element`. It is given once. */
export function takeEarlyPress(element: HTMLElement): HTMLElement | null {
  const button = document[EARLY_PRESS] ?? null;
  if (!button || !element.contains(button)) return null;
  document[EARLY_PRESS] = null;
  return button;
}
