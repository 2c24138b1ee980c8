/**
 * What stands in each page itself and runs before anything is loaded: the one inline
 * script, which the server allows by its hash, and the rules by which the browser fetches
 * a page that is about to be asked for. Inline, they cost no request.
 */
import { HELD_KEY, LATER } from "../../app/behaviours/text-font.ts";

/** Milliseconds after the load at which the page's script comes even where no paint was reported. */
const AT_LATEST = 1_000;

/** Loads the page's script after the first paint, or at once in a page that is prepared unseen. */
const boot = (entry: string) =>
  `{let d=document,r=d.documentElement,g=()=>{g=()=>{};import("${entry}")};` +
  `try{sessionStorage.getItem("${HELD_KEY}")&&r.removeAttribute("${LATER}")}catch{}` +
  `d.prerendering?g():(new PerformanceObserver(()=>g()).observe({type:"paint",buffered:!0}),` +
  `addEventListener("load",()=>setTimeout(()=>g(),${AT_LATEST})))}`;

/** Any page of the site but the operators', once the visitor points at a link to it. */
const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: "/admin/*" } }, { not: { href_matches: "/*\\?*" } }],
      },
      eagerness: "moderate",
    },
  ],
};

const ENTRY = /<script type="module" src="([^"]+)"><\/script>/;

/** Address of the script of a rendered page. Throws where it has none. */
export function scriptOf(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) throw new Error("a page was rendered without its script");
  return entry;
}

export function withBoot(html: string): string {
  const entry = scriptOf(html);
  const rules = JSON.stringify(SPECULATION_RULES);
  return html
    .replace("<html", `<html ${LATER}="later"`)
    .replace(ENTRY, () => `<script>${boot(entry)}</script><script type="speculationrules">${rules}</script>`);
}
