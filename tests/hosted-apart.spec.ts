/**
 * The site of another house, with its pages on a static host and its calls on a server elsewhere: a copy of the
 * project under another name, in other colours and with more pages, served by nothing but its built files, its
 * `_headers` and its `_redirects`.
 */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../content/cached.ts";
import { freePort } from "../scripts/free-port.ts";
import { startServer } from "../scripts/server.mjs";
import { brand } from "../shared/brand.ts";
import { ADDED, ask, HOUSE, makeAnotherHouse, OWNER, ourColours, repliesOf, textFiles } from "./another-house.ts";
import { test as base, expect } from "./fixtures.ts";
import { copyProject, runInCopy } from "./project-copy.ts";
import { serveStatic } from "./static-host.ts";

interface Hosted {
  pages: string;
  calls: string;
  /** The copy's build folder. */
  build: string;
}

/** Milliseconds for a build on a busy machine. */
const BUILD = 480_000;

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const [port, callsPort] = [await freePort(), await freePort()];
      const [pages, calls] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${callsPort}`];
      const copy = copyProject();
      // Most texts are the same in every house: they have been compiled.
      for (const kept of ["bodies", "yaml"])
        cpSync(join(CACHE, kept), join(copy.folder, CACHE, kept), { recursive: true });
      makeAnotherHouse(copy);
      const built = { SITE_URL: pages, PUBLIC_BACKEND_URL: calls, ...OWNER.settings };
      runInCopy(copy, ["scripts/build.ts", "--for-start"], built);
      const build = join(copy.folder, "build");
      const host = await serveStatic(join(build, "client"), port);
      const data = join(copy.folder, "data");
      const settings = {
        SITE_URL: pages,
        DATA_DIR: data,
        PORT: String(callsPort),
        ALLOWED_ORIGINS: pages,
        CHAT_RATE_LIMIT: "0",
        // By words alone: its texts have no vectors yet, and to make them takes longer than the tests.
        OPENAI_BASE_URL: "http://127.0.0.1:9",
        EMBEDDING_MODEL: "away",
      };
      const server = startServer(settings, process.execPath, copy.folder);
      await server.url;
      // The consultant has read everything.
      await expect.poll(async () => (await fetch(`${calls}/readyz`)).status, { timeout: BUILD }).toBe(200);
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

test("nothing that it shows or says is of another house", async ({ hosted }) => {
  const ours = new RegExp(`\\b${brand.name}\\b|${brand.tagline}`, "i");
  const read = (name: string) => readFileSync(join(hosted.build, name), "utf8");
  const files = textFiles(hosted.build);
  expect(files.length).toBeGreaterThan(200);
  expect(files).toContain("client/manifest.webmanifest");
  expect(files.filter((name) => ours.test(read(name)))).toEqual([]);
  const colours = new RegExp(ourColours().join("|"), "i");
  expect(files.filter((name) => colours.test(read(name)))).toEqual([]);
  expect(textFiles("build").filter((name) => colours.test(readFileSync(join("build", name), "utf8")))).not.toEqual([]);

  const replies = await repliesOf(hosted.calls);
  for (const text of replies) expect(text).not.toMatch(ours);
  expect(replies.join()).toContain(HOUSE.name);
});

test("no picture and no typeface of ours is left", async ({ hosted }) => {
  const hashes = (build: string) =>
    readdirSync(join(build, "client"), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:png|woff2)$/.test(name))
      .map((name) =>
        createHash("sha256")
          .update(readFileSync(join(build, "client", name)))
          .digest("hex"),
      );
  const ours = new Set(hashes("build"));
  const theirs = hashes(hosted.build);
  expect(theirs.length).toBeGreaterThan(40);
  expect(theirs.filter((hash) => ours.has(hash))).toEqual([]);
});

test("a page more of each kind is a page in full", async ({ page, hosted }) => {
  const read = (name: string) => readFileSync(join(hosted.build, "client", name), "utf8");
  for (const { path, title, sentence } of ADDED) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator("main")).toContainText(sentence);
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    for (const address of [image ?? "", `${hosted.pages}${path}.md`])
      expect((await page.request.get(address)).status(), address).toBe(200);
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    }
    expect(read("sitemap.xml"), path).toContain(`<loc>${hosted.pages}${path}</loc>`);
    expect(read("llms.txt"), path).toContain(`${hosted.pages}${path}.md`);
    expect(read("sitemap.html"), path).toContain(title);
  }
  expect(read("feed.xml")).toContain(`${hosted.pages}/insights/counting-boats`);
  for (const { question, sentence } of ADDED) expect(await ask(hosted.calls, question)).toContain(sentence);
});

test("what counts all pages of a kind counts the new one, and lists show it with a drawing of its own", async ({
  page,
  hosted,
}) => {
  const lists = [
    ["/solutions", /^Ten solutions/, "/solutions/harbour-desk"],
    ["/results", /^Nine cases/, "/results/harbour"],
    ["/insights", undefined, "/insights/counting-boats"],
  ] as const;
  for (const [path, headline, added] of lists) {
    await page.goto(path);
    if (headline) await expect(page.locator("h1")).toHaveText(headline);
    await expect(page.locator(`main a[href="${added}"]`).first()).toBeVisible();
  }
  await expect(page.locator("main")).toContainText("Eight articles, each with");
  await page.goto("/");
  await expect(page.locator("main")).toContainText("Ten kinds of work.");
  const question = "How many solutions are there and what are they called?";
  expect(await ask(hosted.calls, question)).toMatch(/ten solutions.*Harbour Desk/s);
});

test("what its owner answered stands on its page, in structured data and in the consultant's answer, and nothing else does", async ({
  hosted,
}) => {
  const { settings, answers } = OWNER;
  const said = [
    ["/index.html", "What is the company's registered name?", settings.COMPANY_NAME],
    ["/index.html", "What is your postal address?", settings.COMPANY_ADDRESS],
    ["/how-we-work.html", "What does a first pilot cost?", answers.price],
    ["/results/legal.html", "When did the work of the Legal Platform Scale case run?", answers["ran-legal"]],
  ] as const;
  for (const [file, question, answer] of said) {
    const html = readFileSync(join(hosted.build, "client", file), "utf8");
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data, question).toContain(answer);
    expect(html.replace(/<script.*?<\/script>/gs, ""), question).toContain(answer);
    expect(await ask(hosted.calls, question)).toContain(answer);
  }
  const page = readFileSync(join(hosted.build, "client/how-we-work.html"), "utf8");
  expect(page).not.toMatch(/Which (?:insurance|certificates) does/);
});
