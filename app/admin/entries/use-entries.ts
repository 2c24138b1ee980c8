import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { site } from "../../../content/site.ts";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useProblems } from "../../ui/use-problems.ts";
import { useAccess } from "../access.tsx";
import { listEntries } from "../calls.ts";
import { CUT_OFF, toasts } from "../filters.tsx";
import { sentenceOf } from "../use-task.ts";
import { type Draft, type DraftProblems, emptyDraft, problemsOf } from "./draft.ts";
import { pageOf } from "./search.ts";

export interface Entries {
  entries: readonly ListedEntry[];
  /** Entries in all, those not loaded yet included; unknown before the first answer. */
  total: number | undefined;
  /** All entries are there: what is not among them does not exist. */
  whole: boolean;
  loading: boolean;
  problem: string | undefined;
  reload: () => Promise<void>;
}

/** Page size of the first request; later ones are larger. */
const FIRST_PAGE = 100;
const FURTHER = 2_000;

/** The list of entries. It loads once when the page opens, and again when something has changed: with a new `version`. */
export function useEntries(version: number): Entries {
  const { failed } = useAccess();
  const [entries, setEntries] = useState<readonly ListedEntry[]>([]);
  const [total, setTotal] = useState<number>();
  const [whole, setWhole] = useState(false);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const current = useRef<AbortController>(null);

  const reload = useCallback(async () => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setLoading(true);
    setProblem(undefined);
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
      setProblem(sentenceOf(error));
      if (!(error instanceof RefusedError)) void showToast({ kind: "error", title: toasts.loadFailed });
    }
    if (!controller.signal.aborted) setLoading(false);
  }, [failed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another list
  useEffect(() => void reload(), [reload, version]);
  useEffect(() => () => current.current?.abort(), []);
  return { entries, total, whole, loading, problem, reload };
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

export type Watch = (element: Element, onChange: (inView: boolean) => void) => () => void;

/** How far outside the scroll area something counts as in view, so that it is there before it is seen. */
const AHEAD = "900px 0px";

/** One IntersectionObserver for the parts of a scroll area. */
export function useInView(area: RefObject<Element | null>): Watch {
  const observer = useRef<IntersectionObserver>(null);
  const listeners = useRef(new WeakMap<Element, (inView: boolean) => void>());
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback(
    (element, onChange) => {
      observer.current ??= new IntersectionObserver(
        (changes) => {
          for (const { target, isIntersecting } of changes) listeners.current.get(target)?.(isIntersecting);
        },
        { root: area.current, rootMargin: AHEAD },
      );
      listeners.current.set(element, onChange);
      observer.current.observe(element);
      return () => observer.current?.unobserve(element);
    },
    [area],
  );
}

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

interface Options {
  /** Prefix of the controls' ids. */
  id: string;
  draft: Draft;
  contentLimit: number;
  onChange: (draft: Draft) => void;
}

const FIELDS = Object.keys(emptyDraft) as (keyof Draft)[];

export const controlId = (id: string, field: keyof Draft) => `${id}-${field}`;

/** Validation of a form for an entry, and the props of its fields. */
export function useDraftForm({ id, draft, contentLimit, onChange }: Options) {
  const checks = useProblems(FIELDS, (field) => controlId(id, field));
  function change(field: keyof Draft, value: string) {
    const next = { ...draft, [field]: value };
    checks.follow(field, problemsOf(next, contentLimit));
    onChange(next);
  }
  return {
    fields: {
      id,
      draft,
      problems: checks.problems,
      contentLimit,
      onChange: change,
      onCut: (field: (typeof FIELDS)[number]) => checks.noteCut(field, CUT_OFF),
    },
    /** Shows what is wrong, and focuses the first of it. True if there is nothing. */
    passes: (form: HTMLFormElement) => checks.passes({ ...problemsOf(draft, contentLimit), ...halfTyped(form) }),
  };
}

/** Props of a part of the form. */
export type DraftFields = ReturnType<typeof useDraftForm>["fields"];

/** An incomplete time has an empty value; it must not be discarded silently. */
function halfTyped(form: HTMLFormElement): DraftProblems {
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  return Object.fromEntries(
    controls.filter(({ validity }) => validity.badInput).map(({ name }) => [name, "A part of it is missing."]),
  );
}
