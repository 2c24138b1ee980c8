/**
 * Others may have changed an island's markup before it is hydrated: browsers that translate wrap every word, password
 * managers add elements. React then draws all of it anew, and what the visitor has done goes over to the new elements.
 */
import { type Control, markTyped } from "../ui/typed-values.ts";

/** What a visitor types into, chooses, presses or focuses. */
const USED = "input, select, textarea, button, a, summary";

export function holdMarkup(root: HTMLElement) {
  const held = [...root.querySelectorAll(USED)];
  let focused: Element | null = null;
  let selection: [number | null, number | null, "forward" | "backward" | "none" | undefined];
  return {
    /** React takes the focus away with the element: called while it draws. */
    noteFocus() {
      focused = document.activeElement;
      const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
      selection = [selectionStart, selectionEnd, selectionDirection ?? undefined];
    },
    /** Texts, choices, the last press, focus and selection; false where the markup is still the same. */
    carryOver(): boolean {
      if (held.every((element) => root.contains(element))) return false;
      const counterparts = counterpartsOf(held, root.querySelectorAll(USED));
      for (const [element, own] of counterparts)
        if ((element as Control).typed) takeValue(element as Control, own as Control);
      const press = document.lastPress;
      if (press) press.button = (counterparts.get(press.button) as HTMLElement) ?? press.button;
      const left = press?.left;
      const own = focused && (counterparts.get(focused) as HTMLInputElement | undefined);
      own?.focus({ preventScroll: true });
      // Fields for addresses have none: the caret stands at their end.
      if (typeof selection?.[0] === "number") own?.setSelectionRange(...selection);
      // The visitor has not gone on to something else.
      if (press) press.left = left ?? false;
      return true;
    },
  };
}

function takeValue(field: Control, own: Control) {
  own.value = field.value;
  markTyped(own);
}

/** The new element for each that was there before, in their order; what others have added gets none. */
function counterpartsOf(before: readonly Element[], now: Iterable<Element>): Map<Element, Element> {
  const counterparts = new Map<Element, Element>();
  for (const own of now) {
    const rest = before.filter((element) => !counterparts.has(element));
    const same = rest.find(({ id }) => id && id === own.id) ?? rest.find((element) => looksLike(element, own));
    if (same) counterparts.set(same, own);
  }
  return counterparts;
}

/** Whether it has all that our own has; others may have added classes to it. */
function looksLike(element: Element, own: Element): boolean {
  const names = ["name", "type"];
  return (
    element.localName === own.localName &&
    names.every((name) => element.getAttribute(name) === own.getAttribute(name)) &&
    [...own.classList].every((name) => element.classList.contains(name))
  );
}
