/** Puts ledger figures and page numbers into the text of a content file: `[[finance.cpa]]` becomes "37%". */
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { parse } from "yaml";
import { type PageNumber, withFigures } from "./figures.ts";

export function remarkFigures() {
  return (tree: Root, file: VFile) => {
    const numbers = ownNumbers(tree);
    visit(tree, "text", (node) => {
      try {
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
