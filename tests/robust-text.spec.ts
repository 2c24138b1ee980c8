/** Text of another kind than the designer had in mind: right to left, or twice as long. */
import type { Page } from "@playwright/test";
import { lostLayout } from "./accessibility-layout.ts";
import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";
import { scriptedStream } from "./scripted-stream.ts";

test.use({ expectedErrors: [NOT_FOUND_PAGE] });

const ARABIC = "ما هي نتائجكم في قطاع السياحة وكيف يبدأ المشروع التجريبي؟ نحتاج إلى اقتراح قبل منتصف مارس.";

const directionOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: false })
    .last()
    .evaluate((element) => getComputedStyle(element).direction);

for (const width of [320, 1280])
  test(`Arabic reads from right to left in the chat and the forms at ${width} px`, async ({ page, chat }) => {
    await page.setViewportSize({ width, height: 800 });
    const server = await scriptedStream(page);
    await page.goto("/#contact");
    for (const label of ["Message", "Organisation", "Name", "Goals"]) {
      await page.getByLabel(label).fill(ARABIC.slice(0, 60));
      expect(await page.getByLabel(label).evaluate((field) => getComputedStyle(field).direction), label).toBe("rtl");
    }
    await page.getByLabel("Name").fill("Ana");
    expect(await page.getByLabel("Name").evaluate((field) => getComputedStyle(field).direction)).toBe("ltr");
    expect(await lostLayout(page)).toEqual([]);

    await chat.launcher.click();
    await chat.input.fill(ARABIC);
    expect(await chat.input.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
    await chat.send.click();
    const exchange = await server.next();
    exchange.say(`نقيس النمو.\n\n- السياحة\n- المال\n\n[الحالة](/results/tourism)\n\n${"ا".repeat(80)}`);
    exchange.end();
    await expect(chat.log.getByRole("link")).toBeVisible();
    expect(await directionOf(page, ARABIC)).toBe("rtl");
    expect(await directionOf(page, "نقيس النمو")).toBe("rtl");
    expect(await chat.log.locator("ul").evaluate((list) => getComputedStyle(list).direction)).toBe("rtl");
    expect(await lostLayout(page)).toEqual([]);
  });

/** Every text of the page twice over, as a translation may make it. */
function doubleText(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      if (text.trim() && !node.parentElement?.closest("script, style, svg, option")) node.nodeValue = `${text} ${text}`;
    }
  });
}

/** One of each kind, and the operators' own. */
const DOUBLED = [
  "/",
  "/solutions",
  "/results",
  "/insights",
  "/sitemap",
  "/solutions/ai-government",
  "/results/tourism-ai-growth",
  "/insights/cfo-friendly-attribution",
  "/accessibility",
  "/404",
  "/admin/knowledge-base",
];

test("pages of every kind hold text of twice the length", async ({ page }) => {
  for (const path of DOUBLED) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    if (path.startsWith("/admin")) await expect(page.getByText(/^\d+ total entries$/)).toBeVisible();
    const button = page.getByRole("navigation", { name: "Primary navigation" }).getByText(/^Contact/);
    const before = await button.boundingBox();
    await doubleText(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lostLayout(page), `${path} at ${width} px`).toEqual([]);
    }
    const after = await button.boundingBox();
    const [one, other] = [before, after].map((box) => (box?.width ?? 0) * (box?.height ?? 0));
    expect.soft(other, `${path} was made longer`).toBeGreaterThan(one ?? 0);
  }
});
