/** The words of the home page (`words/home.json`), in the order in which they stand there. */
import { brand } from "../shared/brand.ts";
import { capitalised } from "../shared/domain/typography.ts";
import { withFiguresDeep } from "./figures.ts";
import words from "./words/home.json" with { type: "json" };

export const { outcomes, solutionsBlock, results, about, aboutLink, insights, calculator, contact } =
  withFiguresDeep(words);

export const hero = { ...withFiguresDeep(words.hero), kicker: `${capitalised(brand.kind)}, ${brand.country.name}` };
