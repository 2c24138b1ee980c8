/**
 * What every journey runs with: a page that fails its test on a console error,
 * an uncaught exception, a report of the Content-Security-Policy, or a request
 * to any other machine.
 */
import { test as base, expect, type Locator, type Page } from "@playwright/test";

interface Fixtures {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const problems = watch(page, baseURL ?? "");
    await use(page);
    expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual([]);
  },
});

export { expect };

/** Resolves once React answers for the form of an island. */
export function untilAwake(form: Locator): Promise<void> {
  const awake = () => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  return expect.poll(awake).toBe(true);
}

function watch(page: Page, baseURL: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && /^(?:https?|wss?):/.test(url)) problems.push(`request to another origin: ${url}`);
  });
  void page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return problems;
}
