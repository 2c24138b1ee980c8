import { useMemo } from "react";
import { site } from "../../../content/site.ts";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { pageOf } from "./page-of.ts";

/** Whether an entry's page no longer exists. `pages`: paths of those that do. */
export function usePageGone(pages: readonly string[]): (entry: ListedEntry) => boolean {
  return useMemo(() => {
    const paths = new Set(pages);
    return ({ page_url }) => {
      const page = pageOf(page_url, site.origin);
      return page !== undefined && !paths.has(page);
    };
  }, [pages]);
}
