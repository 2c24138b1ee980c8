import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { onReturn } from "../../on-return.ts";
import { takeTyped } from "../../ui/typed-values.ts";
import { canRestore, createDraft, EMPTY } from "./draft.ts";

/** The draft and what is done with it; `onReplaced` is called when another enquiry is in the form, or none. */
export function useDraft(form: RefObject<HTMLFormElement | null>, onReplaced: () => void) {
  const [shown, show] = useState(EMPTY);
  const replaced = useEffectEvent(onReplaced);
  const [draft] = useState(() =>
    createDraft((next, other) => {
      show(next);
      if (other) replaced();
    }),
  );

  // Before the effects of the form's other parts, which add to the entries.
  useLayoutEffect(() => {
    draft.start(takeTyped(form.current));
    const stopReturns = onReturn(draft.refresh);
    addEventListener("storage", draft.refresh);
    return () => {
      stopReturns();
      removeEventListener("storage", draft.refresh);
    };
  }, [draft, form]);

  return { ...draft, entries: shown.entries, canRestore: canRestore(shown) };
}
