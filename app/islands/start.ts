/**
 * Islands: the interactive parts of a static page, each hydrated on its own
 * when it comes into view or is first touched. Loading React, loading the island
 * and hydrating it are tasks of their own, so that a slow processor still answers in between.
 */
import { breath } from "../breath.ts";
import { takePress, wasPressed } from "./early-press.ts";

/** Loads the module of each island by its name; each becomes a file of its own. */
const modules = import.meta.glob<{ default: React.ComponentType<object> }>("./*/index.tsx");

/** How far below the screen an island starts to load, so that it is ready when it is reached. */
const AHEAD = "200px";

export function startIslands() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) wake(entry.target as HTMLElement);
    },
    { rootMargin: AHEAD },
  );
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    observer.observe(element);
    element.addEventListener("focusin", () => wake(element), { once: true });
    if (wasPressed(element)) void wake(element);
  }

  async function wake(element: HTMLElement) {
    const name = element.dataset.island;
    if (!name || element.dataset.awake) return;
    element.dataset.awake = "true";
    observer.unobserve(element);
    const load = modules[`./${name}/index.tsx`];
    if (!load) return;
    try {
      const { hydrate } = await import("./hydrate.tsx");
      await breath();
      const island = await load();
      await breath();
      await hydrate(element, island.default, JSON.parse(element.dataset.props ?? "{}"));
      takePress(element)?.click();
    } catch {
      // A press that nothing came of is not made good at some later touch.
      takePress(element);
      // Offline, or the site was just updated: the next touch tries again.
      delete element.dataset.awake;
      element.addEventListener("focusin", () => wake(element), { once: true });
    }
  }
}
