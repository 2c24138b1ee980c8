/**
 * The site's words, checked: every content file parsed by its schema, figures put in.
 * Read by the pages while they are built; a visitor's browser never loads it.
 */
import type { ComponentType } from "react";
import { z } from "zod";
import { withFiguresDeep } from "./figures.ts";
import { articleSchema, caseStudySchema, housePageSchema, legalSchema, solutionSchema } from "./schema.ts";

interface Module {
  default: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  meta: unknown;
  toc: { id: string; title: string }[];
  headings: { id: string; title: string }[];
}

export interface Page<Meta> {
  slug: string;
  path: string;
  meta: Meta;
  toc: Module["toc"];
  headings: Module["headings"];
  Body: Module["default"];
}

function load<S extends z.ZodType<{ numbers: { id: string; text: string }[] }>>(
  modules: Record<string, Module>,
  schema: S,
  prefix: string,
): Page<z.infer<S>>[] {
  return Object.entries(modules).map(([file, module]) => {
    const slug = file.replace(/^.*\/|\.mdx$/g, "");
    const parsed = schema.safeParse(module.meta);
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    const meta = parsed.data as z.infer<S> & { numbers: { id: string; text: string }[] };
    return {
      slug,
      path: `${prefix}/${slug}`,
      meta: withFiguresDeep(meta, meta.numbers),
      toc: module.toc,
      headings: module.headings,
      Body: module.default,
    };
  });
}

const byPosition = (a: Page<{ position: number }>, b: Page<{ position: number }>) => a.meta.position - b.meta.position;

export const solutions = load(
  import.meta.glob<Module>("./solutions/*.mdx", { eager: true }),
  solutionSchema,
  "/solutions",
).sort(byPosition);

export const caseStudies = load(
  import.meta.glob<Module>("./results/*.mdx", { eager: true }),
  caseStudySchema,
  "/results",
).sort(byPosition);

/** Newest first; `position` orders those of one day. */
export const articles = load(
  import.meta.glob<Module>("./insights/*.mdx", { eager: true }),
  articleSchema,
  "/insights",
).sort((a, b) => b.meta.publishDate.localeCompare(a.meta.publishDate) || byPosition(a, b));

export const legalPages = load(import.meta.glob<Module>("./legal/*.mdx", { eager: true }), legalSchema, "");

export const housePages = load(import.meta.glob<Module>("./house/*.mdx", { eager: true }), housePageSchema, "");

export type Solution = (typeof solutions)[number];
export type CaseStudy = (typeof caseStudies)[number];
export type Article = (typeof articles)[number];
export type HousePage = (typeof housePages)[number];
export type LegalPage = (typeof legalPages)[number];

export const everyPage = [...solutions, ...caseStudies, ...articles, ...housePages, ...legalPages];

/** The name under which other pages link to a content page or an index. */
export function titleOf(path: string): string {
  const indexes: Record<string, string> = {
    "/": "Home page",
    "/solutions": "All solutions",
    "/results": "All results",
    "/results/figures": "Figures",
    "/insights": "All insights",
    "/consultant": "The consultant",
    "/glossary": "Glossary",
  };
  const page = everyPage.find((candidate) => candidate.path === path);
  const title = page ? page.meta.title : indexes[path];
  if (!title) throw new Error(`no page at ${path}`);
  return title;
}

/** The page of a list at this path. Throws where there is none: routes and files come from the same folder. */
export function pageAt<P extends Page<unknown>>(pages: P[], path: string): P {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no content file for ${path}`);
  return page;
}
