/** Fills the bar at the top of an article as it is read. */
export function start(bar: HTMLElement) {
  const article = document.querySelector<HTMLElement>("[data-article]");
  if (!article) return;
  let scheduled = false;

  const update = () => {
    scheduled = false;
    const { top, height } = article.getBoundingClientRect();
    const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    bar.style.setProperty("--read", read.toFixed(3));
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
