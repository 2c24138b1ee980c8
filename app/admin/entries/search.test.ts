import { expect, test } from "vitest";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { entriesOfKind, searchEntries } from "./search.ts";

const entry = (id: string, over: Partial<ListedEntry> = {}): ListedEntry => ({
  id,
  page_title: "Offices",
  page_url: null,
  section_title: null,
  content: "Lisbon.",
  created_at: "2026-01-01T00:00:00.000Z",
  metadata: {},
  ...over,
});
const entries = [
  entry("title", { page_title: "Café São Bento" }),
  entry("section", { section_title: "Head OFFICE" }),
  entry("content", { content: "A pilot takes 90 days." }),
  entry("hand", { metadata: { manually_added: true, questions: ["A question is not searched"] } }),
];
const found = (text: string) => searchEntries(entries, text).map(({ id }) => id);

test.each([
  ["café SÃO", ["title"]],
  ["cafe\u0301", ["title"]],
  ["head office", ["section"]],
  ["90 DAYS", ["content"]],
  ["lisbon", ["title", "section", "hand"]],
  ["  pilot ", ["content"]],
  ["not searched", []],
  ["offices lisbon", []],
  [".*", []],
])("%s finds %j", (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test("no text leaves every entry", () => {
  expect(searchEntries(entries, "  ")).toBe(entries);
});

test("kinds are told by where an entry came from and whether its page is as it was", () => {
  const kind = (name: Parameters<typeof entriesOfKind>[1]) =>
    entriesOfKind(entries, name, ({ id }) => id === "content").map(({ id }) => id);
  expect(kind("all")).toHaveLength(4);
  expect(kind("by-hand")).toEqual(["hand"]);
  expect(kind("from-pages")).toEqual(["title", "section", "content"]);
  expect(kind("to-check")).toEqual(["content"]);
});
