/** What the islands' mechanism does with a component, whatever it is: fixtures in place of the site's own islands. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { rolldown } from "rolldown";
import { expect, test } from "./fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "hydration-"));
let markup: Record<string, string>;
let script: string;

async function bundle(input: string, platform: "node" | "browser") {
  const define = { "process.env.NODE_ENV": JSON.stringify("production") };
  const build = await rolldown({ input: `tests/hydration/${input}`, platform, transform: { define } });
  const file = join(folder, `${platform}.mjs`);
  const { output } = await build.write({ file, format: "es", codeSplitting: false });
  await build.close();
  return { file, code: output[0].code };
}

test.beforeAll(async () => {
  ({ code: script } = await bundle("browser.ts", "browser"));
  const { file } = await bundle("server.tsx", "node");
  ({ markup } = (await import(pathToFileURL(file).href)) as { markup: Record<string, string> });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page with nothing but this fixture, not yet hydrated. */
async function show(page: Page, fixture: string) {
  const body = `<body data-fixture="${fixture}"><div data-island-root>${markup[fixture]}</div></body>`;
  await page.route("**/fixture", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Fixture</title><link rel="icon" href="data:,">${body}</html>`,
    }),
  );
  await page.goto("/fixture");
  await page.addScriptTag({ content: script, type: "module" });
  // A module is run after its tag has been added.
  await page.waitForFunction(() => "start" in window);
}

const start = (page: Page) => page.evaluate(() => (window as unknown as { start: () => Promise<void> }).start());

test("ids that React makes are the same in the page and in the browser", async ({ page }) => {
  await show(page, "WithIds");
  const ids = () => page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  const before = await ids();
  expect(before).toHaveLength(2);
  await start(page);
  await page.getByRole("button").click();
  await expect(page.getByRole("button")).toHaveText("Pressed 1");
  expect(await ids()).toEqual(before);
  await expect(page.getByLabel("Field")).toHaveAccessibleDescription("A hint");
});

test("a press while it is being hydrated counts once", async ({ page }) => {
  await show(page, "WithIds");
  await page.evaluate(() => {
    const hydrated = (window as unknown as { start: () => Promise<void> }).start();
    document.querySelector("button")?.click();
    return hydrated;
  });
  await expect(page.getByRole("button")).toHaveText("Pressed 1");
});

test("an island that breaks as it is hydrated stays readable, and says so to whoever loads it", async ({ page }) => {
  await show(page, "BreaksAtOnce");
  await expect(start(page)).rejects.toThrow("this browser lacks something");
  await expect(page.getByText("Readable")).toBeVisible();
  await expect(start(page)).rejects.toThrow("this browser lacks something");
  await expect(page.getByText("Readable")).toBeVisible();
});

test("an island that fails later shows its static markup again, and can be hydrated again", async ({ page }) => {
  await show(page, "BreaksLater");
  await start(page);
  await page.getByRole("button", { name: "Break" }).click();
  await expect(page.getByText("crashed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Break" })).toBeVisible();
  await start(page);
  await page.getByRole("button", { name: "Break" }).click();
  await expect(page.getByText("crashedcrashed")).toBeVisible();
});
