/** Two operators at once: nobody overwrites, brings back or loses what the other did without being asked. */
import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { expect, test } from "./operator-site.ts";

const TABLE = "/rest/v1/knowledge_base";

test.use({
  expectedErrors: [
    /^console: (?:Failed to load resource: .* 40[49] .*\/(?:rest|functions)\/v1\/|Failed to load resource: net::ERR_FAILED .*\/knowledge_base(?:$|\?)|The (?:entry|answer) was not (?:saved|added)|Nothing was changed|Failed to delete entry)/,
  ],
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Edit entry" });
const notice = (page: Page) => page.getByRole("dialog").getByRole("alert");

/** The other operator, who works at the same time. */
function otherOperator(request: APIRequestContext) {
  const one = (id: string) => `${TABLE}?id=eq.${encodeURIComponent(id)}`;
  return {
    async add(pageTitle: string, more: object = {}): Promise<string> {
      const data = { pageTitle, sectionTitle: "First", content: `About ${pageTitle}.`, ...more };
      return (await (await request.post(TABLE, { data })).json()).id;
    },
    edit: (id: string, data: object) => request.patch(one(id), { data }),
    remove: (id: string) => request.delete(one(id)),
    restore: (id: string) => request.post("/functions/v1/restore-entries", { data: { ids: [id] } }),
    entry: async (id: string) => (await (await request.get(one(id))).json())[0],
    named: async (title: string) =>
      (await (await request.get(`${TABLE}?select=*`)).json()).filter(
        ({ page_title }: { page_title: string }) => page_title === title,
      ),
  };
}

test("what was typed is saved after a reload as the fields that were changed, beside another's change", async ({
  page,
  request,
}) => {
  const other = otherOperator(request);
  const id = await other.add("Changed by two");
  await page.goto(`/admin/knowledge-base?entry=${id}`);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Section title").fill("Mine");
  await other.edit(id, { content: "Theirs.", draft: true });
  await page.reload();
  await expect(dialog.getByLabel("Section title")).toHaveValue("Mine");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await other.entry(id)).toMatchObject({
    section_title: "Mine",
    content: "Theirs.",
    metadata: { draft: true },
  });
});

test("where both changed the same field it is shown, and only what was typed here goes over it", async ({
  page,
  request,
}) => {
  const other = otherOperator(request);
  const id = await other.add("Same field");
  await page.goto(`/admin/knowledge-base?entry=${id}`);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Section title").fill("Mine");
  await dialog.getByText("When it counts, and what it tells of").click();
  await dialog.getByLabel("Review by").fill("2031-01-01");
  await other.edit(id, { sectionTitle: "Theirs", reviewBy: "2030-02-03", sector: "legal", content: "Theirs too." });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice(page).getByRole("term")).toHaveText(["Section title", "Review by"]);
  await expect(notice(page).getByRole("definition")).toHaveText(["Theirs", "3 February 2030"]);
  expect(await accessibilityProblems(page, { region: "dialog" })).toEqual([]);

  await page.route(`**${TABLE}?*`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await dialog.getByRole("button", { name: "Save mine over it" }).click();
  await expect(notice(page)).toContainText("The entry was not saved. The server could not be reached");
  await page.unroute(`**${TABLE}?*`);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await other.entry(id)).toMatchObject({
    section_title: "Mine",
    content: "Theirs too.",
    metadata: { review_by: "2031-01-01", sector: "legal" },
  });
});

test("what was typed of an entry that is gone is offered as a new one, with its labels and the answer that it replaced", async ({
  page,
  request,
}) => {
  const other = otherOperator(request);
  const [, answer] = await (await request.get("/rest/v1/library_answers")).json();
  const metadata = { role: "our-practice", sector: "legal", overrides: answer.id };
  const id = await other.add("Gone meanwhile", { metadata });
  await page.goto(`/admin/knowledge-base?entry=${id}`);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Content").fill("Mine.");
  await other.remove(id);
  await page.goto("/admin/knowledge-base");
  await expect(page.getByText("1 entry that you were editing was deleted.")).toBeVisible();
  await page.getByRole("link", { name: "See what you wrote" }).click();
  await expect(notice(page)).toContainText("This entry was deleted elsewhere.");
  await page.route(`**${TABLE}`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Add it as a new entry" }).click();
  await expect(notice(page).last()).toContainText("The entry was not added. The server could not be reached");
  await page.unroute(`**${TABLE}`);
  await dialog.getByRole("button", { name: "Add it as a new entry" }).click();
  await expect(dialog).toBeHidden();
  expect(await other.named("Gone meanwhile")).toMatchObject([{ content: "Mine.", metadata }]);
});

test("the long text of a page that is gone is told to be too long for a new entry", async ({ page, request }) => {
  const other = otherOperator(request);
  const id = await other.add("Too long", { content: "x".repeat(2_000) });
  await page.goto(`/admin/knowledge-base?entry=${id}`);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Section title").fill("Mine");
  // As an entry that came from a page is, whose text may be longer than one that is written by hand.
  await page.evaluate((key) => {
    const { base, draft } = JSON.parse(sessionStorage.getItem(key) ?? "");
    const content = "x".repeat(2_001);
    sessionStorage.setItem(key, JSON.stringify({ base: { ...base, content }, draft: { ...draft, content } }));
  }, `operator:edit:${id}`);
  await other.remove(id);
  await page.reload();
  await dialog.getByRole("button", { name: "Add it as a new entry" }).click();
  await expect(dialog.getByLabel("Content")).toBeFocused();
  await expect(dialog.getByLabel("Content")).toHaveAccessibleDescription(/must have at most 2000 characters/);
});

test("the address of an entry that is not there says so", async ({ page }) => {
  await page.goto("/admin/knowledge-base?entry=never");
  const dialog = page.getByRole("dialog", { name: "This entry is gone" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("undoing a change of many leaves what somebody did meanwhile, and names it", async ({ page, request }) => {
  const other = otherOperator(request);
  const one = await other.add("Undone quokka one");
  const two = await other.add("Undone quokka two");
  await page.goto("/admin/knowledge-base");
  await button(page, "Change several").click();
  await page.getByLabel("Search entries").fill("Undone quokka");
  await expect(page.getByText("2 entries found")).toBeAttached();
  await button(page, "Pick all shown").click();
  await page.getByLabel("Set the sector").selectOption("Finance");
  await expect(page.getByText("2 entries changed.")).toBeVisible();
  await other.edit(two, { role: "our-practice", sector: "legal" });
  await button(page, "Undo").click();
  await expect(
    page.getByText(
      "Undone for 1 entry. Left as they are, since somebody changed them meanwhile: “Undone quokka two: First”.",
    ),
  ).toBeVisible();
  expect((await other.entry(one)).metadata).not.toHaveProperty("sector");
  expect((await other.entry(two)).metadata).toMatchObject({ role: "our-practice", sector: "legal" });

  await button(page, "Pick all shown").click();
  await button(page, "Delete 2 entries").click();
  await expect(page.getByText("2 entries deleted.")).toBeVisible();
  await other.restore(one);
  await button(page, "Undo").click();
  await expect(
    page.getByText("Undone for 1 entry. Left as they are, since they are there already: “Undone quokka one: First”."),
  ).toBeVisible();
  expect([await other.entry(one), await other.entry(two)]).toMatchObject([{ id: one }, { id: two }]);
});

test("a newer version than the one that was seen is not deleted unseen", async ({ page, request }) => {
  const other = otherOperator(request);
  const id = await other.add("Deleted unseen", { sectionTitle: null });
  await page.goto("/admin/knowledge-base");
  page.on("dialog", (dialog) => dialog.accept());
  await expect(button(page, "Delete Deleted unseen")).toBeVisible();
  await other.edit(id, { content: "Much better words." });
  await button(page, "Delete Deleted unseen").click();
  const entries = page.getByRole("region", { name: "Entries", exact: true });
  await expect(entries.getByRole("alert")).toContainText("This entry was changed elsewhere since you opened it.");
  await expect(entries.getByRole("listitem").first()).toContainText("Much better words.");
  expect(await other.entry(id)).toMatchObject({ content: "Much better words." });
  await button(page, "Delete Deleted unseen").click();
  await expect(entries.getByText("“Deleted unseen” was deleted.")).toBeVisible();
  expect(await other.entry(id)).toBeUndefined();
});

test("a paste that does not fit is told at its field", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/admin/knowledge-base");
  await button(page, "Add New Entry").click();
  const form = page.getByRole("region", { name: "Add Custom Entry" });
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(2_100)));
  for (const label of ["Page title", "Content"]) {
    const field = form.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field).toHaveAccessibleDescription(/The end of what you pasted did not fit and was left out\./);
    await page.keyboard.press("Backspace");
    await expect(field).not.toHaveAccessibleDescription(/did not fit/);
  }
});
