/** Structured data (schema.org), typed, each part made from the same content object as the page. */
import type {
  AboutPage,
  Article as ArticleData,
  BreadcrumbList,
  CollectionPage,
  Dataset,
  DefinedTermSet,
  FAQPage,
  HowTo,
  Organization,
  Service,
  WebApplication,
  WebSite,
} from "schema-dts";
import type { Article, CaseStudy, HousePage, Solution } from "../../content/index.ts";
import { companyDetails } from "../../content/owner.ts";
import type { FaqItem } from "../../content/schema.ts";
import { ABOUT_AUTHOR, site, TERMS_OF_USE } from "../../content/site.ts";
import { socialImagePath } from "../../content/social.ts";
import { brand } from "../../shared/brand.ts";
import { LARGE_ICON } from "./icons.ts";
import { absolute, dayTime } from "./page-meta.ts";

/** Whoever reads one page alone knows nothing of another's: each says whose it is. */
const organization = () => ({
  "@type": "Organization" as const,
  "@id": `${site.origin}/#organization`,
  name: site.name,
  url: absolute("/"),
});

export function organizationData(): Organization {
  const company = Object.fromEntries(companyDetails().map(({ id, value }) => [id, value]));
  return {
    ...organization(),
    description: site.description,
    logo: absolute(LARGE_ICON.src),
    address: {
      "@type": "PostalAddress",
      ...(company.address && { streetAddress: company.address }),
      addressCountry: brand.country.code,
    },
    ...(company.name && { legalName: company.name }),
    ...(company.registration && { identifier: company.registration }),
    ...(company.email && { email: company.email }),
  };
}

export function websiteData(): WebSite {
  const publisher = organization();
  return { "@type": "WebSite", name: site.name, url: absolute("/"), inLanguage: "en-GB", publisher };
}

export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbData(crumbs: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

export function faqData(items: FaqItem[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** What a page says of itself, whatever it is. */
const named = <Type extends string>(type: Type, name: string, path: string) => ({
  "@type": type,
  name,
  url: absolute(path),
  inLanguage: "en-GB",
});

export function definedTermsData(name: string, path: string, terms: { term: string; text: string }[]): DefinedTermSet {
  return {
    ...named("DefinedTermSet", name, path),
    hasDefinedTerm: terms.map(({ term, text }) => ({ "@type": "DefinedTerm", name: term, description: text })),
  };
}

export function collectionData(name: string, path: string, items: Crumb[]): CollectionPage {
  return {
    ...named("CollectionPage", name, path),
    mainEntity: {
      "@type": "ItemList",
      itemListElement: items.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.name,
        url: absolute(item.path),
      })),
    },
  };
}

export function aboutPageData({ path, meta }: HousePage): AboutPage {
  return {
    ...named("AboutPage", meta.headline, path),
    description: meta.description,
    dateModified: dayTime(meta.modifiedDate),
    about: organization(),
  };
}

export function datasetData(table: { name: string; description: string; path: string; file: string }): Dataset {
  return {
    ...named("Dataset", table.name, table.path),
    description: table.description,
    creator: organization(),
    license: absolute(TERMS_OF_USE),
    isAccessibleForFree: true,
    distribution: { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: absolute(table.file) },
  };
}

export function webApplicationData(name: string, path: string, description: string): WebApplication {
  return {
    ...named("WebApplication", name, path),
    description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    provider: organization(),
  };
}

export function serviceData({ path, meta }: Solution): Service {
  return {
    "@type": "Service",
    name: meta.title,
    description: meta.cardDescription,
    url: absolute(path),
    image: absolute(socialImagePath(path)),
    provider: organization(),
  };
}

export const articleData = ({ path, meta }: Article): ArticleData =>
  articleOf(path, meta, { headline: meta.title, description: meta.excerpt }, { articleSection: meta.category });

/** schema.org has no type for a case study: an Article that says so. */
export const caseStudyData = ({ path, meta }: CaseStudy): ArticleData =>
  articleOf(
    path,
    meta,
    { headline: meta.headline, description: meta.cardDescription },
    { articleSection: meta.sectorLabel, genre: "Case study" },
  );

function articleOf(
  path: string,
  { publishDate, modifiedDate }: { publishDate: string; modifiedDate: string },
  words: { headline: string; description: string },
  kind: { articleSection: string; genre?: string },
): ArticleData {
  return {
    "@type": "Article",
    ...words,
    url: absolute(path),
    image: absolute(socialImagePath(path)),
    datePublished: dayTime(publishDate),
    dateModified: dayTime(modifiedDate),
    ...kind,
    inLanguage: "en-GB",
    author: { "@type": "Organization", name: site.author, url: absolute(ABOUT_AUTHOR) },
    publisher: organization(),
  };
}

export function howToData({ meta }: CaseStudy): HowTo {
  return {
    "@type": "HowTo",
    name: `How we do this: ${meta.cardTitle}`,
    step: meta.steps.map(({ name, text }, index) => ({ "@type": "HowToStep", position: index + 1, name, text })),
  };
}
