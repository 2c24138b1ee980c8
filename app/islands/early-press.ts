/**
 * Presses of a button whose island cannot answer yet. Each page notes the last press from its first moment
 * on, and the fields that were typed into; a fresh press is repeated once the island is hydrated.
 */

export interface Press {
  button: HTMLElement;
  /** Milliseconds since the page was opened. */
  at: number;
  /** The visitor has typed or focused something else since. */
  left: boolean;
}

declare global {
  interface Document {
    lastPress?: Press | null;
  }
}

/** Milliseconds for which a press counts as fresh. */
const FRESH = 3_000;

/**
 * Runs inline, before anything is loaded (app/boot.ts). On the admin page and while developing it stands
 * there as its own source text (app/page-scripts.tsx), so it must not use anything from outside itself.
 */
export function notePresses() {
  document.addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const button = (target as Element).closest("button");
      document.lastPress = button && { button, at: timeStamp, left: false };
    },
    true,
  );
  const leave = ({ target }: Event) => {
    const press = document.lastPress;
    if (press && target !== press.button) press.left = true;
  };
  document.addEventListener("input", leave, true);
  document.addEventListener("input", ({ target }) => Object.assign(target as Element, { typed: true }), true);
  document.addEventListener("focusin", leave, true);
}

/** The last press, if its button is in the island. */
export function pressIn(root: HTMLElement): Press | undefined {
  const press = document.lastPress;
  return press && root.contains(press.button) ? press : undefined;
}

/** After a failure, so that a later hydration does not repeat the press. */
export function forgetPress(press: Press | undefined) {
  if (press && document.lastPress === press) document.lastPress = null;
}

/** Not where it would open a window, which the browser would block. */
export function canRepeat({ button }: Press): boolean {
  return !button.hasAttribute("data-opens-window");
}

/**
 * Repeats a press that was made before its island was hydrated. False where it is not repeated: it is
 * too old, the visitor has gone on to something else, or it would open a window that nobody expects now.
 */
export function repeatPress(press: Press, freshFor = FRESH): boolean {
  // React has already handled a later press.
  if (document.lastPress !== press) return true;
  document.lastPress = null;
  const { button, at, left } = press;
  if (left || performance.now() - at > freshFor) return false;
  if (!button.isConnected || !canRepeat(press)) return false;
  button.click();
  return true;
}
