/** The texts of the content files, compiled when one is asked for: by the pages that show one, while they are built. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compileSync, runSync } from "@mdx-js/mdx";
import { valueToEstree } from "estree-util-value-to-estree";
import type { Heading, Paragraph, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { ComponentType } from "react";
import * as runtime from "react/jsx-runtime";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { parse } from "yaml";
import { anchorOf } from "../shared/domain/anchor.ts";
import { countWords } from "../shared/domain/reading-time.ts";
import { asksAttribute } from "./asks-attribute.ts";
import { CACHE, cached } from "./cached.ts";
import { ofBrand, type PageNumber, withFigures } from "./figures.ts";
import { facts } from "./ledger.ts";
import { pageList } from "./page-list.ts";
import { readText } from "./parse-yaml.ts";
import glossary from "./words/glossary.json" with { type: "json" };

export interface BodySection {
  id: string;
  title: string;
  cites: string[];
  terms: string[];
}

interface Body {
  default: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  /** The sections, each with the figures of the ledger that its text cites and the terms of the glossary that it uses. */
  toc: BodySection[];
  headings: { id: string; title: string }[];
}

const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkFigures, remarkSections];
/** What a compiled text depends on beside the text itself. */
const basis = JSON.stringify([
  facts,
  pageList,
  ofBrand,
  glossary.glossaryTerms,
  readFileSync(join("content", "bodies.ts"), "utf8"),
]);
const bodies = new Map<string, { changed: number; body: Body }>();

/** By the name of the file below this folder, as `Page.file` has it. */
export function bodyOf({ file }: { file: string }): Body {
  const path = join("content", file);
  const changed = statSync(path).mtimeMs;
  const known = bodies.get(file);
  if (known?.changed === changed) return known.body;
  const body = runSync(compiled(path, readText(path)), { ...runtime }) as unknown as Body;
  bodies.set(file, { changed, body });
  return body;
}

const compiled = (path: string, value: string) =>
  cached(join(CACHE, "bodies"), value + basis, () =>
    String(compileSync({ path, value }, { remarkPlugins, outputFormat: "function-body" })),
  );

interface TocEntry {
  id: string;
  title: string;
}

/**
 * Gives each heading its anchor, moves the questions below a section's heading
 * ("? Why …" lines) onto the heading for the consultant's index, and exports the
 * section titles as `toc`, and those of the parts of sections with them as `headings`.
 */
function remarkSections() {
  return (tree: Root) => {
    const headings: TocEntry[] = [];
    for (const [index, node] of tree.children.entries()) {
      if (node.type !== "heading") continue;
      const title = textOf(node);
      const id = anchorOf(title);
      const next = tree.children[index + 1];
      const questions = questionsIn(next);
      if (next && questions.length) tree.children.splice(index + 1, 1);
      setProperties(node, { id, ...asksAttribute(questions) });
      headings.push({ id, title });
    }
    tree.children = grouped(tree.children, 2);
    const sections = tree.children.filter((node) => (node.type as string) === "section") as unknown as Root[];
    const toc = sections.map((node) => ({
      ...headings.find(({ id }) => id === idOf(node)),
      cites: citedIn(node),
      terms: termsIn(node),
    }));
    tree.children.push(exported("toc", toc), exported("headings", headings));
  };
}

/** Each heading of this depth with what follows it as an element of its own, which `app/ui/prose.tsx` lays out. */
function grouped(nodes: RootContent[], depth: 2 | 3): RootContent[] {
  const starts = nodes.flatMap((node, at) => (node.type === "heading" && node.depth === depth ? [at] : []));
  const before = nodes.slice(0, starts[0] ?? nodes.length);
  return [...before, ...starts.map((start, at) => section(nodes.slice(start, starts[at + 1]), depth))];
}

const idOf = ({ children }: Pick<Root, "children">) => String((children[0] as Heading).data?.hProperties?.id);

function citedIn(node: Root): string[] {
  const cited: string[] = [];
  visit(node, "text", ({ data }) => void cited.push(...((data as { cites?: string[] })?.cites ?? [])));
  return cited;
}

const TERMS = glossary.glossaryTerms.map(([term = ""]) => ({ term, use: new RegExp(`\\b${term}s?\\b`, "i") }));

function termsIn(node: Root): string[] {
  const text = textOf(node);
  return TERMS.flatMap(({ term, use }) => (use.test(text) ? [term] : []));
}

function section(nodes: RootContent[], depth: 2 | 3): RootContent {
  const properties = { "data-of": idOf({ children: nodes }), "data-form": formOf(nodes, depth) };
  const children = depth === 2 ? grouped(nodes, 3) : nodes;
  return { type: "section", children, data: { hName: "section", hProperties: properties } } as unknown as RootContent;
}

/** Words of a part that is short enough to stand beside another. */
const SHORT = 70;

/** By what it holds: a worked example, or parts short enough to stand side by side. */
function formOf(nodes: RootContent[], depth: 2 | 3): "example" | "parts" | undefined {
  if (depth === 3) return;
  if (/^Worked example/.test(textOf(nodes[0]))) return "example";
  const parts = nodes.filter((node) => node.type === "heading").length - 1;
  const isPlain = nodes.every(({ type }) => type === "heading" || type === "paragraph");
  if (parts > 2 && isPlain && countWords(textOf({ type: "root", children: nodes } as Root)) < parts * SHORT)
    return "parts";
}

function questionsIn(node: RootContent | undefined): string[] {
  if (node?.type !== "paragraph") return [];
  const lines = textOf(node as Paragraph).split("\n");
  return lines.every((line) => line.startsWith("? ")) ? lines.map((line) => line.slice(2).trim()) : [];
}

function setProperties(node: Heading, properties: Record<string, string>) {
  node.data = { ...node.data, hProperties: properties };
}

/** The syntax tree of `export const {name} = {value}`. */
function exported(name: string, value: unknown): RootContent {
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id: { type: "Identifier", name }, init: valueToEstree(value) }],
  };
  const body = [{ type: "ExportNamedDeclaration", declaration, specifiers: [], source: null, attributes: [] }];
  const estree = { type: "Program", sourceType: "module", body };
  return { type: "mdxjsEsm", value: "", data: { estree } } as unknown as RootContent;
}

/** Puts ledger figures and page numbers into the text of a content file: `[[finance.cpa]]` becomes "37%". */
function remarkFigures() {
  return (tree: Root, file: VFile) => {
    const numbers = ownNumbers(tree);
    visit(tree, "text", (node) => {
      try {
        node.data = { cites: [...node.value.matchAll(/\[\[([a-z-]+\.[a-z-]+)\]\]/g)].map(([, id]) => id) } as never;
        node.value = withFigures(node.value, numbers);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    });
  };
}

function ownNumbers(tree: Root): PageNumber[] {
  const first = tree.children.find((node) => node.type === "yaml");
  if (!first) return [];
  return (parse(first.value) as { numbers?: PageNumber[] }).numbers ?? [];
}
