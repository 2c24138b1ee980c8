import { expect, test } from "./fixtures.ts";

const ENTRIES = 10_000;

test("of ten thousand entries few are drawn, and each key in the search shows its result", async ({ page }) => {
  const entries = Array.from({ length: ENTRIES }, (_, index) => ({
    id: `entry-${index}`,
    page_title: `Entry ${index}`,
    page_url: null,
    section_title: `Section ${index % 97}`,
    content: `Subject ${index}: ${"words about attribution and tourism. ".repeat(20)}`,
    metadata: {},
    created_at: "2026-01-31T00:00:00.000Z",
  }));
  await page.route("**/rest/v1/knowledge_base?*", (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get("offset"));
    const json = entries.slice(from, from + Number(searchParams.get("limit") ?? ENTRIES));
    return route.fulfill({ json, headers: { "content-range": `${from}-${from + json.length - 1}/${ENTRIES}` } });
  });
  await page.goto("/admin/knowledge-base");
  await expect(page.getByText(`${ENTRIES} total entries`)).toBeVisible();
  await expect(page.getByText("Loading entries…")).toBeHidden();
  const area = page.getByRole("region", { name: "List of entries" });
  const rows = area.getByRole("listitem");
  expect(await rows.count()).toBeLessThan(200);

  const search = page.getByPlaceholder("Search entries...");
  await search.fill("subject ");
  for (const [key, found] of [
    ["9", 1111],
    ["9", 111],
    ["9", 11],
    ["9", 1],
  ] as const) {
    await search.press(key);
    await expect(rows.last()).toHaveAttribute("aria-setsize", `${found}`);
  }
  await expect(rows).toHaveCount(1);
  await search.fill("");
  await expect(rows).not.toHaveCount(1);
  await area.focus();
  // Rows that were never drawn have heights that are guessed: the end may move on once.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(rows.last()).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(rows.last()).toHaveAttribute("aria-posinset", `${ENTRIES}`);
  await area.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
  await expect(rows.first()).toBeAttached();
  expect(await rows.count()).toBeLessThan(200);
});
