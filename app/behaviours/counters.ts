/** Counts the home page's figures up once they are half visible. The page holds the final values. */

/** Milliseconds between two steps. */
const TICK = 16;
/** Steps to the target. */
const STEPS = 60;

export function start(list: HTMLElement) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        countUp(target as HTMLElement);
      }
    },
    { threshold: 0.5 },
  );
  for (const number of list.querySelectorAll<HTMLElement>("[data-count]")) observer.observe(number);
}

/** Shows zero, but leaves the final value to screen readers. */
function reset(element: HTMLElement) {
  // Keeps the width of the final value, to prevent layout shifts.
  element.style.minWidth = `${element.getBoundingClientRect().width}px`;
  element.style.display = "inline-block";
  element.setAttribute("aria-hidden", "true");
  const srText = document.createElement("span");
  srText.className = "visually-hidden";
  srText.textContent = element.textContent;
  element.after(srText);
  element.textContent = "0";
}

function countUp(element: HTMLElement) {
  // Not before: a page that is printed or photographed shows what it says.
  reset(element);
  const target = Number(element.dataset.count);
  const step = Math.max(1, Math.floor(target / STEPS));
  let value = 0;
  const timer = setInterval(() => {
    value = Math.min(target, value + step);
    element.textContent = String(value);
    if (value >= target) end();
  }, TICK);
  const end = () => {
    clearInterval(timer);
    removeEventListener("beforeprint", end);
    element.textContent = String(target);
    element.removeAttribute("aria-hidden");
    element.removeAttribute("style");
    element.nextElementSibling?.remove();
  };
  addEventListener("beforeprint", end);
}
