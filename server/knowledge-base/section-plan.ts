/** Diffs the entries that came from pages against the current pages. Pure: nothing is embedded or written here. */
import { createHash } from "node:crypto";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { NewEntry } from "../store/store.ts";
import { labelsOf } from "./labels.ts";

export interface SectionPlan {
  /** `before` is the entry that a section replaces. */
  changed: { section: NewEntry; before: KnowledgeBaseEntry | undefined }[];
  gone: KnowledgeBaseEntry[];
  /** Entries that an operator rewrote and whose page has changed since. */
  overtaken: KnowledgeBaseEntry[];
  unchanged: number;
}

export function planSections(entries: readonly KnowledgeBaseEntry[], sections: readonly NewEntry[]): SectionPlan {
  const known = Map.groupBy(
    entries.filter((entry) => !entry.metadata.manually_added),
    sectionKey,
  );
  const plan: SectionPlan = { changed: [], gone: [], overtaken: [], unchanged: 0 };
  // What is as before goes first: of two sections with one address, each must find its own entry.
  const others = sections.filter((section) => !takeUnchanged(section));
  plan.unchanged = sections.length - others.length;
  for (const section of others) {
    const before = known.get(sectionKey(section))?.shift();
    if (before?.metadata.edited) {
      plan.unchanged += 1;
      plan.overtaken.push(before);
    } else plan.changed.push({ section, before });
  }
  for (const left of known.values())
    for (const entry of left) (entry.metadata.edited ? plan.overtaken : plan.gone).push(entry);
  plan.overtaken = plan.overtaken.filter((entry) => !entry.metadata.page_changed);
  return plan;

  function takeUnchanged(section: NewEntry): boolean {
    const candidates = known.get(sectionKey(section)) ?? [];
    const hash = sectionHash(section);
    const place = candidates.findIndex(({ metadata, ...words }) =>
      metadata.edited ? metadata.page_hash === hash : sectionHash({ metadata, ...words }) === hash,
    );
    return place >= 0 && candidates.splice(place, 1).length > 0;
  }
}

/** A section is known by its address; one without, by its titles. */
function sectionKey(entry: NewEntry): string {
  return entry.page_url ?? `${entry.page_title}\n${entry.section_title ?? ""}`;
}

/** Hash of a section's own fields, without what an operator added. */
export function sectionHash(entry: NewEntry): string {
  const words = [entry.page_title, entry.section_title, entry.content, pageQuestions(entry.metadata)];
  return createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 22);
}

function pageQuestions({ questions = [], added_questions = [] }: NewEntry["metadata"]): string[] {
  return questions.filter((question) => !added_questions.includes(question));
}

/** Metadata of a section stored over `before`: the operators' labels stay. */
export function mergedMetadata(section: NewEntry, before: KnowledgeBaseEntry | undefined): NewEntry["metadata"] {
  const own = section.metadata.questions ?? [];
  const added = (before?.metadata.added_questions ?? []).filter((question) => !own.includes(question));
  return {
    ...section.metadata,
    ...labelsOf(before?.metadata),
    questions: [...own, ...added],
    ...(added.length > 0 ? { added_questions: added } : {}),
  };
}
