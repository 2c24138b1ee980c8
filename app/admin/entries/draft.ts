/** An entry as form state, its validation, and the requests made of it. */
import { sectorNames } from "../../../shared/brand.ts";
import {
  CONTENT_LIMIT,
  contentField,
  draftEntry,
  type EntryEditRequest,
  type EntryVersion,
  type ListedEntry,
  listedEntry,
  type NewEntryRequest,
  TITLE_LIMIT,
  versionOf,
} from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import type { ForeseeRequest, LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { type EntryState, isToReview, stateAt } from "../../../shared/domain/publication.ts";
import { RefusedError } from "../../backend.ts";
import { editEntry, getEntry } from "../calls.ts";
import { dayOf, ROLE_NAMES, utcMomentOf } from "../words.ts";

interface Field {
  label: string;
  /** What the form holds of an entry, as text. */
  of: (entry: EntryVersion["before"]) => string;
  /** The same for somebody who reads it. */
  readable?: (text: string) => string;
  /** Where it is empty. */
  none?: string;
}

/** Characters of an ISO time up to its minutes. */
const MINUTES = 16;
const typedTime = (time = "") => time.slice(0, MINUTES);
const timeOf = (typed: string) => (typed ? `${typed}:00Z` : null);
const readTime = (typed: string) => utcMomentOf(`${typed}:00Z`);

export const FIELDS = {
  pageTitle: { label: "Page title", of: ({ page_title }) => page_title },
  pageUrl: { label: "Page URL", of: ({ page_url }) => page_url ?? "" },
  sectionTitle: { label: "Section title", of: ({ section_title }) => section_title ?? "" },
  content: { label: "Content", of: ({ content }) => content },
  // One on each line.
  questions: { label: "Expected questions", of: ({ metadata }) => (metadata.questions ?? []).join("\n") },
  role: {
    label: "What it tells of",
    of: ({ metadata }) => metadata.role ?? "",
    readable: (role) => ROLE_NAMES[role as Role],
  },
  sector: {
    label: "Sector",
    of: ({ metadata }) => metadata.sector ?? "",
    readable: (sector) => sectorNames[sector as Sector],
  },
  draft: {
    label: "State",
    of: ({ metadata }) => (metadata.draft ? "draft" : ""),
    readable: () => "Draft",
    none: "Published",
  },
  // In UTC, as a field for a time holds them: "2026-12-01T09:00".
  publishAt: { label: "Publish from", of: ({ metadata }) => typedTime(metadata.publish_at), readable: readTime },
  expiresAt: { label: "Until", of: ({ metadata }) => typedTime(metadata.expires_at), readable: readTime },
  reviewBy: { label: "Review by", of: ({ metadata }) => metadata.review_by ?? "", readable: dayOf },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
export type Draft = Record<FieldName, string>;

export const fieldNames = Object.keys(FIELDS) as FieldName[];
const draftWith = (value: (field: Field) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, value(FIELDS[name])])) as Draft;

export const emptyDraft = draftWith(() => "");
export const draftOf = (entry: EntryVersion["before"]) => draftWith(({ of }) => of(entry));

/** What a field holds, for somebody who reads it. */
export function readable(name: FieldName, text: string): string {
  const { readable = String, none = "Nothing" }: Field = FIELDS[name];
  return text ? readable(text) : none;
}

/** What is typed of an entry, and the entry as it was when the typing began: what differs was changed here. */
export interface Edit {
  base: ListedEntry;
  draft: Draft;
}

export type DraftProblems = Partial<Draft>;

export function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === "string");
  return texts.length > 0 ? { ...emptyDraft, ...Object.fromEntries(texts) } : undefined;
}

export function readEdit(stored: unknown): Edit | undefined {
  const { base, draft } = (stored ?? {}) as Record<string, unknown>;
  const [entry, typed] = [listedEntry.safeParse(base), readDraft(draft)];
  return entry.success && typed ? { base: entry.data, draft: typed } : undefined;
}

/** An answer of the library as the beginning of an operator's own. */
export function ownAnswerEdit({ id, question, text }: LibraryAnswerView): Edit {
  const content = text.slice(0, CONTENT_LIMIT);
  const draft = { ...emptyDraft, pageTitle: "Own answer", sectionTitle: question.slice(0, TITLE_LIMIT), content };
  const metadata = { manually_added: true, overrides: id };
  const base = { id, page_title: "", page_url: null, section_title: null, content, created_at: "", metadata };
  return { base, draft };
}

const questionsOf = (draft: Draft) => draft.questions.split("\n").filter((question) => question.trim());

/** The fields as the server takes them; null removes a label. */
const valuesOf = (draft: Draft) => ({
  pageTitle: draft.pageTitle,
  pageUrl: draft.pageUrl,
  sectionTitle: draft.sectionTitle,
  content: draft.content,
  questions: questionsOf(draft),
  role: (draft.role || null) as Role | null,
  sector: (draft.sector || null) as Sector | null,
  draft: draft.draft === "draft",
  publishAt: timeOf(draft.publishAt),
  expiresAt: timeOf(draft.expiresAt),
  reviewBy: draft.reviewBy || null,
});

/** An entry from a page may exceed the limit of a hand-made one, but not grow. */
export const contentLimit = (entry?: ListedEntry) => Math.max(CONTENT_LIMIT, entry?.content.length ?? 0);

/** Validation errors by field, in the server's own words. */
export function problemsOf(draft: Draft, limit = CONTENT_LIMIT): DraftProblems {
  const { error } = draftEntry.extend({ content: contentField(limit) }).safeParse(valuesOf(draft));
  const problems: DraftProblems = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as FieldName;
    problems[field] ??= `${subjectOf(field, path.length > 1)} ${message}.`;
  }
  if (draft.publishAt && draft.expiresAt && draft.expiresAt <= draft.publishAt)
    problems.expiresAt = "The end must be later than the time of publication.";
  return problems;
}

/** `isPart`: the problem is one of a question, not of the list as a whole. */
function subjectOf(field: FieldName, isPart: boolean): string {
  if (field === "questions") return isPart ? "Each question" : "There";
  const { label } = FIELDS[field];
  return `The ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** `overrides`: id of the library's answer that the entry replaces. */
export function newEntryOf(draft: Draft, overrides?: string): NewEntryRequest {
  const { pageTitle, pageUrl, sectionTitle, content, questions, ...labels } = valuesOf(draft);
  const given = Object.entries({ ...labels, questions: questions.length > 0 && questions, overrides })
    .filter(([, value]) => value)
    // "publishAt" is "publish_at" in what is stored.
    .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]);
  return {
    pageTitle,
    pageUrl,
    sectionTitle,
    content,
    metadata: { manually_added: true, ...Object.fromEntries(given) },
  };
}

function changedFields({ base, draft }: Edit): FieldName[] {
  const before = draftOf(base);
  return fieldNames.filter((field) => draft[field] !== before[field]);
}

export const isChanged = (edit: Edit): boolean => changedFields(edit).length > 0;

/** A patch of the fields that were changed here, for the version that they were changed in. */
export function editOf(edit: Edit): EntryEditRequest {
  const values = valuesOf(edit.draft);
  const patch = Object.fromEntries(changedFields(edit).map((field) => [field, values[field]]));
  return { ...patch, seen: versionOf(edit.base) };
}

/** The fields that were changed here and, to something else, elsewhere. */
export function conflictsOf(edit: Edit, current: ListedEntry): FieldName[] {
  const [before, theirs] = [draftOf(edit.base), draftOf(current)];
  return changedFields(edit).filter((field) => theirs[field] !== before[field] && theirs[field] !== edit.draft[field]);
}

/** The edit as one of the entry as it is now. Where both changed a field, `mine` or `theirs` stands. */
export function rebased(edit: Edit, current: ListedEntry, winner: "mine" | "theirs"): Edit {
  const lost = winner === "theirs" ? conflictsOf(edit, current) : [];
  const kept = changedFields(edit).filter((field) => !lost.includes(field));
  const mine = Object.fromEntries(kept.map((field) => [field, edit.draft[field]]));
  return { base: current, draft: { ...draftOf(current), ...mine } };
}

export const foreseeOf = (draft: Draft, id?: string): ForeseeRequest => ({
  ...(id ? { id } : {}),
  entry: valuesOf(draft),
});

/**
 * Saves the fields that were changed here, and leaves alone what somebody else changed meanwhile. Where both changed
 * the same, nothing is saved: resolves with the entry as it is now, or with "gone".
 */
export async function saveEdit(edit: Edit): Promise<ListedEntry | "gone" | "saved"> {
  if (!isChanged(edit)) return "saved";
  const { base } = edit;
  try {
    await editEntry(base.id, editOf(edit));
    return "saved";
  } catch (error) {
    if (!(error instanceof RefusedError) || (error.status !== 409 && error.status !== 404)) throw error;
    const current = await getEntry(base.id);
    if (!current) return "gone";
    if (versionOf(current) === versionOf(base)) throw error;
    return conflictsOf(edit, current).length > 0 ? current : saveEdit(rebased(edit, current, "mine"));
  }
}

/** An entry's state of publication, in a few words. */
export const stateOf = ({ metadata }: ListedEntry): EntryState => stateAt(metadata, Date.now());
export const isReviewDue = ({ metadata }: ListedEntry): boolean => isToReview(metadata, Date.now());

/** Empty if it is published without an end. */
export function stateText(entry: ListedEntry): string {
  const { publish_at = "", expires_at } = entry.metadata;
  const state = stateOf(entry);
  if (state === "draft") return "Draft";
  if (state === "planned") return `From ${utcMomentOf(publish_at)}`;
  if (!expires_at) return "";
  return `${state === "expired" ? "Over since" : "Until"} ${utcMomentOf(expires_at)}`;
}

export const reviewDay = ({ metadata: { review_by } }: ListedEntry): string => (review_by ? dayOf(review_by) : "");
