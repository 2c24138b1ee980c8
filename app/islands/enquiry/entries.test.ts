import { expect, test } from "vitest";
import { leadRequest } from "../../../shared/contracts/lead.ts";
import { ENQUIRY_LIMITS } from "../../../shared/contracts/limits.ts";
import { BLANK, type Entries, FIELDS, type FieldName, overlong, previewProblemsIn, problemsIn } from "./entries.ts";

const entries: Entries = { name: "Ana Reis", email: "ana@ministry.example", organisation: "", message: "", topic: "" };

/** A text of this length that the field takes. */
const filled = (field: FieldName, length: number) =>
  field === "email" ? `${"x".repeat(length - "@example.org".length)}@example.org` : "x".repeat(length);

test("name and email are enough to send, and a message is enough for a preview", () => {
  expect(problemsIn(entries)).toEqual({});
  expect(previewProblemsIn(entries)).toEqual({ message: "Write a message first. The preview reads it." });
  expect(previewProblemsIn({ ...entries, message: " \n" })).toHaveProperty("message");
  expect(previewProblemsIn({ ...BLANK, email: "ana@", message: "x" })).toEqual({});
  expect(problemsIn(BLANK)).toEqual({ name: "Enter your name.", email: "Enter your email address." });
  expect(problemsIn({ ...entries, name: "  " })).toHaveProperty("name");
});

test.each(["ana", "ana@", "@x.org", "ana@localhost", "a b@x.org", "ana@x..org", "ana@x.org.", "a@b@c.org"])(
  "%s is no email address",
  (email) => {
    expect(problemsIn({ ...entries, email })).toEqual({ email: "Enter an email address such as name@example.org." });
  },
);

test.each(["ana@x.org", " ana@x.org ", "ana.reis+web@mail.turismo.pt", "o'neill@x-y.co.uk"])(
  "%s is an email address, to the form and to the server",
  (email) => {
    expect(problemsIn({ ...entries, email })).toEqual({});
    expect(leadRequest.safeParse({ ...entries, email, message: "x" }).success).toBe(true);
  },
);

test("what exceeds a limit is said with the number of characters to go", () => {
  expect(overlong({ ...entries, message: "x".repeat(1_000) })).toEqual({});
  expect(problemsIn({ ...entries, message: "x".repeat(1_001) })).toEqual({ message: "Shorten this by 1 character." });
  expect(overlong({ ...entries, name: "x".repeat(212) })).toEqual({ name: "Shorten this by 12 characters." });
});

test.each(FIELDS)("the limit of %s is the contract's", (field) => {
  const key = field === "organisation" ? "company" : field;
  const accepts = (length: number) =>
    leadRequest.safeParse({ ...entries, message: "x", [key]: filled(field, length) }).success;
  expect(accepts(ENQUIRY_LIMITS[field])).toBe(true);
  expect(accepts(ENQUIRY_LIMITS[field] + 1)).toBe(false);
});
