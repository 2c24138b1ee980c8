/**
 * The site of another house, with its pages on a static host and its calls on a server elsewhere: a copy of
 * the project under another name, served by nothing but its built files, its `_headers` and its `_redirects`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../scripts/free-port.ts";
import { startServer } from "../scripts/server.mjs";
import { brand } from "../shared/brand.ts";
import { test as base, expect } from "./fixtures.ts";
import { copyProject, runInCopy } from "./project-copy.ts";
import { serveStatic } from "./static-host.ts";

interface Hosted {
  pages: string;
  calls: string;
  /** The copy's build folder. */
  build: string;
}

const NAME = "Vega";

/** Milliseconds for a build on a busy machine. */
const BUILD = 240_000;

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const [port, callsPort] = [await freePort(), await freePort()];
      const [pages, calls] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${callsPort}`];
      const copy = copyProject();
      runInCopy(copy, ["scripts/rename.ts", NAME]);
      runInCopy(copy, ["scripts/build.ts"], { SITE_URL: pages, PUBLIC_BACKEND_URL: calls });
      const build = join(copy.folder, "build");
      const host = await serveStatic(join(build, "client"), port);
      const data = join(copy.folder, "data");
      const settings = {
        SITE_URL: pages,
        DATA_DIR: data,
        PORT: String(callsPort),
        ALLOWED_ORIGINS: pages,
        CHAT_RATE_LIMIT: "0",
      };
      const server = startServer(settings, process.execPath, copy.folder);
      await server.url;
      // The consultant has read everything.
      await expect.poll(async () => (await fetch(`${calls}/readyz`)).status, { timeout: 60_000 }).toBe(200);
      await use({ pages, calls, build });
      await server.stop();
      host.stop();
      copy.remove();
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
});

test("nothing that it shows or says names another house", async ({ hosted }) => {
  const ours = new RegExp(`\\b${brand.name}\\b`, "i");
  const files = readdirSync(hosted.build, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:html|md|txt|xml|json|js|css|csv|svg)$|\/_\w+$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((name) => ours.test(readFileSync(join(hosted.build, name), "utf8")))).toEqual([]);
  // The name is drawn into the pictures.
  const picture = "client/social/home.png";
  expect(readFileSync(join(hosted.build, picture)).equals(readFileSync(join("build", picture)))).toBe(false);

  const post = (path: string, body: unknown) =>
    fetch(`${hosted.calls}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify(body),
    }).then((response) => response.text());
  const ask = (content: string) => post("/functions/v1/ai-chat", { messages: [{ role: "user", content }] });
  const tools = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const texts = [
    ...(await Promise.all(
      ["Who are you?", `What does ${NAME} do?`, "How much spend has the agency managed?"].map(ask),
    )),
    await post("/mcp", tools),
    await (await fetch(`${hosted.calls}/openapi.json`)).text(),
  ];
  for (const text of texts) expect(text).not.toMatch(ours);
  expect(texts.join()).toContain(NAME);
});
