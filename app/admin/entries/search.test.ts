import { expect, test } from "vitest";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { inOrder, isShown } from "./list-filters.ts";
import { isLink, pageOf, searchEntries } from "./search.ts";

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
  entry("isolated", { content: "An isolated case, in comparison." }),
  entry("title", { page_title: "Café São Bento" }),
  entry("section", { section_title: "Head OFFICE" }),
  entry("content", { content: "A pilot takes 90 days, under ISO 27001." }),
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
  // Words, not letters inside them; whole words first.
  ["ISO", ["content", "isolated"]],
  ["arison", []],
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
  const isPageGone = ({ id }: ListedEntry) => id === "content";
  const kind = (name: Parameters<typeof isShown>[1]) =>
    entries.filter((one) => isShown(one, name, isPageGone)).map(({ id }) => id);
  expect(kind("hand")).toEqual(["hand"]);
  expect(kind("pages")).toHaveLength(4);
  expect(kind("changed")).toEqual(["content"]);
  expect(inOrder(entries, "title").map(({ id }) => id)[0]).toBe("title");
});

const ORIGIN = "https://www.example.org";

test.each([
  ["/results/finance#outcome", "/results/finance"],
  ["/results/finance/", "/results/finance"],
  ["/results/finance?from=chat", "/results/finance"],
  ["https://www.example.org/results/finance", "/results/finance"],
  ["/#contact", "/"],
  ["https://www.example.org", "/"],
  ["https://elsewhere.example/results/finance", undefined],
  ["", undefined],
  [null, undefined],
  ["https://", undefined],
])("the page of %s is %s", (url, page) => {
  expect(pageOf(url, ORIGIN)).toBe(page);
});

test("only a path of this site or a web address becomes a link", () => {
  for (const url of ["/results", "/#contact", "https://www.example.org", "HTTP://example.org"])
    expect(isLink(url)).toBe(true);
  for (const url of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example", "results", " /x"])
    expect(isLink(url)).toBe(false);
});
