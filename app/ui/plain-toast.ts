/**
 * Toasts without the library, for whoever has lost the connection or that file: an alert that stays until it
 * is closed or its part of the page has something else to say.
 */
import type { Position } from "./toast-place.ts";
import styles from "./toaster.module.css";

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
