/** What a screen reader hears: each answer of the chat and each toast once, and whole. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { scriptedStream } from "./scripted-stream.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Notes every text that comes into a live region of the page. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const text = node.textContent?.replace(/\s+/g, " ").trim();
      if (!text || !element || element.closest('[aria-hidden="true"], [hidden]')) return;
      if (element.closest(live) || (node instanceof Element && node.querySelector("[role=alert]"))) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === "childList") addedNodes.forEach(note);
        else note(target);
    }).observe(document, {
      childList: true,
      characterData: true,
      attributeFilter: ["hidden", "aria-hidden"],
      subtree: true,
    });
  });
  return {
    /** How often words with this text were heard. */
    times: (text: string) =>
      page.evaluate(
        (words) => (window as unknown as { heard: string[] }).heard.filter((one) => one.includes(words)),
        text,
      ),
  };
}

async function openChat(page: Page) {
  await page.goto("/privacy");
  await page.locator("[data-chat-open]").click();
  await expect(page.getByPlaceholder("Ask about our AI solutions...")).toBeFocused();
}

async function ask(page: Page, question: string) {
  await page.getByPlaceholder("Ask about our AI solutions...").fill(question);
  await page.keyboard.press("Enter");
}

test("an answer that comes in pieces is heard once and whole", async ({ page }) => {
  const { times } = await listen(page);
  const chat = await scriptedStream(page);
  await openChat(page);
  await ask(page, "What do you do?");
  const exchange = await chat.next();
  const dialog = page.getByRole("dialog", { name: "CGT AI Consultant" });
  for (const [piece, seen] of [
    ["We measure ", "We measure"],
    ["digital growth.\n\n", "growth."],
    ["And more.", "And more."],
  ]) {
    exchange.say(piece as string);
    await expect(dialog).toContainText(seen as string);
  }
  expect(await times("We measure")).toEqual([]);
  exchange.end();
  await expect.poll(() => times("And more.")).toEqual(["AI consultant: We measure digital growth.And more."]);
  expect(await times("We measure")).toHaveLength(1);
  expect(await times("What do you do?")).toHaveLength(1);
  expect(await times("Waiting for the answer.")).toHaveLength(1);
});

test.describe("a failure", () => {
  test.use({ expectedErrors: [/./] });

  test("of the chat is heard once", async ({ page }) => {
    const { times } = await listen(page);
    const chat = await scriptedStream(page);
    await openChat(page);
    await ask(page, "What do you do?");
    (await chat.next()).cut();
    await expect(page.getByText("Failed to get response. Please try again.")).toBeVisible();
    expect(await times("Failed to get response.")).toHaveLength(1);
  });

  test("of the calculator and of the preview is heard once", async ({ page }) => {
    const { times } = await listen(page);
    await page.route("**/functions/v1/*", (route) => route.abort());
    await page.goto("/#roi");
    await page.getByLabel("Current spend").fill("5000000");
    await page.getByLabel("Industry").selectOption("finance");
    await page.getByRole("button", { name: "Calculate ROI" }).click();
    await expect(page.getByText("Failed to calculate ROI. Please try again.")).toBeVisible();
    expect(await times("Failed to calculate ROI.")).toHaveLength(1);
    await page.getByLabel("Name").fill("Ana");
    await page.getByLabel("Email").fill("ana@example.org");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "AI Preview" }).click();
    await expect(page.getByText("Analysis unavailable")).toBeVisible();
    expect(await times("Analysis unavailable")).toHaveLength(1);
  });
});

test("a result and its toast are each heard once", async ({ page }) => {
  const { times } = await listen(page);
  await page.goto("/#roi");
  await page.getByLabel("Current spend").fill("5000000");
  await page.getByLabel("Industry").selectOption("finance");
  await page.getByRole("button", { name: "Calculate ROI" }).click();
  await expect(page.getByText("ROI calculated successfully!")).toBeVisible();
  expect(await times("ROI calculated successfully!")).toHaveLength(1);
  await expect.poll(() => times("a return of 51%")).toHaveLength(1);
});
