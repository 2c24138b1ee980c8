/** The site's sections as entries: from the build where there is one, else read from the content files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withFigures, withFiguresDeep } from "../../content/figures.ts";
import { figure } from "../../content/ledger.ts";
import { type ContentFile, type Kind, kinds, readKind, visibleText } from "../../scripts/content/read.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";

type Section = Pick<KnowledgeBaseEntry, "page_title" | "page_url" | "section_title" | "content" | "metadata">;
type Numbers = { id: string; text: string }[];

export function siteEntries(root: string): KnowledgeBaseEntry[] {
  const built = join(root, "build", "knowledge.json");
  const sections = existsSync(built) ? (JSON.parse(readFileSync(built, "utf8")) as Section[]) : fromContent(root);
  return sections.map((section, number) => ({
    ...section,
    id: `site-${number}`,
    created_at: "2025-09-30T00:00:00.000Z",
    embedding: null,
  }));
}

function fromContent(root: string): Section[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => readKind(root, kind).flatMap(sectionsOf));
}

function sectionsOf(file: ContentFile): Section[] {
  const numbers = (file.meta.numbers as Numbers | undefined) ?? [];
  const meta = withFiguresDeep(file.meta, numbers) as Record<string, never>;
  const title = String(meta.cardTitle ?? meta.title);
  const section = (anchor: string, heading: string, content: string, questions: string[] = []): Section => ({
    page_title: title,
    page_url: anchor ? `${file.path}#${anchor}` : file.path,
    section_title: heading || null,
    content,
    metadata: { questions },
  });
  return [
    section(
      "",
      String(meta.headline ?? meta.title),
      [meta.intro ?? meta.excerpt, meta.description].filter(Boolean).join("\n\n"),
    ),
    ...tiles(meta).map((content) => section("figures", "Figures", content)),
    ...(meta.keyPoints ? [section("key-points", "Key points", (meta.keyPoints as string[]).join("\n"))] : []),
    ...bodySections(file.body, numbers).map(({ heading, content, questions }) =>
      section(anchorOf(heading), heading, content, questions),
    ),
    ...((meta.faq as { question: string; answer: string }[] | undefined) ?? []).map(({ question, answer }) =>
      section("questions", question, answer, [question]),
    ),
  ];
}

function tiles(meta: Record<string, never>): string[] {
  const list = (meta.tiles as { figure: string; label?: string }[] | undefined) ?? [];
  if (!list.length) return [];
  const lines = list.map(({ figure: id, label }) => {
    const { text, label: own, period } = figure(id);
    return `${text}: ${label ?? own}${period ? `, ${period}` : ""}`;
  });
  return [lines.join("\n")];
}

function bodySections(body: string, numbers: Numbers) {
  return body
    .split(/^(?=#{2,3} )/m)
    .filter((part) => part.startsWith("#"))
    .map((part) => {
      const [first = "", ...rest] = part.split("\n");
      return {
        heading: withFigures(first.replace(/^#+ /, ""), numbers),
        questions: rest.filter((line) => line.startsWith("? ")).map((line) => line.slice(2)),
        content: plain(withFigures(tableLines(rest).join("\n"), numbers)),
      };
    })
    .filter(({ content }) => content !== "");
}

/** Table rows as "Header: cell; Header: cell". */
function tableLines(lines: string[]): string[] {
  let headers: string[] | undefined;
  return lines.flatMap((line) => {
    if (!line.startsWith("|")) {
      headers = undefined;
      return [line.replace(/^\s*(?:[-*]|\d+\.) /, "")];
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.every((cell) => /^[:-]*$/.test(cell))) return [];
    if (!headers) {
      headers = cells;
      return [];
    }
    return [cells.map((cell, column) => `${headers?.[column] ?? ""}: ${cell}`).join("; ")];
  });
}

function plain(text: string): string {
  return visibleText(text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"))
    .replace(/[ \t]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
