/** Reads the content files as an editor wrote them, for the checks before the build. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readText } from "../../content/parse-yaml.ts";
import { articleSchema, caseStudySchema, housePageSchema, legalSchema, solutionSchema } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";

export const kinds = {
  house: housePageSchema,
  insights: articleSchema,
  legal: legalSchema,
  results: caseStudySchema,
  solutions: solutionSchema,
} as const;

export type Kind = keyof typeof kinds;

export interface ContentFile {
  kind: Kind;
  file: string;
  slug: string;
  /** Address of the page. */
  path: string;
  meta: Record<string, unknown>;
  body: string;
  /** Line of the file on which the body starts, for messages. */
  bodyLine: number;
}

/** Every content file of one kind. Throws with the file's name where the front matter cannot be read. */
export function readKind(kind: Kind, root = "."): ContentFile[] {
  const folder = join(root, "content", kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => {
      const file = `content/${kind}/${name}`;
      const source = readText(join(folder, name));
      const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
      if (!match) throw new Error(`${file}:1: no front matter between two lines of ---`);
      const slug = name.slice(0, -".mdx".length);
      return {
        kind,
        file,
        slug,
        path: kind === "legal" || kind === "house" ? `/${slug}` : `/${kind}/${slug}`,
        meta: (parse(match[1] ?? "") ?? {}) as Record<string, unknown>,
        body: source.slice(match[0].length),
        bodyLine: match[0].split("\n").length,
      };
    });
}

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
