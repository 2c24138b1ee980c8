/** Every address of the site, one line each. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { examPaths, readPaths } from "../content/paths-in-node.ts";

const { contentPaths } = readPaths();

/** One route for each content file: static addresses, so that an unknown slug is a plain 404. */
const pages = (paths: string[], file: string) => paths.map((path) => route(path.slice(1), file, { id: path }));

export default [
  index("routes/home.tsx"),
  route("solutions", "routes/solutions.tsx"),
  ...pages(contentPaths.solutions, "routes/solution.tsx"),
  route("results", "routes/results.tsx"),
  route("results/figures", "routes/figures.tsx"),
  ...pages(contentPaths.results, "routes/case-study.tsx"),
  route("insights", "routes/insights.tsx"),
  ...pages(contentPaths.insights, "routes/article.tsx"),
  route("answers", "routes/answers.tsx"),
  ...pages(contentPaths.answers, "routes/subject-answers.tsx"),
  route("consultant", "routes/consultant.tsx"),
  ...pages(examPaths.rounds, "routes/exam-round.tsx"),
  ...pages(examPaths.questions, "routes/exam-questions.tsx"),
  ...pages(examPaths.files, "routes/exam-csv.ts"),
  route("search", "routes/search.tsx"),
  route("glossary", "routes/glossary.tsx"),
  ...pages(contentPaths.house, "routes/house-page.tsx"),
  ...pages(contentPaths.legal, "routes/legal.tsx"),
  route("sitemap", "routes/sitemap.tsx"),
  route("admin", "routes/admin.tsx", [
    route("overview", "routes/admin-overview.tsx"),
    route("knowledge-base", "routes/admin-knowledge-base.tsx"),
    route("entries", "routes/admin-entries.tsx"),
    route("answers", "routes/admin-answers.tsx"),
    route("questions", "routes/admin-questions.tsx"),
    route("files", "routes/admin-files.tsx"),
    route("record", "routes/admin-record.tsx"),
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
