/** Pages of a sector, and the figures that a case page holds. */
import { termsOf } from "../retrieval/analyse.ts";
import type { SearchIndex } from "../retrieval/index.ts";
import { type Excerpt, excerptFrom } from "./answering.ts";
import { unitsOf } from "./passages.ts";

/** Pages of one kind ("/results/") whose address or title names the sector. */
export function pagesOfSector(sector: string, kind: string, index: SearchIndex): string[] {
  const term = termsOf(sector)[0] ?? sector;
  return index
    .pages()
    .filter(({ path, terms }) => path.startsWith(kind) && terms.has(term))
    .map(({ path }) => path);
}

/** Rows of a page's figures that stand for it where nothing particular is asked. */
const FIGURES = 4;

export function figuresOf(path: string, index: SearchIndex): Excerpt[] | undefined {
  const entry = index.entriesOf(path).find(({ section_title }) => /^(?:in )?figures$/i.test(section_title ?? ""));
  const units = entry ? unitsOf(entry).filter(({ figures }) => figures.length) : [];
  return entry && units.length ? [excerptFrom(entry, units.slice(0, FIGURES))] : undefined;
}

/** Sentences that introduce a page. */
const OPENING = 2;

export function openingOf(path: string, index: SearchIndex): Excerpt[] {
  const [entry] = index.entriesOf(path);
  const told = entry ? unitsOf(entry).filter(({ kind }) => kind === "sentence") : [];
  return entry && told.length ? [excerptFrom(entry, told.slice(0, OPENING))] : [];
}

/** A page in short: how it begins, and its figures where it has any. */
export function summaryOf(path: string, index: SearchIndex): Excerpt[] {
  return [...openingOf(path, index), ...(figuresOf(path, index) ?? [])];
}
