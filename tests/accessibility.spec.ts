/** Narrow and wide: no loss at 400 % or with wide text spacing on any page; no violation and nothing undecided on those of every kind. */
import type { Page } from "@playwright/test";
import { hiddenPaths, publicPaths } from "../content/paths.ts";
import { lostLayout, WIDE_SPACING } from "./accessibility-layout.ts";
import { BY_NIGHT, BY_RULES, ENLARGED } from "./accessibility-pages.ts";
import { accessibilityProblems, faintInDrawings, withStyle } from "./accessibility-rules.ts";
import { fewEntries } from "./few-entries.ts";
import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";

/** CSS pixels; the narrow one is a window of 1280 enlarged to 400 %: WCAG 1.4.10. */
const NARROW = 320;
const WIDTHS = [NARROW, 1280];

test.use({ expectedErrors: [NOT_FOUND_PAGE] });

/** The pages of answers differ in their words alone: one of each kind, and the longest. */
const ALIKE = /^\/answers\//;
const JUDGED = [
  "/answers/case-results",
  "/answers/house-agency",
  "/answers/solution-ai-marketing",
  "/answers/article-cfo-attribution",
];
const paths = publicPaths.filter((path) => !ALIKE.test(path) || JUDGED.includes(path));

/** What stands in an operators' page once it has loaded the longest of what it shows. */
const LOADED = new Map([
  ["/admin/knowledge-base", /^\d+ total entries$/],
  ["/admin/upkeep", /^[\d,]+ answers, version/],
]);

test("pages of every kind bear text of twice the size on a phone", async ({ page }) => {
  // As the browser's own setting does it, on which the sizes and the widths of the style sheets are based: WCAG 1.4.4.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ENLARGED) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe("32px");
    expect.soft(await lostLayout(page), path).toEqual([]);
    for (const shown of [page.locator("header .logo svg"), page.getByRole("button", { name: "Menu" })]) {
      const { x, width } = (await shown.boundingBox()) ?? { x: -1, width: 0 };
      expect.soft(width, path).toBeGreaterThan(20);
      expect.soft(x, path).toBeGreaterThanOrEqual(0);
      expect.soft(x + width, path).toBeLessThanOrEqual(390);
    }
  }
});

/** Visited one after the other in one tab, which has the styles and scripts already. */
const AT_ONCE = 6;
const visited = [...paths, ...hiddenPaths];

for (const first of visited.filter((_, at) => at % AT_ONCE === 0)) {
  const group = visited.slice(visited.indexOf(first), visited.indexOf(first) + AT_ONCE);
  test(`${group.join(" ")}: no violation, and nothing lost at 400 % and with wide spacing`, async ({ page }) => {
    // What answers a page's calls keeps it from its cache.
    if (group.some(isOperators)) await fewEntries(page);
    for (const path of group) await judge(page, path);
  });
}

const isOperators = (path: string) => path.startsWith("/admin");

async function judge(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  if (isOperators(path)) await expect(page.getByText("This page is open to everyone")).toBeVisible();
  const loaded = LOADED.get(path);
  if (loaded) await expect(page.getByText(loaded)).toBeVisible();
  // What is still being put into the page while it is judged cannot be judged.
  if (isOperators(path)) await expect(page.getByText(/^Loading/)).toHaveCount(0);
  // One of a kind stands for the others on a wide screen: there only what is narrow runs out.
  const isJudged = isOperators(path) || BY_RULES.includes(path);
  for (const width of isJudged ? WIDTHS : [NARROW]) {
    const where = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    // The wide one by night, where it stands for the others by night: a colour is the same at any width.
    const byNight = width > NARROW && BY_NIGHT.includes(path);
    if (byNight) await page.emulateMedia({ colorScheme: "dark" });
    // By all rules, or the text in its drawings alone.
    const problems = isJudged
      ? accessibilityProblems(page, width > NARROW && !byNight ? { only: "structure" } : {})
      : faintInDrawings(page);
    expect.soft(await problems, where).toEqual([]);
    expect.soft(await lostLayout(page), where).toEqual([]);
    await withStyle(page, WIDE_SPACING, true);
    expect.soft(await lostLayout(page), `${where} with wide spacing`).toEqual([]);
    await withStyle(page, WIDE_SPACING, false);
  }
}
