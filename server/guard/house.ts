/** Who speaks: the house by its name, or as "we". */
import { nameWords } from "../../shared/brand.ts";

/** Each of its words, as an alternative of a regular expression. */
export const HOUSE_NAME = nameWords.join("|");

/** Whoever acts for the house. */
export const HOUSE = new RegExp(`^(?:${HOUSE_NAME}|we|us|our|ours|agency|i)$`);

/** Whether a text says anything of the house. */
export const speaksOfHouse = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => HOUSE.test(word));
