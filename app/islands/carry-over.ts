/**
 * An island is drawn beside its static markup, which others may have changed by then: browsers that translate wrap
 * every word, password managers add elements. What the visitor has done to the markup goes over to the new elements.
 */
import { type Control, markTyped } from "../ui/typed-values.ts";

/** Puts `to` in the place of `from`, with texts, choices, focus, selection and the last press. */
export function carryOver(from: HTMLElement, to: HTMLElement) {
  const counterpart = <T extends Element>(element: T) => counterpartOf(element, from, to);
  for (const field of from.querySelectorAll<Control>("input, select, textarea")) {
    const own = field.typed && counterpart(field);
    if (!own) continue;
    if (own.type === "radio") (own as HTMLInputElement).checked = (field as HTMLInputElement).checked;
    else own.value = field.value;
    markTyped(own);
  }
  const press = document.lastPress;
  if (press && from.contains(press.button)) press.button = counterpart(press.button) ?? press.button;
  // Both stand for a moment, so that the focus goes from one to the other.
  from.before(to);
  const focused = document.activeElement as HTMLInputElement | null;
  if (focused && from.contains(focused)) focusLike(focused, counterpart(focused));
  from.remove();
}

function focusLike(field: HTMLInputElement, own: HTMLInputElement | undefined) {
  const press = document.lastPress;
  const left = press?.left;
  own?.focus({ preventScroll: true });
  // The visitor has not gone on to something else.
  if (press) press.left = left ?? false;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  // Fields for addresses have none to tell of: the caret stands at their end.
  if (typeof selectionStart === "number")
    own?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  own?.scrollTo(0, scrollTop);
}

/** The same element of the other markup: by its name, or as the same of those that look like it. */
function counterpartOf<T extends Element>(element: T, from: HTMLElement, to: HTMLElement): T | undefined {
  const is = (name: string) =>
    element.hasAttribute(name) ? `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]` : "";
  const ofRadio = element.getAttribute("type") === "radio" ? is("value") : "";
  const selector = element.localName + (is("name") + ofRadio || is("class"));
  return to.querySelectorAll<T>(selector)[[...from.querySelectorAll(selector)].indexOf(element)];
}

/** The field with an open list, or in which a word is being composed: that ends with its element. */
let engaged: Element | undefined;

export function noteEngagement() {
  const begin = ({ type, target }: Event) => {
    if (type === "compositionupdate" || (target as Element).matches("select")) engaged = target as Element;
  };
  for (const type of ["pointerdown", "keydown", "compositionupdate"]) addEventListener(type, begin, true);
  for (const type of ENDS) addEventListener(type, () => (engaged = undefined), true);
}

const ENDS = ["compositionend", "change", "focusout"];

/** Resolves once no field of the island is engaged. */
export async function atRest(root: HTMLElement) {
  while (engaged && root.contains(engaged))
    await new Promise((resolve) => {
      for (const type of ENDS) root.addEventListener(type, resolve, { once: true });
    });
}
