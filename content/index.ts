/**
 * The site's words, checked: every content file parsed by its schema, figures put in.
 * Read by the pages while they are built; a visitor's browser never loads it.
 */
import { z } from "zod";
import { barePath } from "../shared/domain/page-file.ts";
import { withFiguresDeep } from "./figures.ts";
import { indexPages } from "./index-pages.ts";
import { ownerFaq } from "./owner.ts";
import { frontMatter } from "./page-list.ts";
import {
  articleSchema,
  caseStudySchema,
  type FaqItem,
  housePageSchema,
  legalSchema,
  solutionSchema,
} from "./schema.ts";

export interface Page<Meta> {
  slug: string;
  path: string;
  /** Its content file, below this folder: bodies.ts has the text. */
  file: string;
  meta: Meta;
}

interface PageMeta {
  numbers: { id: string; text: string }[];
  faq?: FaqItem[];
}

function load<S extends z.ZodType<PageMeta>>(folder: keyof typeof frontMatter, schema: S): Page<z.infer<S>>[] {
  return frontMatter[folder].map(({ slug, path, meta: given }) => {
    const file = `${folder}/${slug}.mdx`;
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw new Error(`content/${file}: ${z.prettifyError(parsed.error)}`);
    const meta = withFiguresDeep(parsed.data as z.infer<S> & PageMeta, parsed.data.numbers);
    return { slug, path, file, meta: meta.faq ? { ...meta, faq: [...meta.faq, ...ownerFaq(path)] } : meta };
  });
}

const byPosition = (a: Page<{ position: number }>, b: Page<{ position: number }>) => a.meta.position - b.meta.position;

export const solutions = load("solutions", solutionSchema).sort(byPosition);

export const caseStudies = load("results", caseStudySchema).sort(byPosition);

/** Newest first; `position` orders those of one day. */
export const articles = load("insights", articleSchema).sort(
  (a, b) => b.meta.publishDate.localeCompare(a.meta.publishDate) || byPosition(a, b),
);

export const legalPages = load("legal", legalSchema);

export const housePages = load("house", housePageSchema);

export type Solution = (typeof solutions)[number];
export type CaseStudy = (typeof caseStudies)[number];
export type Article = (typeof articles)[number];
export type HousePage = (typeof housePages)[number];

export const everyPage = [...solutions, ...caseStudies, ...articles, ...housePages, ...legalPages];

/** The name under which other pages link to a content page or an index. */
export function titleOf(path: string): string {
  const page = everyPage.find((candidate) => candidate.path === path);
  const title = page ? page.meta.title : indexPages.find((index) => index.path === path)?.title;
  if (!title) throw new Error(`no page at ${path}`);
  return title;
}

/** A loader that refuses an address at which the list has no page: while developing, anything can be asked for. */
export const onlyThese =
  (pages: Page<unknown>[]) =>
  ({ url }: { url: URL }): null => {
    if (pages.some(({ path }) => path === barePath(url.pathname))) return null;
    throw new Response("no such page", { status: 404 });
  };

/** The page of a list at this path. Throws where there is none. */
export function pageAt<P extends Page<unknown>>(pages: P[], path: string): P {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no content file for ${path}`);
  return page;
}
