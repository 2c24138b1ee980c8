/** Whether one sentence says only what its grounds bear out. */
import { findFigures } from "../figures.ts";
import { sectorsIn } from "../subjects.ts";
import type { Grounds } from "./grounds.ts";

export type Verdict = "sound" | "figure" | "name";

export function checkSentence(sentence: string, grounds: Grounds): Verdict {
  const text = withoutTargets(sentence);
  if (!figuresStand(text, grounds) || !multiplesStand(text, grounds)) return "figure";
  return namesStand(text, grounds) ? "sound" : "name";
}

/** Link texts are read, link addresses are not; a list's own number is no figure. */
const withoutTargets = (sentence: string) =>
  sentence
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*(?:[-*]|\d+[.)])\s+/, "")
    .replace(/[*_`]/g, "");

/** A figure must stand in a passage, and in one about the sector that the sentence speaks of. */
function figuresStand(text: string, grounds: Grounds): boolean {
  const sectors = sectorsIn(text);
  return findFigures(text).every(({ key }) => {
    const holders = grounds.figures.get(key);
    if (!holders) return false;
    return sectors.length === 0 || holders.size === 0 || sectors.some((sector) => holders.has(sector));
  });
}

/** Figures without a number: a passage must use the same word. */
const MULTIPLES =
  /\b(?:doubl(?:e|ed|es|ing)|tripl(?:e|ed|es|ing)|halv(?:e|ed|es|ing)|half|twice|thrice|quadrupl\w*|\w+fold|dozens|hundreds|thousands|millions|billions|majority|thirds?(?= of\b)|quarters?(?= of\b))\b/gi;

function multiplesStand(text: string, grounds: Grounds): boolean {
  return [...text.matchAll(MULTIPLES)].every(([word]) => grounds.words.has(word.toLowerCase()));
}

/** Sentences in which a strange name would be taken for a client's. */
const SPEAKS_OF_CLIENTS =
  /\b(?:clients?|customers?|cases?|case study|partners?|worked (?:with|for)|works? with|helped|projects?|campaigns? for|such as|including|behalf of)\b/i;
const DENIES = /\b(?:no|not|never|none|nor|without|cannot|can't|don't|doesn't|isn't)\b/i;
/** Capitalised words of ordinary English, and of this site, that name no client. */
const COMMON =
  /^(?:I|AI|CGT|CPA|CPC|CTR|ROI|ROAS|GDPR|WCAG|EU|UK|US|CFO|FAQ|KPI|HTTP|URL|Portugal|Portuguese|English|British|European?|Europe|Arabic|Urdu|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

function namesStand(text: string, grounds: Grounds): boolean {
  const lower = text.toLowerCase();
  if (grounds.cases.some((title) => lower.includes(title) && !grounds.namedCases.has(title))) return false;
  if (!SPEAKS_OF_CLIENTS.test(text) || DENIES.test(text)) return true;
  return strangeNames(text, grounds).length === 0;
}

/** Capitalised words inside a sentence that no passage holds. */
function strangeNames(text: string, grounds: Grounds): string[] {
  const inside = [...text.matchAll(/(?<=[\p{L}\d,;)]\s)\p{Lu}[\p{L}\d&-]*/gu)].map(([word]) => word);
  return inside.filter(
    (word) => !COMMON.test(word) && !grounds.names.has(word) && !grounds.names.has(word.replace(/s$/, "")),
  );
}
