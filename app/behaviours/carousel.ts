/**
 * The results carousel, after the W3C's carousel pattern: it rotates until it is
 * paused, hovered, or holds the focus; with reduced motion it starts paused.
 */
/** Milliseconds between two rotations. */
const INTERVAL = 5000;

export function start(carousel: HTMLElement) {
  const slides = [...carousel.querySelectorAll<HTMLElement>("[data-slide]")];
  const tabs = carousel.querySelectorAll<HTMLElement>("[data-show]");
  const region = carousel.querySelector<HTMLElement>("[data-slides]");
  const rotation = carousel.querySelector<HTMLButtonElement>("[data-rotation]");
  const label = rotation?.querySelector("[data-label]");
  if (!region || !rotation || !label || slides.length < 2) return;

  let current = 0;
  let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let hovered = false;
  let timer: number | undefined;

  const show = (index: number) => {
    current = (index + slides.length) % slides.length;
    for (const [position, slide] of slides.entries()) {
      slide.hidden = position !== current;
      const tab = tabs[position];
      if (tab) tab.ariaCurrent = slide.hidden ? null : "true";
    }
  };
  const schedule = () => {
    clearInterval(timer);
    // The focus on the rotation's own button does not count.
    const focused = document.activeElement !== rotation && carousel.contains(document.activeElement);
    const rotates = !paused && !hovered && !focused;
    // Only the reader's own changes are announced.
    region.ariaLive = rotates ? "off" : "polite";
    if (rotates) timer = window.setInterval(() => show(current + 1), INTERVAL);
  };
  const hover = (on: boolean) => {
    hovered = on;
    schedule();
  };
  const setPaused = (on: boolean) => {
    paused = on;
    rotation.toggleAttribute("data-paused", on);
    label.textContent = on ? "Play" : "Pause";
    // The accessible name begins with the visible label (WCAG 2.5.3).
    rotation.ariaLabel = on ? "Play: Start automatic rotation" : "Pause: Stop automatic rotation";
    schedule();
  };

  rotation.addEventListener("click", () => setPaused(!paused));
  for (const [position, tab] of tabs.entries()) tab.addEventListener("click", () => show(position));
  for (const arrow of carousel.querySelectorAll<HTMLButtonElement>("[data-step]"))
    arrow.addEventListener("click", () => show(current + Number(arrow.dataset.step)));
  region.addEventListener("pointerenter", () => hover(true));
  region.addEventListener("pointerleave", () => hover(false));
  for (const type of ["focusin", "focusout"]) carousel.addEventListener(type, schedule);

  carousel.querySelector("[data-controls]")?.removeAttribute("hidden");
  show(0);
  setPaused(paused);
}
