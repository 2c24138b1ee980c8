/**
 * Islands: the interactive parts of a static page, each hydrated on its own
 * when it comes into view or is first touched.
 */

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
  }

  async function wake(element: HTMLElement) {
    const name = element.dataset.island;
    if (!name || element.dataset.awake) return;
    element.dataset.awake = "true";
    observer.unobserve(element);
    const load = modules[`./${name}/index.tsx`];
    if (!load) return;
    const [{ hydrate }, island] = await Promise.all([import("./hydrate.tsx"), load()]);
    hydrate(element, island.default, JSON.parse(element.dataset.props ?? "{}"));
  }
}
