import { expect, test } from "vitest";
import { publicPaths } from "../../content/paths.ts";
import { sampleOf } from "./sample.ts";

const PATHS = ["/", "/results", "/results/finance", "/results/legal", "/insights", "/privacy", "/search", "/sitemap"];

test("the home page is measured every day, and of each kind another page", () => {
  expect(sampleOf(PATHS, 0)).toEqual(["/", "/results", "/results/finance", "/insights", "/privacy", "/search"]);
  expect(sampleOf(PATHS, 1)).toEqual(["/", "/results", "/results/legal", "/insights", "/privacy", "/sitemap"]);
});

test("every page of the site has its turn, and a day's work stays short", () => {
  const days = Array.from({ length: publicPaths.length }, (_, day) => sampleOf(publicPaths, day));
  expect(new Set(days.flat())).toEqual(new Set(publicPaths));
  expect(Math.max(...days.map((day) => day.length))).toBeLessThan(25);
});
