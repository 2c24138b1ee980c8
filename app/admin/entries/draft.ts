/** An entry as form state, its validation, and the requests made of it. */
import {
  CONTENT_LIMIT,
  contentField,
  type EntryEditRequest,
  type ListedEntry,
  listedEntry,
  type NewEntryRequest,
  pageTitleField,
  pageUrlField,
  questionsField,
  sectionTitleField,
  TITLE_LIMIT,
  versionOf,
} from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import type { ForeseeRequest, LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { type EntryState, isToReview, stateAt } from "../../../shared/domain/publication.ts";
import { RefusedError } from "../../backend.ts";
import { editEntry, getEntry } from "../calls.ts";
import { dayOf, utcMomentOf } from "../filters.tsx";

export interface Draft {
  pageTitle: string;
  pageUrl: string;
  sectionTitle: string;
  content: string;
  /** One on each line. */
  questions: string;
  /** One of ROLES and of SECTORS, or empty. */
  role: string;
  sector: string;
  /** "draft", or empty where it counts for visitors. */
  draft: string;
  /** In UTC, as a field for a time holds them: "2026-12-01T09:00". */
  publishAt: string;
  expiresAt: string;
  /** "2026-12-01" */
  reviewBy: string;
}

/** What is typed of an entry, and the entry as it was when the typing began: what differs was changed here. */
export interface Edit {
  base: ListedEntry;
  draft: Draft;
}

export type DraftProblems = Partial<Record<keyof Draft, string>>;

export const emptyDraft: Draft = {
  pageTitle: "",
  pageUrl: "",
  sectionTitle: "",
  content: "",
  questions: "",
  role: "",
  sector: "",
  draft: "",
  publishAt: "",
  expiresAt: "",
  reviewBy: "",
};

/** Parses a draft from the browser's storage. */
export function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === "string");
  return texts.length > 0 ? { ...emptyDraft, ...Object.fromEntries(texts) } : undefined;
}

/** Parses an edit from the browser's storage. */
export function readEdit(stored: unknown): Edit | undefined {
  const { base, draft } = (stored ?? {}) as Record<string, unknown>;
  const [entry, typed] = [listedEntry.safeParse(base), readDraft(draft)];
  return entry.success && typed ? { base: entry.data, draft: typed } : undefined;
}

export const draftOf = (entry: ListedEntry): Draft => ({
  pageTitle: entry.page_title,
  pageUrl: entry.page_url ?? "",
  sectionTitle: entry.section_title ?? "",
  content: entry.content,
  questions: (entry.metadata.questions ?? []).join("\n"),
  role: entry.metadata.role ?? "",
  sector: entry.metadata.sector ?? "",
  draft: entry.metadata.draft ? "draft" : "",
  publishAt: entry.metadata.publish_at?.slice(0, MINUTES) ?? "",
  expiresAt: entry.metadata.expires_at?.slice(0, MINUTES) ?? "",
  reviewBy: entry.metadata.review_by ?? "",
});

/** Characters of an ISO time up to its minutes. */
const MINUTES = 16;
const timeOf = (typed: string) => (typed ? `${typed}:00Z` : null);

/** An answer of the library as the beginning of an operator's own. */
export function ownAnswerEdit({ id, question, text }: LibraryAnswerView): Edit {
  const content = text.slice(0, CONTENT_LIMIT);
  const draft = { ...emptyDraft, pageTitle: "Own answer", sectionTitle: question.slice(0, TITLE_LIMIT), content };
  const metadata = { manually_added: true, overrides: id };
  const base = { id, page_title: "", page_url: null, section_title: null, content, created_at: "", metadata };
  return { base, draft };
}

/** Null removes a label. */
const labelsOf = (draft: Draft) => ({
  role: (draft.role || null) as Role | null,
  sector: (draft.sector || null) as Sector | null,
  draft: draft.draft === "draft",
  publishAt: timeOf(draft.publishAt),
  expiresAt: timeOf(draft.expiresAt),
  reviewBy: draft.reviewBy || null,
});

const questionsOf = (draft: Draft) => draft.questions.split("\n").filter((question) => question.trim());

/** An entry from a page may exceed the limit of a hand-made one, but not grow. */
export const contentLimit = (entry?: ListedEntry) => Math.max(CONTENT_LIMIT, entry?.content.length ?? 0);

/** Validation errors by field, in the server's own words. */
export function problemsOf(draft: Draft, limit = CONTENT_LIMIT): DraftProblems {
  const checks = {
    pageTitle: pageTitleField.safeParse(draft.pageTitle),
    pageUrl: pageUrlField.safeParse(draft.pageUrl),
    sectionTitle: sectionTitleField.safeParse(draft.sectionTitle),
    content: contentField(limit).safeParse(draft.content),
    questions: questionsField.safeParse(questionsOf(draft)),
  } satisfies Partial<Record<keyof Draft, unknown>>;
  const problems: DraftProblems = {};
  for (const field of Object.keys(checks) as (keyof typeof checks)[]) {
    const issue = checks[field].error?.issues[0];
    // A problem of the list as a whole is worded differently from one of a question in it.
    const subject = field === "questions" && issue?.path.length === 0 ? "There" : SUBJECTS[field];
    if (issue) problems[field] = `${subject} ${issue.message}.`;
  }
  if (draft.publishAt && draft.expiresAt && draft.expiresAt <= draft.publishAt)
    problems.expiresAt = "The end must be later than the time of publication.";
  return problems;
}

const SUBJECTS = {
  pageTitle: "The page title",
  pageUrl: "The page URL",
  sectionTitle: "The section title",
  content: "The content",
  questions: "Each question",
};

/** `overrides`: id of the library's answer that the entry replaces. */
export function newEntryOf(draft: Draft, overrides?: string): NewEntryRequest {
  const questions = questionsOf(draft);
  const { role, sector, publishAt, expiresAt, reviewBy } = labelsOf(draft);
  const labels = {
    ...(role ? { role } : {}),
    ...(sector ? { sector } : {}),
    ...(draft.draft === "draft" ? { draft: true } : {}),
    ...(publishAt ? { publish_at: publishAt } : {}),
    ...(expiresAt ? { expires_at: expiresAt } : {}),
    ...(reviewBy ? { review_by: reviewBy } : {}),
    ...(overrides === undefined ? {} : { overrides }),
  };
  return {
    pageTitle: draft.pageTitle,
    pageUrl: draft.pageUrl,
    sectionTitle: draft.sectionTitle,
    content: draft.content,
    metadata: { manually_added: true, ...(questions.length > 0 ? { questions } : {}), ...labels },
  };
}

const FIELDS = Object.keys(emptyDraft) as (keyof Draft)[];

/** The fields that were changed here. */
function changedFields({ base, draft }: Edit): (keyof Draft)[] {
  const before = draftOf(base);
  return FIELDS.filter((field) => draft[field] !== before[field]);
}

export const isChanged = (edit: Edit): boolean => changedFields(edit).length > 0;

/** A patch of the fields that were changed here, for the version that they were changed in. */
export function editOf(edit: Edit): EntryEditRequest {
  const { base, draft } = edit;
  const { pageTitle, pageUrl, sectionTitle, content } = draft;
  const values = { pageTitle, pageUrl, sectionTitle, content, questions: questionsOf(draft), ...labelsOf(draft) };
  const patch = Object.fromEntries(changedFields(edit).map((field) => [field, values[field]]));
  return { ...patch, seen: versionOf(base) };
}

/** The fields that were changed here and, to something else, elsewhere. */
export function conflictsOf(edit: Edit, current: ListedEntry): (keyof Draft)[] {
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

/** The request to preview the draft's consequences; `id` for an existing entry. */
export function foreseeOf(draft: Draft, id?: string): ForeseeRequest {
  const { pageTitle, pageUrl, sectionTitle, content } = draft;
  const entry = { pageTitle, pageUrl, sectionTitle, content, questions: questionsOf(draft), ...labelsOf(draft) };
  return { ...(id ? { id } : {}), entry };
}

/**
 * Saves the fields that were changed here, and leaves alone what somebody else changed meanwhile. Where both changed
 * the same, nothing is saved: resolves with the entry as it is now, or with "gone".
 */
export async function saveEdit(edit: Edit): Promise<ListedEntry | "gone" | undefined> {
  if (!isChanged(edit)) return undefined;
  const { base } = edit;
  try {
    await editEntry(base.id, editOf(edit));
    return undefined;
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
