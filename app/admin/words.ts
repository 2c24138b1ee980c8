/** Words, numbers and times as the operators' pages say them. */
import type { Role } from "../../shared/contracts/library.ts";

export const toasts = {
  loadFailed: "Failed to load knowledge base",
  ingestFailed: "Failed to ingest content",
  addFailed: "Failed to add entry",
  deleteFailed: "Failed to delete entry",
  missing: "Content and page title are required",
  ingested: (count: number) => `Ingested ${count} sections from website!`,
  added: "Entry added successfully!",
  deleted: "Entry deleted",
  approved: "The entry is used as it is written",
  approveFailed: "The decision was not saved.",
};

export const count = (number: number) => number.toLocaleString("en-GB");
export const plural = (number: number, one: string, many = `${one}s`) =>
  `${count(number)} ${number === 1 ? one : many}`;

export const dayOf = (time: string) => new Date(time).toLocaleDateString("en-GB", { dateStyle: "long" });
export const momentOf = (time: string) =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Of a day that is named elsewhere: "14:05". */
export const timeOf = (time: string) => new Date(time).toLocaleTimeString("en-GB", { timeStyle: "short" });

/** The same for everybody: "1 Dec 2026, 09:00 UTC". */
export const utcMomentOf = (time: string) =>
  `${new Date(time).toLocaleString("en-GB", { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" })} UTC`;

export const nameOf = (entry: { page_title: string; section_title: string | null }) =>
  entry.section_title ? `${entry.page_title}: ${entry.section_title}` : entry.page_title;

export const ROLE_NAMES: Record<Role, string> = {
  "client-case": "A client's case",
  "our-practice": "Our own practice",
  "our-website": "This website",
  "worked-example": "A worked example",
  "general-advice": "General advice",
};

/** Address of the editor of an entry or an answer. */
export function editorOf(id: string): string {
  const entry = /^entry:(.*)$/s.exec(id)?.[1];
  return entry === undefined
    ? `/admin/knowledge-base?answer=${encodeURIComponent(id)}`
    : `/admin/knowledge-base?entry=${encodeURIComponent(entry)}`;
}
