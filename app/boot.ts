/**
 * What stands in each page itself and runs before anything is loaded: it chooses the colours,
 * notes which button was pressed last, and loads the page's script after the first paint,
 * or at once in a page that is prepared unseen. A script that is lost is asked for again after growing pauses,
 * and once the connection returns or the visitor presses or types. scripts/build/boot.ts compiles it into the pages.
 */
import { notePresses } from "./islands/early-press.ts";
import { keepTheme } from "./theme.ts";

/** Replaced by the build. */
declare const PAGE_SCRIPT: string;

/** Milliseconds after the load at which the script is loaded even if no paint was reported. */
const AT_LATEST = 1_000;

/** Milliseconds until a lost script is asked for again by itself; with each time they are as many more. */
const PAUSE = 1_000;

declare global {
  interface Document {
    /** The page's script has come. */
    begun?: true;
    /** In browsers that prepare pages unseen. */
    prerendering?: boolean;
  }
}

let lost = 0;

/** Does nothing where the script is on its way or has come (entry.client.tsx). */
const load = () => {
  // Lost, it gets another address: Firefox remembers a failed import until the page is left (whatwg/html 6768).
  import(PAGE_SCRIPT + (lost ? `?${lost}` : "")).catch((error) => {
    reportError(error);
    setTimeout(load, PAUSE * ++lost);
  });
};

keepTheme();

notePresses();
for (const type of ["online", "click", "input"]) addEventListener(type, load);

if (document.prerendering) load();
else {
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(load, AT_LATEST));
}
