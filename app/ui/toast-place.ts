/** Positions a toast so that it covers nothing of its subjects. */

/** Rem that a toast of three lines takes with what stands above it at the top of the screen, or below it at the foot. */
const ROOM = 11;

/** Rem of a toast's width, its distance from the edge of the screen included. */
const WIDTH = 28;

export type Position = "top-center" | "bottom-left";

/** The focused control and what is wrong in its form; none where nothing has the focus, as after a press in Safari. */
export function focusedAndFaulty(): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  return [focused, ...(focused.closest("form")?.querySelectorAll("[aria-invalid=true]") ?? [])];
}

/** At the top, else at the foot. Where both would cover a subject, the page is scrolled until the first stands below the top. */
export function makePlace(subjects: readonly Element[]): Position {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = ROOM * rem;
  const boxes = subjects.map((subject) => subject.getBoundingClientRect());
  const first = Math.min(...boxes.map(({ top }) => top));
  if (first >= room) return "top-center";
  const foot = new DOMRect(0, innerHeight - room, WIDTH * rem, room);
  if (!boxes.some((box) => overlap(foot, box))) return "bottom-left";
  scrollBy({ top: first - room, behavior: "instant" });
  return "top-center";
}

/** Calls `give` once the toast with this test id covers a subject, as it may when the page is scrolled. Returns what ends the watch. */
export function watchOverlap(id: string, subjects: readonly Element[], give: () => void): () => void {
  const check = () => {
    const toast = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
    if (toast && subjects.some((subject) => overlap(toast, subject.getBoundingClientRect()))) give();
  };
  const options = { passive: true, capture: true };
  addEventListener("scroll", check, options);
  return () => removeEventListener("scroll", check, options);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom &&
    other.width > 0
  );
}
