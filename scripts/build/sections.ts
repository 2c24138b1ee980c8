/**
 * Reads a built page the way a visitor does: by heading. Each section becomes
 * one entry of the knowledge base, with its address and the questions it answers.
 */

import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { asksOf } from "../../content/asks-attribute.ts";

export interface Section {
  page_title: string;
  page_url: string;
  section_title: string | null;
  content: string;
  metadata: { questions: string[] };
}

/** Elements that are not content. */
const SKIPPED =
  'nav, form, script, style, svg, noscript, template, .button, .button-row, [data-index="no"], [data-island], [data-controls], [aria-hidden="true"]';
const BLOCKS = new Set([
  "P",
  "LI",
  "TR",
  "DT",
  "DD",
  "DIV",
  "FIGCAPTION",
  "BLOCKQUOTE",
  "H3",
  "H4",
  "CAPTION",
  "SECTION",
  "FIGURE",
  "ADDRESS",
  "UL",
  "OL",
  "DL",
  "TABLE",
]);

interface Draft {
  /** A part of the section before it. */
  part: boolean;
  title: string | null;
  anchor: string;
  questions: string[];
  lines: string[];
}

export function sectionsOf(root: HTMLElement, path: string): Section[] {
  const main = root.querySelector("main");
  if (!main || main.getAttribute("data-index") === "no") return [];
  for (const element of main.querySelectorAll(SKIPPED)) element.remove();
  const pageTitle = main.getAttribute("data-page-title") ?? main.querySelector("h1")?.textContent.trim() ?? path;
  const drafts: Draft[] = [{ part: false, title: null, anchor: "", questions: [], lines: [] }];
  walk(main, drafts);
  return drafts
    .map((draft) => ({ ...draft, content: textOf(draft.lines) }))
    .filter((draft) => draft.content !== "")
    .map((draft) => ({
      page_title: pageTitle,
      page_url: draft.anchor ? `${path}#${draft.anchor}` : path,
      section_title: draft.title,
      content: draft.content,
      metadata: { questions: draft.questions },
    }));
}

function walk(node: Node, drafts: Draft[]) {
  const current = drafts.at(-1);
  if (!current) return;
  if (node.nodeType === NodeType.TEXT_NODE) {
    append(current, node.textContent);
    return;
  }
  if (node.nodeType !== NodeType.ELEMENT_NODE) return;
  const element = node as HTMLElement;
  const asks = asksOf(element.getAttribute("data-asks"));
  if (element.tagName === "H1") {
    current.questions.push(...asks);
    current.lines.push(element.textContent.trim(), "");
    return;
  }
  const id = element.getAttribute("id");
  if (element.tagName === "H2" || (element.tagName === "H3" && id && asks.length > 0)) {
    const title = element.textContent.trim();
    const part = element.tagName === "H3";
    // A section still says of which parts it consists; a list of questions says nothing.
    if (part && !title.endsWith("?")) drafts.findLast((draft) => !draft.part)?.lines.push("", title, "");
    drafts.push({ part, title, anchor: id ?? "", questions: asks, lines: [""] });
    return;
  }
  if (element.tagName === "TABLE" && rowsOf(element).length) {
    current.lines.push("", ...rowsOf(element), "");
    return;
  }
  if (element.tagName === "DL") {
    current.lines.push("", ...termsOf(element), "");
    return;
  }
  const block = BLOCKS.has(element.tagName);
  if (block) current.lines.push("");
  for (const child of element.childNodes) walk(child, drafts);
  if (block) drafts.at(-1)?.lines.push("");
}

/** "Header: cell; Header: cell" for each row: a row can be read without the table around it. */
function rowsOf(table: HTMLElement): string[] {
  const headers = table.querySelectorAll("thead th").map((cell) => cell.textContent.trim());
  return table.querySelectorAll("tbody tr").map((row) =>
    row
      .querySelectorAll("th, td")
      .map((cell, index) => `${headers[index] ? `${headers[index]}: ` : ""}${cell.textContent.trim()}`)
      .join("; "),
  );
}

/** "Term: value. Basis." for each term of a list of figures. */
function termsOf(list: HTMLElement): string[] {
  return list.querySelectorAll("dt").map((term) => {
    const values = (term.parentNode?.querySelectorAll("dd") ?? []).map((value) => value.textContent.trim());
    const [first, ...rest] = values;
    return `${term.textContent.trim()}: ${first ?? ""}${first && !/[.!?]$/.test(first) ? "." : ""} ${rest.join(" ")}`.trim();
  });
}

function append(draft: Draft, text: string) {
  const last = draft.lines.length - 1;
  if (last < 0) draft.lines.push(text);
  else draft.lines[last] += text;
}

/** Lines joined; paragraphs stay apart. */
function textOf(lines: string[]): string {
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
