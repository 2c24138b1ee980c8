/**
 * The public library of answers, for its pages. Imported by loaders only, which run while the
 * pages are built: a visitor's browser never loads it.
 */
import { parse } from "yaml";
import { pagesOf } from "./pages.ts";
import { publishedSubjects } from "./published.ts";
import { sectionName } from "./section-name.ts";

const files = import.meta.glob<string>("./*.yaml", { query: "?raw", import: "default", eager: true });

export const answeredSubjects = publishedSubjects(
  new Map(Object.entries(files).map(([file, text]) => [file.replace(/^.*\/|\.yaml$/g, ""), parse(text) as unknown])),
  sectionName,
);

/** Every page of every subject. */
export const answerPages = answeredSubjects.flatMap(pagesOf);
