/** Client of the operators' calls. Each throws `RefusedError` where the server refuses. */
import { overviewAnswer, visitorQuestionsAnswer } from "../../shared/contracts/insight.ts";
import {
  DISCARDED_HEADER,
  type EntryEditRequest,
  type EntryEdits,
  editManyAnswer,
  embeddingAnswer,
  embeddingText,
  entryVersion,
  type ListedEntry,
  listedEntry,
  type NewEntryRequest,
} from "../../shared/contracts/knowledge-base.ts";
import {
  change,
  changeView,
  entryContradiction,
  type ForeseeRequest,
  foreseen,
  importReport,
  ingestAnswer,
  ingestProgress,
  type LibraryAnswerView,
  libraryAnswerView,
  openSession,
  questionTrial,
  type Session,
  session,
  takenBack,
} from "../../shared/contracts/operator.ts";
import type { z } from "../../shared/contracts/zod.ts";
import { callBackend, keyAndBearer } from "../backend.ts";

interface Call {
  method?: "POST" | "PATCH" | "DELETE";
  json?: unknown;
  file?: Blob;
  prefer?: string;
  signal?: AbortSignal | undefined;
}

/** Sends the session's cookie where the pages are hosted apart from the server, too. */
const credentials = import.meta.env.PUBLIC_BACKEND_URL ? "include" : "same-origin";

function call(path: string, { method, json, file, prefer, signal }: Call = {}): Promise<Response> {
  return callBackend(path, {
    method: method ?? "GET",
    headers: {
      ...keyAndBearer(),
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(prefer ? { Prefer: prefer } : {}),
    },
    body: file ?? (json === undefined ? null : JSON.stringify(json)),
    credentials,
    signal: signal ?? null,
  });
}

async function read<T extends z.ZodType>(answer: T, path: string, options?: Call): Promise<z.infer<T>> {
  const response = await call(path, options);
  return answer.parse(await response.json());
}

export const getSession = () => read(session, "/auth/v1/session");
export const signIn = (password: string, name: string): Promise<Session> =>
  read(session, "/auth/v1/sign-in", { method: "POST", json: { password, ...(name.trim() ? { name } : {}) } });
export const listSessions = () => read(openSession.array(), "/auth/v1/sessions");
export const endSession = (id: string) =>
  call(`/auth/v1/sessions?id=eq.${encodeURIComponent(id)}`, { method: "DELETE" });
export const signOut = () => call("/auth/v1/sign-out", { method: "POST" });

const TABLE = "/rest/v1/knowledge_base";
const byId = (id: string) => `${TABLE}?id=eq.${encodeURIComponent(id)}`;

/** Entries from `offset` on, newest first, without their vectors, and the number of all, if the server reports it. */
export async function listEntries(limit: number, offset: number, signal: AbortSignal) {
  const query = `select=*&order=created_at.desc&limit=${limit}&offset=${offset}`;
  const response = await call(`${TABLE}?${query}`, { prefer: "omit=embedding", signal });
  const total = Number(/\/(\d+)$/.exec(response.headers.get("Content-Range") ?? "")?.[1] ?? Number.NaN);
  return { entries: listedEntry.array().parse(await response.json()), total: Number.isNaN(total) ? undefined : total };
}

/** The entry as it is now; none where it is gone. */
export async function getEntry(id: string): Promise<ListedEntry | undefined> {
  return (await read(listedEntry.array(), byId(id), { prefer: "omit=embedding" }))[0];
}

/** The vector of an entry's words, made before it is saved. */
export async function generateEmbedding(entry: NewEntryRequest): Promise<number[]> {
  const { pageTitle, sectionTitle, content, metadata } = entry;
  const words = { page_title: pageTitle, section_title: sectionTitle ?? null, content };
  const json = { text: embeddingText(words, metadata?.questions) };
  return (await read(embeddingAnswer, "/functions/v1/generate-embedding", { method: "POST", json })).embedding;
}

export async function addEntry(entry: NewEntryRequest): Promise<{ id: string | undefined; discarded: number }> {
  const { headers } = await call(TABLE, { method: "POST", json: entry, prefer: "return=minimal" });
  const id = /id=eq\.([^&]+)/.exec(headers.get("Location") ?? "")?.[1];
  return { id: id && decodeURIComponent(id), discarded: Number(headers.get(DISCARDED_HEADER) ?? 0) };
}
export const editEntry = (id: string, edit: EntryEditRequest) =>
  read(listedEntry, byId(id), { method: "PATCH", json: edit });
/** `seen` is the version that the operator has seen; another one is refused. */
export const deleteEntry = (id: string, seen: string) =>
  call(`${byId(id)}&seen=eq.${encodeURIComponent(seen)}`, { method: "DELETE" });

/** `partly`: leaves alone those that somebody changed since, rather than all of them. */
export const editEntries = (edits: EntryEdits, { partly = false } = {}) =>
  read(editManyAnswer, "/functions/v1/edit-entries", { method: "POST", json: { edits, partly } });
export const restoreEntries = (ids: string[]) =>
  read(editManyAnswer, "/functions/v1/restore-entries", { method: "POST", json: { ids } });
/** The entry as it was before each of its latest changes, the latest first. */
export const listVersions = (id: string) =>
  read(entryVersion.array(), `/rest/v1/knowledge_base_versions?id=eq.${encodeURIComponent(id)}`);

export const listAnswers = () => read(libraryAnswerView.array(), "/rest/v1/library_answers");
export async function getAnswer(id: string): Promise<LibraryAnswerView | undefined> {
  return (await read(libraryAnswerView.array(), `/rest/v1/library_answers?id=eq.${encodeURIComponent(id)}`))[0];
}

export const ingestContent = () => read(ingestAnswer, "/functions/v1/ingest-content", { method: "POST" });
export const getIngestProgress = () => read(ingestProgress, "/functions/v1/ingest-content");

export const listChanges = (limit: number, offset: number) =>
  read(change.array(), `/rest/v1/knowledge_base_changes?limit=${limit}&offset=${offset}`);

export const getChange = (id: number) => read(changeView, `/rest/v1/knowledge_base_changes?id=eq.${id}`);
export const takeBack = (id: number) => read(takenBack, "/functions/v1/take-back", { method: "POST", json: { id } });

export const turnQuestionLog = (on: boolean) => call("/functions/v1/question-log", { method: "POST", json: { on } });
export const getOverview = (days: number) => read(overviewAnswer, `/rest/v1/consultant_overview?days=${days}`);
export const listVisitorQuestions = () => read(visitorQuestionsAnswer, "/rest/v1/visitor_questions");
/** `words` are keys of questions from `listVisitorQuestions`. */
export const dismissQuestions = (words: readonly string[]) =>
  call(`/rest/v1/visitor_questions?words=in.(${words.map(encodeURIComponent).join(",")})`, { method: "DELETE" });

export const listContradictions = () => read(entryContradiction.array(), "/rest/v1/contradictions");
export const foresee = (json: ForeseeRequest) => read(foreseen, "/functions/v1/foresee", { method: "POST", json });
export const tryQuestion = (question: string) =>
  read(questionTrial, "/functions/v1/try-question", { method: "POST", json: { question } });

/** `file` has the type "text/csv", "text/markdown" or "application/json". */
export const previewImport = (file: Blob) =>
  read(importReport, "/functions/v1/import-entries?mode=preview", { method: "POST", file });
export const applyImport = (file: Blob, revision: number) =>
  read(importReport, `/functions/v1/import-entries?mode=apply&partly=true&revision=${revision}`, {
    method: "POST",
    file,
  });

export const exportEntries = (format: "csv" | "json") =>
  download(`/functions/v1/export-entries?format=${format}`, `knowledge-base.${format}`);
export const exportRecord = () => download("/functions/v1/export-record", "record-of-changes.csv");

async function download(path: string, usualName: string): Promise<{ file: Blob; name: string }> {
  const response = await call(path);
  const name = /filename="([\w.-]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  return { file: await response.blob(), name: name ?? usualName };
}
