/** An answer as text to copy: with its sources, quotations, and the version of the knowledge base. */
import { brand } from "../../../shared/brand.ts";
import { citedUrl, type SectionNames } from "../../../shared/domain/citation.ts";
import { longDate } from "../../../shared/domain/date.ts";
import { bodyOf } from "./body.ts";
import { type Details, sourceName, withMarks } from "./details.ts";

interface Kept {
  question: string;
  content: string;
  details: Details;
}

/** Without `names` the links are plain, and no version is claimed. */
export function citationText({ question, content, details }: Kept, origin: string, day: string, names?: SectionNames) {
  const sections = new Map(Object.entries(names?.sections ?? {}));
  const sources = details.sources.map((source, index) => {
    const { url, quote } = source;
    const address = url.startsWith("/") ? `${origin}${citedUrl(url, day, sections)}` : url;
    return [`${index + 1}. ${sourceName(source)}`, quote && `   “${quote}”`, `   ${address}`]
      .filter(Boolean)
      .join("\n");
  });
  return [
    `Question: ${question}`,
    `Answer of ${brand.name}’s AI consultant, kept on ${longDate(day)}:`,
    plain(withMarks(bodyOf(content, details), details, (source) => ` [${source}]`)),
    sources.length > 1 ? "Sources:" : "Source:",
    ...sources,
    names && `Knowledge of the site: version ${names.version}, pages as of ${longDate(names.date)}.`,
    "An AI gave this answer. Where it and a page differ, the page counts.",
  ]
    .filter(Boolean)
    .join("\n\n");
}

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\][]*)\]\([^()\s]*\)/g, "$1")
    .replaceAll("**", "")
    .trim();
