/** Toasts: short notices at the top of the page. The library behind them loads with the first one. */
import { type CSSProperties, createElement } from "react";
import type { ToasterProps } from "sonner";
import styles from "./toaster.module.css";

export interface Toast {
  kind: "success" | "error";
  title: string;
  description?: string | undefined;
}

/** Milliseconds that a toast stands; it waits while it is pointed at. */
const DURATION = 4_000;
const DURATION_WITH_DESCRIPTION = 5_000;
const DURATION_OF_EXPLAINED_ERROR = 8_000;

/** Milliseconds for screen readers to notice the area before the first toast appears in it. */
const NOTICE = 100;

/** Top and centre, below the header: never over the chat's input or its round button. */
const area: ToasterProps = {
  theme: "system",
  position: "top-center",
  offset: { top: "var(--toasts-top)" },
  mobileOffset: { top: "var(--toasts-top)" },
  style: { "--width": "26rem" } as CSSProperties,
  expand: true,
  closeButton: true,
  customAriaLabel: "Recent notifications",
  swipeDirections: ["top", "left", "right"],
  toastOptions: {
    unstyled: true,
    closeButtonAriaLabel: "Close notification",
    classNames: {
      toast: styles.toast,
      error: styles.error,
      success: styles.success,
      icon: styles.icon,
      content: styles.content,
      title: styles.title,
      description: styles.description,
      closeButton: styles.close,
    },
  },
};

let ready: ReturnType<typeof mount> | undefined;

/** Loads what toasts need, so that one can be shown even if the network goes away. */
export function prepareToasts() {
  load().catch(() => undefined); // the first toast tries again
}

export async function showToast({ kind, title, description }: Toast) {
  const toast = await load().catch((error) => {
    console.error(`The notice "${title}" could not be shown.`, error);
  });
  toast?.[kind](title, { description, duration: durationOf(kind, description) });
}

function load() {
  ready ??= mount().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function mount() {
  const [{ toast, Toaster }, { createRoot }] = await Promise.all([import("sonner"), import("react-dom/client")]);
  const place = document.getElementById("toasts");
  if (!place) throw new Error("the page has no place for toasts");
  createRoot(place).render(createElement(Toaster, area));
  await new Promise((resolve) => setTimeout(resolve, NOTICE));
  return toast;
}

function durationOf(kind: Toast["kind"], description?: string) {
  if (!description) return DURATION;
  return kind === "error" ? DURATION_OF_EXPLAINED_ERROR : DURATION_WITH_DESCRIPTION;
}
