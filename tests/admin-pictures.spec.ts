/**
 * The pictures of `docs/operators.md`: what an operator sees, with the same data each time. To take them anew after
 * a change: `npx playwright test tests/admin-pictures.spec.ts --update-snapshots`.
 */
import { writeFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./operator-site.ts";

test.use({ serverEnv: { QUESTION_LOG_DAYS: "30" }, viewport: { width: 1120, height: 760 } });

/** Bytes of a picture: with the others it is part of every clone. */
const MAX_BYTES = 80_000;
/** Colours are few on these pages. */
const PALETTE = { palette: true, colours: 64, effort: 10 };

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  const picture = await sharp(shot).png(PALETTE).toBuffer();
  expect(picture.length).toBeLessThan(MAX_BYTES);
  writeFileSync(`docs/operators/${name}.png`, picture);
}

async function prepare(request: APIRequestContext) {
  const ask = async (content: string) => {
    const data = { messages: [{ role: "user", content }] };
    const stream = await (await request.post("/functions/v1/ai-chat", { data })).text();
    return /"answer":\{"id":"([^"]+)"/.exec(stream)?.[1];
  };
  for (const question of [
    "Can you repair my zeppelin?",
    "can you repair my zeppelin",
    "Do you have an office in Oslo?",
  ])
    await ask(question);
  const id = await ask("By how much did task completion rise in the government case?");
  await request.post("/functions/v1/rate-answer", { data: { id, helpful: false, comment: "Which year?" } });
  const metadata = { draft: true, review_by: "2026-01-31", questions: ["What does a retainer cost?"] };
  const entry = { pageTitle: "Retainers", content: "A retainer begins at €6,000 a month.", metadata };
  expect((await request.post("/rest/v1/knowledge_base", { data: entry })).status()).toBe(201);
}

test("the pictures of the guide", async ({ page, request }) => {
  await prepare(request);
  // As on the second page of a visit: in the site's own fonts.
  await page.addInitScript(() => Object.defineProperty(document, "referrer", { value: `${location.origin}/` }));
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await page.goto("/admin/overview");
  await expect(region("Questions to the consultant").getByText("Answered: 1")).toBeVisible();
  await page.getByRole("heading", { name: "Overview" }).evaluate((element) => element.scrollIntoView());
  await take(page, "overview");

  await page.goto("/admin/entries?show=hand");
  await expect(page.getByRole("cell", { name: "Draft" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Pick Retainers" }).check();
  await take(page, "entries");
  await page.getByRole("button", { name: "Retainers", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  await dialog.getByLabel("Sector").scrollIntoViewIfNeeded();
  await dialog.getByLabel("Until, UTC").scrollIntoViewIfNeeded();
  await take(page, "entry");

  await dialog.getByLabel("Content").fill("The insurer’s acquisition cost fell by 37%.");
  await dialog.getByRole("button", { name: "What would change?" }).click();
  const contradiction = dialog.getByText("1 figure would contradict what stands elsewhere:");
  await expect(contradiction).toBeVisible();
  await contradiction.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await take(page, "foresee");

  await page.goto("/admin/answers");
  await page.getByLabel("Search answers").fill("an ai or a human");
  await page.getByRole("button", { name: /^Is the chat on .* an AI or a human\?$/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await take(page, "answer");

  await page.goto("/admin/questions");
  await expect(page.getByRole("heading", { name: /repair my zeppelin/ })).toBeVisible();
  await take(page, "questions");

  await page.goto("/admin/files");
  const buffer = Buffer.from("page_title,content\nParking,There are six spaces behind the house.\n");
  await page.getByLabel("Import a file").setInputFiles({ name: "entries.csv", mimeType: "text/csv", buffer });
  await expect(region("Import and export")).toContainText("1 to add");
  await take(page, "files");

  await page.goto("/admin/record");
  await expect(region("Record of changes")).toContainText("Retainers");
  await take(page, "record");
});
