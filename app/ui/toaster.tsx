/**
 * Toasts: short notices, one at a time from each part of the page. The library behind them loads with
 * the first one.
 */
import { type CSSProperties, createElement, useSyncExternalStore } from "react";
import type { ToasterProps } from "sonner";
import { theme, watchTheme } from "../theme.ts";
import { positionFor, watchOverlap } from "./toast-place.ts";
import styles from "./toaster.module.css";

export interface Toast {
  kind: "success" | "error";
  title: string;
  description?: string | undefined;
  /** The part of the page that reports. Its next toast replaces this one; without a source, only one of the same words does. */
  source?: string;
  /** The element that the toast is about, and must not cover. */
  subject?: () => Element | null;
}

/** Milliseconds that a toast is shown; paused on hover. */
const DURATION = 4_000;
const DURATION_WITH_DESCRIPTION = 5_000;
const DURATION_OF_EXPLAINED_ERROR = 8_000;

/** Milliseconds for screen readers to register the live region before the first toast. */
const NOTICE = 100;

/** Below the header, or at the foot of the page: never over the chat's input or its round button. */
const area: ToasterProps = {
  position: "top-center",
  offset: { top: "var(--toasts-top)" },
  mobileOffset: { top: "var(--toasts-top)", bottom: "var(--toasts-bottom)" },
  style: { "--width": "26rem" } as CSSProperties,
  expand: true,
  closeButton: true,
  customAriaLabel: "Recent notifications",
  swipeDirections: ["top", "bottom", "left", "right"],
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

/** The current or pending toast of each source. */
const current = new Map<string, { id: string; title: string; end: () => void }>();
let made = 0;

/** Preloads the library, so that a toast can be shown offline. */
export function prepareToasts() {
  load().catch(() => undefined); // The first toast retries.
}

export async function showToast({ kind, title, description, source = title, subject }: Toast) {
  const before = current.get(source);
  if (before && before.title !== title) hideToast(source);
  // The same words again prolong the toast instead of adding a second one.
  const own = before?.title === title ? before : { id: `toast-${made++}`, title, end: () => {} };
  current.set(source, own);
  const toast = await load().catch((error) => {
    console.error(`The notice "${title}" could not be shown.`, error);
  });
  // By now its subject is rendered.
  await new Promise((resolve) => setTimeout(resolve));
  if (current.get(source) !== own) return;
  if (!toast) {
    current.delete(source);
    return;
  }
  const over = () => {
    own.end();
    if (current.get(source) === own) current.delete(source);
  };
  const { id } = own;
  const element = subject?.();
  toast[kind](title, {
    id,
    testId: id,
    description,
    duration: durationOf(kind, description),
    position: positionFor(element),
    onDismiss: over,
    onAutoClose: over,
  });
  own.end();
  if (element) own.end = watchOverlap(id, element, () => hideToast(source));
}

/** Hides the source's last toast. */
export function hideToast(source: string) {
  const shown = current.get(source);
  if (!shown) return;
  shown.end();
  current.delete(source);
  void ready?.then((toast) => toast.dismiss(shown.id));
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
  // In step with the pages, and as the system has it until the visitor chooses.
  const Area = () => createElement(Toaster, { ...area, theme: useSyncExternalStore(watchTheme, theme) });
  createRoot(place).render(createElement(Area));
  await new Promise((resolve) => setTimeout(resolve, NOTICE));
  return toast;
}

function durationOf(kind: Toast["kind"], description?: string) {
  if (!description) return DURATION;
  return kind === "error" ? DURATION_OF_EXPLAINED_ERROR : DURATION_WITH_DESCRIPTION;
}
