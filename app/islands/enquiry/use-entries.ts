import { type RefObject, useLayoutEffect, useState } from "react";
import { typedValues } from "../../ui/typed-values.ts";
import { complete, keepRemoved, loadDraft, loadRemoved, saveDraft } from "./draft.ts";
import { BLANK, type Entries, isBlank } from "./entries.ts";

/** The entries, stored as a draft with every change; the last sent or cleared one can be restored. */
export function useEntries(form: RefObject<HTMLFormElement | null>) {
  const [entries, setEntries] = useState(BLANK);
  const [removed, setRemoved] = useState<Entries>();

  const put = (next: Entries) => {
    setEntries(next);
    saveDraft(next);
  };

  useLayoutEffect(() => {
    // Text typed before hydration wins over the stored draft.
    const next = complete({ ...loadDraft(), ...typedValues(form.current) });
    setEntries(next);
    saveDraft(next);
    setRemoved(loadRemoved());
  }, [form]);

  return {
    entries,
    put,
    canRestore: removed !== undefined && isBlank(entries),
    remove: () => {
      if (!isBlank(entries)) {
        setRemoved(entries);
        keepRemoved(entries);
      }
      put(BLANK);
    },
    restore: () => {
      if (removed) put(removed);
    },
  };
}
