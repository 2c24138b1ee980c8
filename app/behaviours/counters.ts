/** Counts the home page's figures up once they are half visible. The page holds the final values. */
import { whenInView } from "../in-view.ts";

/** Milliseconds between two steps. */
const TICK = 16;
const STEPS = 60;

export function start(list: HTMLElement) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  whenInView(list.querySelectorAll("[data-count]"), countUp, { threshold: 0.5 });
}

/** The figure is one text with its sign and unit, so nothing stands beside it that would move. Screen readers keep the final one. */
function countUp(figure: HTMLElement) {
  const text = figure.textContent;
  const target = Number(figure.dataset.count);
  const step = Math.max(1, Math.round(target / STEPS));
  const forScreenReaders = Object.assign(document.createElement("span"), {
    className: "visually-hidden",
    textContent: text,
  });
  const start = performance.now();
  const show = (value: number) => {
    figure.textContent = text.replace(/\d+/, String(value));
  };
  const end = () => {
    clearInterval(timer);
    for (const type of PICTURED) removeEventListener(type, end);
    figure.textContent = text;
    figure.removeAttribute("aria-hidden");
    forScreenReaders.remove();
  };
  const timer = setInterval(() => {
    // By the clock, since a busy browser drops ticks.
    const value = step * Math.floor((performance.now() - start) / TICK);
    if (value < target) show(value);
    else end();
  }, TICK);
  figure.setAttribute("aria-hidden", "true");
  figure.after(forScreenReaders);
  show(0);
  for (const type of PICTURED) addEventListener(type, end);
}

/** When a page is printed, or photographed as a whole. */
const PICTURED = ["beforeprint", "resize"];
