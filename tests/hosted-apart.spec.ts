/**
 * The pages on a static host and the calls on a server elsewhere: a build of its own, served by nothing but
 * its files, its `_headers` and its `_redirects`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/free-port.ts";
import { startServer } from "../scripts/server.mjs";
import { test as base, expect } from "./fixtures.ts";
import { buildCopy, copyProject } from "./project-copy.ts";
import { serveStatic } from "./static-host.ts";

interface Hosted {
  pages: string;
  calls: string;
}

/** Milliseconds for a build on a busy machine. */
const BUILD = 240_000;

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const [port, callsPort] = [await freePort(), await freePort()];
      const [pages, calls] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${callsPort}`];
      const data = mkdtempSync(join(tmpdir(), "hosted-apart-"));
      const copy = copyProject();
      buildCopy(copy, { SITE_URL: pages, PUBLIC_BACKEND_URL: calls });
      const host = await serveStatic(join(copy.folder, "build/client"), port);
      const settings = { PORT: String(callsPort), DATA_DIR: data, ALLOWED_ORIGINS: pages, CHAT_RATE_LIMIT: "0" };
      const server = startServer(settings);
      await server.url;
      await use({ pages, calls });
      await server.stop();
      host.stop();
      copy.remove();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: "worker", timeout: BUILD },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.pages),
  expectedErrors: async ({ hosted }, use) =>
    use([
      new RegExp(`^request to another origin: ${hosted.calls}/functions/v1/[a-z-]+(?:\\?.*)?$`),
      /^console: Failed to load resource.* 404 \(Not Found\) http:\/\/[^/]+\/no\/such\/page$/,
    ]),
});

// One build is enough for all of them.
test.describe.configure({ mode: "default" });

test("a visitor asks, calculates, has an enquiry read and searches", async ({ page, chat, calculator, enquiry }) => {
  const answered: string[] = [];
  page.on("response", (response) => {
    const { pathname, port } = new URL(response.url());
    if (pathname.startsWith("/functions/") && response.ok()) answered.push(`${port} ${pathname.split("/").at(-1)}`);
  });
  await chat.open("/");
  await chat.ask("By how much did task completion rise in the government case?");
  await expect(chat.log).toContainText("73%");
  await page.keyboard.press("Escape");

  await calculator.open();
  await calculator.calculate({ spend: "1000000", industry: "tourism" });
  await expect(calculator.projection).toBeVisible();

  await enquiry.open();
  await enquiry.enter({ message: "We are a regional tourism board and need a proposal for two markets by March." });
  await enquiry.preview.click();
  await expect.poll(() => answered.some((call) => call.endsWith("analyze-lead"))).toBe(true);

  await page.goto("/search?q=tourism");
  await expect(page.locator("[data-search-results] a").first()).toBeVisible();
  const { port } = new URL(page.url());
  expect(new Set(answered.map((call) => call.split(" ")[1]))).toEqual(
    new Set(["ai-chat", "calculate-roi", "analyze-lead", "search"]),
  );
  expect(answered.filter((call) => call.startsWith(`${port} `))).toEqual([]);
});

test("deep links, links within the site and the not-found page work as on the server", async ({ page, hosted }) => {
  await page.goto("/contact");
  await expect(page).toHaveURL(`${hosted.pages}/#contact`);
  await expect(page.locator("#contact")).toBeInViewport();
  await page.goto("/results/finance/");
  await expect(page).toHaveURL(`${hosted.pages}/results/finance`);
  await page.getByRole("navigation").first().getByRole("link", { name: "Insights" }).click();
  await expect(page).toHaveURL(`${hosted.pages}/insights`);

  const lost = await page.goto("/no/such/page");
  expect(lost?.status()).toBe(404);
  await expect(page.locator("h1")).toBeVisible();
  // Its policy stands in the page itself, and holds there.
  const blocked = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement("style"), { textContent: "p{}" })),
  );
  expect((await blocked).type()).toBe("error");
});
