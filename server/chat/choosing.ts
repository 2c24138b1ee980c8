/** Which sentences of a passage make the answer: the best, what else the question asks, and what makes them readable. */
import { coverage } from "../retrieval/index.ts";
import type { Scored, Wanted } from "./answering.ts";
import { figureFit, holdsAsked, isAside } from "./fitness.ts";
import type { Unit } from "./passages.ts";

/** Sentences of one excerpt at most. */
const SENTENCES = 2;
/** The same where the end of a calculation is asked for: its last steps belong together. */
const WITH_OUTCOME = 3;
/** A neighbour joins the best sentence when it is at least this good by comparison. */
const NEIGHBOUR = 0.66;
/** A sentence that speaks to this much of the question for the first time joins too. */
const NEW_ASPECT = 0.15;
/** Share of terms from which two sentences say the same. */
const SAME_TERMS = 0.6;
/** An entry of no more sentences and characters than this is an answer as a whole. */
const SHORT = 3;
const SHORT_TEXT = 320;

export function chooseSentences(scored: Scored[], best: number, all: readonly Unit[], wanted: Wanted): Unit[] {
  if (isShort(all) && scored.length === all.length) return [...all];
  const close = scored.filter(({ score }) => score >= best * NEIGHBOUR).sort((a, b) => b.score - a.score);
  // A row of a table reads badly outside it, so it answers only where no sentence does it as well.
  const inTable = close[0]?.unit.table === true;
  const near = inTable ? close : close.filter(({ unit }) => !unit.table || wanted.asked.counted?.test(unit.text));
  const chosen = withoutRepeats(near.map(({ unit }) => unit)).slice(0, wanted.asked.outcome ? WITH_OUTCOME : SENTENCES);
  const further = newAspect(chosen, inTable ? scored : scored.filter(({ unit }) => !unit.table), wanted);
  // Where a figure is asked for, one sentence more is better than one figure less.
  const kept = wanted.asked.units.length ? chosen : chosen.slice(0, SENTENCES - 1);
  const told = withFigure(further ? [...kept, further] : chosen, scored, wanted);
  const readable = withAntecedents(told, all);
  const listed = withItems(readable, all);
  return listed ?? (wanted.asked.kind === "place" ? readable : withExplanation(readable, all));
}

function isShort(all: readonly Unit[]): boolean {
  const length = all.reduce((sum, { text }) => sum + text.length, 0);
  return all.length <= SHORT && length <= SHORT_TEXT && all.every(({ kind }) => kind === "sentence");
}

/** Where none of the sentences holds a figure of the kind asked for, the best of the section that does joins them. */
function withFigure(told: readonly Unit[], scored: readonly Scored[], { asked }: Wanted): Unit[] {
  if (!asked.units.length || told.some((unit) => holdsAsked(unit, asked))) return [...told];
  const [best] = scored.filter(({ unit }) => holdsAsked(unit, asked)).sort((a, b) => b.score - a.score);
  return best ? [...told, best.unit] : [...told];
}

/** What follows a lone sentence explains it; a sentence between two of one paragraph joins them. */
function withExplanation(told: readonly Unit[], all: readonly Unit[]): Unit[] {
  const [first, second] = told;
  if (!first || told.length > 2) return [...told];
  const next = all[first.position + 1];
  const runsOn = next?.line === first.line && next.kind === "sentence" && first.kind === "sentence" && !isAside(next);
  if (!runsOn || (second && (second.line !== first.line || second.position !== first.position + 2))) return [...told];
  return second ? [first, next, second] : [first, next];
}

/** "Four checks put source markets in order." says nothing without the four. */
const ANNOUNCES = /^(Two|Three|Four|Five) (?!of\b)[^,;:]+/;
const NUMBERS = ["Two", "Three", "Four", "Five"];
/** Characters of a list that an answer can hold. */
const LIST_TEXT = 700;

/** The sentence and the lines that it announces; undefined where no sentence announces any. */
function withItems(told: readonly Unit[], all: readonly Unit[]): Unit[] | undefined {
  const head = told.find((unit) => ANNOUNCES.test(unit.text) && all[unit.position + 1]?.line === unit.line + 1);
  if (!head) return undefined;
  const count = NUMBERS.indexOf(ANNOUNCES.exec(head.text)?.[1] ?? "") + 2;
  const items = Array.from({ length: count }, (_, at) => asItem(all.filter(({ line }) => line === head.line + 1 + at)));
  const length = items.reduce((sum, item) => sum + (item?.text.length ?? LIST_TEXT), 0);
  return length > LIST_TEXT ? undefined : [head, ...items.flatMap((item) => item ?? [])];
}

/** A line of sentences as one item of a list; undefined for a row of a table and what stands below a heading. */
function asItem(line: readonly Unit[]): Unit | undefined {
  const [first] = line;
  if (!first || first.opens || line.some(({ kind }) => kind === "row")) return undefined;
  return { ...first, kind: "row", text: line.map(({ text }) => text).join(" ") };
}

/** A caption repeats the sentence beside it: of two that share their figures and most words, the fuller stays. */
function withoutRepeats(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = [];
  for (const unit of units) {
    const same = kept.findIndex((other) => repeats(unit, other));
    const other = kept[same];
    if (!other) kept.push(unit);
    else if (!unit.table && (other.table || unit.terms.size > other.terms.size)) kept[same] = unit;
  }
  return kept;
}

function repeats(unit: Unit, other: Unit): boolean {
  const shared = [...unit.terms].filter((term) => other.terms.has(term)).length;
  if (shared < SAME_TERMS * Math.min(unit.terms.size, other.terms.size)) return false;
  const figures = new Set(other.figures.map(({ key }) => key));
  return unit.figures.every(({ key }) => figures.has(key));
}

/** The sentence that speaks to a part of the question that none chosen so far does: "CPA and ROAS". */
function newAspect(chosen: readonly Unit[], scored: readonly Scored[], { query, asked }: Wanted): Unit | undefined {
  const told = chosen.map(({ terms }) => terms);
  const before = coverage(query, "emphasis", ...told);
  let best: { unit: Unit; gain: number } | undefined;
  for (const { unit } of scored) {
    if (chosen.includes(unit) || (asked.units.length && figureFit(unit, asked) <= 0)) continue;
    const gain = coverage(query, "emphasis", ...told, unit.terms) - before;
    if (gain >= NEW_ASPECT && gain > (best?.gain ?? 0)) best = { unit, gain };
  }
  return best?.unit;
}

/** Words at the start of a sentence that point to the one before. */
const POINTS_BACK =
  /^(?:It|Its|This|That|These|Those|They|Their|Both|Such|He|She|The (?:same|latter|former|other|others|rest|first|second|third|last|two|three|result|difference)|Then|Instead|Neither|Either|None|So|But|And|Or|Also|However|Therefore|Otherwise|Another|One|Each|Of (?:these|those)|In (?:that|this|both)|For (?:that|this)|By (?:that|then)|After that|We then|You then|Until (?:then|both))\b/;
/** "The address rarely gets one": so does such an object. */
const LEANS_BACK = /^[^,;:]{0,50}\b(?:gets?|has|have|needs?|do(?:es)?) (?:one|none|it|so|both)\b/;
/** Sentences added before one that points back. */
const REACH_BACK = 2;

const pointsBack = ({ text }: Unit) => POINTS_BACK.test(text) || LEANS_BACK.test(text);

/** The units in order, with the sentences that they point back to. */
function withAntecedents(chosen: readonly Unit[], all: readonly Unit[]): Unit[] {
  const kept = new Set(chosen);
  for (const unit of chosen) {
    let current = unit;
    for (let step = 0; step < REACH_BACK && pointsBack(current); step += 1) {
      const before = all[current.position - 1];
      if (!before || before.line !== current.line || before.kind !== "sentence") break;
      kept.add(before);
      current = before;
    }
  }
  return all.filter((unit) => kept.has(unit));
}
