/** All that the consultant may say, in one list: many changed at once, addresses that can be kept, own answers. */

import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { fewEntries } from "./few-entries.ts";
import { expect, test } from "./operator-site.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const list = (page: Page) => page.getByRole("region", { name: "List of entries" });
const rows = (page: Page) => list(page).getByRole("listitem");
const QUESTION = /Is the chat on .* website an AI or a human\?$/;
const OWN = "It is software: an AI that answers from the pages of this website.";

test.use({
  expectedErrors: [
    /^console: (?:Failed to load resource: .* 4\d\d .*\/(?:rest|functions)\/v1\/|The (?:answer|entry) was not (?:saved|added))/,
  ],
});

test("entries are ordered, filtered, labelled and deleted many at once, and all of it is undone", async ({ page }) => {
  await page.goto("/admin/knowledge-base");
  await expect(page.getByText("Loading entries…")).toBeHidden();
  const total = (await page.getByText(/^\d+ total entries$/).textContent()) ?? "";
  await page.getByLabel("Order").selectOption("By title");
  await expect(page).toHaveURL(/order=title/);
  await page.getByLabel("Search entries").fill("cost per acquisition");
  await expect(page.getByText(/^\d+ entries found$/)).toBeVisible();

  await button(page, "Change several").press("Enter");
  await button(page, "Pick all shown").click();
  await page.getByLabel("Set the sector").selectOption("Finance");
  await expect(page.getByText(/^\d+ entries changed\.$/)).toBeVisible();
  await expect(rows(page).first()).toContainText("Finance");
  await button(page, "Undo").click();
  await expect(page.getByText(/^Undone for \d+ entries\.$/)).toBeVisible();
  await button(page, "Pick all shown").click();
  await button(page, /^Delete \d+ entries$/).click();
  await expect(page.getByText("No entries match your search")).toBeVisible();
  await expect(button(page, "Undo")).toBeFocused();
  await button(page, "Undo").click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(total, { exact: true })).toBeVisible();
  await page.getByLabel("Search entries").fill("engagement runs");
  await expect(rows(page).last()).toBeVisible();
  expect(await accessibilityProblems(page, { region: "[aria-labelledby=entries-title]" })).toEqual([]);
});

test("an entry has an address; what is typed survives a reload; what changed is shown as a difference", async ({
  page,
}) => {
  await fewEntries(page);
  await page.goto("/admin/knowledge-base?show=pages");
  await expect(page.getByLabel("Entries to show")).toHaveValue("pages");
  await rows(page).first().getByRole("button", { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/[?&]entry=/);
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  const title = dialog.getByLabel("Page title");
  const before = await title.inputValue();
  await title.fill(`${before} anew`);
  await dialog.getByText("When it counts, and what it tells of").click();
  await dialog.getByLabel("Sector").selectOption("Legal");
  await page.reload();
  await expect(title).toHaveValue(`${before} anew`);
  await expect(dialog.getByText("What you wrote before is back.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "What visitors hear now" })).toBeFocused();
  await button(page, `Edit ${before} anew`).first().click();
  await dialog.getByText("What changed", { exact: true }).click();
  await expect(dialog.locator("ins").first()).toContainText("anew");
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test("an answer written in advance is found, replaced at once, seen by who comes second, and taken back", async ({
  page,
  context,
}) => {
  await page.goto("/admin/knowledge-base?show=library");
  await page.getByLabel("Search entries").fill("an ai or a human");
  await button(page, /^Say something else: Is the chat on/).press("Enter");
  const dialog = page.getByRole("dialog", { name: QUESTION });
  await dialog.getByText(/^Asked in \d+ wordings$/).click();
  await expect(dialog.getByText("You are man or machine?", { exact: true })).toBeVisible();
  // What the dialog has scrolled out of sight is measured against the page behind it, whose foot is dark.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityProblems(page, { region: "dialog" })).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("dialog").getByLabel("Content", { exact: true }).fill("Theirs.");
  await dialog.getByLabel("Content", { exact: true }).fill(OWN);
  await other.getByRole("button", { name: "Give this answer" }).click();
  await expect(other.getByRole("region", { name: "What visitors hear now" })).toContainText("“Own answer: Is the chat");
  await dialog.getByRole("button", { name: "Give this answer" }).click();
  const edit = page.getByRole("dialog", { name: "Edit entry" });
  await expect(edit.getByLabel("Content", { exact: true })).toHaveValue(OWN);
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(edit.getByRole("alert")).toContainText("Theirs.");
  await edit.getByRole("button", { name: "Save mine over it" }).click();
  await expect(page.getByRole("heading", { name: "What visitors hear now" })).toBeFocused();

  await page.getByLabel("Question", { exact: true }).fill("You are man or machine?");
  await button(page, /^Ask$/).click();
  await expect(page.getByRole("region", { name: "Try a question" })).toContainText(OWN);
  await page.getByLabel("Search entries").fill("");
  await page.getByLabel("Entries to show").selectOption("Own answers");
  await expect(rows(page)).toHaveCount(1);

  page.on("dialog", (asked) => asked.accept());
  await rows(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByText("No entries match your search")).toBeVisible();
  await page.getByRole("link", { name: "History", exact: true }).click();
  const record = page.getByRole("region", { name: "Record of changes" });
  await expect(record).toContainText(/deleted Own answer.*edited Own answer.*added Own answer/s);
  await record.getByRole("button", { name: /^Look/ }).nth(1).click();
  await expect(record.locator("del").first()).toContainText("Theirs");
  const file = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  expect((await file).suggestedFilename()).toMatch(/^record-of-changes-.*\.csv$/);
  expect(await accessibilityProblems(page, { region: "main" })).toEqual([]);
});
