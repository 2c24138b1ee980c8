/**
 * The one list of public paths: prerender, sitemap, feeds and tests all read it.
 * A page of content is one file in a folder beside this one; its name is its address.
 * Runs in Node only (it reads the folders); pages get their words from `content/index.ts`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { adminPages } from "./admin-pages.ts";
import { pagesOf } from "./answers/pages.ts";
import { publishedSubjects } from "./answers/published.ts";
import { EXAM_PATH, roundFilePath, roundNumber, roundPath, shownRounds } from "./exam/address.ts";
import { readRound } from "./exam/round.ts";
import { sheetsOf } from "./exam/summary.ts";
import { parseYaml } from "./parse-yaml.ts";

/** Pages that are made of others: none has a file of its own in a folder beside this one. */
const indexPaths = [
  "/",
  "/solutions",
  "/results",
  "/results/figures",
  "/insights",
  "/answers",
  "/search",
  "/glossary",
  "/sitemap",
  EXAM_PATH,
];

const slugs = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.slice(0, -".mdx".length))
    .sort();

/** The pages of the public library. */
function answerPages(): string[] {
  const folder = new URL("./answers/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const read = (name: string) => parseYaml(readFileSync(new URL(name, folder), "utf8"));
  try {
    const files = new Map(names.map((name) => [name.slice(0, -".yaml".length), read(name)]));
    return publishedSubjects(files, (address) => address).flatMap((subject) =>
      pagesOf(subject).map(({ path }) => path),
    );
  } catch {
    // A file that cannot be used is refused before a build, with its name: scripts/content/answers.ts.
    return [];
  }
}

const roundFolder = new URL("../bench/consultant/rounds/", import.meta.url);
const roundFiles = new Map(readdirSync(roundFolder).map((name) => [roundNumber(name), name]));
const examined = shownRounds([...roundFiles.keys()].filter((number) => number !== undefined)).map((number) =>
  readRound(number, JSON.parse(readFileSync(new URL(roundFiles.get(number) ?? "", roundFolder), "utf8"))),
);

/** The exam in public, and of each round that is shown its page, its questions, and its file. */
export const examPaths = {
  page: EXAM_PATH,
  rounds: examined.map(({ number }) => roundPath(number)),
  questions: examined.flatMap((round) => sheetsOf(round).map(({ path }) => path)),
  files: examined.map(({ number }) => roundFilePath(number)),
};

const answers = answerPages();

/** Reads the folders of pages: while developing, again with each page that comes or goes. */
export function readPaths() {
  const contentPaths = {
    solutions: slugs("./solutions/").map((slug) => `/solutions/${slug}`),
    results: slugs("./results/").map((slug) => `/results/${slug}`),
    insights: slugs("./insights/").map((slug) => `/insights/${slug}`),
    house: slugs("./house/").map((slug) => `/${slug}`),
    legal: slugs("./legal/").map((slug) => `/${slug}`),
    answers,
  };
  /** Every page that visitors and search engines may find. */
  const publicPaths = [
    ...indexPaths,
    ...examPaths.rounds,
    ...examPaths.questions,
    ...Object.values(contentPaths).flat(),
  ];
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
  ...examPaths.files,
  "/.well-known/security.txt",
];
