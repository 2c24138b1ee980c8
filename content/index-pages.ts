/**
 * The pages that no content file makes, in the order of the sitemap. Addresses, sitemaps, links and the checks of the
 * content read this list; a page that is added here needs a line in `app/routes.ts` and its file in `app/routes/`.
 */
import { EXAM_PATH } from "./exam/address.ts";

interface IndexPage {
  path: string;
  /** In a list of pages. */
  name: string;
  /** Where a single link leads to it. */
  title: string;
  /** Start of the addresses of the pages that it is made of: it has changed when one of them has. */
  madeOf: string;
  /** Its parts to which links may lead. */
  anchors?: string[];
}

export const indexPages: readonly IndexPage[] = [
  {
    path: "/",
    name: "Home",
    title: "Home page",
    madeOf: "/",
    anchors: ["home", "solutions", "results", "about", "insights", "roi", "contact"],
  },
  { path: "/solutions", name: "Solutions", title: "All solutions", madeOf: "/solutions/" },
  { path: "/results", name: "Results", title: "All results", madeOf: "/results/" },
  {
    path: "/results/figures",
    name: "Figures",
    title: "Figures",
    madeOf: "/",
    anchors: ["figures-that-look-alike", "reading", "client-figures", "other-figures"],
  },
  { path: "/insights", name: "Insights", title: "All insights", madeOf: "/insights/" },
  {
    path: "/calculator",
    name: "ROI calculator",
    title: "ROI calculator",
    madeOf: "/",
    anchors: ["roi", "method"],
  },
  { path: "/answers", name: "Answers", title: "All answers", madeOf: "/" },
  {
    path: EXAM_PATH,
    name: "The consultant",
    title: "The consultant",
    madeOf: EXAM_PATH,
    anchors: ["what", "cannot", "judged", "figures", "worst", "changed", "law"],
  },
  { path: "/glossary", name: "Glossary", title: "Glossary", madeOf: "/" },
  { path: "/search", name: "Search", title: "Search", madeOf: "/" },
  { path: "/sitemap", name: "Sitemap", title: "Sitemap", madeOf: "/" },
];
