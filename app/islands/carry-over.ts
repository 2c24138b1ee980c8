/**
 * Others may have changed an island's markup before it is hydrated: browsers that translate wrap every word, password
 * managers add elements. React then draws all of it anew, and what the visitor has done goes over to the new elements.
 */
import { type Control, markTyped } from "../ui/typed-values.ts";

/** What a visitor types into, chooses, presses or focuses. */
const USED = "input, select, textarea, button, a, summary";

export function holdMarkup(root: HTMLElement) {
  const held = [...root.querySelectorAll(USED)].map((element) => ({ element, counterpart: finderOf(element, root) }));
  let focused: Element | null = null;
  let selection: [number | null, number | null, "forward" | "backward" | "none" | undefined];
  const counterpartOf = (one: Element | null) => held.find(({ element }) => element === one)?.counterpart();
  return {
    /** React takes the focus away with the element: called while it draws. */
    noteFocus() {
      focused = document.activeElement;
      const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
      selection = [selectionStart, selectionEnd, selectionDirection ?? undefined];
    },
    /** Texts, choices, the last press, focus and selection; false where the markup is still the same. */
    carryOver(): boolean {
      if (held.every(({ element }) => root.contains(element))) return false;
      for (const { element, counterpart } of held) {
        const [field, own] = [element as Control, counterpart() as Control | undefined];
        if (field.typed && own) takeValue(field, own);
      }
      const press = document.lastPress;
      if (press) press.button = (counterpartOf(press.button) as HTMLElement) ?? press.button;
      const left = press?.left;
      const own = counterpartOf(focused) as HTMLInputElement | undefined;
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
  if (own.type === "radio") (own as HTMLInputElement).checked = (field as HTMLInputElement).checked;
  else own.value = field.value;
  markTyped(own);
}

/** Finds the same element of other markup: by its name, or as the same of those that look like it. */
function finderOf(element: Element, root: HTMLElement) {
  const is = (name: string) =>
    element.hasAttribute(name) ? `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]` : "";
  const ofRadio = element.getAttribute("type") === "radio" ? is("value") : "";
  const selector = element.localName + (is("name") + ofRadio || is("class"));
  const index = [...root.querySelectorAll(selector)].indexOf(element);
  return () => root.querySelectorAll(selector)[index];
}
