/** A network that is slow, away, or loses a file: what was typed stays, somebody says so, and the next try works. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: [/net::ERR|Failed to|got no answer|Failed to fetch/] });

const input = (page: Page) => page.getByPlaceholder("Ask about our AI solutions...");
const log = (page: Page) => page.getByRole("log");

async function enterSpend(page: Page) {
  await page.getByLabel("Current spend").fill("5000000");
  await page.getByLabel("Industry").selectOption("finance");
}

async function enterEnquiry(page: Page) {
  await page.getByLabel("Name").fill("Ana Reis");
  await page.getByLabel("Email").fill("ana@turismo.example");
  await page.getByLabel("Message").fill("We need a proposal by 15 March.");
}

test.describe("offline", () => {
  test("the chat keeps the question, says so, and answers once the connection is back", async ({ page, context }) => {
    await page.goto("/privacy");
    await page.locator("[data-chat-open]").click();
    await input(page).fill("What task completion did the government case reach?");
    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page.getByRole("dialog")).toContainText(/offline/i);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(log(page)).toContainText("73%");
  });

  test("the calculator and the preview keep every entry, say so, and work once it is back", async ({
    page,
    context,
  }) => {
    await page.goto("/#roi");
    await enterSpend(page);
    await page.getByLabel("Message").scrollIntoViewIfNeeded();
    await enterEnquiry(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "AI Preview" }).click();
    await expect(page.getByText("Analysis unavailable")).toBeVisible();
    await page.getByRole("button", { name: "Calculate ROI" }).click();
    await expect(page.getByText("Failed to calculate ROI. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Current spend")).toHaveValue("5000000");
    await expect(page.getByLabel("Message")).toHaveValue("We need a proposal by 15 March.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Calculate ROI" }).click();
    await expect(page.getByRole("region", { name: "Your projection" })).toContainText("51%");
    await page.getByRole("button", { name: "AI Preview" }).click();
    await expect(page.getByRole("region", { name: "AI insights" })).toBeVisible();
  });

  test("the admin page says so, keeps the form, and loads once it is back", async ({ page, context }) => {
    await page.goto("/admin/knowledge-base");
    await expect(page.getByText(/^\d+ total entries$/)).toBeVisible();
    await page.getByRole("button", { name: "Add New Entry" }).click();
    await page.getByLabel("Page title", { exact: true }).fill("Written offline");
    await page.getByLabel("Content", { exact: true }).fill("Words.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add Entry" }).click();
    await expect(page.getByRole("alert")).toContainText("The server could not be reached");
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Failed to load knowledge base")).toBeVisible();
    await expect(page.getByLabel("Page title", { exact: true })).toHaveValue("Written offline");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeHidden();
    await expect(page.getByRole("listitem").first()).toBeVisible();
  });
});

/** A file of the page that is lost on its way until it is given back; a browser may ask for it more than once. */
async function lose(page: Page, glob: string) {
  let lost = 0;
  await page.route(glob, (route) => {
    lost += 1;
    return route.abort();
  });
  return { lost: () => lost, giveBack: () => page.unroute(glob) };
}

test.describe("a part that is lost on its way", () => {
  test("of the chat comes with the next press", async ({ page }) => {
    const part = await lose(page, "**/assets/mount-*.js");
    await page.goto("/privacy");
    await page.locator("[data-chat-open]").click();
    await expect(page.getByText("The consultant could not be loaded.")).toBeVisible();
    expect(part.lost()).toBeGreaterThan(0);
    await part.giveBack();
    await page.locator("[data-chat-open]").click();
    await expect(input(page)).toBeFocused();
    await expect(page.getByText("The consultant could not be loaded.")).toBeHidden();
  });

  for (const { part, label } of [
    { part: "roi", label: "Current spend" },
    { part: "enquiry", label: "Message" },
  ])
    test(`of the ${part} form comes with the next touch, and what was typed stays`, async ({ page }) => {
      const file = await lose(page, `**/assets/${part}-*.js`);
      await page.goto("/");
      const island = page.locator(`[data-island=${part}]`);
      await island.scrollIntoViewIfNeeded();
      await expect.poll(file.lost).toBeGreaterThan(0);
      await expect(island).not.toHaveAttribute("data-awake");
      await file.giveBack();
      await page.getByLabel(label).fill("12");
      await expect
        .poll(() =>
          island.locator("form").evaluate((form) => Object.keys(form).some((key) => key.startsWith("__react"))),
        )
        .toBe(true);
      await expect(page.getByLabel(label)).toHaveValue("12");
    });
});

test("a button that is pressed before the page's script has come does its work once it is there", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/entry*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/#contact", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Message").fill("We need a proposal by 15 March.");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await page.getByLabel("Message").blur();
  script.resolve();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Message")).toHaveValue("We need a proposal by 15 March.");
});

test("on a slow network pages are read at once, and what is pressed early is done later", async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    // A bad telephone line: 400 ms there and back, 50 kB a second.
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/#roi", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByLabel("Current spend").fill("5000000");
  await page.getByLabel("Industry").selectOption("finance");
  await page.getByRole("button", { name: "Calculate ROI" }).click();
  await expect(page.getByRole("region", { name: "Your projection" })).toContainText("51%", { timeout: 15_000 });
  await page.locator("[data-chat-open]").click();
  await expect(input(page)).toBeFocused({ timeout: 15_000 });
  await input(page).fill("What task completion did the government case reach?");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("73%", { timeout: 15_000 });
});
