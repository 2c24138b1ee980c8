/** Scroll spy: marks the last heading above the upper third of the window in the contents. */

/** Everything above that line counts as intersecting, so that jumps are noticed as well. */
const ABOVE = "1000000px 0px -66% 0px";

export function start(contents: HTMLElement) {
  const links = new Map(
    [...contents.querySelectorAll("a")].flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? [[heading as Element, link] as const] : [];
    }),
  );
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = [...links.keys()].findLast((heading) => passed.has(heading));
      for (const [heading, link] of links) link.ariaCurrent = heading === current ? "location" : null;
    },
    { rootMargin: ABOVE },
  );
  for (const heading of links.keys()) observer.observe(heading);
}
