/** An answer is taken along with its sources, and a citation says later whether its source is still the same. */
import { expect, test } from "./fixtures.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("an answer is copied with its sentences and addresses, which tell later whether the source has changed", async ({
  page,
  chat,
}) => {
  await chat.open("/");
  await chat.ask("By how much did task completion rise in the government case?");
  await chat.tools();
  await chat.dialog.getByRole("button", { name: "Copy with sources" }).click();
  await expect(chat.dialog.getByText("Copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Question: By how much did task completion rise/);
  expect(text).toContain("73%");
  expect(text).toMatch(/\n {3}“[^”]+”\n/);
  expect(text).toMatch(/Knowledge of the site: version [0-9a-f]{8}, pages as of \d+ \w+ \d{4}\./);
  const address = /http\S+/.exec(text)?.[0] ?? "";
  expect(address).toMatch(/\/results\/government\?cited=\d{4}-\d\d-\d\d\.[0-9a-f]{16}#[a-z0-9-]+:~:text=/);

  const note = page.locator("[data-cited]");
  await page.goto(address);
  await expect(note).toContainText("Its words have not changed since.");
  await page.goto(address.replace(/\.[0-9a-f]{16}#/, `.${"0".repeat(16)}#`));
  await expect(note).toContainText("Its words have changed since");
  await page.goto(address.replace(/#.*/, "#no-such-section"));
  await expect(note).toContainText("no longer stands at this address");
});

test("a source opens at its heading where the browser highlights nothing", async ({ page }) => {
  // Encoded, the directive is nothing to this browser, as it is to one that knows none.
  await page.goto("/results/government#outcome%3A~%3Atext=task%20completion");
  await expect(page.locator("#outcome")).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a citation opens its source at the heading", async ({ page }) => {
    await page.goto("/results/government?cited=2026-11-22.0123456789abcdef#outcome");
    await expect(page.locator("#outcome")).toBeInViewport();
  });
});
