/** With JavaScript off every page can be read and left, and what needs it says so and offers another way. */
import { publicPaths } from "../content/paths.ts";
import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";

// A window that changes its size while two pages fade into one another is told as an error.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [NOT_FOUND_PAGE],
});

test("every page shows its heading, its words and a way to go on", async ({ page, chat }) => {
  test.slow(); // all pages
  for (const path of [...publicPaths, "/404"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    // Answers below the screen are in the page, though not laid out yet.
    expect((await page.locator("main").textContent())?.length, path).toBeGreaterThan(
      ["/404", "/search"].includes(path) ? 50 : 600,
    );
    await expect(page.getByRole("navigation", { name: "Primary navigation" }).getByRole("link"), path).not.toHaveCount(
      0,
    );
    await expect(chat.launcher, path).toBeHidden();
    expect(
      await page.locator("main :is([aria-busy=true], [data-controls])").filter({ visible: true }).count(),
      path,
    ).toBe(0);
  }
});

test("the navigation leads through the site, on a phone too", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Primary navigation" });
  for (const [name, address] of [
    ["Solutions", "/solutions"],
    ["Results", "/results"],
    ["Insights", "/insights"],
  ]) {
    await navigation.getByRole("link", { name: name as string }).click();
    await expect(page).toHaveURL(address as string);
  }
  await page.getByRole("link", { name: "Read article" }).first().click();
  await expect(page).toHaveURL(/\/insights\/./);
  await page.setViewportSize({ width: 320, height: 640 });
  await navigation.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole("heading", { name: "Let’s talk about your digital growth" })).toBeInViewport();
});

test("the calculator and the form say what they need and offer another way", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("noscript p", { hasText: "The calculator needs JavaScript." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculate ROI" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Send enquiry" })).toBeHidden();
  await expect(page.getByRole("button", { name: "AI Preview" })).toBeHidden();
  const direct = page.locator('noscript a[href^="https://wa.me/"]');
  await expect(direct).toBeVisible();
});
