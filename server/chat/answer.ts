/** What the consultant answers with, and how excerpts become its text. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Excerpt } from "./answering.ts";
import { sourceFrame } from "./frames.ts";
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
  /** A message for the enquiry form, once the visitor has asked for one. */
  enquiry?: string;
}

/** Text from one page stands as a paragraph, text of several as a list that begins with the page. */
export function compose(excerpts: readonly Excerpt[], lead?: string): Answer {
  const pages = byPage(excerpts);
  const sources = pages.map(([first]) => sourceOf((first as Excerpt).entry));
  const [only] = pages;
  if (pages.length === 1 && only && !lead) {
    const text = only.map((excerpt) => paragraphsOf(excerpt.units)).join("\n\n");
    return { kind: "answer", sources, text: `${text}\n\n${sourceFrame(sources.map(linkTo))}` };
  }
  const items = pages.map((page, index) => {
    const sentences = page.flatMap(({ units }) => units.map(({ text }) => text)).join(" ");
    return `- ${linkTo(sources[index] as Source)}: ${sentences}`;
  });
  return { kind: "answer", sources, text: [...(lead ? [lead] : []), items.join("\n")].join("\n\n") };
}

/** Sentences run on; list items and table rows keep their lines. */
function paragraphsOf(units: readonly Unit[]): string {
  let text = "";
  units.forEach((unit, index) => {
    const before = units[index - 1];
    const item = unit.kind === "line" && units.length > 1;
    const gap = !before ? "" : item || before.kind === "line" ? (item && before.kind === "line" ? "\n" : "\n\n") : " ";
    text += `${gap}${item ? "- " : ""}${unit.text}`;
  });
  return text;
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
export function isSitePath(url: string): boolean {
  return /^\/(?!\/)[\w\-./#%~]*$/.test(url);
}
