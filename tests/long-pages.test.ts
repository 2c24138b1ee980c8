/** What a page of text offers to whoever reads it in parts. Needs a build. */
import { type HTMLElement, NodeType } from "node-html-parser";
import { expect, it } from "vitest";
import { countWords } from "../shared/domain/reading-time.ts";
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
  expect(long.length).toBeGreaterThan(40);
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

/** What a reader of a column of text rests the eyes on: a drawing or a chart, a sentence set large, a worked example. */
const isSight = (element: HTMLElement) =>
  element.tagName === "FIGURE" ||
  element.hasAttribute("data-pull") ||
  (element.tagName === "SECTION" && element.querySelector("h2")?.textContent.startsWith("Worked example") === true);

/** Words between one sight of a text and the next, from its beginning to its end. */
function stretches(node: HTMLElement, found = [0]): number[] {
  for (const child of node.childNodes) {
    const element = child.nodeType === NodeType.ELEMENT_NODE ? (child as HTMLElement) : undefined;
    if (element && isSight(element)) found.push(0);
    else if (element) stretches(element, found);
    else found.push((found.pop() ?? 0) + countWords(child.text));
  }
  return found;
}

const texts = builtPages.filter(({ path }) => /^\/(?:insights|solutions|results)\/(?!figures)/.test(path));

everyPage("has something other to look at than words within any 700 of them", texts, ({ root }) => {
  const text = root.querySelector("[data-toc]")?.parentNode?.nextElementSibling as HTMLElement;
  expect(countWords(text.text)).toBeGreaterThan(500);
  expect(stretches(text).filter((words) => words > 700)).toEqual([]);
});

everyPage("sets no sentence large that its text does not say", texts, ({ root }) => {
  const main = root.querySelector("main") as HTMLElement;
  const large = main.querySelectorAll("[data-pull]").map((pull) => pull.remove().text);
  for (const sentence of large) expect(main.text.replaceAll(/\s+/g, " ")).toContain(sentence);
});
