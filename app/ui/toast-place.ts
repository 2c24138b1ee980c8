/** Positions a toast so that it covers nothing of its subjects. */
import styles from "./toaster.module.css";

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

/** Accessible name of a toast's button, the library's too. */
export const CLOSE_LABEL = "Close notification";

interface Options {
  id: string;
  description: string | undefined;
  position: Position;
  onDismiss: () => void;
}

const show = (kind: "success" | "error") => (title: string, options: Options) => {
  const { id, description, position, onDismiss } = options;
  dismiss(id);
  const alert = element("div", [styles.toast, styles[kind], styles.plain]);
  alert.setAttribute("role", "alert");
  Object.assign(alert.dataset, { testid: id, plain: position });
  const content = element("div", [styles.content]);
  content.append(element("div", [styles.title], title));
  if (description) content.append(element("div", [styles.description], description));
  const close = element("button", [styles.close], "×");
  close.setAttribute("aria-label", CLOSE_LABEL);
  close.addEventListener("click", () => {
    alert.remove();
    onDismiss();
  });
  alert.append(content, close);
  document.getElementById("toasts")?.append(alert);
};

function dismiss(id: string) {
  document.querySelector(`[data-plain][data-testid="${id}"]`)?.remove();
}

function element(name: "div" | "button", classes: (string | undefined)[], text = "") {
  return Object.assign(document.createElement(name), { className: classes.join(" "), textContent: text });
}

export const plainToast = { success: show("success"), error: show("error"), dismiss };
