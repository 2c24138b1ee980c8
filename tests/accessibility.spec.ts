/** Every page, narrow and wide: no violation, nothing undecided, and no loss at 400 % or with wide text spacing. */
import { hiddenPaths, publicPaths } from "../content/paths.ts";
import { lostLayout, WIDE_SPACING } from "./accessibility-layout.ts";
import { accessibilityProblems, withStyle } from "./accessibility-rules.ts";
import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";

/** CSS pixels; the narrow one is a window of 1280 enlarged to 400 %: WCAG 1.4.10. */
const WIDTHS = [320, 1280];

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [NOT_FOUND_PAGE] });

/** The pages of answers differ in their words alone: one of each kind, and the longest. */
const ANSWERS = [
  "/answers/case-results",
  "/answers/house-agency",
  "/answers/solution-ai-marketing",
  "/answers/article-cfo-attribution",
];
const paths = publicPaths.filter((path) => !path.startsWith("/answers/") || ANSWERS.includes(path));

/** A page of each kind, which is judged once more in the colours of the night. */
const BY_NIGHT = [
  "/",
  "/solutions",
  "/solutions/ai-government",
  "/results/figures",
  "/results/government",
  "/insights/cfo-friendly-attribution",
  "/how-we-work",
  "/answers/case-results",
  "/search",
  "/404",
];

for (const path of [...paths, ...hiddenPaths])
  test(`${path} has no violation, and bears 400 % and wide spacing`, async ({ page }) => {
    // Four hundred entries, each of which is judged at every width.
    test.slow(path.startsWith("/admin"));
    await page.goto(path);
    if (path.startsWith("/admin")) await expect(page.getByText(/^\d+ total entries$/)).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityProblems(page), `at ${width} px`).toEqual([]);
      expect(await lostLayout(page), `at ${width} px`).toEqual([]);
      await withStyle(page, WIDE_SPACING, true);
      expect(await lostLayout(page), `at ${width} px with wide spacing`).toEqual([]);
      await withStyle(page, WIDE_SPACING, false);
    }
    if (!BY_NIGHT.includes(path)) return;
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await accessibilityProblems(page), "by night").toEqual([]);
  });
