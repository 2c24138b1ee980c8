/** An entry as it is typed, and what the server will make of it. */
import {
  CONTENT_LIMIT,
  contentField,
  type EntryEditRequest,
  type ListedEntry,
  type NewEntryRequest,
  pageTitleField,
  pageUrlField,
  questionsField,
  sectionTitleField,
} from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import type { ForeseeRequest } from "../../../shared/contracts/operator.ts";

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
};

/** A draft that was kept in the browser; none where it is something else. */
export function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === "string");
  return texts.length > 0 ? { ...emptyDraft, ...Object.fromEntries(texts) } : undefined;
}

export const draftOf = (entry: ListedEntry): Draft => ({
  pageTitle: entry.page_title,
  pageUrl: entry.page_url ?? "",
  sectionTitle: entry.section_title ?? "",
  content: entry.content,
  questions: (entry.metadata.questions ?? []).join("\n"),
  role: entry.metadata.role ?? "",
  sector: entry.metadata.sector ?? "",
});

const questionsOf = (draft: Draft) => draft.questions.split("\n").filter((question) => question.trim());

/** Content of a page may be longer than what an operator writes; it may not grow. */
export const contentLimit = (entry?: ListedEntry) => Math.max(CONTENT_LIMIT, entry?.content.length ?? 0);

/** What is wrong with each field, in the words that the server would use. */
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
    // A problem of the list as a whole is told in other words than one of a question in it.
    const subject = field === "questions" && issue?.path.length === 0 ? "There" : SUBJECTS[field];
    if (issue) problems[field] = `${subject} ${issue.message}.`;
  }
  return problems;
}

const SUBJECTS: Record<Exclude<keyof Draft, "role" | "sector">, string> = {
  pageTitle: "The page title",
  pageUrl: "The page URL",
  sectionTitle: "The section title",
  content: "The content",
  questions: "Each question",
};

export function newEntryOf(draft: Draft): NewEntryRequest {
  const questions = questionsOf(draft);
  return {
    pageTitle: draft.pageTitle,
    pageUrl: draft.pageUrl,
    sectionTitle: draft.sectionTitle,
    content: draft.content,
    metadata: { manually_added: true, ...(questions.length > 0 ? { questions } : {}) },
  };
}

/** Only what differs from the entry: the rest stays as the server has it. */
export function editOf(draft: Draft, entry: ListedEntry, seen: string): EntryEditRequest {
  const before = draftOf(entry);
  const changed = (field: keyof Draft) => draft[field] !== before[field];
  return {
    ...(changed("pageTitle") ? { pageTitle: draft.pageTitle } : {}),
    ...(changed("pageUrl") ? { pageUrl: draft.pageUrl } : {}),
    ...(changed("sectionTitle") ? { sectionTitle: draft.sectionTitle } : {}),
    ...(changed("content") ? { content: draft.content } : {}),
    ...(changed("questions") ? { questions: questionsOf(draft) } : {}),
    ...(changed("role") ? { role: (draft.role || null) as Role | null } : {}),
    ...(changed("sector") ? { sector: (draft.sector || null) as Sector | null } : {}),
    seen,
  };
}

/** The entry as it would be, to see what that would change; `id` where there is one already. */
export function foreseeOf(draft: Draft, id?: string): ForeseeRequest {
  const { pageTitle, pageUrl, sectionTitle, content, role, sector } = draft;
  const labels = { role: (role || null) as Role | null, sector: (sector || null) as Sector | null };
  const entry = { pageTitle, pageUrl, sectionTitle, content, questions: questionsOf(draft), ...labels };
  return { ...(id ? { id } : {}), entry };
}

export const isSame = (a: Draft, b: Draft) =>
  (Object.keys(a) as (keyof Draft)[]).every((field) => a[field] === b[field]);
