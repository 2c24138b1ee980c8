import { addressFollowed, isFollowed } from "../arrival.ts";

/** Scrolls to the calculator for a shared link (app/islands/roi/share-link.tsx), whose fragment is no id. */
export function showSharedProjection() {
  if (!location.hash.startsWith("#roi?")) return;
  // After a reload, or on the way back, the browser itself returns to where the visitor was.
  if (isFollowed()) document.getElementById("roi")?.scrollIntoView();
}

const DIRECTIVE = /:~:|%3A~%3A/i;

/** Handles an address with a citation before the first paint. */
export function startCited() {
  // A browser without text fragments, or one given the directive encoded by a messenger, still shows it
  // in the address, and finds no heading of such a name. One that hides the directive finds the sentence in the
  // open chat where the page no longer has it, and stays at the top: it starts from the heading, too.
  const [heading] = location.hash.slice(1).split(DIRECTIVE);
  if (heading && scrollY === 0 && DIRECTIVE.test(addressFollowed())) document.getElementById(heading)?.scrollIntoView();
  if (location.search.includes("cited=")) void import("./cited.ts").then(({ tellCited }) => tellCited());
}
