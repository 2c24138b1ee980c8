/** Fetches the text font for the next page, once this one has loaded. */
import textFont from "../fonts/text.woff2";
import { HELD, LATER } from "../text-font.ts";
import { yieldToMain } from "../yield-to-main.ts";

export async function fetchTextFont() {
  if (!document.documentElement.hasAttribute(LATER)) return;
  await yieldToMain();
  try {
    const font = await fetch(textFont, { priority: "low" });
    await font.arrayBuffer();
    if (font.ok) sessionStorage.setItem(HELD, "yes");
  } catch {
    // Offline, or storage is blocked: the next page uses the system's face, too.
  }
}
