import { expect, test } from "vitest";
import { isLink, pageOf } from "./search.ts";

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
