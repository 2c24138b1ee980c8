import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useOutletContext } from "react-router";
import { site } from "../../../content/site.ts";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useAccess } from "../access.tsx";
import { listEntries } from "../calls.ts";
import { useChanges } from "../shell.tsx";
import { sentenceOf, type Task } from "../use-task.ts";
import { toasts } from "../words.ts";
import { pageOf } from "./search.ts";

interface Entries {
  entries: readonly ListedEntry[];
  /** Entries in all, those not loaded yet included; unknown before the first answer. */
  total: number | undefined;
  /** All entries are there: what is not among them does not exist. */
  whole: boolean;
  loading: boolean;
  /** Why they could not be loaded. */
  failure: Task["failure"];
  reload: () => Promise<void>;
}

/** Page size of the first request; later ones are larger. */
const FIRST_PAGE = 100;
const FURTHER = 2_000;

/** The list of entries. It loads once when the page opens, and again when something has changed. */
export function useEntries(): Entries {
  const { version } = useChanges();
  const { failed } = useAccess();
  const [entries, setEntries] = useState<readonly ListedEntry[]>([]);
  const [total, setTotal] = useState<number>();
  const [whole, setWhole] = useState(false);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<Task["failure"]>();
  const current = useRef<AbortController>(null);

  const reload = useCallback(async () => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setLoading(true);
    setFailure(undefined);
    try {
      for await (const found of pages(controller.signal)) {
        setTotal(found.total);
        if (found.whole) setWhole(true);
        // A reload replaces the shown list only when complete; the first load is shown as it grows.
        setEntries((before) => (found.whole || before.length <= found.entries.length ? found.entries : before));
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(toasts.loadFailed, error);
      failed(error);
      setFailure({ name: "The entries could not be loaded.", reason: sentenceOf(error) });
      if (!(error instanceof RefusedError)) void showToast({ kind: "error", title: toasts.loadFailed });
    }
    if (!controller.signal.aborted) setLoading(false);
  }, [failed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another list
  useEffect(() => void reload(), [reload, version]);
  useEffect(() => () => current.current?.abort(), []);
  return { entries, total, whole, loading, failure, reload };
}

/** The list as it grows, page by page. */
async function* pages(signal: AbortSignal) {
  const found = new Map<string, ListedEntry>();
  for (let limit = FIRST_PAGE; ; limit = FURTHER) {
    const offset = found.size;
    const page = await listEntries(limit, offset, signal);
    for (const entry of page.entries) found.set(entry.id, entry);
    // An entry added meanwhile shifts the pages, so duplicates are dropped.
    const whole =
      page.entries.length < limit || found.size === offset || found.size >= (page.total ?? Number.POSITIVE_INFINITY);
    yield { entries: [...found.values()], total: whole ? found.size : page.total, whole };
    if (whole) return;
  }
}

/** Paths of the site's pages, as they were built. */
export const usePages = () => useOutletContext<{ pages: string[] }>().pages;

/** Whether an entry's page no longer exists. */
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
