import { enquiryForm } from "../../../content/forms.ts";
import { ENQUIRY_LIMITS } from "../../../shared/contracts/limits.ts";
import type { Problems } from "../../ui/use-problems.ts";

export interface Entries {
  name: string;
  email: string;
  organisation: string;
  message: string;
  /** Topic of the link that led to the form; not a field, but removable. */
  topic: string;
}

/** In the order of the form, so that the first with a problem gets the focus. */
export const FIELDS = ["name", "email", "organisation", "message"] as const satisfies (keyof Entries)[];

export type FieldName = (typeof FIELDS)[number];

export type EntryProblems = Problems<FieldName>;

export const BLANK: Entries = { name: "", email: "", organisation: "", message: "", topic: "" };

export const ENTRY_NAMES = Object.keys(BLANK) as (keyof Entries)[];

export function isBlank(entries: Entries): boolean {
  return FIELDS.every((field) => entries[field] === "");
}

/** Two parts with a dot in the second: the rest is for the mail servers to know. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isAddress = (text: string) => ADDRESS.test(text.trim());

/** Errors that prevent an analysis, which needs the message only. */
export function previewProblemsIn(entries: Entries): EntryProblems {
  const blank = entries.message.trim() === "";
  return { ...(blank ? { message: enquiryForm.errors.message } : {}), ...overlong(entries) };
}

export function problemsIn(entries: Entries): EntryProblems {
  const { errors } = enquiryForm;
  const problems: EntryProblems = {};
  const email = entries.email.trim();
  if (entries.name.trim() === "") problems.name = errors.name;
  if (email === "") problems.email = errors.emailMissing;
  else if (!isAddress(email)) problems.email = errors.emailWrong;
  return { ...problems, ...overlong(entries) };
}

/** Fields over their limit: typing and pasting stop there, but a draft or an added text may exceed it. */
export function overlong(entries: Entries): EntryProblems {
  const long = FIELDS.filter((field) => entries[field].length > ENQUIRY_LIMITS[field]);
  return Object.fromEntries(
    long.map((field) => [field, enquiryForm.errors.tooLong(entries[field].length - ENQUIRY_LIMITS[field])]),
  );
}
