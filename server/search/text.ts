/** Text processing: normalised words, their stems, sentences. */
import { createHash } from "node:crypto";
import { stemmer } from "stemmer";
import { eng } from "stopword";
import { typed } from "../../shared/domain/typography.ts";

const WORD = /\p{L}+|\d+(?:\.\d+)*\p{L}{0,2}/gu;
/** Cached stems; a site has a few thousand words, a large knowledge base some ten thousand. */
const CACHE_SIZE = 100_000;
const stems = new Map<string, string>();

/** "£7 million", "7,000,000" and "£7m" are one number. */
const SCALES: [RegExp, string][] = [
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/(\d)\s?(?:billion|bn)\b/g, "$1b"],
  [/(\d)\s?(?:million|mn)\b/g, "$1m"],
  [/(\d)\s?thousand\b/g, "$1k"],
  [/(\d)000000\b/g, "$1m"],
  [/(\d)000\b/g, "$1k"],
];

/** Endings in which British and American spelling differ; both become the American one. */
const SPELLINGS: [RegExp, string][] = [
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, "iz$1"],
  [/ys(e|ed|es|er|ers|ing)$/, "yz$1"],
  [/^(\w{3,})our(s|ed|ing|al|able)?$/, "$1or$2"],
  [/^(\w{2,})tre(s?)$/, "$1ter$2"],
  [/^(travel|model|label|cancel|channel|level|total)l(ing|ed|er|ers)$/, "$1$2"],
  [/^(\w+)gramme(s?)$/, "$1gram$2"],
  [/^(\w+)logue(s?)$/, "$1log$2"],
  [/^(licen|defen|offen)ce(s?)$/, "$1se$2"],
  [/^enquir/, "inquir"],
];

/** Lower case, no accents, one form of quotes and numbers. */
function normalised(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/'s\b|'/g, "")
    .replace(/×/g, "x");
  if (!/\d/.test(plain)) return plain;
  return SCALES.reduce((out, [pattern, form]) => out.replace(pattern, form), plain);
}

export function wordsOf(text: string): string[] {
  return normalised(text).match(WORD) ?? [];
}

export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** Of a normalised word; numbers stay as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^\d/.test(word) ? word : stemmer(SPELLINGS.reduce((out, [from, to]) => out.replace(from, to), word));
  if (stems.size >= CACHE_SIZE) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Words that say nothing of what a text is about, as stems. */
const STOP_STEMS = new Set([...eng, "does", "doing", "done", "would", "shall", "please"].map(stemOf));
export const isStopWord = (stem: string): boolean => STOP_STEMS.has(stem);
/** Stems of the words that say something. */
export const contentStemsOf = (text: string): string[] => stemsOf(text).filter((stem) => !isStopWord(stem));

/** A key by which texts with the same words are equal. */
export const sameText = (text: string) => wordsOf(text).join(" ");

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|Mr|Mrs|Ms|Dr|St|No|Art|Inc|Ltd|Co|U\.K|U\.S)|\b[A-Z])\.$/;
const SENTENCE_END = /[.!?…]["”’)\]]*\s+(?=["“‘([]?[-−+]?[\p{Lu}\d£$€])/gu;

/** Sentences of one paragraph, trimmed. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(SENTENCE_END)) {
    if (ABBREVIATION.test(paragraph.slice(start, match.index + 1))) continue;
    const end = match.index + match[0].length;
    sentences.push(paragraph.slice(start, end).trim());
    start = end;
  }
  const rest = paragraph.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
}

/** Hash of a section's words, by which an answer knows whether they have changed since it was written. */
export function sectionHash(content: string): string {
  return createHash("sha256").update(typed(content).replace(/\s+/g, " ").trim()).digest("hex").slice(0, 16);
}
