/**
 * The draft of the enquiry: what is in the form, and beside it what left the form as a whole (sent, cleared,
 * exchanged, overwritten), so that each can be brought back. The browser keeps the draft until it is sent or
 * cleared. A tab in which something is written keeps its own, so that two tabs do not take each other's words;
 * one in which nothing is written shows the browser's last.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { onReturn } from "../../arrival.ts";
import { readStored, store } from "../../browser-storage.ts";
import { listen } from "../../listen.ts";
import { keepTypedResetRest } from "../../ui/typed-values.ts";
import { formOf, isText, soundFields } from "../../untrusted.ts";
import { BLANK, ENTRY_NAMES, type Entries, isBlank } from "./entries.ts";

const KEY = "enquiry-draft";
/** Key of what left the form in this tab. */
const REMOVED = "enquiry-removed";

export interface Draft {
  entries: Entries;
  /** In the order in which they come back. */
  removed: readonly Entries[];
}

export const EMPTY: Draft = { entries: BLANK, removed: [] };

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
  useLayoutEffect(() => draft.start(keepTypedResetRest(form.current)), [draft, form]);
  useEffect(() => onReturn(draft.refresh), [draft]);
  useEffect(() => listen(["storage"], draft.refresh), [draft]);

  return { ...draft, entries: shown.entries, canRestore: canRestore(shown) };
}

/** `onChange` is told of each change, and whether another enquiry is in the form since, or none. */
export function createDraft(onChange: (draft: Draft, replaced: boolean) => void) {
  let draft = EMPTY;
  /** What was stored when this page last looked. Where storage is blocked that never changes. */
  let seen = draft;

  const set = (next: Draft, replaced: boolean) => {
    draft = next;
    seen = stored();
    onChange(draft, replaced);
  };
  const write = (entries: Entries, removed = draft.removed, replaced = false) => {
    store("sessionStorage", KEY, entries);
    if (removed !== draft.removed) store("sessionStorage", REMOVED, removed);
    if (!isBlank(entries)) store("localStorage", KEY, entries);
    // Sent or cleared: it leaves the browser too, unless another tab has written since.
    else if (isSame(complete(readStored("localStorage", KEY)), draft.entries)) store("localStorage", KEY, undefined);
    set({ entries, removed }, replaced);
  };
  const own = () => (isBlank(draft.entries) ? [] : [draft.entries]);

  return {
    get: () => draft,
    /** Restores what is stored. What was typed before the form could answer wins over it. */
    start(typed: Partial<Entries>) {
      set(stored(), false);
      const { entries, removed } = draft;
      const next = complete({ ...entries, ...typed });
      if (isSame(next, entries)) return;
      const overwritten = ENTRY_NAMES.some((name) => entries[name] !== "" && entries[name] !== next[name]);
      write(next, overwritten ? [entries, ...removed] : removed);
    },
    change: (change: Partial<Entries>) => write({ ...draft.entries, ...change }),
    /** The page is shown again as it was left, or another tab has written: what was stored since wins. */
    refresh() {
      const next = stored();
      if (JSON.stringify(next) !== JSON.stringify(seen)) set(next, !isSame(next.entries, draft.entries));
    },
    remove: () => write(BLANK, [...own(), ...others(draft)], true),
    /** Exchanges the entries for others: the next of those that were removed, if none are named. */
    restore(next = others(draft)[0]) {
      if (!next) return;
      const later = others(draft).filter((one) => !isSame(one, next));
      write(next, [...later, ...own(), next], true);
    },
  };
}

export const canRestore = (draft: Draft) => others(draft).length > 0;

/** What can be brought back: all that was removed but what is in the form again. */
const others = ({ entries, removed }: Draft) => removed.filter((one) => !isSame(one, entries));

/** This tab's own draft, else the browser's last. */
function stored(): Draft {
  const removed = readStored("sessionStorage", REMOVED);
  return {
    entries: complete(readStored("sessionStorage", KEY) ?? readStored("localStorage", KEY)),
    removed: Array.isArray(removed) ? removed.map(complete).filter((entries) => !isBlank(entries)) : [],
  };
}

/** Of what is stored, or typed into the form, only the text fields are kept. */
export const complete = (given: unknown): Entries => ({ ...BLANK, ...soundFields(given, TEXTS) });

const TEXTS = formOf(ENTRY_NAMES, isText);

function isSame(one: Entries, other: Entries): boolean {
  return ENTRY_NAMES.every((name) => one[name] === other[name]);
}
