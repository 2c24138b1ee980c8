import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const results = (page: Page) => page.locator("[data-search-results] a");
const field = (page: Page) => page.getByLabel("Search for");
const CALL = "**/functions/v1/search?**";

test("results come as one types, are walked with the arrow keys, and stand in the address", async ({ page }) => {
  await page.goto("/search");
  await field(page).pressSequentially("call cent");
  await expect(results(page).first()).toBeVisible();
  await field(page).pressSequentially("re replaced");
  await expect(results(page).first()).toHaveText(/call cent/i);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/results, the best first/);
  await expect(page).toHaveURL(/\/search\?q=call\+centre\+replaced$/);
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();

  await page.getByLabel("Kind").selectOption("Case study");
  await expect(page.locator("[data-search-results] .kicker").filter({ hasNotText: /^Case study/ })).toHaveCount(0);
  await page.getByLabel("Sector").selectOption("Government");
  await expect(page).toHaveURL(/&kind=case&sector=government$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/results\/government/);
  await page.goBack();
  await expect(field(page)).toHaveValue("call centre replaced");
  await expect(results(page).first()).toBeVisible();

  await field(page).fill("zzyzx");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Nothing on this site matches “zzyzx”/);
  await field(page).fill("");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Write a word, a figure or a whole question.");
});

test("the key / leads to the search and never takes a letter from what is typed", async ({ page }) => {
  await page.goto("/results/finance");
  const foot = page.getByLabel("Search this site");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(foot).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type("1/2 or and/or");
  await expect(foot).toHaveValue("1/2 or and/or");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=1%2F2\+or\+and%2For$/);
  await page.getByLabel("on any page to search").uncheck();
  await page.goto("/results/finance");
  await page.locator("#main").focus();
  await page.keyboard.press("/");
  await expect(foot).not.toBeFocused();
});

test.describe("when the search does not answer", () => {
  test.use({ expectedErrors: [/^console: Failed to load resource: .*\/functions\/v1\/search\?/] });

  test("it says so, keeps what was found, and goes on when asked or back on line", async ({ page, context }) => {
    await page.goto("/search?q=ferry");
    await expect(results(page).first()).toBeVisible();
    await page.route(CALL, (route) =>
      route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Too busy." } } }),
    );
    await field(page).fill("ferries");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Too busy.");
    await expect(results(page).first()).toBeVisible();
    await page.unroute(CALL);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
    await context.setOffline(true);
    await field(page).fill("hotel");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^You are offline/);
    await context.setOffline(false);
    await expect(results(page).first()).toHaveText(/hotel/i);
  });

  test("a search that takes long says that it goes on", async ({ page }) => {
    let answer = () => {};
    await page.route(CALL, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto("/search");
    await field(page).fill("hotel");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Searching …");
    await expect(page.locator("[data-search-results]")).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test("the form in the foot and on the page is answered with a page of results", async ({ page }) => {
    await page.goto("/no/such/page", { waitUntil: "load" });
    await page.getByLabel("Search for").fill("call centre");
    await page.getByRole("button", { name: "Search" }).first().click();
    await expect(results(page).and(page.locator('[href*="Call%2Dcentre"]')).first()).toBeVisible();
    await expect(field(page)).toHaveValue("call centre");
    await page.getByLabel("Kind").selectOption("Solution");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page.getByLabel("Kind")).toHaveValue("solution");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/results?[,.]/);
  });
});
