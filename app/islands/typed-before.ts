/**
 * What is typed into an island that is not hydrated survives the page: it is kept in the tab when the
 * page is left, and put back into the fields when the page is opened again. Hydrated islands keep their own.
 */
import { readStored, store } from "../browser-storage.ts";
import { type Control, isPutBack, markTyped, typedValues } from "../ui/typed-values.ts";

const keyOf = (island: HTMLElement) => `typed-${island.dataset.island}`;

export function keepTyped(island: HTMLElement) {
  const values = typedValues(island.querySelector("form"));
  store("sessionStorage", keyOf(island), Object.keys(values).length > 0 ? values : undefined);
}

export const forgetTyped = (island: HTMLElement) => store("sessionStorage", keyOf(island), undefined);

export function restoreTyped(island: HTMLElement) {
  const values = new Map(Object.entries(readStored("sessionStorage", keyOf(island)) ?? {}));
  for (const field of island.querySelectorAll<Control>("form [name]")) {
    const value = values.get(field.name);
    if (typeof value !== "string") continue;
    if (!isPutBack(field)) field.value = value;
    markTyped(field);
  }
}
