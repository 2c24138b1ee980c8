/**
 * The public library of answers, for its pages. Imported by loaders only, which run while the
 * pages are built: a visitor's browser never loads it.
 */
import { parse } from "yaml";
import { pagesOf, type SubjectPage } from "./pages.ts";
import { type PublishedSubject, publishedSubjects } from "./published.ts";
import { sectionName } from "./section-name.ts";

const files = import.meta.glob<string>("./*.yaml", { query: "?raw", import: "default", eager: true });

let subjects: PublishedSubject[] | undefined;
let pages: SubjectPage[] | undefined;

/** Parsed when it is first needed: while developing, most pages do without. */
export function answeredSubjects(): PublishedSubject[] {
  const parsed = () =>
    Object.entries(files).map(([file, text]) => [file.replace(/^.*\/|\.yaml$/g, ""), parse(text) as unknown] as const);
  subjects ??= publishedSubjects(new Map(parsed()), sectionName);
  return subjects;
}

/** Every page of every subject. */
export function answerPages(): SubjectPage[] {
  pages ??= answeredSubjects().flatMap(pagesOf);
  return pages;
}
