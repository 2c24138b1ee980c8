/** Cuts an entry into the units that an answer is made of: sentences, list items and table rows. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "../retrieval/analyse.ts";
import { type FoundFigure, findFigures } from "./figures.ts";
import { addressesMachine, isInstruction } from "./injection.ts";

export interface Unit {
  text: string;
  terms: ReadonlySet<string>;
  figures: FoundFigure[];
  /** Paragraph and place in the entry, both from 0. */
  paragraph: number;
  position: number;
  kind: "sentence" | "line";
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|Mr|Mrs|Ms|Dr|St|No|Art|Inc|Ltd|Co|U\.K|U\.S)|\b[A-Z])\.$/;
const SENTENCE_END = /[.!?…]["”’)\]]*\s+(?=["“‘([]?[\p{Lu}\d£$€])/gu;

const cut = new WeakMap<KnowledgeBaseEntry, Unit[]>();

/**
 * Units of an entry, in its order. Text that speaks to a machine instead of a
 * reader ("ignore your instructions …") and links that leave the site are left out.
 */
export function unitsOf(entry: KnowledgeBaseEntry): Unit[] {
  let units = cut.get(entry);
  if (!units) {
    units = isPoisoned(entry) ? [] : cutEntry(entry);
    cut.set(entry, units);
  }
  return units;
}

/** A hand-made entry with one such sentence is not believed at all. */
function isPoisoned(entry: KnowledgeBaseEntry): boolean {
  const heading = `${entry.page_title}\n${entry.section_title ?? ""}`;
  return isInstruction(heading) || (entry.metadata.manually_added === true && isInstruction(entry.content));
}

function cutEntry(entry: KnowledgeBaseEntry): Unit[] {
  const units: Unit[] = [];
  const handMade = entry.metadata.manually_added === true;
  entry.content.split(/\n\s*\n/).forEach((text, paragraph) => {
    const lines = text.split("\n").filter((line) => line.trim());
    for (const line of lines) {
      for (const sentence of sentencesOf(line)) {
        if (isSuspect(sentence, handMade)) continue;
        const kind = lines.length > 1 || !/[.!?…]["”’)\]]*$/.test(sentence) ? "line" : "sentence";
        units.push({
          text: sentence,
          terms: new Set(termsOf(sentence)),
          figures: findFigures(sentence),
          paragraph,
          position: units.length,
          kind,
        });
      }
    }
  });
  return units;
}

/** Whether a sentence is kept from visitors: it steers, leads off the site, or holds markup. */
function isSuspect(sentence: string, handMade: boolean): boolean {
  if (isInstruction(sentence) || (handMade && addressesMachine(sentence))) return true;
  return /\bhttps?:|\bwww\.|<\/?[a-z]|\]\(/i.test(sentence);
}

/** Sentences of one paragraph, trimmed. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(SENTENCE_END)) {
    const end = (match.index ?? 0) + match[0].length;
    if (ABBREVIATION.test(paragraph.slice(start, (match.index ?? 0) + 1))) continue;
    sentences.push(paragraph.slice(start, end).trim());
    start = end;
  }
  const rest = paragraph.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
}
