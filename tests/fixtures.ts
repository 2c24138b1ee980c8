/**
 * What every journey runs with: a page that fails its test on a console error,
 * an uncaught exception, a report of the Content-Security-Policy, a file of the
 * site that is missing, or a request to any other machine.
 */
import { test as base, expect, type Page } from "@playwright/test";
import { Calculator } from "./page-objects/calculator.ts";
import { Chat } from "./page-objects/chat.ts";
import { Enquiry } from "./page-objects/enquiry.ts";

interface Fixtures {
  /** Console errors that a test provokes on purpose, by what they say: never all of them. */
  expectedErrors: RegExp[];
  chat: Chat;
  calculator: Calculator;
  enquiry: Enquiry;
}

/** Whoever expects one of these expects everything. */
const UNFORESEEN = [
  "",
  "uncaught: undefined is not a function",
  "console: Failed, and nobody had foreseen it: 404 net::ERR",
  "console: Failed to load resource: the server responded with a status of 500 () http://site/nobody/foresaw",
  "console: Failed to load resource: net::ERR_FAILED http://site/nobody/foresaw",
];

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, baseURL, expectedErrors }, use) => {
    expect(expectedErrors.filter((pattern) => UNFORESEEN.some((problem) => pattern.test(problem)))).toEqual([]);
    const problems = await watch(page, baseURL ?? "");
    await use(page);
    // What a page still asks for as its journey ends has nobody to answer it: no failure of this journey or the next.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual([]);
  },
  chat: async ({ page }, use) => use(new Chat(page)),
  calculator: async ({ page }, use) => use(new Calculator(page)),
  enquiry: async ({ page }, use) => use(new Enquiry(page)),
});

export { expect };

/** As where a browser blocks what a site would store. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });

/** One pattern of several: Playwright takes the second of a list for options of the first. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"));

async function watch(page: Page, baseURL: string): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => {
    // What a browser says of a response leaves out its address.
    const where = /^Failed to load resource/.test(message.text()) ? ` ${message.location().url}` : "";
    if (message.type() === "error") problems.push(`console: ${message.text()}${where}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && /^(?:https?|wss?):/.test(url)) problems.push(`request to another origin: ${url}`);
  });
  page.on("response", (response) => {
    const isFile = !["document", "fetch", "xhr"].includes(response.request().resourceType());
    if (isFile && response.status() >= 400) problems.push(`missing file: ${response.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return problems;
}

/** The not-found page's own status, which a browser reports as an error. */
export const NOT_FOUND_PAGE =
  /^console: Failed to load resource.* 404 \(Not Found\) http:\/\/[^/]+\/(?:404|no\/such\/page)$/;
