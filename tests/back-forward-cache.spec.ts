/** Back and forward through the browser's own cache, which shows a page as it was left. */
import { blockStorage, expect, test } from "./fixtures.ts";

test.use({
  // The test tool turns that cache off, and only the whole browser has one.
  launchOptions: async ({ launchOptions }, use) => {
    const { CHROMIUM } = process.env;
    const whole = CHROMIUM ? { executablePath: CHROMIUM } : {};
    await use({ ...launchOptions, ...whole, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test("a page that the browser kept whole shows the chat as it went on elsewhere", async ({ page, chat }) => {
  await chat.open("/privacy");
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await chat.open("/disclaimer");
  await chat.ask("How does a pilot start?");
  await expect(chat.log).toContainText("How does a pilot start?");
  await chat.answered();
  await chat.input.fill("And begun");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/privacy");
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
  await chat.open();
  await expect(chat.log).toContainText("How does a pilot start?");
  await expect(chat.input).toHaveValue("And begun");
  await chat.dialog.getByRole("button", { name: "Close", exact: true }).click();
  await page.goForward({ waitUntil: "commit" });
  await expect(page).toHaveURL("/disclaimer");
  await expect(chat.dialog).toBeHidden();
});

test("the chat that was opened on a later page does not cover the one that the browser kept, and the carousel turns on", async ({
  page,
  chat,
}) => {
  await page.goto("/");
  const carousel = page.getByRole("group", { name: "Results", exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-state", "ready");
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await chat.open("/disclaimer");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
  await expect(chat.dialog).toBeHidden();
  const first = await page.locator("[data-slide]:not([hidden])").textContent();
  await page.getByRole("button", { name: "Next result" }).click();
  await expect(page.locator("[data-slide]:not([hidden])")).not.toHaveText(first ?? "");
});

test("where storage is blocked, a page that the browser kept has its conversation still", async ({ page, chat }) => {
  await blockStorage(page);
  await chat.open("/privacy");
  await chat.ask("How does a pilot start?");
  await chat.answered();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto("/disclaimer");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/privacy");
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
  await expect(chat.log).toContainText("How does a pilot start?");
});

test("a form that the browser kept takes over what was written, and sent, on a later page", async ({
  page,
  enquiry,
}) => {
  await page.addInitScript(() => {
    window.open = () => ({}) as Window;
  });
  await enquiry.open();
  await enquiry.enter({ name: "Ana Reis", email: "ana@turismo.example", message: "First" });
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto("/?later#contact");
  await enquiry.hydrated();
  await enquiry.message.fill("First, and more");
  await page.goBack({ waitUntil: "commit" });
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
  await expect(enquiry.message).toHaveValue("First, and more");
  await enquiry.message.press("End");
  await enquiry.message.pressSequentially(".");
  await page.goForward({ waitUntil: "commit" });
  await expect(enquiry.message).toHaveValue("First, and more.");
  await enquiry.submit.click();
  await expect(enquiry.chatLink).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(enquiry.message).toHaveValue("");
  await enquiry.bringBack.click();
  await expect(enquiry.message).toHaveValue("First, and more.");
});

test("a calculator that the browser kept takes over what was entered on a later page, with its figures and assumptions", async ({
  page,
  calculator,
}) => {
  await calculator.open();
  await calculator.calculate({ spend: "1000000", industry: "finance" });
  await calculator.setMargin("50");
  await expect(calculator.projection).toContainText("$1,000,000 a year");
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto("/?later#roi");
  await calculator.hydrated();
  await expect(calculator.margin).toHaveValue("50");
  await calculator.setMargin("40");
  await calculator.calculate({ spend: "5000000" });
  await expect(calculator.projection).toContainText("$5,000,000 a year");
  await page.goBack({ waitUntil: "commit" });
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
  await expect(calculator.spend).toHaveValue("5000000");
  await expect(calculator.projection).toContainText("$5,000,000 a year");
  await expect(calculator.margin).toHaveValue("40");
});
