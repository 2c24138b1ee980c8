/** What the search says: the same words from the server's page and from the browser's script. */
import type { ResultKind } from "../../contracts/search.ts";

export const KIND_NAMES: Record<ResultKind, string> = {
  solution: "Solution",
  case: "Case study",
  article: "Article",
  answer: "Answer",
  page: "This website",
};

export const SEARCH_WORDS = {
  empty: "Write a word, a figure or a whole question.",
  searching: "Searching …",
  failed: "The search did not answer. Please try again.",
  offline: "You are offline. The search goes on once you are back.",
  nothing: (query: string) =>
    `Nothing on this site matches “${query}”. Try another word, or put it to the consultant as a question.`,
  found: (count: number) => (count === 1 ? "One result." : `${count} results, the best first.`),
};

/** The summary of a search's results. */
export const outcomeOf = (query: string, count: number) =>
  count === 0 ? SEARCH_WORDS.nothing(query) : SEARCH_WORDS.found(count);

const FOLDERS: [folder: string, kind: ResultKind][] = [
  ["/solutions/", "solution"],
  ["/results/", "case"],
  ["/insights/", "article"],
  ["/answers/", "answer"],
];

/** What the page at an address is. */
export const kindOf = (url: string | null): ResultKind =>
  FOLDERS.find(([folder]) => url?.startsWith(folder))?.[1] ?? "page";
