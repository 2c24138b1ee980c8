/** Texts of the toasts, and formats. */

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

/** At a field with a limit of characters. */
export const CUT_OFF = "The end of what you pasted did not fit and was left out.";

/** 10,000 */
export const count = (number: number) => number.toLocaleString("en-GB");
export const plural = (number: number, one: string, many = `${one}s`) =>
  `${count(number)} ${number === 1 ? one : many}`;

export const dayOf = (time: string) =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
export const momentOf = (time: string) =>
  new Date(time).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

/** The same for everybody: "1 Dec 2026, 09:00 UTC". */
export const utcMomentOf = (time: string) =>
  `${new Date(time).toLocaleString("en-GB", { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" })} UTC`;

/** An entry by its titles. */
export const nameOf = (entry: { page_title: string; section_title: string | null }) =>
  entry.section_title ? `${entry.page_title}: ${entry.section_title}` : entry.page_title;
