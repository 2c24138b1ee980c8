/** The card by which other pages lead to one. */
import { articles, caseStudies, pageAt, solutions, titleOf } from "../../content/index.ts";
import type { RelatedItem } from "../ui/call-to-action.tsx";

export function cardOf(path: string): RelatedItem {
  if (path.startsWith("/solutions/")) {
    const { meta } = pageAt(solutions, path);
    return { path, kicker: "Solution", title: meta.title, link: "Learn more" };
  }
  if (path.startsWith("/insights/")) {
    const { meta } = pageAt(articles, path);
    return { path, kicker: meta.category, title: meta.title, link: "Read article" };
  }
  if (path.startsWith("/results/")) {
    const { meta } = pageAt(caseStudies, path);
    return { path, kicker: meta.sectorLabel, title: meta.cardTitle, text: meta.metrics, link: "Read case study" };
  }
  return { path, kicker: "Overview", title: titleOf(path), link: "See the list" };
}
