/** A network that is slow or away: what was typed stays, somebody says so, and the next try works. */
import type { Locator } from "@playwright/test";
import { anyOf, expect, test } from "./fixtures.ts";

test.use({
  expectedErrors: [
    anyOf(
      /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED http.*\/(?:functions|rest)\/v1\//,
      /^console: (?:The chat got no answer|The entries could not be loaded|Failed to add entry|The record could not be loaded)/,
    ),
  ],
});

test.describe("offline", () => {
  test("the chat keeps the question, says so, and answers once the connection is back", async ({
    page,
    chat,
    context,
  }) => {
    await chat.open("/privacy");
    await chat.input.fill("What task completion did the government case reach?");
    await context.setOffline(true);
    await chat.input.press("Enter");
    await expect(chat.retry).toBeVisible();
    await expect(page.getByText("Failed to get response. Please try again.")).toBeVisible();
    await expect(chat.dialog).toContainText(/offline/i);
    await context.setOffline(false);
    await chat.retry.click();
    await expect(chat.log).toContainText("73%");
  });

  test("the calculator and the preview keep every entry, say so, and work once it is back", async ({
    page,
    context,
    calculator,
    enquiry,
  }) => {
    await calculator.open();
    await calculator.enter({ spend: "5000000", industry: "finance" });
    await enquiry.message.scrollIntoViewIfNeeded();
    await enquiry.hydrated();
    const message = "We need a proposal by 15 March.";
    await enquiry.enter({ name: "Ana Reis", email: "ana@turismo.example", message });
    await context.setOffline(true);
    await enquiry.preview.click();
    await expect(page.getByText("Analysis unavailable")).toBeVisible();
    await calculator.button.click();
    await expect(page.getByText("Failed to calculate ROI. Please try again.")).toBeVisible();
    await expect(calculator.spend).toHaveValue("5000000");
    await expect(enquiry.message).toHaveValue(message);
    await context.setOffline(false);
    await calculator.button.click();
    await expect(calculator.projection).toContainText("51%");
    await enquiry.preview.click();
    await expect(page.getByRole("region", { name: "AI insights" })).toBeVisible();
  });

  test("what a form has to say is said, and can be closed", async ({ page, context, calculator, enquiry }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "the external chat" }));
    await calculator.open();
    await enquiry.message.scrollIntoViewIfNeeded();
    await enquiry.hydrated();
    await context.setOffline(true);
    await calculator.calculate({ spend: "5000000", industry: "finance" });
    const alert = page.locator("#toasts > *");
    await expect(alert).toHaveText("Failed to calculate ROI. Please try again.");
    await alert.getByRole("button", { name: "Close notification" }).click();
    await expect(alert).toBeHidden();
    const missing = page.getByText("Please enter your current spend and select an industry");
    await calculator.enter({ spend: "" });
    await calculator.button.press("Enter");
    await expect(missing).toBeVisible();
    await expect(calculator.spend).toBeFocused();
    await calculator.enter({ spend: "5000000" });
    await expect(missing).toBeHidden();

    await enquiry.enter({ name: "Ana Reis", email: "ana@turismo.example", message: "We need a proposal." });
    await enquiry.preview.click();
    await expect(alert).toContainText("Analysis unavailableYou can still submit your message.");
    await enquiry.submit.click();
    await expect(alert).toContainText("Thanks — we'll be in touch.");
    await expect(alert).toHaveCount(1);
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

test("on a slow network pages are read at once, and every press ends in a result or says what to do", async ({
  page,
  calculator,
  chat,
}) => {
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
  await calculator.calculate({ spend: "5000000", industry: "finance" });
  // A press counts for a few seconds: on a busy machine the part may be ready later.
  const again = (notice: Locator) => notice.filter({ hasText: "press its button once more" });
  await expect(calculator.projection.getByText("51%").first().or(again(calculator.notice))).toBeVisible();
  if (await again(calculator.notice).isVisible()) await calculator.button.click();
  await expect(calculator.projection).toContainText("51%");
  await chat.launcher.click();
  await expect(chat.input.or(again(chat.notice))).toBeVisible();
  if (await again(chat.notice).isVisible()) await chat.launcher.click();
  await expect(chat.input).toBeFocused();
  await chat.ask("What task completion did the government case reach?");
  await expect(chat.log).toContainText("73%");
});
