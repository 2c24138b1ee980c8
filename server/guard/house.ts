/** References to the agency: its name, or "we". */
import { nameWords } from "../../shared/brand.ts";

/** Each of its words, as an alternative of a regular expression. */
export const HOUSE_NAME = nameWords.join("|");

/** Words that stand for the agency. */
export const HOUSE = new RegExp(`^(?:${HOUSE_NAME}|we|us|our|ours|agency|i)$`);

/** Whether a text mentions the agency. */
export const speaksOfHouse = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => HOUSE.test(word));
