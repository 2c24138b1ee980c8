/** Fetches the text font for the next page, once this one has loaded. */
import textFont from "../fonts/text.woff2";
import { LATER } from "../text-font.ts";
import { yieldToMain } from "../yield-to-main.ts";

export async function fetchTextFont() {
  if (!document.documentElement.hasAttribute(LATER)) return;
  await yieldToMain();
  // Offline, the next page uses the system's face, too.
  await fetch(textFont, { priority: "low" }).catch(() => {});
}
