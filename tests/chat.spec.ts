import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { scriptedStream } from "./scripted-stream.ts";

const launcher = (page: Page) => page.locator("[data-chat-open]");
const dialog = (page: Page) => page.getByRole("dialog", { name: "CGT AI Consultant" });
const input = (page: Page) => page.getByPlaceholder("Ask about our AI solutions...");
const log = (page: Page) => page.getByRole("log");

/** Sent before every conversation. */
const GREETING = { role: "assistant", content: expect.stringMatching(/^Hello, I am the CGT AI consultant\b/) };

async function open(page: Page, path = "/") {
  await page.goto(path);
  await launcher(page).click();
  await expect(input(page)).toBeFocused();
}

/** The first link below the last answer, whose sources are on demand where the server names them apart. */
async function firstSource(page: Page) {
  const sources = log(page).locator("summary").last();
  const link = log(page).getByRole("link").first();
  await expect(sources.or(link).first()).toBeVisible();
  if (await sources.isVisible()) await sources.click();
  return link;
}

async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await page.keyboard.press("Enter");
}

test("nothing of the chat loads before it is opened", async ({ page }) => {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  await page.goto("/disclaimer");
  await expect(launcher(page)).toBeVisible();
  // The budget of a whole page before it is touched; React alone is twelve times that.
  expect(await loaded()).toBeLessThan(5_000);
  await launcher(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await loaded()).toBeGreaterThan(50_000);
});

test("a question gets a true answer from the site's own pages, with a link that stays on the site", async ({
  page,
}) => {
  await open(page);
  await ask(page, "By how much did task completion rise in the government case?");
  await expect(log(page)).toContainText("73%");
  await expect(log(page)).toContainText("48%");
  const source = await firstSource(page);
  await expect(source).toHaveAttribute("href", /^\/results\/government/);
  await source.click();
  await expect(page).toHaveURL(/\/results\/government/);
  // It stays open, with the conversation, on the next page and after a reload.
  await expect(log(page)).toContainText("73%");
  await page.reload();
  await expect(log(page)).toContainText("By how much did task completion rise");
});

test("the panel says that it is an AI, greets, is 400 by 600 pixels and offers questions to begin with", async ({
  page,
}) => {
  await open(page);
  await expect(dialog(page)).toContainText(/\bAI\b.*not a person/);
  await expect(log(page)).toContainText("AI consultant");
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ width: 400, height: 600 });
  await page.getByRole("button", { name: /\?$/ }).first().click();
  await expect(await firstSource(page)).toBeVisible();
});

test("on a phone it covers the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await launcher(page).click();
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test("Escape and the close button close it and give the focus back", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(launcher(page)).toBeFocused();
});

test("the text grows as it arrives; ignored lines are ignored; sending is blocked meanwhile", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  await ask(page, "  What do you do?  ");
  await expect(input(page)).toHaveValue("");
  const exchange = await chat.next();
  expect(exchange.messages).toEqual([GREETING, { role: "user", content: "What do you do?" }]);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expect(send.or(page.getByRole("button", { name: /^Stop/ })).first()).toBeVisible();
  exchange.line(": a comment");
  exchange.line("data: {not json");
  exchange.say("We monetise ");
  await expect(dialog(page)).toContainText("We monetise");
  exchange.say("domain names and **measure** it.");
  await expect(dialog(page)).toContainText("We monetise domain names and measure it.");
  exchange.end();
  await expect(log(page).locator("strong")).toHaveText("measure");
  await ask(page, "And then?");
  const second = await chat.next();
  expect(second.messages).toEqual([
    GREETING,
    { role: "user", content: "What do you do?" },
    { role: "assistant", content: "We monetise domain names and **measure** it." },
    { role: "user", content: "And then?" },
  ]);
  second.end();
});

const QUOTE = "Cost per acquisition at the finance client fell by 37% against its earlier level.";
const ANSWER = {
  id: "finance.cpa/value",
  kind: "answer",
  sources: [
    {
      title: "Finance Case Study",
      section: "Outcome",
      url: "/results/finance#outcome:~:text=Cost%20per%20acquisition%20at%20the,against%20its%20earlier%20level.",
      quote: QUOTE,
    },
    { title: "An entry by hand", section: null, url: "https://evil.example/", quote: "Typed in." },
  ],
  options: [
    { label: "What period does it cover?", ask: "What period does the fall of 37% cover?" },
    { label: "What does it not show?", ask: "What does the fall of 37% not show?" },
  ],
};

/** Asks, and is answered. */
async function exchange(page: Page, chat: Awaited<ReturnType<typeof scriptedStream>>, text: string, answer?: unknown) {
  await ask(page, "By how much did cost per acquisition fall?");
  const { say, end } = await chat.next();
  say(text);
  end(answer);
  await expect(page.getByRole("button", { name: /^Stop/ })).toBeHidden();
}

test("sources are shown on demand, with the sentence relied on, once, and after a reload", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  await exchange(page, chat, "By **37%**.\n\nSource: [Finance Case Study](/results/finance#outcome)", ANSWER);
  await expect(log(page)).toContainText("By 37%.");
  await expect(log(page).getByText(QUOTE)).toBeHidden();
  await expect(log(page)).not.toContainText("Source:");
  await page.reload();
  await log(page).getByText("Sources", { exact: true }).press("Enter");
  await expect(log(page).getByRole("blockquote").first()).toHaveText(QUOTE);
  // What is not of this site is named, and cannot be followed.
  await expect(log(page)).toContainText("An entry by hand");
  await expect(log(page).getByRole("link")).toHaveCount(1);
  const link = log(page).getByRole("link", { name: "Finance Case Study: Outcome" });
  await expect(link).toHaveAttribute("href", ANSWER.sources[0]?.url ?? "");
  await link.click();
  await expect(page).toHaveURL(/\/results\/finance#outcome/);
  await expect(page.getByRole("heading", { name: "Outcome", exact: true })).toBeInViewport();
});

test("what can be asked next is asked by its button; only the last answer's questions can be", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  await exchange(page, chat, "By 37%.", ANSWER);
  const next = log(page).getByRole("group", { name: "You could ask next" });
  const button = next.first().getByRole("button", { name: "What period does it cover?" });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.focus();
  await page.keyboard.press("Enter");
  const { messages, say, end } = await chat.next();
  expect(messages.at(-1)).toEqual({ role: "user", content: "What period does the fall of 37% cover?" });
  await expect(button).toBeDisabled();
  await expect(input(page)).toBeFocused();
  say("No period is published.");
  end({ ...ANSWER, sources: [] });
  await expect(next).toHaveCount(2);
  await expect(next.last().getByRole("button").first()).toBeEnabled();
  await expect(button).toBeDisabled();
  await page.reload();
  await expect(next.last().getByRole("button").first()).toBeEnabled();
  await expect(button).toBeDisabled();
});

test("a question back offers its readings as buttons, and not a second time in the text", async ({ page }) => {
  const chat = await scriptedStream(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await launcher(page).click();
  const text = "I am not sure which of these you mean:\n\n- Which case fell most?\n- Which of them is older?";
  const options = [
    { label: "Which case fell most?", ask: "Which case fell most?" },
    { label: "Which of them is older?", ask: "Which of them is older?" },
  ];
  await exchange(page, chat, text, { id: "options", kind: "options", sources: [], options });
  await expect(log(page).getByText("Which case fell most?")).toHaveCount(1);
  const choices = log(page).getByRole("group", { name: "Choose a question" });
  await expect(choices.getByRole("button")).toHaveText(["Which case fell most?", "Which of them is older?"]);
  await choices.getByRole("button", { name: "Which of them is older?" }).click();
  const { messages, say, end } = await chat.next();
  expect(messages.at(-2)).toEqual({ role: "assistant", content: text });
  expect(messages.at(-1)).toEqual({ role: "user", content: "Which of them is older?" });
  say("The first.");
  end();
});

test("an answer whose last chunk is not as agreed is shown as its text alone", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  await exchange(page, chat, "By 37%.\n\nSource: [Finance](/results/finance)", { ...ANSWER, options: [{ ask: 7 }] });
  await expect(log(page).getByRole("link", { name: "Finance" })).toBeVisible();
  await expect(log(page).getByRole("button")).toHaveCount(0);
});

test("a table is a table that scrolls within the panel", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  const columns = ["Measure", "Figure", "Period", "Basis", "Which client reported it"];
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const table = [columns, columns.map(() => "---"), columns.map((name) => `Some words on ${name.toLowerCase()}`)];
  await exchange(page, chat, `Two figures:\n\n${table.map(row).join("\n")}`);
  await expect(log(page).getByRole("columnheader")).toHaveText(columns);
  const frame = log(page).getByRole("group", { name: "Table" });
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await log(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test("a link leads from the chat to everything that it can answer", async ({ page }) => {
  await open(page);
  await dialog(page).getByRole("link", { name: "All answers, to read beforehand" }).click();
  await expect(page).toHaveURL(/\/answers$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an answer can be stopped, and what came stays", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  await ask(page, "Tell me everything");
  const exchange = await chat.next();
  exchange.say("The first part.");
  await expect(dialog(page)).toContainText("The first part.");
  await page.getByRole("button", { name: /^Stop/ }).click();
  await exchange.left;
  await expect(dialog(page)).toContainText("The first part.");
  await ask(page, "Again");
  (await chat.next()).end();
});

test("text from the stream stays text, and only links to the site's own pages are links", async ({ page }) => {
  const chat = await scriptedStream(page);
  await open(page);
  await ask(page, "Hello");
  const exchange = await chat.next();
  exchange.say(
    '<img src=x onerror="alert(1)"> [ours](/results) [theirs](https://evil.example) [sly](//evil.example) [script](javascript:alert(1)) ![pixel](https://evil.example/p.png)',
  );
  exchange.end();
  await expect(log(page).getByRole("link", { name: "ours" })).toHaveAttribute("href", "/results");
  await expect(log(page).getByRole("link")).toHaveCount(1);
  await expect(log(page).locator("img")).toHaveCount(0);
  await expect(log(page)).toContainText("<img src=x");
});

test.describe("when an answer fails", () => {
  test.use({ expectedErrors: [/./] });

  test("in the middle, the question stays, the toast says so, and Retry sends it again", async ({ page }) => {
    const chat = await scriptedStream(page);
    await open(page);
    await ask(page, "What do you do?");
    const exchange = await chat.next();
    exchange.say("We mon");
    await expect(dialog(page)).toContainText("We mon");
    exchange.cut();
    await expect(page.getByText("Failed to get response. Please try again.")).toBeVisible();
    await expect(log(page)).toContainText("What do you do?");
    await page.getByRole("button", { name: /try again|retry/i }).click();
    const again = await chat.next();
    expect(again.messages.at(-1)).toEqual({ role: "user", content: "What do you do?" });
    again.say("We monetise domain names.");
    again.end();
    await expect(log(page)).toContainText("We monetise domain names.");
  });

  test("because of the rate limit, it says kindly when to go on", async ({ page }) => {
    await page.route("**/functions/v1/ai-chat", (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "12", "content-type": "application/json" },
        body: JSON.stringify({ error: { code: "too_many_requests", message: "Too many requests." } }),
      }),
    );
    await open(page);
    await ask(page, "What do you do?");
    await expect(dialog(page)).toContainText(/try again in 1[0-2] seconds/);
    await expect(log(page)).toContainText("What do you do?");
  });

  test("without a network, nothing is lost", async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await ask(page, "What task completion did the government case reach?");
    await expect(dialog(page)).toContainText(/offline/i);
    await expect(log(page)).toContainText("What task completion did the government case reach?");
    await context.setOffline(false);
    await page.getByRole("button", { name: /try again|retry/i }).click();
    await expect(await firstSource(page)).toBeVisible();
  });
});
