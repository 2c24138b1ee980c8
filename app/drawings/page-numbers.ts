import { valueIn } from "../../content/drawings.ts";
import type { PageNumber } from "../../content/figures.ts";

/** A number of the page by its id, as it is printed and as it is drawn. Throws on an unknown one, so that the build stops. */
export type Numbers = (id: string) => { text: string; value: number };

export const numbersOf =
  (numbers: readonly PageNumber[]): Numbers =>
  (id) => {
    const found = numbers.find((number) => number.id === id);
    if (!found) throw new Error(`no number "${id}" on this page to draw`);
    return { text: found.text, value: valueIn(found.text) };
  };

/** A share in per cent, with one decimal. */
export const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
