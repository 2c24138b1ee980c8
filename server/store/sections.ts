/** When two entries are the same section of the site, and when its words are the same. Shared by the adapters. */
import type { NewEntry } from "./store.ts";

/** A section is known by its address; one without, by its titles. */
export function sectionKey(entry: NewEntry): string {
  return entry.page_url ?? `${entry.page_title}\n${entry.section_title ?? ""}`;
}

/** True where everything that the search reads is the same, the model of the embedding included. */
export function sameSection(a: NewEntry, b: NewEntry): boolean {
  return (
    a.page_title === b.page_title &&
    a.section_title === b.section_title &&
    a.content === b.content &&
    JSON.stringify(a.metadata.questions ?? []) === JSON.stringify(b.metadata.questions ?? []) &&
    a.metadata.embedding_model === b.metadata.embedding_model
  );
}
