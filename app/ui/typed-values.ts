/**
 * What stands in a form before hydration: typed or autofilled, or put back by the browser, which remembers the
 * fields of a page that is returned to. That is older than what is stored. The page marks the fields that are
 * typed into from its first moment on (app/islands/early-press.ts).
 */
import { isStorageBlocked } from "../browser-storage.ts";

export type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & { typed?: true };

export const markTyped = (control: Control) => {
  control.typed = true;
};

/** Values that were typed or autofilled, by name. */
export function typedValues(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  // Where storage is blocked nothing newer can have been stored: what the browser has put back counts as typed.
  const blocked = isStorageBlocked("sessionStorage");
  const isTyped = (control: Control) => control.typed || (blocked && isPutBack(control));
  const typed = new Set(controlsOf(form).flatMap((control) => (isTyped(control) ? control.name : [])));
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries.filter(([name, value]) => value !== "" && typed.has(name)));
}

/** The typed values; whatever else the browser has put back leaves the form. */
export function keepTypedResetRest(form: HTMLFormElement | null): Record<string, string> {
  const values = typedValues(form);
  for (const control of form ? controlsOf(form) : []) if (!(control.name in values)) reset(control);
  return values;
}

/** Whether it holds something else than the page was built with. */
export function isPutBack(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return control.selectedOptions[0]?.defaultSelected === false && control.value !== "";
  return control.value !== control.defaultValue;
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches("input, select, textarea"));

function reset(control: Control) {
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.selected = option.defaultSelected;
  else control.value = control.defaultValue;
}
