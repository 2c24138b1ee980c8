/** Toasts: short notices, one at a time from each part of the page. `#toasts` is live, and reads out what is added to it. */
import { listen } from "../listen.ts";
import styles from "./toaster.module.css";

export interface Toast {
  kind: "success" | "error";
  title: string;
  description?: string | undefined;
  /** The part of the page that reports. Its next toast replaces this one; without a source, only one of the same words does. */
  source?: string;
  /** What the toast is about, and must not cover: by default the focused control, and what is wrong in its form. */
  subject?: () => Element | Element[] | null;
}

/** Milliseconds that a toast is shown after it was last under the pointer or held the focus. */
const DURATION = 4_000;
const DURATION_WITH_DESCRIPTION = 5_000;
const DURATION_OF_EXPLAINED_ERROR = 8_000;

/** Pixels by which a toast is dragged to be swiped away. */
const SWIPE = 60;

/** Pixels between a toast and what it is about. */
const GAP = 16;

/** The toast of each source. */
const shown = new Map<string, AbortController>();

export function showToast(toast: Toast) {
  const { source = toast.title } = toast;
  hideToast(source);
  const ending = new AbortController();
  ending.signal.addEventListener("abort", () => shown.delete(source));
  shown.set(source, ending);
  // By then its subject is rendered.
  setTimeout(() => ending.signal.aborted || append(toast, ending));
}

export const hideToast = (source: string) => shown.get(source)?.abort();

function append({ kind, title, description, subject = focusedAndFaulty }: Toast, ending: AbortController) {
  const { signal } = ending;
  const subjects = [subject() ?? []].flat();
  const toast = element("div", `${styles.toast} ${styles[kind]}`);
  const content = element("div", styles.content);
  content.append(element("div", styles.title, title));
  if (description) content.append(element("div", styles.description, description));
  const close = element("button", styles.close);
  close.ariaLabel = "Close notification";
  toast.append(content, close);
  document.getElementById("toasts")?.append(toast);
  placeBeside(toast, subjects);

  const end = () => ending.abort();
  const leaveIn = () => setTimeout(end, durationOf(kind, description));
  let leaving = leaveIn();
  signal.addEventListener("abort", () => {
    clearTimeout(leaving);
    toast.remove();
  });
  close.addEventListener("click", end);
  for (const type of ["pointerenter", "focusin"]) toast.addEventListener(type, () => clearTimeout(leaving));
  for (const type of ["pointerleave", "focusout"])
    toast.addEventListener(type, () => {
      clearTimeout(leaving);
      leaving = leaveIn();
    });
  dismissOnSwipe(toast, end);
  // The page may be scrolled under it.
  const covers = () => subjects.some((one) => overlap(toast.getBoundingClientRect(), one.getBoundingClientRect()));
  addEventListener("scroll", () => covers() && end(), { signal, passive: true, capture: true });
}

function dismissOnSwipe(toast: HTMLElement, end: () => void) {
  toast.addEventListener("pointerdown", (from) => {
    const stop = listen<PointerEvent>(["pointermove", "pointerup", "pointercancel"], ({ type, clientX, clientY }) => {
      const [x, y] = [clientX - from.clientX, clientY - from.clientY];
      toast.style.translate = type === "pointermove" ? `${x}px ${y}px` : "";
      if (type === "pointerup" && Math.hypot(x, y) > SWIPE) end();
      if (type !== "pointermove") stop();
    });
  });
}

/** None where nothing has the focus, as after a press in Safari. */
function focusedAndFaulty(): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  return [focused, ...(focused.closest("form")?.querySelectorAll("[aria-invalid=true]") ?? [])];
}

/** At the top, else at the foot. Where both would cover a subject, the page is scrolled until the first stands below the top. */
function placeBeside(toast: HTMLElement, subjects: readonly Element[]) {
  const boxes = subjects.map((subject) => subject.getBoundingClientRect());
  const first = Math.min(...boxes.map(({ top }) => top));
  const room = toast.getBoundingClientRect().bottom + GAP;
  if (first >= room) return;
  toast.dataset.at = "foot";
  const foot = toast.getBoundingClientRect();
  if (!boxes.some((box) => overlap(foot, box))) return;
  delete toast.dataset.at;
  scrollBy({ top: first - room, behavior: "instant" });
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom &&
  other.width > 0;

function element(name: "div" | "button", className: string | undefined, textContent = "") {
  return Object.assign(document.createElement(name), { className, textContent });
}

function durationOf(kind: Toast["kind"], description?: string) {
  if (!description) return DURATION;
  return kind === "error" ? DURATION_OF_EXPLAINED_ERROR : DURATION_WITH_DESCRIPTION;
}
