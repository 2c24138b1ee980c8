/** The heads of pages that are made alike: each of a content file, and those that list others. */
import type { MetaArgs } from "react-router";
import type { Thing } from "schema-dts";
import { type Page, pageAt } from "../../content/index.ts";
import type { FaqItem } from "../../content/schema.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { pageMeta } from "./page-meta.ts";
import { breadcrumbData, type Crumb, collectionData, faqData } from "./structured-data.ts";

/** The way to a page, itself the last. */
export const crumbsTo = (name: string, path: string, ...through: readonly Crumb[]): Crumb[] => [
  { name: "Home", path: "/" },
  ...through,
  { name, path },
];

interface Written {
  title: string;
  description: string;
  publishDate?: string;
  modifiedDate: string;
  faq?: FaqItem[];
}

/** `dataOf`: what it is. `through`: the index on the way to it. */
export const writtenMeta =
  <P extends Page<Written>>(pages: P[], dataOf: (page: P) => Thing[], ...through: Crumb[]) =>
  ({ location }: MetaArgs) => {
    const page = pageAt(pages, barePath(location.pathname));
    const { title, description, publishDate, modifiedDate, faq = [] } = page.meta;
    return pageMeta({
      path: page.path,
      title,
      description,
      ...(publishDate && { type: "article", published: publishDate }),
      modified: modifiedDate,
      structuredData: [
        ...dataOf(page),
        breadcrumbData(crumbsTo(title, page.path, ...through)),
        ...(faq.length ? [faqData(faq)] : []),
      ],
    });
  };

/** `title` is for search engines, that of the words for the page and its way. */
export function indexMeta(path: string, title: string, words: Pick<Written, "title" | "description">, items?: Crumb[]) {
  return pageMeta({
    path,
    title,
    description: words.description,
    structuredData: [
      ...(items ? [collectionData(words.title, path, items)] : []),
      breadcrumbData(crumbsTo(words.title, path)),
    ],
  });
}
