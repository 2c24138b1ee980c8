/** What a page of text offers to whoever reads it in parts. Needs a build. */
import { expect, it } from "vitest";
import { builtPages, everyPage } from "./built-site.ts";

/** Words of a page that nobody reads in one go. */
const LONG = 1_000;

// Home is ways to other pages, and has its own anchors.
const pages = builtPages.filter(({ path }) => path !== "/");
const withContents = pages.filter(({ root }) => root.querySelector("[data-toc]"));

it("every long page has its contents", () => {
  const long = pages.filter(
    ({ root }) => (root.querySelector("main")?.textContent.split(/\s+/).length ?? Number.NaN) > LONG,
  );
  expect(long.length).toBeGreaterThan(50);
  expect(long.filter((page) => !withContents.includes(page)).map(({ path }) => path)).toEqual([]);
});

everyPage("has a link at every heading, and its contents lead to headings", withContents, ({ root }) => {
  const headings = root.querySelectorAll("main h2[id], main h3[id]");
  expect(headings.length).toBeGreaterThan(0);
  const own = (heading: (typeof headings)[number]) => heading.querySelector("a")?.getAttribute("href");
  expect(headings.filter((heading) => own(heading) !== `#${heading.id}`).map(({ id }) => id)).toEqual([]);
  const targets = root
    .querySelectorAll("[data-toc] a")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith("#"));
  expect(targets.filter((target) => !headings.some(({ id }) => target === `#${id}`))).toEqual([]);
});
