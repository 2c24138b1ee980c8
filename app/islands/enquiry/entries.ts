/** What a visitor writes into the form, and what is wrong with it. */
import { enquiryForm } from "../../../content/forms.ts";
import type { Problems } from "../../ui/use-problems.ts";
import { LIMITS } from "./limits.ts";

export interface Entries {
  name: string;
  email: string;
  organisation: string;
  message: string;
}

/** In the order of the form, so that the first with a problem gets the focus. */
export const FIELDS = ["name", "email", "organisation", "message"] as const satisfies (keyof Entries)[];

export type EntryProblems = Problems<keyof Entries>;

export const BLANK: Entries = { name: "", email: "", organisation: "", message: "" };

export function isBlank(entries: Entries): boolean {
  return FIELDS.every((field) => entries[field] === "");
}

/** Two parts with a dot in the second: the rest is for the mail servers to know. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What keeps the enquiry from being sent or, `forPreview`, from being analysed. */
export function problemsIn(entries: Entries, forPreview = false): EntryProblems {
  const { errors } = enquiryForm;
  const problems: EntryProblems = {};
  const email = entries.email.trim();
  if (entries.name.trim() === "") problems.name = errors.name;
  if (email === "") problems.email = errors.emailMissing;
  else if (!ADDRESS.test(email)) problems.email = errors.emailWrong;
  if (forPreview && entries.message.trim() === "") problems.message = errors.message;
  return { ...problems, ...overlong(entries) };
}

/** Fields with more than fits: typing and pasting stop at the limit, but a draft or an added text may exceed it. */
export function overlong(entries: Entries): EntryProblems {
  const long = FIELDS.filter((field) => entries[field].length > LIMITS[field]);
  return Object.fromEntries(
    long.map((field) => [field, enquiryForm.errors.tooLong(entries[field].length - LIMITS[field])]),
  );
}
