/** The words of the index pages, the sitemap and the not-found page (`words/indexes.json`). */
import { withFiguresDeep } from "./figures.ts";
import words from "./words/indexes.json" with { type: "json" };

export const { solutionsIndex, resultsIndex, insightsIndex, answersIndex, sitemapPage, searchPage, notFound } =
  withFiguresDeep(words);
