/**
 * Gives each heading its anchor, moves the questions below a section's heading
 * ("? Why …" lines) onto the heading for the consultant's index, and exports the
 * section titles as `toc`, and those of the parts of sections with them as `headings`.
 */

import { valueToEstree } from "estree-util-value-to-estree";
import type { Heading, Paragraph, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { anchorOf } from "../shared/domain/anchor.ts";
import { asksAttribute } from "./asks-attribute.ts";

export interface TocEntry {
  id: string;
  title: string;
}

export function remarkSections() {
  return (tree: Root) => {
    const toc: TocEntry[] = [];
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
      if (node.depth === 2) toc.push({ id, title });
    }
    tree.children.push(exported("toc", toc), exported("headings", headings));
  };
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
