import { expect, test } from "vitest";
import { sitePath } from "./site-path.ts";

test.each(["/", "/solutions", "/results/finance#outcome", "/#contact", "/insights?page=2"])("%s is ours", (path) => {
  expect(sitePath(path)).toBe(path);
});

test.each([
  "https://example.org/",
  "//example.org/",
  "/\\example.org",
  "/\t/example.org",
  "/\n/example.org",
  "/.//example.org",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:someone@example.org",
  "results/finance",
  "#contact",
  "",
])("%j is not", (href) => {
  expect(sitePath(href)).toBeUndefined();
});
