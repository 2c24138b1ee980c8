/** Cuts an entry into the units that an answer is made of: sentences, and rows that keep a figure with its label. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "../retrieval/analyse.ts";
import { type FoundFigure, findFigures } from "./figures.ts";
import { addressesMachine, isInstruction } from "./injection.ts";

export interface Unit {
  text: string;
  terms: ReadonlySet<string>;
  figures: FoundFigure[];
  /** Line and place in the entry, both from 0. */
  line: number;
  position: number;
  /** A row stands on a line of its own in an answer; sentences run on. */
  kind: "sentence" | "row";
  /** The short line above it that names what it is about, such as a step's or an item's. */
  heading?: string;
  headingTerms: ReadonlySet<string>;
  /** A row of a table, "Header: cell; Header: cell". */
  table: boolean;
  /** The first sentence below a heading. */
  opens: boolean;
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|Mr|Mrs|Ms|Dr|St|No|Art|Inc|Ltd|Co|U\.K|U\.S)|\b[A-Z])\.$/;
const SENTENCE_END = /[.!?…]["”’)\]]*\s+(?=["“‘([]?[-−+]?[\p{Lu}\d£$€])/gu;
const ENDS = /[.!?…:]["”’)\]]*$/;
/** "Header: cell; Header: cell", and "Label: 37%. Period. Basis" from a tile of figures. */
const TABLE_ROW = /^[^.;:]{2,70}: [^;]*; [^;:]{2,70}: /;
const LEDGER_ROW = /^(?:[^.]|\.(?=\S)){3,110}: [^.;]{0,12}\d/;
/** What a tile says about its basis is left to the page. */
const BASIS = /\s*Anonymised client data\b[\s\S]*$/;
/** "Article 6(1)(f) GDPR" is a place in a law and "WCAG 2.1" a version: neither is a figure. */
const LEGAL_PLACE =
  /\b(?:Article|Section|Chapter|Recital|Annex)s? [\dIVX]+(?:\(\w+\))*|\b(?:WCAG|ISO|HTTPS?|TLS) \d[\d.]*/g;
/** Words of a line that can be a heading of what follows. */
const HEADING_WORDS = 9;
const LABEL_WORDS = 5;

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
  const handMade = entry.metadata.manually_added === true;
  const lines = entry.content.split("\n").map((text) => text.trim());
  const units: Unit[] = [];
  let heading: string | undefined;
  let headingTerms: ReadonlySet<string> = new Set();
  lines.forEach((text, line) => {
    if (isHeading(text, lines[line + 1])) {
      heading = text;
      headingTerms = new Set(termsOf(text));
      return;
    }
    const parts = partsOf(text);
    // What stands beside a sentence for machines was written by the same hand.
    if (handMade && parts.some(({ part }) => addressesMachine(part))) return;
    for (const { part, kind } of parts) {
      if (!part || isSuspect(part)) continue;
      const unit: Unit = {
        text: part,
        terms: new Set(termsOf(part)),
        figures: findFigures(part.replace(LEGAL_PLACE, (place) => "·".repeat(place.length))),
        line,
        position: units.length,
        kind,
        headingTerms,
        table: TABLE_ROW.test(part),
        opens: heading !== undefined && units.at(-1)?.heading !== heading,
      };
      units.push(heading ? { ...unit, heading } : unit);
    }
  });
  return units;
}

/** A short line without a full stop, above one that has one. */
function isHeading(text: string, next: string | undefined): boolean {
  return (
    text !== "" &&
    !ENDS.test(text) &&
    !TABLE_ROW.test(text) &&
    next !== undefined &&
    ENDS.test(next) &&
    text.split(/\s+/).length <= HEADING_WORDS
  );
}

/** A line of few words without an end or a figure: a button, a name, the title once more. */
function isLabel(line: string): boolean {
  return !ENDS.test(line) && !/\d/.test(line) && line.split(/\s+/).length <= LABEL_WORDS;
}

function partsOf(line: string): { part: string; kind: Unit["kind"] }[] {
  if (TABLE_ROW.test(line)) return [{ part: line, kind: "row" }];
  if (LEDGER_ROW.test(line) && sentencesOf(line).length > 1)
    return [{ part: line.replace(BASIS, "").trim(), kind: "row" }];
  const sentences = sentencesOf(line);
  if (isLabel(line)) return [];
  return sentences.map((part) => ({ part, kind: ENDS.test(part) ? "sentence" : "row" }));
}

/** Whether a sentence is kept from visitors: it steers, leads off the site, or holds markup. */
function isSuspect(sentence: string): boolean {
  return isInstruction(sentence) || /\bhttps?:|\bwww\.|<\/?[a-z]|\]\(/i.test(sentence);
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
