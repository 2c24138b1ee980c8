import { expect, test } from "vitest";
import { entryEditRequest, type ListedEntry, newEntryRequest } from "../../../shared/contracts/knowledge-base.ts";
import { contentLimit, type Draft, draftOf, editOf, emptyDraft, newEntryOf, problemsOf } from "./draft.ts";

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
});

test("an edit names only what differs, and the state that was seen", () => {
  expect(editOf(draftOf(entry), entry, "seen")).toEqual({ seen: "seen" });
  const edit = editOf({ ...draftOf(entry), content: "Porto.", questions: "" }, entry, "seen");
  expect(edit).toEqual({ content: "Porto.", questions: [], seen: "seen" });
  expect(entryEditRequest.safeParse(edit).success).toBe(true);
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
