/** The draft of the enquiry, kept in this browser until it is sent or cleared. */
import { readStored, store } from "../../browser-storage.ts";
import { BLANK, type Entries, FIELDS, isBlank } from "./entries.ts";

const KEY = "enquiry-draft";

export function saveDraft(entries: Entries) {
  store("localStorage", KEY, isBlank(entries) ? undefined : entries);
}

export function loadDraft(): Entries {
  return complete(readStored("localStorage", KEY));
}

/** Entries from whatever is given: each field that is text, and nothing else. */
export function complete(given: unknown): Entries {
  const values = (given ?? {}) as Record<string, unknown>;
  const entries = { ...BLANK };
  for (const field of FIELDS) {
    const value = values[field];
    if (typeof value === "string") entries[field] = value;
  }
  return entries;
}
