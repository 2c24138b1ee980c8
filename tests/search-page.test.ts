/** The search as the server answers it with a page, for whoever has no script. Needs a build; `npm test` makes one. */
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { loadSite } from "../server/pages/site-files.ts";
import { StoreUnavailable } from "../server/store/store.ts";
import { section, testApp } from "./support/app.ts";
import { testEngine } from "./support/engine.ts";
import { library, sections } from "./support/library.ts";

const site = loadSite("build");
const MARKUP = `<img src=x onerror=alert(1)> $& "quoted" & 'more'`;

async function searched(query: string, overrides: Parameters<typeof testApp>[0] = {}) {
  const poisoned = section("/privacy#harbour", MARKUP, `The harbour ${MARKUP}.`);
  const made = testApp({ engine: testEngine(library), sections: [...sections, poisoned], site, ...overrides });
  await made.knowledgeBase.ingest();
  const ask = async () => {
    const response = await made.app.request(`/search?${query}`);
    const text = await response.text();
    return { response, text, main: parse(text).querySelector("main") };
  };
  return { ...made, ask };
}

const itemsOf = (main: HTMLElement | null) =>
  main?.querySelectorAll("[data-search-results] li").map((item) => ({
    name: item.querySelector("a")?.textContent,
    href: item.querySelector("a")?.getAttribute("href"),
    words: item.textContent,
  })) ?? [];

test("results stand in the page, with what was asked in the form, and no search engine keeps it", async () => {
  const { response, main } = await (await searched("q=harbour+office&kind=case&sector=")).ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const policy = site.byPath.get("/search")?.identity.headers["content-security-policy"];
  expect(response.headers.get("content-security-policy")).toBe(policy);
  const [first] = itemsOf(main);
  expect(first).toMatchObject({ name: "Ferry case", href: expect.stringMatching(/^\/results\/ferry#outcome:~:text=/) });
  expect(first?.words).toContain("The island's harbour office counted them.");
  expect(main?.querySelector("[name=q]")?.getAttribute("value")).toBe("harbour office");
  expect(main?.querySelectorAll("option[selected]").map((option) => option.getAttribute("value"))).toEqual(["case"]);
  expect(main?.querySelector("[role=status]")?.textContent).toMatch(/result/);
});

test("what came with the request, or from an operator, is text", async () => {
  const { text, main } = await (await searched(`q=${encodeURIComponent(`harbour ${MARKUP}`)}`)).ask();
  expect(main?.querySelectorAll("img")).toEqual([]);
  expect(text).not.toContain("<img src=x");
  expect(main?.querySelector("[name=q]")?.getAttribute("value")).toBe(`harbour ${MARKUP}`);
  expect(itemsOf(main).some(({ name }) => name === MARKUP)).toBe(true);
});

test.each([
  ["zzyzx", 200, /^Nothing on this site matches “zzyzx”/],
  ["a".repeat(201), 400, /at most 200 characters/],
])("a search for %s says in the page what came of it", async (query, status, words) => {
  const { response, main } = await (await searched(`q=${query}`)).ask();
  expect(response.status).toBe(status);
  expect(main?.querySelector("[role=status]")?.textContent).toMatch(words);
  expect(itemsOf(main)).toEqual([]);
});

test("a visitor who searches too often, and one whom nothing can be found for, are told so in a page", async () => {
  const often = await searched("q=harbour", { chatRateLimit: 1 });
  for (let time = 0; time < 12; time += 1) expect((await often.ask()).response.status).toBe(200);
  const { response, main } = await often.ask();
  expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(main?.querySelector("[role=status]")?.textContent).toMatch(/Too many requests/);
  const away = await searched("q=harbour");
  away.knowledgeBase.searchSite = () => Promise.reject(new StoreUnavailable("The database is away."));
  const again = testApp({ site, knowledgeBase: away.knowledgeBase, engine: testEngine(library) });
  const refused = await again.app.request("/search?q=harbour");
  expect([refused.status, (await refused.text()).includes("The database is away.")]).toEqual([503, true]);
});

test.each(["/search", "/search?q=", "/search?utm=1"])(
  "%s is the page with an empty form, as it was built",
  async (path) => {
    const { app } = await searched("");
    const response = await app.request(path);
    expect(response.headers.get("x-robots-tag")).toBeNull();
    expect(await response.text()).toBe(site.byPath.get("/search")?.identity.body.toString());
  },
);
