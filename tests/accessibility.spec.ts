import AxeBuilder from "@axe-core/playwright";
import { publicPaths } from "../content/paths.ts";
import { expect, test } from "./fixtures.ts";

const widths = [320, 1280];

for (const width of widths) {
  for (const path of [...publicPaths, "/admin/knowledge-base"]) {
    test(`${path} at ${width} px has no violation and no sideways scrolling`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

test("every stop of the keyboard on the home page is visible and not covered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const stops = await page.locator("a[href], button:visible, input, select, textarea").count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      if (box.height < 24 || box.width < 24) return `${element.outerHTML.slice(0, 120)} is ${box.width}×${box.height}`;
      return element.contains(top) || top?.contains(element)
        ? undefined
        : `${element.outerHTML.slice(0, 120)} is covered`;
    });
    expect(covered).toBeUndefined();
  }
});
