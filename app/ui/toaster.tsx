/**
 * Toasts: short notices, one at a time from each part of the page. The library behind them loads with
 * the first one; where it cannot be loaded, its words are shown without it (plain-toast.ts).
 */
import { type CSSProperties, createElement, useSyncExternalStore } from "react";
import type { ToasterProps } from "sonner";
import { theme, watchTheme } from "../theme.ts";
import { CLOSE_LABEL, makePlace, type Position, plainToast, watchOverlap } from "./toast-place.ts";
import styles from "./toaster.module.css";

export interface Toast {
  kind: "success" | "error";
  title: string;
  description?: string | undefined;
  /** The part of the page that reports. Its next toast replaces this one; without a source, only one of the same words does. */
  source?: string;
  /** What the toast is about, and must not cover. */
  subject?: () => Element | Element[] | null;
}

/** Milliseconds that a toast is shown; paused on hover. */
const DURATION = 4_000;
const DURATION_WITH_DESCRIPTION = 5_000;
const DURATION_OF_EXPLAINED_ERROR = 8_000;

/** Milliseconds for screen readers to register the live region before the first toast. */
const NOTICE = 100;

/** Milliseconds that words wait for the library, on a line that hangs. */
const PATIENCE = 3_000;

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
    closeButtonAriaLabel: CLOSE_LABEL,
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

/** What shows toasts: the library, or what stands in for it. */
interface Area extends Record<Toast["kind"], (title: string, options: Options) => unknown> {
  dismiss: (id: string) => unknown;
}

interface Options {
  id: string;
  testId: string;
  description: string | undefined;
  duration: number;
  position: Position;
  onDismiss: () => void;
  onAutoClose: () => void;
}

interface Shown {
  id: string;
  title: string;
  /** Undefined while it is pending. */
  area?: Area;
  /** Ends the watch over its place. */
  end?: () => void;
}

let ready: Promise<Area> | undefined;

/** The current or pending toast of each source. */
const current = new Map<string, Shown>();
let made = 0;

/** Preloads the library. */
export function prepareToasts() {
  load().catch(() => undefined); // The first toast retries.
}

export async function showToast({ kind, title, description, source = title, subject }: Toast) {
  const before = current.get(source);
  if (before && before.title !== title) hideToast(source);
  // The same words again prolong the toast instead of adding a second one.
  const own: Shown = before?.title === title ? before : { id: `toast-${made++}`, title };
  current.set(source, own);
  const area = await inTime(load()).catch(() => plainToast);
  // By now its subject is rendered.
  await new Promise((resolve) => setTimeout(resolve));
  if (current.get(source) !== own) return;
  own.end?.();
  if (own.area !== area) own.area?.dismiss(own.id);
  own.area = area;
  const over = () => {
    own.end?.();
    if (current.get(source) === own) current.delete(source);
  };
  const { id } = own;
  const subjects = [subject?.() ?? null].flat().filter((one) => one !== null);
  area[kind](title, {
    id,
    testId: id,
    description,
    duration: durationOf(kind, description),
    position: makePlace(subjects),
    onDismiss: over,
    onAutoClose: over,
  });
  own.end = watchOverlap(id, subjects, () => hideToast(source));
}

/** Hides the source's last toast. */
export function hideToast(source: string) {
  const shown = current.get(source);
  if (!shown) return;
  shown.end?.();
  current.delete(source);
  shown.area?.dismiss(shown.id);
}

function load() {
  ready ??= mount().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

const inTime = (loading: Promise<Area>) =>
  Promise.race([loading, new Promise<Area>((resolve) => setTimeout(() => resolve(plainToast), PATIENCE))]);

async function mount(): Promise<Area> {
  const [{ toast, Toaster }, { createRoot }] = await Promise.all([import("sonner"), import("react-dom/client")]);
  const place = document.getElementById("toasts");
  if (!place) throw new Error("the page has no place for toasts");
  // In step with the pages, and as the system has it until the visitor chooses.
  const Library = () => createElement(Toaster, { ...area, theme: useSyncExternalStore(watchTheme, theme) });
  // React empties what it renders into, and a plain toast may stand there.
  createRoot(place.appendChild(document.createElement("div"))).render(createElement(Library));
  await new Promise((resolve) => setTimeout(resolve, NOTICE));
  return toast;
}

function durationOf(kind: Toast["kind"], description?: string) {
  if (!description) return DURATION;
  return kind === "error" ? DURATION_OF_EXPLAINED_ERROR : DURATION_WITH_DESCRIPTION;
}
