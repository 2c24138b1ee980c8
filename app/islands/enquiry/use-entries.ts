import { type RefObject, useLayoutEffect, useState } from "react";
import { typedValues } from "../../ui/typed-values.ts";
import { complete, loadDraft, saveDraft } from "./draft.ts";
import { BLANK, type Entries } from "./entries.ts";

/** The entries, kept as a draft with every change. */
export function useEntries(form: RefObject<HTMLFormElement | null>) {
  const [entries, setEntries] = useState(BLANK);
  const [cleared, setCleared] = useState<Entries>();

  const put = (next: Entries) => {
    setEntries(next);
    saveDraft(next);
    setCleared(undefined);
  };

  useLayoutEffect(() => {
    // What was typed before the form was hydrated goes before what was kept.
    const next = complete({ ...loadDraft(), ...typedValues(form.current) });
    setEntries(next);
    saveDraft(next);
  }, [form]);

  return {
    entries,
    put,
    canUndo: cleared !== undefined,
    clear: () => {
      put(BLANK);
      setCleared(entries);
    },
    undo: () => {
      if (cleared) put(cleared);
    },
  };
}
