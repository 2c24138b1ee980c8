/**
 * The results carousel, after the W3C's carousel pattern: it rotates until it is
 * paused, hovered, or holds the focus; with reduced motion it starts paused.
 */

/** Milliseconds that a slide stands. */
const INTERVAL = 5000;

export function start(carousel: HTMLElement) {
  const slides = [...carousel.querySelectorAll<HTMLElement>("[data-slide]")];
  const names = carousel.querySelectorAll<HTMLButtonElement>("[data-to]");
  const region = carousel.querySelector<HTMLElement>("[data-slides]");
  const rotation = carousel.querySelector<HTMLButtonElement>("[data-rotation]");
  const label = rotation?.querySelector("[data-label]");
  if (!region || !rotation || !label || slides.length < 2) return;

  let current = 0;
  let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let held = false;
  let timer: number | undefined;

  const show = (index: number) => {
    current = (index + slides.length) % slides.length;
    for (const [position, slide] of slides.entries()) slide.hidden = position !== current;
    for (const name of names) {
      if (Number(name.dataset.to) === current) name.setAttribute("aria-current", "true");
      else name.removeAttribute("aria-current");
    }
  };
  const schedule = () => {
    clearInterval(timer);
    const rotates = !paused && !held;
    // Announce a change only when the reader made it.
    region.setAttribute("aria-live", rotates ? "off" : "polite");
    if (rotates) timer = window.setInterval(() => show(current + 1), INTERVAL);
  };
  const hold = (on: boolean) => {
    held = on;
    schedule();
  };
  const setPaused = (on: boolean) => {
    paused = on;
    rotation.toggleAttribute("data-paused", on);
    label.textContent = on ? "Play" : "Pause";
    // The name begins with the word that is seen, so that it can be spoken to the button.
    rotation.setAttribute("aria-label", on ? "Play: Start automatic rotation" : "Pause: Stop automatic rotation");
    schedule();
  };

  rotation.addEventListener("click", () => setPaused(!paused));
  for (const name of names) name.addEventListener("click", () => show(Number(name.dataset.to)));
  for (const arrow of carousel.querySelectorAll<HTMLButtonElement>("[data-step]"))
    arrow.addEventListener("click", () => show(current + Number(arrow.dataset.step)));
  region.addEventListener("pointerenter", () => hold(true));
  region.addEventListener("pointerleave", () => hold(false));
  carousel.addEventListener("focusin", (event) => {
    // Focus on the rotation button itself must not stop what it controls.
    if (event.target !== rotation && (event.target as Element).matches(":focus-visible")) hold(true);
  });
  carousel.addEventListener("focusout", () => hold(false));

  carousel.querySelector("[data-controls]")?.removeAttribute("hidden");
  show(0);
  setPaused(paused);
}
