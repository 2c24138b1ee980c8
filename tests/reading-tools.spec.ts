/** What a reader does with a page: link to a part of it, see where they are, cite it, print it, take its tables. */

import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { brand } from "../shared/brand.ts";
import { expect, test } from "./fixtures.ts";

const PLAYBOOK = "/insights/ai-orchestration-public-sector-tourism";

test.describe("on a long page", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("every heading is a link to itself, the contents say where one is, and the page is cited and copied", async ({
    page,
  }) => {
    await page.goto("/results/finance");
    const own = await page
      .locator("[data-toc] a, main h3[id] a")
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map(
          ({ hash }) => document.querySelector(`${hash} a`)?.getAttribute("href") === hash,
        ),
      );
    expect(own.length).toBeGreaterThan(5);
    expect(own).not.toContain(false);
    const link = page.locator("#outcome a");
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await link.focus();
    expect(await link.evaluate((element) => getComputedStyle(element, "::before").opacity)).toBe("1");

    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#outcome$/);
    const current = page.locator("[data-toc] [aria-current]");
    await expect(current).toHaveText(["Outcome"]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);

    await page.locator("#cite").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Copy the citation" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^${brand.author}, “.+/results/finance$`),
    );
  });
});

test("the mark of a heading stands before its first line and breaks none", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/insights/ai-tourism-roi");
  const link = page.locator("#drawing a");
  await link.scrollIntoViewIfNeeded();
  const { lines, marked } = await link.evaluate((one) => {
    const rects = [...one.getClientRects()];
    const { left, top, height } = rects[0] as DOMRect;
    const at = left - 0.4 * Number.parseFloat(getComputedStyle(one).fontSize);
    return { lines: rects.map(({ width }) => width), marked: document.elementFromPoint(at, top + height / 2) === one };
  });
  // A mark that does not fit beside the last word has a line without a letter to itself.
  expect(Math.min(...lines)).toBeGreaterThan(0);
  expect(marked).toBe(true);
});

test("nothing moves on a phone when the ways to take a page along come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/insights/ai-tourism-roi");
  await page.locator("#cite").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Copy the citation" })).toBeVisible();
  const heights = await page.locator("[data-behaviour=take-along]").evaluate((row) => {
    const { height } = row.getBoundingClientRect();
    row.replaceChildren();
    return [height, row.getBoundingClientRect().height];
  });
  expect(heights[0]).toBe(heights[1]);
});

test("an article printed has its art, address, dates and page numbers, and no question ends a sheet", async ({
  page,
}) => {
  await page.goto("/insights/cfo-friendly-attribution");
  // This page is one of the longest, whose rules for paper come after its first paint.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media[0] === "print"));
  const file = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
  const { text: sheets } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  expect(sheets.length).toBeGreaterThan(3);
  // How far letters stand apart on paper says nothing of where words end.
  const bare = (text: string) => text.replace(/\s+/g, "");
  const words = sheets.map(bare);
  for (const [index, sheet] of words.entries()) {
    expect(sheet).toContain(`${index + 1}/${sheets.length}`);
    expect(sheet).toContain("/insights/cfo-friendly-attribution");
  }
  expect(words[0]).toMatch(/Written\d+[A-Z][a-z]+\d{4}/);
  const whole = words.join(" ");
  expect(whole).toContain(bare("Cite this page"));
  for (const onlyOnScreen of ["Contents", "Related reading", "Back to top", "Copy the citation"])
    expect(whole).not.toContain(bare(onlyOnScreen));

  // Each question stands on the sheet on which its answer begins.
  const faq = await page
    .locator("[aria-labelledby=questions] h3")
    .evaluateAll((all) =>
      all.map((heading) => [heading.textContent, heading.nextElementSibling?.textContent?.slice(0, 40)] as const),
    );
  expect(faq.length).toBeGreaterThan(2);
  for (const [question, answer] of faq) {
    const [sheet, ...others] = words.filter((words) => words.includes(bare(`${question}`)));
    expect(others).toEqual([]);
    expect(sheet).toContain(bare(`${answer}`));
  }

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main header img").first()).toBeVisible();
});

test("the playbook's templates and the questions for a tender are files with the words of the page", async ({
  page,
}) => {
  await page.goto(PLAYBOOK);
  const offers = page.locator("main a[download]");
  await expect(offers).toHaveCount(6);
  const files = await offers.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const read = (name: string) => readFileSync(`build/client${files.find((file) => file.includes(name))}`, "utf8");
  expect(read("task-scorecard")).toMatch(/^\uFEFFLine,Zero points,Two points\r\nFrequency,/);
  expect(read("tender-questions").match(/\?"?\r\n/g)).toHaveLength(6);
  for (const file of files) expect((await page.request.get(file)).headers()["content-type"]).toContain("text/csv");
});
