/** The words of the home page (`words/home.json`), in the order in which they stand there. */
import { brand } from "../shared/brand.ts";
import { withFiguresDeep } from "./figures.ts";
import words from "./words/home.json" with { type: "json" };

export const { outcomes, solutionsBlock, results, about, aboutLinks, insights, calculator, contact } =
  withFiguresDeep(words);

const kind = `${brand.kind.charAt(0).toUpperCase()}${brand.kind.slice(1)}`;
export const hero = { ...withFiguresDeep(words.hero), kicker: `${kind}, ${brand.country.name}` };
