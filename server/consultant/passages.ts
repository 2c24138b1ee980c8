/** Splits an entry of the knowledge base into its headings, questions and sentences. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { runsOf, sentencesOf, stemsOf } from "./text.ts";

/** A sentence, or a row that keeps a value with its label. */
export interface Unit {
  text: string;
  stems: ReadonlySet<string>;
  /** Line of the entry, from 0. */
  line: number;
  /** A row is on a line of its own in an answer; sentences run on. */
  kind: "sentence" | "row";
  /** The short line above it that heads it, such as the name of a step. */
  heading: string | undefined;
}

export interface Passage {
  entry: KnowledgeBaseEntry;
  /** Title of the page and heading of the section. */
  head: string;
  headStems: ReadonlySet<string>;
  /** Questions that the entry answers. */
  wordings: readonly string[];
  units: readonly Unit[];
  stems: ReadonlySet<string>;
  doubtful: readonly Doubtful[];
}

/** Sentences of an entry that may be instructions hidden in it. */
export interface Suspected {
  /** Never quoted. */
  discarded: readonly string[];
  /** Quoted to whoever asks for what they hold, and to nobody who gives them back in their own words. */
  doubtful: readonly string[];
}

interface Doubtful {
  sentence: string;
  /** Whoever gives it back says one of them. */
  runs: readonly string[];
  stems: ReadonlySet<string>;
}

export type Inspect = (entry: KnowledgeBaseEntry) => Suspected;

const ENDS = /[.!?…:]["”’)\]]*$/;
/** "Header: cell; Header: cell". */
const TABLE_ROW = /^[^.;:]{2,70}: [^;]*; [^;:]{2,70}: /;
/** "Label: 37%. 12 months. Basis" of a tile of figures. */
const FIGURE_ROW = /^(?:[^.:]|\.(?=\S)){3,110}: [^.;]{0,12}\d/;
/** A longer line is no heading. */
const HEADING_WORDS = 9;
/** A line of at most so many words, without a full stop or a number, is a button's label or a name. */
const LABEL_WORDS = 5;

export function passageOf(original: KnowledgeBaseEntry, { discarded, doubtful }: Suspected): Passage {
  const entry = withoutSentences(original, discarded);
  const headings = [entry.page_title, entry.section_title ?? "", entry.metadata.sector ?? ""].filter(Boolean);
  const units = unitsOf(entry);
  const wordings = [...(entry.metadata.questions ?? []), ...headings.filter((heading) => heading.endsWith("?"))];
  const head = headings.join(" ");
  const headStems = new Set(stemsOf(head));
  return {
    entry,
    head,
    headStems,
    wordings: [...new Set(wordings)],
    units,
    stems: new Set([...headStems, ...units.flatMap(({ stems }) => [...stems])]),
    doubtful: doubtful.map((sentence) => ({ sentence, runs: runsOf(sentence), stems: new Set(stemsOf(sentence)) })),
  };
}

function withoutSentences(entry: KnowledgeBaseEntry, sentences: readonly string[]): KnowledgeBaseEntry {
  if (sentences.length === 0) return entry;
  const cut = (text: string) => sentences.reduce((left, sentence) => left.replace(sentence, ""), text).trim();
  const { page_title, section_title, content } = entry;
  return {
    ...entry,
    page_title: cut(page_title),
    section_title: section_title && cut(section_title),
    content: cut(content),
  };
}

function unitsOf(entry: KnowledgeBaseEntry): Unit[] {
  const lines = entry.content.split("\n").map((text) => text.trim());
  const units: Unit[] = [];
  let heading: string | undefined;
  for (const [line, text] of lines.entries()) {
    if (isHeading(text, lines[line + 1])) {
      heading = text;
      continue;
    }
    for (const { part, kind } of partsOf(text))
      units.push({ text: part, stems: new Set(stemsOf(`${part} ${heading ?? ""}`)), line, kind, heading });
  }
  return units.length ? units : labelsOf(lines);
}

/** An entry that holds nothing but labels says them. */
function labelsOf(lines: readonly string[]): Unit[] {
  return lines.flatMap((text, line) =>
    text ? [{ text, stems: new Set(stemsOf(text)), line, kind: "row", heading: undefined }] : [],
  );
}

/** A short line without a full stop, above one that has one. */
function isHeading(text: string, next: string | undefined): boolean {
  const words = text.split(/\s+/).length;
  return text !== "" && !ENDS.test(text) && !TABLE_ROW.test(text) && words <= HEADING_WORDS && ENDS.test(next ?? "");
}

function partsOf(line: string): { part: string; kind: Unit["kind"] }[] {
  if (line === "") return [];
  if (TABLE_ROW.test(line)) return [{ part: line, kind: "row" }];
  const sentences = sentencesOf(line);
  if (FIGURE_ROW.test(line) && sentences.length > 1) return [{ part: line, kind: "row" }];
  const isLabel = !ENDS.test(line) && !/\d/.test(line) && line.split(/\s+/).length <= LABEL_WORDS;
  return isLabel ? [] : sentences.map((part) => ({ part, kind: ENDS.test(part) ? "sentence" : "row" }));
}

const DANGLING = /^(?:it|its|they|their|them|this|that|these|those|such|he|she|both|neither|so|but|and|then|there)\b/i;
/** Whether a sentence begins with an anaphor, and needs the one before it. */
export const pointsBack = ({ text }: Pick<Unit, "text">): boolean => DANGLING.test(text);
