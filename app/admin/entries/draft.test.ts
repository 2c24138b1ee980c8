import { expect, test } from "vitest";
import { entryEditRequest, type ListedEntry, newEntryRequest } from "../../../shared/contracts/knowledge-base.ts";
import {
  conflictsOf,
  contentLimit,
  type Draft,
  draftOf,
  type Edit,
  editOf,
  emptyDraft,
  newEntryOf,
  problemsOf,
  readEdit,
  rebased,
} from "./draft.ts";

const draft: Draft = {
  ...emptyDraft,
  pageTitle: "Offices",
  content: "Lisbon.",
  questions: "Where?\n\n  Which city? \n",
};
const entry: ListedEntry = {
  id: "a",
  page_title: "Offices",
  page_url: "/#contact",
  section_title: null,
  content: "Lisbon.",
  created_at: "2026-01-01T00:00:00.000Z",
  metadata: { questions: ["Where?"] },
};

test("a draft becomes the request that the server takes", () => {
  const request = newEntryOf(draft);
  expect(request).toEqual({
    pageTitle: "Offices",
    pageUrl: "",
    sectionTitle: "",
    content: "Lisbon.",
    metadata: { manually_added: true, questions: ["Where?", "  Which city? "] },
  });
  expect(newEntryRequest.parse(request).metadata?.questions).toEqual(["Where?", "Which city?"]);
  expect(newEntryOf({ ...draft, questions: " \n" }).metadata).toEqual({ manually_added: true });
  const labelled = newEntryOf({ ...draft, questions: "", role: "our-practice", sector: "legal" }, "talk-human");
  expect(labelled.metadata).toEqual({
    manually_added: true,
    role: "our-practice",
    sector: "legal",
    overrides: "talk-human",
  });
});

test("an edit names only what was changed, and the version in which it was", () => {
  expect(editOf({ base: entry, draft: draftOf(entry) })).toEqual({ seen: entry.created_at });
  const edit = editOf({ base: entry, draft: { ...draftOf(entry), content: "Porto.", questions: "", role: "" } });
  expect(edit).toEqual({ content: "Porto.", questions: [], seen: entry.created_at });
  expect(entryEditRequest.safeParse(edit).success).toBe(true);
});

test("two people who change different fields both have their way; the same field is a conflict", () => {
  const edit: Edit = { base: entry, draft: { ...draftOf(entry), sectionTitle: "Seat", content: "Porto." } };
  const updated = { updated_at: "2026-02-01T00:00:00.000Z" };
  const draft: ListedEntry = { ...entry, metadata: { ...entry.metadata, ...updated, draft: true } };
  expect(conflictsOf(edit, draft)).toEqual([]);
  expect(editOf(rebased(edit, draft, "mine"))).toEqual({
    sectionTitle: "Seat",
    content: "Porto.",
    seen: updated.updated_at,
  });
  expect(conflictsOf(edit, { ...draft, content: "Porto." })).toEqual([]);
  const faro = { ...draft, content: "Faro." };
  expect(conflictsOf(edit, faro)).toEqual(["content"]);
  expect(rebased(edit, faro, "mine").draft).toMatchObject({ content: "Porto.", sectionTitle: "Seat", draft: "draft" });
  expect(rebased(edit, faro, "theirs").draft).toMatchObject({ content: "Faro.", sectionTitle: "Seat", draft: "draft" });
});

test("an edit comes back from the browser's storage as it was, and nothing else does", () => {
  const edit: Edit = { base: entry, draft: { ...draftOf(entry), content: "Porto." } };
  expect(readEdit(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
  for (const other of [null, "x", {}, { draft: edit.draft }, { base: edit.base }, { ...edit, base: { id: "a" } }])
    expect(readEdit(other)).toBeUndefined();
});

test.each<[keyof Draft, string, string]>([
  ["pageTitle", "  ", "The page title is required."],
  ["content", "", "The content is required."],
  ["content", "x".repeat(2_001), "The content must have at most 2000 characters."],
  [
    "pageUrl",
    "javascript:alert(1)",
    "The page URL must be a path such as /results/finance, or an address such as https://www.example.org.",
  ],
  ["sectionTitle", "x".repeat(201), "The section title must have at most 200 characters."],
  ["questions", "x".repeat(301), "Each question must have at most 300 characters."],
])("a wrong %s is told at its field", (field, value, problem) => {
  expect(problemsOf({ ...draft, [field]: value })).toEqual({ [field]: problem });
  expect(problemsOf(draft)).toEqual({});
});

test("too many questions are told as such", () => {
  const questions = Array.from({ length: 21 }, (_, index) => `Question ${index}?`).join("\n");
  expect(problemsOf({ ...draft, questions }).questions).toBe("There must be at most 20 questions.");
});

test("the text of a page may be as long as it is, and no longer", () => {
  expect(contentLimit()).toBe(2_000);
  const long = { ...entry, content: "x".repeat(3_000) };
  expect(contentLimit(long)).toBe(3_000);
  expect(problemsOf(draftOf(long), contentLimit(long))).toEqual({});
});
