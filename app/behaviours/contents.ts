/** Marks in the contents where one is: at the last heading that has passed the upper third of the window. */

/** Everything above that line: a heading crosses it once, whether one scrolls or jumps. */
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
      for (const [heading, link] of links) {
        if (heading === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: ABOVE },
  );
  for (const heading of links.keys()) observer.observe(heading);
}
