import type { ResultKind } from "../../contracts/search.ts";

const FOLDERS: [folder: string, kind: ResultKind][] = [
  ["/solutions/", "solution"],
  ["/results/", "case"],
  ["/insights/", "article"],
  ["/answers/", "answer"],
];

/** What the page at an address is. */
export const kindOf = (url: string | null): ResultKind =>
  FOLDERS.find(([folder]) => url?.startsWith(folder))?.[1] ?? "page";
