/** What a screen reader announces: each answer of the chat and each toast once, and whole. */
import type { Page } from "@playwright/test";
import { anyOf, expect, test } from "./fixtures.ts";
import { scriptedStream } from "./scripted-stream.ts";

/** Notes every text that comes into a live region of the page. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const text = node.textContent?.replace(/\s+/g, " ").trim();
      if (!text || !element || element.closest('[aria-hidden="true"], [hidden]')) return;
      if (element.closest(live) || (node instanceof Element && node.querySelector("[role=alert]")))
        announced.push(text);
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
    /** How often a text with these words was announced. */
    times: (text: string) =>
      page.evaluate(
        (words) => (window as unknown as { announced: string[] }).announced.filter((one) => one.includes(words)),
        text,
      ),
  };
}

test("an answer that comes in pieces is announced once and whole", async ({ page, chat }) => {
  const { times } = await listen(page);
  const server = await scriptedStream(page);
  await chat.open("/privacy");
  await chat.ask("What do you do?");
  const exchange = await server.next();
  for (const [piece, seen] of [
    ["We measure ", "We measure"],
    ["digital growth.\n\n", "growth."],
    ["And more.", "And more."],
  ]) {
    exchange.say(piece as string);
    await expect(chat.dialog).toContainText(seen as string);
  }
  expect(await times("We measure")).toEqual([]);
  exchange.end();
  await expect.poll(() => times("And more.")).toEqual(["AI consultant: We measure digital growth.And more."]);
  expect(await times("We measure")).toHaveLength(1);
  expect(await times("What do you do?")).toHaveLength(1);
  expect(await times("Waiting for the answer.")).toHaveLength(1);
});

test.describe("a failure", () => {
  test.use({
    expectedErrors: [
      anyOf(
        /^console: The chat got no answer\./,
        /^console: Failed to load resource: net::ERR_\w+ http.*\/functions\/v1\//,
      ),
    ],
  });

  test("of the chat is announced once", async ({ page, chat }) => {
    const { times } = await listen(page);
    const server = await scriptedStream(page);
    await chat.open("/privacy");
    await chat.ask("What do you do?");
    (await server.next()).cut();
    await expect(page.getByText("Failed to get response. Please try again.")).toBeVisible();
    expect(await times("Failed to get response.")).toHaveLength(1);
  });

  test("of the calculator and of the preview is announced once", async ({ page, calculator, enquiry }) => {
    const { times } = await listen(page);
    await page.route("**/functions/v1/*", (route) => route.abort());
    await calculator.open();
    await calculator.calculate({ spend: "5000000", industry: "finance" });
    await expect(page.getByText("Failed to calculate ROI. Please try again.")).toBeVisible();
    expect(await times("Failed to calculate ROI.")).toHaveLength(1);
    await enquiry.enter({ name: "Ana", email: "ana@example.org", message: "Hello" });
    await enquiry.preview.click();
    await expect(page.getByText("Analysis unavailable")).toBeVisible();
    expect(await times("Analysis unavailable")).toHaveLength(1);
  });
});

test("a result and its toast are each announced once", async ({ page, calculator }) => {
  const { times } = await listen(page);
  await calculator.open();
  await calculator.calculate({ spend: "5000000", industry: "finance" });
  await expect(page.getByText("ROI calculated successfully!")).toBeVisible();
  expect(await times("ROI calculated successfully!")).toHaveLength(1);
  await expect.poll(() => times("a return of 51%")).toHaveLength(1);
});
