/** With JavaScript off every page can be read and left, and what needs it says so and offers another way. */
import { BY_RULES } from "./accessibility-pages.ts";
import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";

test.use({
  javaScriptEnabled: false,
  expectedErrors: [NOT_FOUND_PAGE],
});

// What its HTML says without a script, each page is asked for in `built-pages.test.ts`.
test("pages of every kind show their heading and a way to go on, and nothing that waits for a script", async ({
  page,
}) => {
  for (const path of BY_RULES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const shown = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      return {
        headings: visible("h1").length,
        hasWords: (document.querySelector("main")?.textContent?.length ?? 0) > 50,
        hasWays: visible('nav[aria-label="Primary navigation"] a').length > 0,
        waysOut: visible('footer nav[aria-label="Footer"] a[href="/results"]').length,
        idle: visible("[data-chat-open], main [aria-busy=true], main [data-controls]").length,
      };
    });
    expect(shown, path).toEqual({ headings: 1, hasWords: true, hasWays: true, waysOut: 1, idle: 0 });
  }
});

test("the counters and the three results stand there at once; the navigation and the foot lead through the site, on a phone too", async ({
  page,
}) => {
  await page.goto("/");
  for (const value of ["$160M+", "10B+", "3B+", "421"])
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  for (const [at, value] of ["$100m+", "−28%", "+45%"].entries())
    await expect(page.locator("[data-slide]").nth(at).getByText(value, { exact: true })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Primary navigation" });
  for (const [name, address] of [
    ["Solutions", "/solutions"],
    ["Results", "/results"],
    ["Insights", "/insights"],
  ]) {
    await navigation.getByRole("link", { name: name as string }).click();
    await expect(page).toHaveURL(address as string);
  }
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Insights" }).click();
  await expect(page).toHaveURL("/insights");
  await page.getByRole("link", { name: "Read article" }).first().click();
  await expect(page).toHaveURL(/\/insights\/./);
  await page.setViewportSize({ width: 320, height: 640 });
  await navigation.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole("heading", { name: "Let’s talk about your digital growth" })).toBeInViewport();
});

test("the calculator and the form say what they need and offer another way", async ({ page, calculator, enquiry }) => {
  await page.goto("/#roi");
  await expect(page.locator("noscript p", { hasText: "The calculator needs JavaScript." })).toBeVisible();
  await expect(calculator.spend).toBeVisible();
  await expect(calculator.button).toBeHidden();
  await expect(page.getByText("Open a board pack").first()).toBeHidden();
  await expect(enquiry.message).toBeVisible();
  await expect(enquiry.submit).toBeHidden();
  await expect(enquiry.preview).toBeHidden();
  const direct = page.getByRole("link", { name: "Open a chat with us in WhatsApp" }).first();
  await expect(direct).toBeVisible();
  await expect(direct).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
});
