/** What the checks before the build read of a content file: its kind's schema, its visible words and its anchors. */
import type { Kind } from "../../content/content-files.ts";
import { articleSchema, caseStudySchema, housePageSchema, legalSchema, solutionSchema } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";

export const kinds = {
  house: housePageSchema,
  insights: articleSchema,
  legal: legalSchema,
  results: caseStudySchema,
  solutions: solutionSchema,
} satisfies Record<Kind, unknown>;

/** The words of a body that a reader sees: no questions for the index, no component tags, no link addresses. */
export function visibleText(body: string): string {
  return body
    .replace(/^\? .*$/gm, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/<\/?[A-Za-z][^>]*>/g, " ")
    .replace(/\]\([^)]*\)/g, " ")
    .replace(/^\s*\|?[\s:|-]+\|\s*$/gm, " ")
    .replace(/[|#>*_`]/g, " ");
}

/** Anchors of the headings in a body. */
export function anchorsOf(body: string): string[] {
  return [...body.matchAll(/^#{2,3} (.+)$/gm)].map((match) => anchorOf((match[1] ?? "").replace(/\[\[|\]\]/g, "")));
}
