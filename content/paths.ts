/**
 * The one list of public paths: prerender, sitemap, feeds and tests all read it.
 * A page of content is one file in a folder beside this one; its name is its address.
 * Runs in Node only (it reads the folders); pages get their words from `content/index.ts`.
 */
import { adminPages } from "./admin-pages.ts";
import { readSubjects } from "./answers/files.ts";
import { pagesOf } from "./answers/pages.ts";
import { publishedSubjects } from "./answers/published.ts";
import { contentFiles, type Kind } from "./content-files.ts";
import { EXAM_FILE } from "./exam/address.ts";
import { indexPages } from "./index-pages.ts";

/** The pages of the public library. */
function answerPages(): string[] {
  try {
    return publishedSubjects(readSubjects(), (address) => address).flatMap((subject) =>
      pagesOf(subject).map(({ path }) => path),
    );
  } catch {
    // A file that cannot be used is refused before a build, with its name: scripts/content/check.ts.
    return [];
  }
}

const answers = answerPages();

/** Reads the folders of pages: while developing, again with each page that comes or goes. */
export function readPaths() {
  const pathsOf = (kind: Kind) => contentFiles(kind).map(({ path }) => path);
  const contentPaths = {
    solutions: pathsOf("solutions"),
    results: pathsOf("results"),
    insights: pathsOf("insights"),
    house: pathsOf("house"),
    legal: pathsOf("legal"),
    answers,
  };
  /** Every page that visitors and search engines may find. */
  const publicPaths = [...indexPages.map(({ path }) => path), ...Object.values(contentPaths).flat()];
  return { contentPaths, publicPaths };
}

export const { contentPaths, publicPaths } = readPaths();

/** Pages that exist but are not for finding. */
export const hiddenPaths = [...adminPages.map(({ path }) => path), "/404"];

/** Files that are built like pages. */
export const feedPaths = [
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/llms.txt",
  "/manifest.webmanifest",
  "/results/figures.csv",
  EXAM_FILE,
  "/.well-known/security.txt",
];
