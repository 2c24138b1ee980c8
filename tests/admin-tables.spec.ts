/** The operators' tables: entries and answers, by mouse and by keyboard. */

import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { expect, test } from "./operator-site.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const QUESTION = /^Is the chat on .* website an AI or a human\?$/;
const OWN = "It is software: an AI that answers from the pages of this website.";

test.use({
  expectedErrors: [
    /^console: (?:Failed to load resource: .* 4\d\d .*\/(?:rest|functions)\/v1\/|The answer was not saved)/,
  ],
});

test("entries are sorted, grouped, filtered, labelled and deleted many at once, and all of it is undone", async ({
  page,
}) => {
  await page.goto("/admin/entries");
  await expect(rows(page).first()).toBeVisible();
  const total = Number(/\d+/.exec((await page.getByText(/^\d+ entries$/).textContent()) ?? "")?.[0]);
  await button(page, "Entry").click();
  await expect(page.getByRole("columnheader", { name: "Entry" })).toHaveAttribute("aria-sort", "ascending");
  expect(await page.getByRole("table").getAttribute("aria-rowcount")).toBe(`${total + 1}`);
  expect(await rows(page).count()).toBeLessThan(60);

  await page.getByLabel("Groups").selectOption("By page");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page.getByLabel("Search entries").fill("cost per acquisition");
  await expect(page.getByText(/^\d+ entries found$/)).toBeAttached();
  expect(await accessibilityProblems(page)).toEqual([]);

  await button(page, "Pick all shown").click();
  await page.getByLabel("Set the sector").selectOption("Finance");
  await expect(page.getByText(/^\d+ entries changed\.$/)).toBeVisible();
  await expect(page.getByRole("cell", { name: "Finance", exact: true }).first()).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("cell", { name: "Finance", exact: true })).toHaveCount(0);
  await button(page, "Pick all shown").click();
  await button(page, /^Delete \d+ entries$/).click();
  await expect(page.getByText("No entries match your search")).toBeVisible();
  await expect(page.getByRole("heading", { name: "All entries" })).toBeFocused();
  await button(page, "Undo").click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(`${total} entries`, { exact: true })).toBeVisible();
});

test("an entry has an address; what is typed survives a reload; what changed is shown as a difference", async ({
  page,
}) => {
  await page.goto("/admin/entries?show=pages");
  await expect(page.getByLabel("Entries to show")).toHaveValue("pages");
  await rows(page).first().getByRole("button").click();
  await expect(page).toHaveURL(/[?&]entry=/);
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  const title = dialog.getByLabel("Page title");
  const before = await title.inputValue();
  await title.fill(`${before} anew`);
  await dialog.getByLabel("Sector").selectOption("Legal");
  await page.reload();
  await expect(title).toHaveValue(`${before} anew`);
  await expect(dialog.getByText("What you wrote before is back.")).toBeVisible();
  await dialog.getByText("As a visitor sees it").click();
  await expect(dialog.getByText(`${before} anew`).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByText("What changed").click();
  await expect(dialog.locator("ins").first()).toContainText("anew");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an answer is found, read, replaced at once, seen by who comes second, and taken back", async ({
  page,
  context,
}) => {
  await page.goto("/admin/answers");
  await page.getByLabel("Search answers").fill("an ai or a human");
  await button(page, QUESTION).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: QUESTION });
  await dialog.getByText(/^Asked in \d+ wordings$/).click();
  await expect(dialog.getByText("You are man or machine?", { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page, { region: "dialog" })).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Give your own answer instead").fill("Theirs.");
  await dialog.getByLabel("Give your own answer instead").fill(OWN);
  await other.getByRole("button", { name: "Give this answer" }).click();
  await expect(other.getByText("Own answer, by someone at the server")).toBeVisible();
  await dialog.getByRole("button", { name: "Give this answer" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Theirs.");
  await dialog.getByRole("button", { name: "Save mine over it" }).click();
  await expect(dialog.getByText("Own answer, by someone at the server")).toBeVisible();
  await expect(dialog.locator("blockquote").first()).toContainText(OWN);
  await page.keyboard.press("Escape");

  await page.getByLabel("Question", { exact: true }).fill("You are man or machine?");
  await button(page, "Ask").click();
  await expect(page.getByRole("region", { name: "Try a question" })).toContainText(OWN);
  await page.getByLabel("Answers to show").selectOption("Own answers");
  await expect(rows(page)).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  await button(page, QUESTION).click();
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect(dialog.getByLabel("Give your own answer instead")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("No answers match your search")).toBeVisible();
  await page.getByRole("link", { name: "Record", exact: true }).click();
  const record = page.getByRole("region", { name: "Record of changes" });
  await expect(record).toContainText(/deleted Own answer.*edited Own answer.*added Own answer/s);
  const file = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  expect((await file).suggestedFilename()).toMatch(/^record-of-changes-.*\.csv$/);
  expect(await accessibilityProblems(page)).toEqual([]);
});
