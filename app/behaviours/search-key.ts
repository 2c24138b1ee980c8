/** The shortcut "/" opens the search, except while typing. */
import { readStored } from "../browser-storage.ts";
import { isComposing } from "../composing.ts";

/** `false` if the visitor turned the shortcut off on the search page (WCAG 2.1.4). */
export const KEY_SETTING = "search-key";

/** Elements that handle keys themselves. */
const TAKEN =
  "input, textarea, select, [contenteditable], [role=textbox], [role=listbox], [role=menu], [role=dialog] *";

export function startSearchKey() {
  addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey || isComposing(event) || defaultPrevented) return;
    if ((target instanceof Element && target.closest(TAKEN)) || readStored("sessionStorage", KEY_SETTING) === false)
      return;
    const field = document.querySelector<HTMLInputElement>("[data-search-field]");
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
