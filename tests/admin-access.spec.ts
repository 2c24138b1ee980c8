import type { Page } from "@playwright/test";
import { axeViolations } from "./accessibility-rules.ts";
import { fewEntries } from "./few-entries.ts";
import { expect, test } from "./operator-site.ts";

// One server for all.
test.describe.configure({ mode: "default" });

const PASSWORD = "correct horse battery";
const PATH = "/admin/knowledge-base";

test.use({ serverEnv: { OPERATOR_PASSWORD: PASSWORD } });
test.use({
  expectedErrors: [
    /^console: (?:Failed to load resource: .* 40[13] .*\/(?:auth|rest|functions)\/v1\/|Signing in failed)/,
  ],
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function signIn(page: Page, password = PASSWORD) {
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Your name").fill("Ana Sousa");
  await button(page, "Sign in").click();
}

test("an operator signs in, is named in the record, and signs out", async ({ page, context }) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Entries" })).toBeHidden();
  await signIn(page, "wrong password");
  await expect(page.getByRole("alert")).toContainText("This is not the password.");
  await signIn(page);
  await expect(page.getByText("Signed in as Ana Sousa")).toBeVisible();
  await expect(page.getByRole("listitem").first()).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "operator", httpOnly: true, sameSite: "Strict" });

  await button(page, "Add New Entry").click();
  await page.getByLabel("Page title", { exact: true }).fill("By Ana");
  await page.getByLabel("Content", { exact: true }).fill("Words.");
  await button(page, "Add Entry").click();
  await expect(page.getByRole("region", { name: "List of entries" })).toContainText("By Ana");
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByRole("region", { name: "Record of changes" })).toContainText("Ana Sousa added By Ana");

  await button(page, "Sign out").click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText("By Ana")).toHaveCount(0);
  await context.addCookies(cookie ? [cookie] : []);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test.describe("a session that ends", () => {
  test.use({
    expectedErrors: [
      /^console: (?:Failed to load resource: .* 401 .*\/(?:auth|rest|functions)\/v1\/|Failed to add entry|The entry was not saved|Signing in failed)/,
    ],
  });

  test("leads to signing in, and keeps what was typed", async ({ page, context }) => {
    await page.goto(PATH);
    await signIn(page);
    await button(page, "Add New Entry").click();
    await page.getByLabel("Page title", { exact: true }).fill("Half written");
    await page.getByLabel("Content", { exact: true }).fill("Half a thought");
    await context.clearCookies();
    await button(page, "Add Entry").click();
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await expect(page.getByLabel("Page title", { exact: true })).toBeHidden();
    await signIn(page);
    await expect(page.getByLabel("Page title", { exact: true })).toHaveValue("Half written");
    await button(page, "Add Entry").click();
    await expect(page.getByRole("region", { name: "List of entries" })).toContainText("Half a thought");
  });

  test("leads to signing in from an open dialog too, which then stands there as it was", async ({ page, context }) => {
    await page.goto(PATH);
    await signIn(page);
    await page.getByRole("button", { name: /^Edit/ }).first().click();
    const dialog = page.getByRole("dialog", { name: "Edit entry" });
    await dialog.getByLabel("Section title").fill("Half a title");
    await context.clearCookies();
    await button(page, "Save").click();
    await expect(page.getByLabel("Password")).toBeFocused();
    await expect(dialog).toBeHidden();
    await signIn(page, "wrong password");
    await expect(page.getByRole("alert").filter({ visible: true })).toContainText("This is not the password.");
    await signIn(page);
    await expect(dialog.getByRole("alert")).toContainText("The entry was not saved. Your session had ended.");
    await expect(dialog.getByLabel("Section title")).toHaveValue("Half a title");
    await button(page, "Save").click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: "List of entries" })).toContainText("Half a title");
  });
});

test("signing in works by keyboard alone, at 320 px, and neither it nor the page behind it has a violation", async ({
  page,
}) => {
  await fewEntries(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(PATH);
  await page.getByLabel("Password").focus();
  await page.keyboard.type(PASSWORD);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Signed in as an operator")).toBeVisible();
  // What opens from it is judged in `accessibility-states.spec.ts`.
  await button(page, "Add New Entry").click();
  await button(page, "Add Entry").click();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs it", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { name: "Knowledge Base Admin" })).toBeVisible();
    await expect(page.getByText("This page needs JavaScript")).toBeVisible();
    await expect(page.getByText("Loading the knowledge base…")).toBeHidden();
  });
});
