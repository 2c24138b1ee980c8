/** Reads the files of `content/` that are pages, as an editor wrote them. Runs in Node. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, readText } from "./parse-yaml.ts";

/** The folders, each with the start of its pages' addresses. */
const FOLDERS = { solutions: "/solutions", results: "/results", insights: "/insights", house: "", legal: "" };
export type Kind = keyof typeof FOLDERS;
export const KINDS = Object.keys(FOLDERS) as Kind[];

export interface ContentFile {
  kind: Kind;
  file: string;
  slug: string;
  /** Address of the page. */
  path: string;
  /** Not checked: content/index.ts and scripts/content/check.ts do that. */
  meta: Record<string, unknown>;
  body: string;
  /** Line of the file on which the body starts, for messages. */
  bodyLine: number;
}

/** Every file of one kind; `meta` is empty where there is no front matter. */
export const contentFiles = (kind: Kind, root = join(import.meta.dirname, "..")): ContentFile[] =>
  readdirSync(join(root, "content", kind))
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => {
      const file = `content/${kind}/${name}`;
      const text = readText(join(root, file));
      const [all = "", head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
      const slug = name.slice(0, -".mdx".length);
      const meta = headOf(head, file);
      const body = text.slice(all.length);
      return { kind, file, slug, path: `${FOLDERS[kind]}/${slug}`, meta, body, bodyLine: all.split("\n").length };
    });

function headOf(text: string, file: string): Record<string, unknown> {
  try {
    return (parseYaml(text) ?? {}) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${file}:1: ${error instanceof Error ? error.message : error}`);
  }
}
