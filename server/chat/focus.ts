/** Which page a question speaks of: hits there come before others of equal worth. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type Hit, pathOf, type Query, type SearchIndex, tellingWords } from "../retrieval/index.ts";
import { asksForResults } from "./asked.ts";
import type { ResolvedQuestion } from "./conversation.ts";
import { sectorsIn } from "./subjects.ts";

/** A page that the conversation is about comes before others of equal worth. */
const FOCUS = 1.25;
/** The same for the home page, where a question names nothing else ("what does CGT do?"). */
const FOCUS_ON_US = 2;

/** The hits in their new order, and the page that the question or the conversation is about. */
export function inFocus(
  searched: readonly Hit[],
  { text, focus }: ResolvedQuestion,
  query: Query,
  index: SearchIndex,
): { page: string | undefined; hits: Hit[] } {
  const page = index.pagesTitledIn(text)[0]?.path ?? focus;
  const [spokenOf, weight] = page ? [page, FOCUS] : pageAboutUs(text, query);
  const isCase = caseOf(text);
  const asked = ` ${tellingWords(text).join(" ")} `;
  const hits = searched.map((hit) => {
    const path = pathOf(hit.entry.page_url) ?? "";
    let { score } = hit;
    if (path === spokenOf) score *= weight;
    if (isCase(path)) score *= FOCUS;
    if (namesSection(asked, hit)) score *= FOCUS;
    return { ...hit, score };
  });
  return { page, hits: hits.sort((a, b) => b.score - a.score) };
}

const titles = new WeakMap<KnowledgeBaseEntry, string>();

/** Telling words of a section's title, empty where it has fewer than two. */
function titleOf(entry: KnowledgeBaseEntry): string {
  let title = titles.get(entry);
  if (title === undefined) {
    const words = tellingWords(entry.section_title ?? (entry.metadata.manually_added ? entry.page_title : ""));
    title = words.length > 1 ? ` ${words.join(" ")} ` : "";
    titles.set(entry, title);
  }
  return title;
}

/** Whether the section's title stands in the question; one word of a title would stand in too many. */
function namesSection(asked: string, { entry }: Hit): boolean {
  const title = titleOf(entry);
  return title !== "" && asked.includes(title);
}

/** What was achieved in a sector stands in its case studies. */
function caseOf(text: string): (path: string) => boolean {
  const sectors = asksForResults(text) ? sectorsIn(text) : [];
  return (path) => path.startsWith("/results/") && sectors.some((sector) => path.includes(sector));
}

/** "who are your customers?": a short question about the agency as a whole is one for the home page. */
function weightOfHome(text: string, query: Query): number {
  if (!/\b(?:you|your|yours|cgt)\b/i.test(text) || sectorsIn(text).length) return 1;
  const telling = query.groups.filter(({ light }) => !light).length;
  return telling === 0 ? FOCUS_ON_US : telling <= 2 ? FOCUS : 1;
}

/** What we do with a visitor's data stands on the privacy page, and what we are on the home page. */
function pageAboutUs(text: string, query: Query): [path: string, weight: number] {
  const ownData = query.has("#owndata") || query.has("#dataprotection");
  if (ownData && /\b(?:you|your|cgt|my|i|this (?:site|website|chat|bot))\b/i.test(text) && !sectorsIn(text).length)
    return ["/privacy", FOCUS_ON_US];
  return ["/", weightOfHome(text, query)];
}
