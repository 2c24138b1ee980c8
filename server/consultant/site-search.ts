/** The site's search: what the one index finds, shown as sections with their sentence and answers of the library. */
import type { Sector } from "../../shared/contracts/library.ts";
import { SEARCH_RESULT_LIMIT, type SearchRequest, type SearchResult } from "../../shared/contracts/search.ts";
import { anchorOfAnswer } from "../../shared/domain/anchor.ts";
import { kindOf } from "../../shared/domain/search/words.ts";
import { capitalised } from "../../shared/domain/typography.ts";
import type { Document } from "../search/document.ts";
import type { Candidate } from "../search/index.ts";
import { excerptOf } from "./excerpt.ts";
import { type Knowledge, pathOf } from "./knowledge.ts";
import { asShown, highlighted } from "./links.ts";

/** Probability below which a document that shares no word is unrelated. */
const LIKELY_ENOUGH = 0.05;
/** Characters of an answer that a result shows. */
const OPENING = 240;

/** Documents of a kind and a sector. */
export const isOf =
  ({ kind, sector }: Pick<SearchRequest, "kind" | "sector">, knowledge: Knowledge) =>
  (document: Document): boolean =>
    (!kind || (document.answer ? "answer" : kindOf(document.url)) === kind) &&
    (!sector || sectorsOf(document, knowledge).includes(sector));

export function searchSite(
  { q }: Pick<SearchRequest, "q">,
  candidates: readonly Candidate[],
  knowledge: Knowledge,
): SearchResult[] {
  const shown = new Map<Document, SearchResult>();
  for (const one of candidates) {
    const { document } = one.passage;
    if (shown.has(document) || (one.evidence.words === 0 && one.probability < LIKELY_ENOUGH)) continue;
    shown.set(document, document.answer ? ofAnswer(document, knowledge) : ofSection(one, q, knowledge));
    if (shown.size === SEARCH_RESULT_LIMIT) break;
  }
  return [...shown.values()];
}

function sectorsOf({ entry, answer, url }: Document, knowledge: Knowledge): readonly Sector[] {
  if (entry?.metadata.sector) return [entry.metadata.sector];
  const subject = answer
    ? knowledge.subject(answer.subject)
    : url === null
      ? undefined
      : knowledge.subjectAt(pathOf(url));
  return subject?.sectors ?? [];
}

function ofAnswer({ answer, heading, title, content, url, id }: Document, knowledge: Knowledge): SearchResult {
  const subject = answer && knowledge.subject(answer.subject);
  return {
    title: capitalised(title),
    section: heading,
    url: subject && answer ? `/answers/${subject.id}#${anchorOfAnswer(answer.id)}` : sitePath(url ?? id),
    excerpt: openingOf(content),
  };
}

function ofSection(candidate: Candidate, q: string, { library, index }: Knowledge): SearchResult {
  const { title, heading, url } = candidate.passage.document;
  const { quote } = excerptOf(candidate, (texts) => index.weigh(texts, [{ text: q }], candidate.passage.document));
  const place = highlighted({ url: sitePath(url), quote: asShown(quote, library.rows) });
  return { title, section: heading, url: place, excerpt: quote };
}

/** The site search leads to no other site. */
const sitePath = (url: string | null) => (url && /^\/(?!\/)/.test(url) ? url : "");

/** The opening of an answer as plain text. */
function openingOf(markdown: string): string {
  const plain = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*]|\d+\.|\|)\s*/gm, "")
    .replace(/[*_`|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length <= OPENING) return plain;
  return /^.{60,240}?[.!?](?= )/s.exec(plain)?.[0] ?? `${plain.slice(0, plain.lastIndexOf(" ", OPENING))} …`;
}
