/** Fills the bar at the top of an article as it is read, and marks the section in view in the table of contents. */
export function start(bar: HTMLElement) {
  const article = document.querySelector<HTMLElement>("[data-article]");
  if (!article) return;
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>("[data-toc] a")].map((link) => [link.hash.slice(1), link]),
  );
  const headings = [...article.querySelectorAll<HTMLElement>("h2[id]")].filter((heading) => links.has(heading.id));
  let scheduled = false;

  const update = () => {
    scheduled = false;
    const { top, height } = article.getBoundingClientRect();
    const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    bar.style.setProperty("--read", read.toFixed(3));
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  addEventListener(
    "scroll",
    () => {
      if (scheduled) return;
      scheduled = true;
      requestAnimationFrame(update);
    },
    { passive: true },
  );
  update();
}
