/**
 * What stands in each page itself and runs before anything is loaded: it chooses the colours and the
 * face of the text, notes which button was pressed last, and loads the page's script after the first paint,
 * or at once in a page that is prepared unseen. scripts/build/boot.ts compiles it into the pages.
 */
import { notePresses } from "./islands/early-press.ts";
import { LATER } from "./text-font.ts";
import { keepTheme } from "./theme.ts";

/** Replaced by the build. */
declare const PAGE_SCRIPT: string;
declare const TEXT_FONT: string;

/** Milliseconds after the load at which the script is loaded even if no paint was reported. */
const AT_LATEST = 1_000;

// A second import of the same script does nothing.
const load = () => void import(PAGE_SCRIPT);

keepTheme();

// Whoever comes from another page of the site holds the font by then (behaviours/text-font.ts). The
// tab's storage would tell it more exactly, and is asked for in another process while the page waits.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.removeAttribute(LATER);
  // Preloaded, a cached font is there for the first paint.
  const link = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href: TEXT_FONT };
  document.head.append(Object.assign(document.createElement("link"), link));
}

notePresses();

if ("prerendering" in document && document.prerendering) load();
else {
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(load, AT_LATEST));
}
