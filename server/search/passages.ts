/** Splits a document into sentences and rows, and these into the passages that are searched. */
import type { Document } from "./document.ts";
import { sentencesOf } from "./text.ts";

/** A sentence, or a row that keeps a value with its label. */
export interface Unit {
  text: string;
  /** A row is on a line of its own in an answer; sentences run on. */
  kind: "sentence" | "row";
  /** Number of its paragraph in the document. */
  paragraph: number;
  /** The short line above it that heads it, such as the name of a step. */
  heading: string | undefined;
}

/** Units of a document that are found together. */
export interface Passage {
  document: Document;
  units: readonly Unit[];
  /** Place of the first among the document's units. */
  from: number;
  /** Its words as they are encoded, below title and heading. */
  text: string;
}

/** Sentences of a long paragraph that make one passage, and those that it shares with the next. */
const WINDOW = 4;
const OVERLAP = 1;
/** A paragraph of fewer sentences is found with the next one. */
const SHORTEST = 2;
/** Rows of a list or table that make one passage. */
const ROWS = 8;

const ENDS = /[.!?…:]["”’)\]]*$/;
/** "Header: cell; Header: cell". */
const TABLE_ROW = /^(?![^:]*\([^):]*:)[^.;:]{2,70}: [^;]*; [^;:]{2,70}: /;
/** "Label: 37%. 12 months. Basis" of a tile of figures. */
const FIGURE_ROW = /^(?:[^.:]|\.(?=\S)){3,110}: [^.;]{0,12}\d/;
const LIST_ITEM = /^(?:[-*•]|\d+[.)])\s+/;
/** A longer line is no heading. */
const HEADING_WORDS = 9;
/** A line of at most so many words, without a full stop or a number, is a button's label or a name. */
const LABEL_WORDS = 5;

export function unitsOf(content: string): Unit[] {
  const lines = content.split("\n").map((line) => line.trim());
  const units: Unit[] = [];
  let heading: string | undefined;
  for (const [paragraph, line] of lines.entries()) {
    if (isHeading(line, lines[paragraph + 1])) heading = line;
    else for (const unit of unitsOfLine(line)) units.push({ ...unit, paragraph, heading });
  }
  // What holds nothing but labels says them.
  return units.length
    ? units
    : lines.flatMap((text, paragraph) => (text ? [{ text, kind: "row" as const, paragraph, heading: undefined }] : []));
}

/** A short line without a full stop, above one that has one. */
const isHeading = (line: string, next: string | undefined) =>
  line !== "" &&
  !ENDS.test(line) &&
  !TABLE_ROW.test(line) &&
  line.split(/\s+/).length <= HEADING_WORDS &&
  ENDS.test(next ?? "");

function unitsOfLine(line: string): Pick<Unit, "text" | "kind">[] {
  if (line === "") return [];
  const sentences = sentencesOf(line.replace(LIST_ITEM, ""));
  if (TABLE_ROW.test(line) || LIST_ITEM.test(line) || (FIGURE_ROW.test(line) && sentences.length > 1))
    return [{ text: line.replace(LIST_ITEM, ""), kind: "row" }];
  return sentences
    .filter((text) => !isLabel(text))
    .map((text) => ({ text, kind: ENDS.test(text) ? "sentence" : "row" }));
}

const isLabel = (text: string) => !ENDS.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= LABEL_WORDS;

export function passagesOf(document: Document): Passage[] {
  const units = unitsOf(document.content);
  return groupsOf(units).map(({ from, to }) => {
    const own = units.slice(from, to);
    return { document, units: own, from, text: own.map(textOf).join(" ") };
  });
}

const textOf = ({ heading, text }: Unit, at: number, all: readonly Unit[] = []) =>
  heading && heading !== all[at - 1]?.heading ? `${heading}: ${text}` : text;

interface Group {
  from: number;
  to: number;
}

/** Paragraphs, short ones with the next, long ones as windows; rows that follow each other stand together. */
function groupsOf(units: readonly Unit[]): Group[] {
  const groups: Group[] = [];
  let from = 0;
  while (from < units.length) {
    let to = from + 1;
    const isRow = units[from]?.kind === "row";
    while (to < units.length && continues(units, from, to)) to += 1;
    const [size, step] = isRow ? [ROWS, ROWS] : [WINDOW, WINDOW - OVERLAP];
    for (let start = from; start < to; start += step) {
      groups.push({ from: start, to: Math.min(start + size, to) });
      if (start + size >= to) break;
    }
    from = to;
  }
  return groups;
}

function continues(units: readonly Unit[], from: number, at: number): boolean {
  const [first, before, unit] = [units[from], units[at - 1], units[at]] as [Unit, Unit, Unit];
  // What ends with a colon introduces the rows that follow.
  if (unit.kind === "row") return first.kind === "row" || before.text.endsWith(":");
  return first.kind === "sentence" && (unit.paragraph === before.paragraph || at - from < SHORTEST);
}

const DANGLING =
  /^(?:it|its|they|their|them|this|that|these|those|such|he|she|his|her|both|neither|so|but|and|then|there)\b/i;
/** Whether a sentence begins with an anaphor, and needs the one before it. */
export const pointsBack = ({ text }: Pick<Unit, "text">): boolean => DANGLING.test(text);
