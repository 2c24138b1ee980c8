import { expect, test } from "./operator-site.ts";

const ENTRIES = 10_000;

// A site of its own: as many entries would stand in the way of every journey that comes after.
test.use({ serverEnv: { QUESTION_LOG_DAYS: "1" } });

test("ten thousand entries are there at once, and the search follows every key", async ({ page, request }) => {
  test.slow();
  const data = Array.from({ length: ENTRIES }, (_, index) => ({
    page_title: `Entry ${index}`,
    section_title: `Section ${index % 97}`,
    content: `Subject ${index}: ${"words about attribution and tourism. ".repeat(20)}`,
  }));
  const imported = await request.post("/functions/v1/import-entries?mode=apply", { data });
  expect(imported.status()).toBe(200);

  await page.addInitScript(() => {
    const watched = window as unknown as { firstRow?: number; longest: number };
    watched.longest = 0;
    new MutationObserver(() => {
      if (document.querySelector("[role=listitem]")) watched.firstRow ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/admin/knowledge-base");
  await expect(page.getByText(/^1\d{4} total entries$/)).toBeVisible();
  await expect(page.getByText("Loading entries…")).toBeHidden();
  const firstRow = await page.evaluate(() => (window as unknown as { firstRow: number }).firstRow);
  const area = page.getByRole("region", { name: "List of entries" });
  const rows = area.getByRole("listitem");
  expect(await rows.count()).toBeLessThan(200);

  await page.evaluate(() => {
    const watched = window as unknown as { longest: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.longest = Math.max(watched.longest, entry.duration);
    }).observe({ type: "longtask" });
  });
  const search = page.getByPlaceholder("Search entries...");
  await search.pressSequentially("subject 9999:", { delay: 40 });
  await expect(rows).toHaveCount(1);
  await search.fill("");
  await expect(rows).not.toHaveCount(1);
  await area.focus();
  // Rows that were never drawn have heights that are guessed: the end may move on once.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(rows.last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(rows.last()).toHaveAttribute("aria-posinset", /^1\d{4}$/);
  await area.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
  await expect(rows.first()).toBeAttached();
  expect(await rows.count()).toBeLessThan(200);
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  if (process.env.SHOW_FIGURES)
    console.log(`first row after ${Math.round(firstRow)} ms, longest task while typing ${Math.round(longest)} ms`);
  // Bounds for a busy machine: alone on two cores, half a second and a tenth of a second.
  expect(firstRow).toBeLessThan(15_000);
  expect(longest).toBeLessThan(3_000);
});
