/**
 * The public library of answers, for its pages. Imported by loaders only, which run while the
 * pages are built: a visitor's browser never loads it.
 */
import { readSubjects } from "./files.ts";
import { pagesOf, type SubjectPage } from "./pages.ts";
import { type PublishedSubject, publishedSubjects } from "./published.ts";
import { sectionName } from "./section-name.ts";

let subjects: PublishedSubject[] | undefined;
let pages: SubjectPage[] | undefined;

/** Read when it is first needed: while developing, most pages do without. */
export function answeredSubjects(): PublishedSubject[] {
  subjects ??= publishedSubjects(readSubjects(), sectionName);
  return subjects;
}

/** Every page of every subject. */
export function answerPages(): SubjectPage[] {
  pages ??= answeredSubjects().flatMap(pagesOf);
  return pages;
}
