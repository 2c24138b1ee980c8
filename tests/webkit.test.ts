/** The site in a third engine: WebKit, on the built site. Needs a build; `npm test` makes one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { screenInMemory, webkitDriver } from "../scripts/programs.mjs";
import { type StartedServer, startServer } from "../scripts/server.mjs";
import { type Driven, drive } from "./webdriver.ts";

const driver = webkitDriver();
const screen = screenInMemory();
const runs = driver && (screen || process.env.DISPLAY);
if (!runs)
  console.log(
    "No WebKit was found: its tests are skipped. On Debian it is webkit2gtk-driver, with xvfb as its screen.",
  );

describe.skipIf(!runs)("in WebKit", () => {
  const folder = mkdtempSync(join(tmpdir(), "webkit-test-"));
  let server: StartedServer;
  let site: string;
  let page: Driven;

  beforeAll(async () => {
    server = startServer({ DATA_DIR: join(folder, "data"), CHAT_RATE_LIMIT: "0" });
    [page, site] = await Promise.all([drive(driver ?? "", screen, folder), server.url]);
    await vi.waitUntil(async () => (await fetch(`${site}/readyz`)).ok, { timeout: 600_000 });
  });
  afterAll(async () => {
    await page?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Opens a page and waits for its script: before that, what needs it is not there to be pressed. */
  const open = async (path: string) => {
    await page.open(site + path);
    await page.until(() => document.documentElement.dataset.started === "");
  };
  /** As the keyboard presses it: where it stands on the screen is the journeys' matter. */
  const clickButton = (name: string) =>
    page.run((text) => {
      for (const button of document.querySelectorAll("button")) if (button.textContent?.trim() === text) button.click();
    }, name);
  const hydrated = (island: string) =>
    page.until((name) => document.querySelector(`[data-island=${name}][data-state=ready]`), island);
  const shows = (css: string, words: string) =>
    page.until(
      (selector, text) => document.querySelector(selector ?? "")?.textContent?.includes(text ?? ""),
      css,
      words,
    );

  test.each([
    ["/", "AI-powered digital growth for global brands and governments"],
    ["/insights/ai-tourism-roi", "AI Tourism ROI: What a Tourism Board May Count as Return"],
    ["/results/government", "From 48% to 73% of tasks finished"],
    ["/no/such/page", "Oops! Page not found"],
  ])("%s is shown whole", async (path, heading) => {
    await open(path);
    const shown = await page.run(() => ({
      heading: document.querySelector("h1")?.textContent,
      wide: document.documentElement.scrollWidth > innerWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      coloured: getComputedStyle(document.documentElement).backgroundColor !== "rgba(0, 0, 0, 0)",
    }));
    expect(shown).toEqual({ heading, wide: false, broken: [], coloured: true });
  });

  test("the consultant answers a question, with a link that is followed", async () => {
    await open("/privacy");
    await page.click("#chat button");
    await page.until(() => document.querySelector("#chat-input"));
    await page.type("#chat-input", "By how much did task completion rise in the government case?\uE007");
    await shows("[role=log]", "73%");
    await page.until(() => document.querySelector("[role=log] summary"));
    await page.click("[role=log] summary");
    await page.click('[role=log] a[href^="/results/government"]');
    await page.until(() => location.pathname === "/results/government" && document.readyState === "complete");
    await page.click("#chat button");
    await shows("[role=log]", "73%");
  });

  test("the calculator projects, and the enquiry is previewed and kept", async () => {
    await open("/#roi");
    await hydrated("roi");
    await page.type("#roi-spend", "5000000");
    await page.run(() => {
      const field = document.querySelector<HTMLSelectElement>("#roi-industry");
      if (field) field.value = "finance";
      field?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await clickButton("Calculate ROI");
    await shows("[data-island=roi]", "12-month projected return");
    await shows("[data-island=roi] dd", "51%");

    await page.click("#enquiry-name");
    await hydrated("enquiry");
    await page.type("#enquiry-name", "Ana");
    await page.type("#enquiry-message", "A proposal by 15 March.");
    await clickButton("AI Preview");
    await shows("[data-island=enquiry]", "out of 100");
    await open("/#contact");
    await page.until(() =>
      document.querySelector<HTMLTextAreaElement>("#enquiry-message")?.value.startsWith("A proposal"),
    );
  });
});
