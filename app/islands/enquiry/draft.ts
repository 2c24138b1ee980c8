/**
 * The draft of the enquiry, kept in this browser until it is sent or cleared. Each tab keeps
 * its own beside it, so that two tabs in which one writes do not take each other's words.
 */
import { readStored, store } from "../../browser-storage.ts";
import { BLANK, ENTRY_NAMES, type Entries, isBlank } from "./entries.ts";

const KEY = "enquiry-draft";
/** Key of the last draft sent or cleared in this tab. */
const REMOVED = "enquiry-removed";

export function saveDraft(entries: Entries) {
  const before = readStored("sessionStorage", KEY);
  const shared = readStored("localStorage", KEY);
  if (before || !isBlank(entries)) store("sessionStorage", KEY, entries);
  if (!isBlank(entries)) store("localStorage", KEY, entries);
  // Sent or cleared: also removed from localStorage, unless another tab has written since.
  else if (JSON.stringify(shared) === JSON.stringify(before)) store("localStorage", KEY, undefined);
}

/** This tab's own draft, else the browser's last. */
export function loadDraft(): Entries {
  return complete(readStored("sessionStorage", KEY) ?? readStored("localStorage", KEY));
}

export function keepRemoved(entries: Entries) {
  store("sessionStorage", REMOVED, entries);
}

/** The last draft sent or cleared. */
export function loadRemoved(): Entries | undefined {
  const removed = complete(readStored("sessionStorage", REMOVED));
  return isBlank(removed) ? undefined : removed;
}

/** Sanitises stored entries: only text fields are kept. */
export function complete(given: unknown): Entries {
  const values = (given ?? {}) as Record<string, unknown>;
  const entries = { ...BLANK };
  for (const field of ENTRY_NAMES) {
    const value = values[field];
    if (typeof value === "string") entries[field] = value;
  }
  return entries;
}
