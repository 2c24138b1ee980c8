/** The site in a second engine: Firefox, on the built site. Needs a build; `npm test` makes one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { firefox } from "../scripts/programs.mjs";
import { type StartedServer, startServer } from "../scripts/server.mjs";

const executablePath = firefox();
if (!executablePath) console.log("No Firefox was found and none could be installed: its tests are skipped.");

describe.skipIf(!executablePath)("in Firefox", () => {
  const folder = mkdtempSync(join(tmpdir(), "firefox-test-"));
  let server: StartedServer;
  let site: string;
  let browser: Browser;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    const args = ["--width=1280", "--height=900"];
    const env = { ...process.env, HOME: folder };
    const starting = puppeteer.launch({
      browser: "firefox",
      executablePath: executablePath ?? "",
      args,
      env,
      extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
    });
    server = startServer({ DATA_DIR: join(folder, "data"), CHAT_RATE_LIMIT: "0" });
    [browser, site] = await Promise.all([starting, server.url]);
    await vi.waitUntil(async () => (await fetch(`${site}/readyz`)).ok, { timeout: 600_000 });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  beforeEach(async () => {
    page = await browser.newPage();
    problems = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    await page.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  });
  afterEach(async () => {
    await page.close();
    expect(problems).toEqual([]);
  });

  const fill = (id: string, text: string) => page.locator(`#${id}`).fill(text);
  const hydrated = (island: string) => page.locator(`[data-island=${island}][data-state=ready]`).wait();
  const press = (name: string) => page.locator(`::-p-xpath(//button[normalize-space(.)="${name}"])`).click();

  test.each([
    ["/", "AI-powered digital growth for global brands and governments", 200],
    ["/insights/ai-tourism-roi", "AI Tourism ROI: What a Tourism Board May Count as Return", 200],
    ["/results/government", "From 48% to 73% of tasks finished", 200],
    ["/no/such/page", "Oops! Page not found", 404],
  ])("%s is shown whole", async (path, heading, status) => {
    const response = await page.goto(site + path);
    expect(response?.status()).toBe(status);
    const shown = await page.evaluate(() => ({
      heading: document.querySelector("h1")?.textContent,
      fonts: document.fonts.size,
      wide: document.documentElement.scrollWidth > innerWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    }));
    expect(shown).toMatchObject({ heading, wide: false, broken: [] });
    // A 404 is logged as an error to the console, too.
    if (status === 404) problems = problems.filter((problem) => !problem.includes("404"));
  });

  test("the consultant answers a question, with a link that is followed", async () => {
    await page.goto(`${site}/privacy`);
    await press("Open the AI consultant");
    await fill("chat-input", "By how much did task completion rise in the government case?");
    await page.keyboard.press("Enter");
    await page.locator("[role=log] summary").click();
    const link = await page.locator('[role=log] a[href^="/results/government"]').waitHandle();
    expect(await page.$eval("[role=log]", (log) => log.textContent)).toContain("73%");
    await Promise.all([page.waitForNavigation(), link.click()]);
    expect(page.url()).toContain("/results/government");
    await press("Go on with the AI consultant");
    await page.locator("[role=log]").wait();
    expect(await page.$eval("[role=log]", (log) => log.textContent)).toContain("73%");
  });

  test("the calculator projects, and the enquiry takes its entries and previews them", async () => {
    await page.goto(`${site}/#roi`);
    await hydrated("roi");
    await fill("roi-spend", "5000000");
    await fill("roi-industry", "finance");
    await press("Calculate ROI");
    await page.locator("::-p-text(12-month projected return)").wait();
    await page.waitForFunction(() => document.querySelector("[data-island=roi] dd")?.textContent === "51%");

    await page.locator("#enquiry-name").click();
    await hydrated("enquiry");
    await fill("enquiry-name", "Ana Reis");
    await fill("enquiry-email", "ana@turismo.example");
    await fill("enquiry-organisation", "Turismo & Mar");
    await fill("enquiry-message", "We need a proposal by 15 March; the board has a budget.");
    await press("AI Preview");
    await page.locator("::-p-text(out of 100)").wait();
    await page.reload();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>("#enquiry-message")?.value.startsWith("We need a proposal"),
    );
  });
});
