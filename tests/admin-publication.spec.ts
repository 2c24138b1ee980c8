/** What an entry would do is seen before it is published, and when it counts is an operator's choice. */
import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { expect, test } from "./operator-site.ts";

test.describe.configure({ mode: "default" });

/** What stands beside it, entry by entry, is judged by itself. */
const FORM = "[aria-labelledby=add-title]";

const rows = (page: Page) => page.getByRole("region", { name: "List of entries" }).getByRole("listitem");
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a figure that contradicts one elsewhere is shown before the entry is published", async ({ page }) => {
  await page.goto("/admin/knowledge-base");
  await page.getByRole("button", { name: "Add New Entry" }).click();
  const form = page.getByRole("region", { name: "Add Custom Entry" });
  await form.getByLabel("Page title").fill("Finance case in short");
  await form.getByLabel("Content").fill("In the finance sector growth case the cost per acquisition fell by 45%.");
  await form.getByRole("button", { name: "What would change?" }).click();
  await expect(form.getByText("1 figure would contradict what stands elsewhere:")).toBeVisible();
  const contradiction = form.getByRole("listitem").filter({ hasText: "Another figure" });
  await expect(contradiction).toContainText("45%");
  await expect(contradiction).toContainText("Elsewhere 37%");
  await expect(contradiction.getByRole("link", { name: "Ledger of figures" })).toHaveAttribute(
    "href",
    "/results/finance",
  );
  expect(await accessibilityProblems(page, { region: FORM })).toEqual([]);
  await form.getByLabel("Content").fill("In the finance sector growth case the cost per acquisition fell by 37%.");
  await form.getByRole("button", { name: "What would change?" }).click();
  await expect(form.getByText("No figure in it contradicts one elsewhere")).toBeVisible();
});

test("an entry is a draft, planned, published and reviewed, by keyboard, and the overview counts it", async ({
  page,
  request,
}) => {
  const answered = async () => {
    const data = { question: "What does the porter's key cost?" };
    return (await (await request.post("/functions/v1/try-question", { data })).json()).answer.includes("nine euros");
  };
  await page.goto("/admin/knowledge-base");
  await page.getByRole("button", { name: "Add New Entry" }).press("Enter");
  const form = page.getByRole("region", { name: "Add Custom Entry" });
  await form.getByLabel("Page title").fill("Porter");
  await form.getByLabel("Content").fill("The porter's key costs nine euros.");
  await form.getByLabel("Expected questions").fill("What does the porter's key cost?");
  await form.getByText("When it counts, and what it tells of").press("Enter");
  await form.getByLabel("State").selectOption("Draft");
  await form.getByLabel("Review by").fill(dayFrom(-1));
  await form.getByLabel("Publish from, UTC").fill(`${dayFrom(2)}T09:00`);
  await form.getByLabel("Until, UTC").fill(`${dayFrom(1)}T09:00`);
  await form.getByRole("button", { name: "Add Entry" }).press("Enter");
  await expect(form.getByLabel("Until, UTC")).toBeFocused();
  await expect(form.getByText("The end must be later than the time of publication.")).toBeVisible();
  await form.getByLabel("Until, UTC").fill(`${dayFrom(3)}T09:00`);
  await form.getByRole("button", { name: "Add Entry" }).press("Enter");
  const list = page.getByRole("region", { name: "Entries", exact: true });
  const row = list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Porter", exact: true }) });
  await expect(row).toContainText("Draft");
  await expect(row).toContainText("To review since");
  expect(await answered()).toBe(false);

  await list.getByRole("button", { name: "To review: 1" }).press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await page.goto("/admin/upkeep");
  await page.getByRole("link", { name: "To review", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/knowledge-base\?show=review$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Draft");
  await rows(page).getByRole("button", { name: /^Edit/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  await dialog.getByText("When it counts, and what it tells of").press("Enter");
  await dialog.getByLabel("State").selectOption("Published");
  await dialog.getByLabel("Review by").fill(dayFrom(90));
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(0);
  await page.getByLabel("Entries to show").selectOption("Planned for later");
  await expect(rows(page)).toContainText(/From \d+ \w+ \d{4}, 09:00 UTC/);
  expect(await answered()).toBe(false);

  await rows(page).getByRole("button", { name: /^Edit/ }).press("Enter");
  await dialog.getByText("When it counts, and what it tells of").press("Enter");
  await dialog.getByLabel("Publish from, UTC").fill("");
  await dialog.getByText("What changed").press("Enter");
  await expect(dialog.locator("del").filter({ hasText: "Draft" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  expect(await answered()).toBe(true);

  await page.getByLabel("Entries to show").selectOption("All entries");
  await page.getByLabel("Search entries").fill("porter's key");
  // What the list shows is what was saved.
  await expect(row).not.toContainText(/From \d/);
  await page.getByRole("button", { name: "Change several" }).press("Enter");
  await page.getByRole("checkbox", { name: "Pick Porter" }).press("Space");
  await page.getByLabel("Set the state").selectOption("Draft");
  await expect(page.getByText("1 entry changed.")).toBeVisible();
  expect(await answered()).toBe(false);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("1 entry changed.")).toBeHidden();
  expect(await answered()).toBe(true);
});
