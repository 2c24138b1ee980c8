/** What the consultant answers with, and how excerpts become its text. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Excerpt } from "./answering.ts";
import { furtherFrame, sourceFrame } from "./frames.ts";
import type { Unit } from "./passages.ts";

export type AnswerKind = "answer" | "declined" | "advice" | "prices" | "handover" | "talk" | "refused";

export interface Source {
  title: string;
  url: string;
}

export interface Answer {
  kind: AnswerKind;
  /** Markdown. */
  text: string;
  /** Pages that the answer was taken from. */
  sources: Source[];
  /** Entries from which a model may answer instead; none where it should not. */
  passages: KnowledgeBaseEntry[];
  /** A message for the enquiry form, once the visitor has asked for one. */
  enquiry?: string;
}

/** An answer that is taken from no page. */
export function plainAnswer(kind: AnswerKind, text: string): Answer {
  return { kind, text, sources: [], passages: [] };
}

export interface Surroundings {
  /** What stands before the excerpts. */
  lead?: string;
  /** Entries of other pages on the same matter. */
  further?: readonly KnowledgeBaseEntry[];
}

/** Text from one page stands as a paragraph, text of several as a list that begins with the page. */
export function compose(excerpts: readonly Excerpt[], { lead, further = [] }: Surroundings = {}): Answer {
  const pages = byPage(excerpts);
  const sources = pages.map(([first]) => sourceOf((first as Excerpt).entry));
  const passages = excerpts.map(({ entry }) => entry);
  const [only] = pages;
  const links = further.map((entry) => linkTo(sourceOf(entry)));
  const more = links.length ? [furtherFrame(links)] : [];
  if (pages.length === 1 && only && !lead) {
    const text = only.map((excerpt) => paragraphsOf(excerpt.units)).join("\n\n");
    const named = [sourceFrame(sources.map(linkTo)), ...more].join("\n");
    return { kind: "answer", sources, passages, text: `${text}\n\n${named}` };
  }
  const items = pages.map((page, index) => {
    return `- ${linkTo(sources[index] as Source)}: ${runOn(page.flatMap(({ units }) => units))}`;
  });
  return { kind: "answer", sources, passages, text: [...(lead ? [lead] : []), items.join("\n"), ...more].join("\n\n") };
}

/** Within a list item: sentences run on, a row begins a line. */
function runOn(units: readonly Unit[]): string {
  return units
    .map((unit, index) => {
      const before = units[index - 1];
      const gap = !before ? "" : unit.kind === "row" || before.kind === "row" ? "\n  " : " ";
      return gap + unit.text;
    })
    .join("");
}

/** Sentences run on; rows become a list. */
function paragraphsOf(units: readonly Unit[]): string {
  const isItem = (unit: Unit) => unit.kind === "row" && units.length > 1;
  return units
    .map((unit, index) => {
      const before = units[index - 1];
      if (!before) return (isItem(unit) ? "- " : "") + unit.text;
      if (isItem(unit)) return `${isItem(before) ? "\n- " : "\n\n- "}${unit.text}`;
      return (isItem(before) ? "\n\n" : " ") + unit.text;
    })
    .join("");
}

function byPage(excerpts: readonly Excerpt[]): Excerpt[][] {
  const pages = new Map<string, Excerpt[]>();
  for (const excerpt of excerpts) {
    const key = excerpt.entry.page_url?.split("#")[0] ?? excerpt.entry.id;
    pages.set(key, [...(pages.get(key) ?? []), excerpt]);
  }
  return [...pages.values()];
}

function sourceOf(entry: KnowledgeBaseEntry): Source {
  return { title: entry.page_title, url: entry.page_url ?? "" };
}

/** A Markdown link; an entry without an address of this site is named without one. */
export function linkTo({ title, url }: Source): string {
  const name = title.replace(/[[\]\\]/g, "");
  return isSitePath(url) ? `[${name}](${url})` : name;
}

/** A path of this site: one slash, no protocol, nothing that could end a Markdown link. */
function isSitePath(url: string): boolean {
  return /^\/(?!\/)[\w\-./#%~]*$/.test(url);
}
