/**
 * The pictures of `docs/operators.md`: what an operator sees, with the same data each time. To take them anew after
 * a change: `npx playwright test tests/admin-pictures.spec.ts --update-snapshots`.
 */
import { writeFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./operator-site.ts";

test.use({ viewport: { width: 1120, height: 760 } });

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
  await page.goto("/admin/knowledge-base");
  await page.getByRole("button", { name: "Understood" }).click();
  await page.getByRole("button", { name: "Add New Entry" }).click();
  const form = region("Add Custom Entry");
  await form.getByLabel("Page title").fill("Acquisition cost");
  await form.getByLabel("Content").fill("The insurer’s acquisition cost fell by 37%.");
  await form.getByLabel("Expected questions").fill("By how much did acquisition cost fall for the insurer?");
  await form.getByRole("button", { name: "Add Entry" }).click();
  await expect(region("What visitors hear now")).toContainText("last thirty days");
  await expect(page.locator("#toasts > *")).toHaveCount(0);
  await page.getByRole("heading", { name: "What visitors hear now" }).evaluate((one) => one.scrollIntoView());
  await take(page, "proof");

  await page.goto("/admin/knowledge-base?show=hand");
  await expect(page.getByText("2 entries found")).toBeVisible();
  await page.getByRole("heading", { name: "Entries", exact: true }).evaluate((one) => one.scrollIntoView());
  await take(page, "entries");
  await page.getByRole("button", { name: "Edit Retainers" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit entry" });
  await dialog.getByText("When it counts, and what it tells of").click();
  await dialog.getByLabel("Until, UTC").scrollIntoViewIfNeeded();
  await take(page, "entry");

  await page.goto("/admin/questions");
  await expect(page.getByRole("heading", { name: /repair my zeppelin/ })).toBeVisible();
  await take(page, "questions");

  await page.goto("/admin/history");
  await page.getByRole("button", { name: /^Look/ }).first().click();
  await expect(page.getByRole("button", { name: /^Take it back/ })).toBeVisible();
  await take(page, "history");

  await page.goto("/admin/upkeep");
  await expect(region("State")).toContainText("The consultant answers");
  await expect(region("What the consultant knows")).toContainText("To review");
  await take(page, "upkeep");
});
