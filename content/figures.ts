/**
 * Puts the ledger's figures into text: `[[finance.cpa]]` becomes "37%", `[[#budget]]` a number of the page itself,
 * `[[brand.name]]` the name of the house.
 */
import { brand } from "../shared/brand.ts";
import { withCounts } from "./counts.ts";
import { figure } from "./ledger.ts";

export interface PageNumber {
  id: string;
  text: string;
}

/** What a text may say of the house. */
export const ofBrand = { "brand.name": brand.name, "brand.clients": brand.clients };
const REFERENCE = /\[\[(#?[a-z0-9.-]+)\]\]/g;

/** Replaces every reference, counts and lists of pages among them (counts.ts). Throws on one that neither the ledger nor the page knows. */
export function withFigures(text: string, numbers: readonly PageNumber[] = []): string {
  return withCounts(text).replace(REFERENCE, (_, id: string) => {
    if (Object.hasOwn(ofBrand, id)) return ofBrand[id as keyof typeof ofBrand];
    if (!id.startsWith("#")) return figure(id).text;
    const own = numbers.find((number) => `#${number.id}` === id);
    if (!own) throw new Error(`unknown number "${id}": the page’s own "numbers" has no such id`);
    return own.text;
  });
}

/** The same through a whole front matter: every string in it, however deep. */
export function withFiguresDeep<T>(value: T, numbers: readonly PageNumber[] = []): T {
  if (typeof value === "string") return withFigures(value, numbers) as T;
  if (Array.isArray(value)) return value.map((item) => withFiguresDeep(item, numbers)) as T;
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiguresDeep(item, numbers)])) as T;
  return value;
}
