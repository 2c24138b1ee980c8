/** The texts of the content files, compiled when one is asked for: by the pages that show one, while they are built. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compileSync, runSync } from "@mdx-js/mdx";
import type { ComponentType } from "react";
import * as runtime from "react/jsx-runtime";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { brand } from "../shared/brand.ts";
import { CACHE, cached } from "./cached.ts";
import { facts } from "./ledger.ts";
import { pageList } from "./page-list.ts";
import { remarkFigures } from "./remark-figures.ts";
import { remarkSections } from "./remark-sections.ts";

export interface Body {
  default: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  toc: { id: string; title: string }[];
  headings: { id: string; title: string }[];
}

const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkFigures, remarkSections];
/** What a compiled text depends on beside the text itself. */
const made = ["bodies", "remark-figures", "remark-sections"].map((name) =>
  readFileSync(join("content", `${name}.ts`), "utf8"),
);
const basis = JSON.stringify([facts, pageList, brand.name, made]);
const bodies = new Map<string, { changed: number; body: Body }>();

/** By the name of the file below this folder, as `Page.file` has it. */
export function bodyOf({ file }: { file: string }): Body {
  const path = join("content", file);
  const changed = statSync(path).mtimeMs;
  const known = bodies.get(file);
  if (known?.changed === changed) return known.body;
  const body = runSync(compiled(path, readFileSync(path, "utf8")), { ...runtime }) as unknown as Body;
  bodies.set(file, { changed, body });
  return body;
}

const compiled = (path: string, value: string) =>
  cached(join(CACHE, "bodies"), value + basis, () =>
    String(compileSync({ path, value }, { remarkPlugins, outputFormat: "function-body" })),
  );
