/** Back, forward and many tabs: everything is where the visitor left it. */
import type { Page } from "@playwright/test";
import { expect, test, untilAwake } from "./fixtures.ts";

const input = (page: Page) => page.getByPlaceholder("Ask about our AI solutions...");
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const log = (page: Page) => page.getByRole("log");

async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(question);
  await expect(page.getByRole("button", { name: /^Stop/ })).toBeHidden();
}

async function enterAll(page: Page) {
  await page.goto("/#roi");
  await page.getByLabel("Current spend").fill("5000000");
  await page.getByLabel("Industry").selectOption("finance");
  await page.getByRole("button", { name: "Calculate ROI" }).click();
  await expect(page.getByRole("region", { name: "Your projection" })).toContainText("51%");
  await message(page).fill("Half a thought");
  await page.locator("[data-chat-open]").click();
  await ask(page, "How does a pilot start?");
}

/** As it was left: the projection, the draft, the open chat with its conversation. */
async function expectAll(page: Page) {
  await expect(log(page)).toContainText("How does a pilot start?");
  await message(page).scrollIntoViewIfNeeded();
  await expect(message(page)).toHaveValue("Half a thought");
  await page.getByLabel("Current spend").scrollIntoViewIfNeeded();
  await expect(page.getByLabel("Current spend")).toHaveValue("5000000");
  await expect(page.getByRole("region", { name: "Your projection" })).toContainText("51%");
}

test("back and forward bring back the projection, the draft, the chat and the place on the page", async ({ page }) => {
  await enterAll(page);
  await page.getByRole("region", { name: "Your projection" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById("insights")?.scrollIntoView({ behavior: "instant" }));
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(1_000);
  await page.goto("/disclaimer");
  await expect(log(page)).toContainText("How does a pilot start?");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(place - 100);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 100);
  await expectAll(page);
  await page.goForward();
  await expect(page).toHaveURL("/disclaimer");
  await expect(log(page)).toContainText("How does a pilot start?");
});

test("a page that the browser kept whole shows the chat as it went on elsewhere", async ({ page }) => {
  await page.goto("/privacy");
  await page.locator("[data-chat-open]").click();
  await expect(input(page)).toBeFocused();
  // Meanwhile, on the page that came after it.
  await page.evaluate(() => {
    const messages = [
      { role: "user", content: "Asked on the next page" },
      { role: "assistant", content: "Answered there" },
    ];
    sessionStorage.setItem("chat-conversation", JSON.stringify({ messages }));
    sessionStorage.setItem("chat-draft", JSON.stringify("And begun"));
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(log(page)).toContainText("Answered there");
  await expect(input(page)).toHaveValue("And begun");
  await page.evaluate(() => {
    sessionStorage.removeItem("chat-open");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("two tabs chat and write, each for itself", async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [
    { tab: page, question: "How does a pilot start?", draft: "From the first tab", spend: "1000000" },
    { tab: other, question: "Why does a domain name matter?", draft: "From the second tab", spend: "2000000" },
  ];
  await Promise.all(tabs.map(({ tab }) => tab.goto("/#contact")));
  for (const { tab, draft, spend } of tabs) {
    await tab.bringToFront(); // a page that nobody looks at does not wake
    await message(tab).scrollIntoViewIfNeeded();
    // What another tab wrote last is offered when the form wakes: not while this one's is typed.
    await untilAwake(tab.locator("[data-island=enquiry] form"));
    await message(tab).fill(draft);
    await expect(tab.getByText(`${draft.length}/1000`)).toBeVisible();
    await tab.getByLabel("Current spend").fill(spend);
    await expect(tab.getByText(/^A year's.*Read as/)).toBeVisible();
  }
  for (const { tab, question } of tabs) {
    await tab.bringToFront();
    await tab.locator("[data-chat-open]").click();
    await ask(tab, question);
  }
  for (const { tab, question, draft, spend } of tabs) {
    await tab.bringToFront();
    await tab.reload();
    await expect(log(tab)).toContainText(question);
    for (const one of tabs) if (one.tab !== tab) await expect(log(tab)).not.toContainText(one.question);
    await message(tab).scrollIntoViewIfNeeded();
    await expect(message(tab)).toHaveValue(draft);
    await tab.getByLabel("Current spend").scrollIntoViewIfNeeded();
    await expect(tab.getByLabel("Current spend")).toHaveValue(spend);
  }
  // A third begins with what was written last.
  const third = await context.newPage();
  await third.goto("/#contact");
  await expect(message(third)).toHaveValue("From the second tab");
});
