/** Positions a toast so that it does not cover its subject. */

/** Pixels from the top of the screen that a toast of three lines takes, the header included. */
const TOP_ROOM = 176;

type Position = "top-center" | "bottom-left";

/** At the top, unless the subject is there, or above and about to be scrolled into view. */
export function positionFor(subject: Element | null | undefined): Position {
  if (!subject) return "top-center";
  return subject.getBoundingClientRect().top < TOP_ROOM ? "bottom-left" : "top-center";
}

/** Calls `give` once the toast with this test id covers the subject, as it may when the page is scrolled. Returns what ends the watch. */
export function watchOverlap(id: string, subject: Element, give: () => void): () => void {
  const check = () => {
    const toast = document.querySelector(`[data-testid="${id}"]`);
    if (toast && overlap(toast.getBoundingClientRect(), subject.getBoundingClientRect())) give();
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
