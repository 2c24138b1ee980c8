import { useMemo } from "react";
import { useOutletContext } from "react-router";
import { site } from "../../../content/site.ts";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.ts";
import { listEntries } from "../calls.ts";
import { useChanges } from "../shell.tsx";
import { useLoaded } from "../use-task.ts";
import { toasts } from "../words.ts";
import { pageOf } from "./search.ts";

export interface Entries {
  entries: readonly ListedEntry[];
  /** Entries in all, those not loaded yet included, where the server says so. */
  total: number | undefined;
  /** All entries are there: what is not among them does not exist. */
  whole: boolean;
}

/** Page size of the first request; later ones are larger. */
const FIRST_PAGE = 100;
const FURTHER = 2_000;

/** The list of entries. It loads once when the page opens, and again when something has changed. */
export const useEntries = () => useLoaded("The entries could not be loaded.", pages, useChanges().version);

/** The list page by page. What is shown grows, and is replaced by a newer one only when that is complete. */
async function* pages(signal: AbortSignal, shown?: Entries): AsyncGenerator<Entries> {
  const found = new Map<string, ListedEntry>();
  for (let limit = FIRST_PAGE; ; limit = FURTHER) {
    const offset = found.size;
    const page = await listEntries(limit, offset, signal).catch((error) => {
      if (!signal.aborted && !(error instanceof RefusedError)) showToast({ kind: "error", title: toasts.loadFailed });
      throw error;
    });
    for (const entry of page.entries) found.set(entry.id, entry);
    // An entry added meanwhile shifts the pages, so duplicates are dropped.
    const whole =
      page.entries.length < limit || found.size === offset || found.size >= (page.total ?? Number.POSITIVE_INFINITY);
    if (whole || found.size >= (shown?.entries.length ?? 0))
      yield { entries: [...found.values()], total: whole ? found.size : page.total, whole };
    if (whole) return;
  }
}

export const usePages = () => useOutletContext<{ pages: string[] }>().pages;

export function usePageGone(): (entry: ListedEntry) => boolean {
  const pages = usePages();
  return useMemo(() => {
    const paths = new Set(pages);
    return ({ page_url }) => {
      const page = pageOf(page_url, site.origin);
      return page !== undefined && !paths.has(page);
    };
  }, [pages]);
}
