/** An answer as text to copy: with its sources, quotations, and the version of the knowledge base. */
import { brand } from "../../../shared/brand.ts";
import { citedUrl, SECTIONS_FILE, type SectionNames } from "../../../shared/domain/citation.ts";
import { longDate } from "../../../shared/domain/date.ts";
import { bodyOf } from "./body.ts";
import { type Details, withMarks } from "./details.ts";

interface Kept {
  question: string;
  content: string;
  details: Details;
}

/** Without `names` the links are plain, and no version is claimed. */
export function citationText({ question, content, details }: Kept, origin: string, day: string, names?: SectionNames) {
  const sections = new Map(Object.entries(names?.sections ?? {}));
  const sources = details.sources.map(({ title, section, url, quote }, index) => {
    const name = section && section !== title ? `${title}: ${section}` : title;
    const address = url.startsWith("/") ? `${origin}${citedUrl(url, day, sections)}` : url;
    return [`${index + 1}. ${name}`, quote && `   “${quote}”`, `   ${address}`].filter(Boolean).join("\n");
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

/** Undefined if they cannot be fetched: an answer can be copied without them. */
export async function fetchSectionNames(): Promise<SectionNames | undefined> {
  try {
    const response = await fetch(SECTIONS_FILE);
    return response.ok ? ((await response.json()) as SectionNames) : undefined;
  } catch {
    return undefined;
  }
}
