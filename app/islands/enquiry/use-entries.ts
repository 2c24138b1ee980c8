import { type RefObject, useLayoutEffect, useState } from "react";
import { typedValues } from "../../ui/typed-values.ts";
import { complete, keepRemoved, loadDraft, loadRemoved, saveDraft } from "./draft.ts";
import { BLANK, ENTRY_NAMES, type Entries, isBlank } from "./entries.ts";

/**
 * The entries, stored as a draft with every change. Whatever leaves the form as a whole, sent, cleared
 * or exchanged, is kept beside it, so that each of them can be brought back.
 */
export function useEntries(form: RefObject<HTMLFormElement | null>) {
  const [entries, setEntries] = useState(BLANK);
  const [removed, setRemoved] = useState<Entries[]>([]);

  const put = (next: Entries) => {
    setEntries(next);
    saveDraft(next);
  };
  const keep = (next: Entries[]) => {
    setRemoved(next);
    keepRemoved(next);
  };

  useLayoutEffect(() => {
    // Text typed before hydration wins over the stored draft.
    const next = complete({ ...loadDraft(), ...typedValues(form.current) });
    setEntries(next);
    saveDraft(next);
    setRemoved(loadRemoved());
  }, [form]);

  const own = isBlank(entries) ? [] : [entries];
  const [next, ...later] = removed.filter((one) => !isSame(one, entries));

  return {
    entries,
    put,
    canRestore: next !== undefined,
    remove: () => {
      keep([...own, ...(next ? [next] : []), ...later]);
      put(BLANK);
    },
    /** Exchanges the entries for the next of those that were removed. */
    restore: () => {
      if (!next) return;
      keep([...later, ...own, next]);
      put(next);
    },
  };
}

function isSame(one: Entries, other: Entries): boolean {
  return ENTRY_NAMES.every((name) => one[name] === other[name]);
}
