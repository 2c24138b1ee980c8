/**
 * The draft of the enquiry, kept in this browser until it is sent or cleared. Each tab keeps
 * its own beside it, so that two tabs in which one writes do not take each other's words.
 */
import { readStored, store } from "../../browser-storage.ts";
import { BLANK, ENTRY_NAMES, type Entries, isBlank } from "./entries.ts";

const KEY = "enquiry-draft";
/** Key of what was sent, cleared or exchanged in this tab. */
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

export function keepRemoved(removed: readonly Entries[]) {
  store("sessionStorage", REMOVED, removed);
}

/** What was sent, cleared or exchanged, in the order in which it comes back. */
export function loadRemoved(): Entries[] {
  const removed = readStored("sessionStorage", REMOVED);
  return Array.isArray(removed) ? removed.map(complete).filter((entries) => !isBlank(entries)) : [];
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
