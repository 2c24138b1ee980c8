/** Every address of the site, one line each. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { readPaths } from "../content/paths-in-node.ts";

const { contentPaths } = readPaths();

/** What no folder of its own holds has a route each: any other address there is none of them. */
const pages = (paths: string[], file: string) => paths.map((path) => route(path.slice(1), file, { id: path }));

export default [
  index("routes/home.tsx"),
  route("solutions", "routes/solutions.tsx"),
  route("solutions/:slug", "routes/solution.tsx"),
  route("results", "routes/results.tsx"),
  route("results/figures", "routes/figures.tsx"),
  route("results/:slug", "routes/case-study.tsx"),
  route("insights", "routes/insights.tsx"),
  route("insights/:slug", "routes/article.tsx"),
  route("answers", "routes/answers.tsx"),
  route("answers/:subject/:part?", "routes/subject-answers.tsx"),
  route("consultant", "routes/consultant.tsx"),
  route("consultant/questions.csv", "routes/exam-csv.ts"),
  route("search", "routes/search.tsx"),
  route("calculator", "routes/calculator.tsx"),
  route("glossary", "routes/glossary.tsx"),
  ...pages(contentPaths.house, "routes/house-page.tsx"),
  ...pages(contentPaths.legal, "routes/legal.tsx"),
  route("sitemap", "routes/sitemap.tsx"),
  route("admin", "routes/admin.tsx", [
    route("knowledge-base", "admin/knowledge-base-page.tsx"),
    route("questions", "admin/questions-page.tsx"),
    route("history", "admin/history-page.tsx"),
    route("upkeep", "admin/upkeep-page.tsx"),
  ]),
  route("sitemap.xml", "routes/sitemap-xml.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("results/figures.csv", "routes/figures-csv.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("llms.txt", "routes/llms.ts"),
  route(".well-known/security.txt", "routes/security.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
