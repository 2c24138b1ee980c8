import { brand } from "../shared/brand.ts";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { anyOf, expect, test } from "./fixtures.ts";
import type { Chat } from "./page-objects/chat.ts";
import { scriptedStream } from "./scripted-stream.ts";

/** Sent before every conversation. */
const GREETING = { role: "assistant", content: expect.stringContaining(`Hello, I am the ${brand.name} AI consultant`) };

/** While an answer is awaited nothing can be written or sent: not by the button, not by the keyboard, not by a chosen question. */
async function expectBlocked({ send, input, dialog }: Chat) {
  await expect(send).toBeDisabled();
  await expect(input).toHaveJSProperty("readOnly", true);
  await input.press("x");
  await input.press("Enter");
  await dialog.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(input).toHaveValue("");
}

/** The first link below the last answer, whose sources are on demand where the server names them apart. */
async function firstSource({ log }: Chat) {
  const sources = log.locator("[data-sources] summary").last();
  const link = log.getByRole("link").first();
  await expect(sources.or(link).first()).toBeVisible();
  if (await sources.isVisible()) await sources.click();
  return link;
}

test("nothing of the chat loads before it is opened", async ({ page, chat }) => {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  await page.goto("/disclaimer");
  await expect(chat.launcher).toBeVisible();
  // The budget of a whole page before it is touched; React alone is twelve times that.
  expect(await loaded()).toBeLessThan(5_000);
  await chat.launcher.click();
  await expect(chat.dialog).toBeVisible();
  expect(await loaded()).toBeGreaterThan(50_000);
});

test("a question gets a true answer from the site's own pages, with a link that stays on the site", async ({
  page,
  chat,
}) => {
  await chat.open("/");
  await chat.ask("By how much did task completion rise in the government case?");
  await expect(chat.log).toContainText("73%");
  await expect(chat.log).toContainText("48%");
  const source = await firstSource(chat);
  await expect(source).toHaveAttribute("href", /^\/results\/government/);
  await source.click();
  await expect(page).toHaveURL(/\/results\/government/);
  // The page that was asked for is not covered, and the button leads back to the conversation, which a reload keeps open.
  await expect(chat.launcher).toHaveAccessibleName(/^Go on with the AI consultant/);
  await expect(chat.dialog).toBeHidden();
  await chat.launcher.click();
  await expect(chat.log).toContainText("73%");
  await page.reload();
  await expect(chat.log).toContainText("By how much did task completion rise");
});

test("on a wide screen it goes along to a long page, beside whose text it stands, and not to one that it would cover", async ({
  page,
  chat,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await chat.open("/");
  await chat.ask("By how much did task completion rise in the government case?");
  await (await firstSource(chat)).click();
  await expect(page).toHaveURL(/\/results\/government/);
  await expect(chat.log).toContainText("73%");
  const panel = await chat.dialog.boundingBox();
  const ends = await page
    .locator("#challenge ~ p")
    .evaluateAll((paragraphs) => paragraphs.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends), "no line of the text is covered").toBeLessThanOrEqual(panel?.x ?? 0);
  await page.goto("/solutions");
  await expect(chat.launcher).toHaveAccessibleName(/^Go on with the AI consultant/);
  await expect(chat.dialog).toBeHidden();
});

test("the panel says that it is an AI, greets, is 400 by 600 pixels, gives the focus back when it is closed, and offers questions to begin with", async ({
  page,
  chat,
}) => {
  await chat.open("/");
  await expect(chat.dialog).toContainText(/\bAI\b.*not a person/);
  await expect(chat.log).toContainText("AI consultant");
  await expect.poll(() => chat.dialog.boundingBox()).toMatchObject({ width: 400, height: 600 });
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.input).toBeFocused();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /\?$/ }).first().click();
  await expect(await firstSource(chat)).toBeVisible();
});

test("an Enter that picks a word sends nothing, also where the browser has ended the composition before", async ({
  chat,
}) => {
  await chat.open("/privacy");
  await chat.input.fill("にほん");
  // Chromium and Firefox; Safari.
  for (const picked of [{ isComposing: true }, { isComposing: false, keyCode: 229 }]) {
    await chat.input.dispatchEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...picked });
    await chat.input.dispatchEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...picked });
  }
  await expect(chat.dialog).toBeVisible();
  await expect(chat.input).toHaveValue("にほん");
  await chat.input.press("Enter");
  await expect(chat.log).toContainText("にほん");
  await expect(chat.log.getByText("にほん")).toHaveCount(1);
});

test.describe("a stored conversation that cannot be drawn", () => {
  test.use({ expectedErrors: [/^console: RangeError: Maximum call stack size exceeded/] });

  test("is told, and a new one can be begun", async ({ page, chat }) => {
    await page.addInitScript(() => {
      // More rules than a call of a function takes arguments, and not a word at which the text could pause.
      const content = "---\n\n".repeat(130_000);
      const messages = [
        { role: "user", content: "one" },
        { role: "assistant", content },
      ];
      if (!sessionStorage.getItem("seen")) sessionStorage.setItem("chat-conversation", JSON.stringify({ messages }));
      sessionStorage.setItem("seen", "1");
    });
    await chat.open("/privacy");
    await expect(chat.dialog.getByRole("alert")).toHaveText(/This conversation can no longer be shown\./);
    await chat.dialog.getByRole("button", { name: "Begin a new one" }).click();
    await chat.ask("How does a pilot start?");
    await chat.answered();
    await expect(chat.log).toContainText("How does a pilot start?");
    await page.reload();
    await expect(chat.log).toContainText("How does a pilot start?");
  });
});

test("on a phone it covers the screen, Back closes it and Forward opens it again; closed otherwise, it takes no step of the history", async ({
  page,
  chat,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy");
  await page.goto("/disclaimer");
  await chat.launcher.click();
  await expect.poll(() => chat.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.goBack();
  await expect(chat.dialog).toBeHidden();
  await expect(page).toHaveURL("/disclaimer");
  await page.goForward();
  await expect(chat.dialog).toBeVisible();
  // Turned, it still covers the screen, and needs no step more.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => chat.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await chat.dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(chat.dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  // A link is followed as ever.
  await chat.launcher.click();
  await chat.dialog.getByRole("link", { name: "All answers" }).press("Enter");
  await expect(page).toHaveURL("/answers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(chat.dialog).toBeHidden();
});

async function boxOf({ launcher }: Chat) {
  const box = await launcher.boundingBox();
  if (!box) throw new Error("the button is not there");
  return box;
}

test("two quick taps on the round button open the chat, and press nothing in it", async ({ page, chat }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/disclaimer");
    // Loaded, it opens at once.
    await chat.open();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();
    const { x, y, width: wide, height } = await boxOf(chat);
    // Where "All answers" stands once the panel has opened.
    await page.mouse.dblclick(x + wide - 30, y + height - 8);
    await expect(chat.dialog).toBeVisible();
    // Whoever has typed meanwhile means what they press.
    await page.keyboard.press("Escape");
    await chat.launcher.click();
    await chat.input.fill("What do you do?");
    await chat.send.click();
    await chat.answered();
    // A link that had been followed would have led away by now.
    await expect(page).toHaveURL("/disclaimer");
    await page.keyboard.press("Escape");
  }
});

test("its button is the second stop of the Tab key, and Escape closes it wherever the focus is", async ({
  page,
  chat,
}) => {
  await page.goto("/results/finance");
  await expect(chat.launcher).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(chat.launcher).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.input).toBeFocused();
  const link = page.getByRole("navigation", { name: "Primary navigation" }).getByRole("link").first();
  await link.focus();
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test("it begins with questions of the page on which it is opened, and on operators' pages its button stays at their foot", async ({
  page,
  chat,
}) => {
  await chat.open("/solutions/ai-legal");
  const question = page.locator("[aria-labelledby=questions] h3").first();
  const starters = page.getByRole("list", { name: "Questions to start with" }).getByRole("button");
  await expect(starters).toHaveCount(4);
  await expect(starters.first()).toHaveText((await question.textContent()) ?? "");
  await starters.first().click();
  await chat.answered();
  await page.goto("/admin/knowledge-base");
  await expect(chat.launcher).toHaveCSS("position", "absolute");
});

test("the text grows as it arrives; ignored lines are ignored; sending is blocked meanwhile; what came of an answer that is stopped stays", async ({
  page,
  chat,
}) => {
  const server = await scriptedStream(page);
  await chat.open("/");
  await chat.ask("  What do you do?  ");
  await expect(chat.input).toHaveValue("");
  const exchange = await server.next();
  expect(exchange.messages).toEqual([GREETING, { role: "user", content: "What do you do?" }]);
  await expect(chat.stop).toBeVisible();
  await expectBlocked(chat);
  exchange.line(": a comment");
  exchange.line("data: {not json");
  exchange.say("We monetise ");
  await expect(chat.dialog).toContainText("We monetise");
  await expectBlocked(chat);
  exchange.say("domain names and **measure** it.");
  await expect(chat.dialog).toContainText("We monetise domain names and measure it.");
  exchange.end();
  await expect(chat.log.locator("strong")).toHaveText("measure");
  await chat.ask("And then?");
  const second = await server.next();
  // What was tried meanwhile was not sent.
  expect(second.messages).toEqual([
    GREETING,
    { role: "user", content: "What do you do?" },
    { role: "assistant", content: "We monetise domain names and **measure** it." },
    { role: "user", content: "And then?" },
  ]);
  second.say("The first part.");
  await expect(chat.dialog).toContainText("The first part.");
  await chat.stop.click();
  await second.left;
  await expect(chat.dialog).toContainText("The first part.");
  await chat.ask("Again");
  (await server.next()).end();
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
    { label: "And in other sectors?", ask: "How did it fall in other sectors?" },
  ],
};

/** Asks, and is answered. */
async function exchange(
  chat: Chat,
  server: Awaited<ReturnType<typeof scriptedStream>>,
  text: string,
  answer?: unknown,
) {
  await chat.ask("By how much did cost per acquisition fall?");
  const { say, end } = await server.next();
  say(text);
  end(answer);
  await expect(chat.stop).toBeHidden();
}

test("sources are shown on demand, with the sentence relied on, once, and after a reload", async ({ page, chat }) => {
  const server = await scriptedStream(page);
  await chat.open("/");
  await exchange(chat, server, "By **37%**.\n\nSource: [Finance Case Study](/results/finance#outcome)", ANSWER);
  await expect(chat.log).toContainText("By 37%.");
  await expect(chat.log.getByText(QUOTE)).toBeHidden();
  await expect(chat.log).not.toContainText("Source:");
  await page.reload();
  await expect(chat.log.locator("summary").first()).toHaveText("2 sources: Finance Case Study, An entry by hand");
  await chat.log.locator("summary").first().press("Enter");
  await expect(chat.log.getByRole("blockquote").first()).toHaveText(QUOTE);
  // What is not of this site is named, and cannot be followed.
  await expect(chat.log).toContainText("An entry by hand");
  await expect(chat.log.locator("details").getByRole("link")).toHaveCount(1);
  const link = chat.log.getByRole("link", { name: "Finance Case Study: Outcome" });
  await expect(link).toHaveAttribute("href", ANSWER.sources[0]?.url ?? "");
  await link.click();
  await expect(page).toHaveURL(/\/results\/finance#outcome/);
  // The page no longer says that sentence; the open conversation still does.
  await expect(page.getByRole("heading", { name: "Outcome", exact: true })).toBeInViewport();
});

test("a claim's number opens the sentence that it stands on; the prose is heard without it, and a copy keeps it", async ({
  page,
  chat,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const server = await scriptedStream(page);
  await chat.open("/");
  const [first, second] = ["It came down by 37%.", "Somebody typed the rest in."];
  const text = `${first} ${second}\n\nSource: [Finance Case Study](/results/finance#outcome)`;
  const claims = [
    { at: first.length, sources: [0] },
    { at: first.length + 1 + second.length, sources: [0, 1] },
  ];
  await exchange(chat, server, text, { ...ANSWER, claims });
  const numbers = chat.log.locator("[data-source]");
  await expect(numbers).toHaveText(["1", "1", "2"]);
  await expect(chat.log.getByRole("paragraph").filter({ hasText: first })).toMatchAriaSnapshot(
    `- paragraph: ${first} ${second}`,
  );
  await expect(chat.log.getByText(QUOTE)).toBeHidden();
  await numbers.last().click();
  const sources = chat.log.getByRole("listitem").filter({ has: page.getByRole("blockquote") });
  await expect(sources.nth(1)).toBeFocused();
  await expect(sources.nth(0)).toContainText(QUOTE);
  await chat.tools();
  await chat.log.getByRole("button", { name: "Copy with sources" }).click();
  await expect(chat.log.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${first} [1] ${second} [1] [2]`);
  await page.reload();
  await expect(numbers).toHaveCount(3);
});

test("a long answer pauses after a sentence; a press shows the rest, and it is copied whole", async ({
  page,
  chat,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const server = await scriptedStream(page);
  await chat.open("/");
  const sentences = Array.from({ length: 8 }, (_, at) => `Sentence ${at + 1} ${"goes on ".repeat(6)}to its end.`);
  await exchange(chat, server, sentences.join(" "), ANSWER);
  await expect(chat.log).toContainText("Sentence 3");
  await expect(chat.log).not.toContainText("Sentence 4");
  const more = chat.log.getByRole("button", { name: "More", exact: true });
  await more.press("Enter");
  await expect(chat.log).toContainText(sentences.slice(3).join(" "));
  await expect(chat.log.getByText("Sentence 1 ")).toHaveCount(1);
  await expect(chat.log.getByRole("button", { name: "Less" })).toBeFocused();
  await chat.tools();
  await chat.log.getByRole("button", { name: "Copy with sources" }).click();
  await expect(chat.log.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sentences.join(" "));
  await chat.log.getByRole("link", { name: "Read the case study" }).click();
  await expect(page).toHaveURL("/results/finance");
});

test("the answer to a second question is named where it is out of sight", async ({ page, chat }) => {
  const server = await scriptedStream(page);
  await chat.open("/");
  const first = `**Who counted?**\n\n${"The client counted each of them at the quay, by hand and by day. ".repeat(6)}`;
  await exchange(chat, server, `${first}\n\n**And since when?**\n\nSince last spring.`, ANSWER);
  await expect(chat.log).not.toContainText("Since last spring.");
  await chat.log.getByRole("button", { name: "More: And since when?" }).click();
  await expect(chat.log).toContainText("Since last spring.");
});

test("two of the questions that can be asked next stand below the last answer, the others on a press", async ({
  page,
  chat,
}) => {
  const server = await scriptedStream(page);
  await chat.open("/");
  await exchange(chat, server, "By 37%.", ANSWER);
  const next = chat.log.getByRole("group", { name: "You could go on with" });
  const button = next.getByRole("button", { name: "What period does it cover?" });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const third = next.getByRole("button", { name: "And in other sectors?" });
  await expect(third).toHaveCount(0);
  await next.getByRole("button", { name: "More questions" }).click();
  await expect(third).toBeVisible();
  await button.focus();
  await page.keyboard.press("Enter");
  const { messages, say, end } = await server.next();
  expect(messages.at(-1)).toEqual({ role: "user", content: "What period does the fall of 37% cover?" });
  await expect(next).toHaveCount(0);
  await expect(chat.input).toBeFocused();
  say("No period is published.");
  end({ ...ANSWER, sources: [], options: ANSWER.options.slice(1) });
  await expect(next).toHaveCount(1);
  await expect(button).toHaveCount(0);
  await page.reload();
  await expect(next.getByRole("button", { name: "What does it not show?" })).toBeEnabled();
});

test("a question back offers its readings as buttons, and not a second time in the text", async ({ page, chat }) => {
  const server = await scriptedStream(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await chat.launcher.click();
  const text = "I am not sure which of these you mean:\n\n- Which case fell most?\n- Which of them is older?";
  const options = [
    { label: "Which case fell most?", ask: "Which case fell most?" },
    { label: "Which of them is older?", ask: "Which of them is older?" },
  ];
  await exchange(chat, server, text, { id: "options", kind: "options", sources: [], options });
  await expect(chat.log.getByText("Which case fell most?")).toHaveCount(1);
  const choices = chat.log.getByRole("group", { name: "Choose a question" });
  await expect(choices.getByRole("button")).toHaveText(["Which case fell most?", "Which of them is older?"]);
  await choices.getByRole("button", { name: "Which of them is older?" }).click();
  const { messages, say, end } = await server.next();
  expect(messages.at(-2)).toEqual({ role: "assistant", content: text });
  expect(messages.at(-1)).toEqual({ role: "user", content: "Which of them is older?" });
  say("The first.");
  end();
  const nearest =
    "Perhaps this: **Which case fell most?** The second.\n\nYou may also mean:\n\n- Which of them is older?";
  const sources = [{ title: "Cases", section: null, url: "/results", quote: "The second." }];
  await exchange(chat, server, nearest, { id: "options", kind: "options", sources, options });
  const others = chat.log.getByRole("group", { name: "You may also mean" });
  await expect(others.getByRole("button")).toHaveText(["Which of them is older?"]);
});

test("text from the stream stays text, only links to the site's own pages are links, a last chunk that is not as agreed changes nothing, and a wide table is read row by row", async ({
  page,
  chat,
}) => {
  const server = await scriptedStream(page);
  await chat.open("/");
  await exchange(chat, server, "By 37%.\n\nSource: [Finance](/results/finance)", { ...ANSWER, options: [{ ask: 7 }] });
  await expect(chat.log.getByRole("link", { name: "Finance" })).toBeVisible();
  await expect(chat.log.getByRole("button")).toHaveCount(0);

  await exchange(
    chat,
    server,
    '<img src=x onerror="alert(1)"> [ours](/results) [theirs](https://evil.example) [sly](//evil.example) [script](javascript:alert(1)) ![pixel](https://evil.example/p.png)',
  );
  await expect(chat.log.getByRole("link", { name: "ours" })).toHaveAttribute("href", "/results");
  await expect(chat.log.getByRole("link")).toHaveCount(2);
  await expect(chat.log.locator("img")).toHaveCount(0);
  await expect(chat.log).toContainText("<img src=x");

  const columns = ["Measure", "Figure", "Period", "Basis", "Which client reported it"];
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const table = [columns, columns.map(() => "---"), columns.map((name) => `Some words on ${name.toLowerCase()}`)];
  await exchange(chat, server, `Two figures:\n\n${table.map(row).join("\n")}`);
  await expect(chat.log.getByRole("columnheader")).toHaveText(columns);
  const frame = chat.log.getByRole("group", { name: "Table" });
  const cells = frame.locator("td");
  for (const [index, label] of columns.entries()) await expect(cells.nth(index)).toHaveAttribute("data-label", label);
  expect(await frame.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await chat.log.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test.describe("whether an answer helped", () => {
  test.use({
    expectedErrors: [
      anyOf(/^console: The rating was not sent\./, /^console: Failed to load resource: .* 503 .*rate-answer$/),
    ],
  });

  test("can be said with a word, changed and sent again, but not of a greeting, and is remembered", async ({
    page,
    chat,
  }) => {
    const sent: unknown[] = [];
    let broken = false;
    await page.route("**/functions/v1/rate-answer", async (route) => {
      sent.push(route.request().postDataJSON());
      if (broken) await route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Away." } } });
      else await route.continue();
    });
    await chat.open("/disclaimer");
    const verdict = (name: string) => chat.log.getByRole("button", { name, exact: true });
    const [yes, no] = [verdict("Helpful"), verdict("Not helpful")];
    const rating = chat.log.getByRole("group", { name: "Was this answer helpful?" });
    await chat.ask("Hello");
    await chat.answered();
    await expect(yes).toHaveCount(0);
    await chat.ask("By how much did task completion rise in the government case?");
    await chat.tools();
    await expect(no).toHaveAttribute("aria-pressed", "false");
    await no.click();
    await expect(rating.getByRole("status")).toHaveText("Thank you");
    await chat.log.getByLabel("What was missing? (optional)").fill("The year");
    await page.keyboard.press("Enter");
    await expect(chat.log.getByLabel("What was missing? (optional)")).toBeHidden();
    await expect(no).toBeFocused();
    broken = true;
    await yes.click();
    await expect(chat.log.getByRole("alert")).toContainText("Your rating did not arrive.");
    broken = false;
    await chat.log.getByRole("button", { name: "Send again" }).click();
    await expect(rating.getByRole("status")).toHaveText("Thank you");
    const id = expect.stringMatching(/^[^~]+~\d+\.[\w-]+\.[\w-]+$/);
    expect(sent).toEqual([
      { id, helpful: false },
      { id, helpful: false, comment: "The year" },
      { id, helpful: true },
      { id, helpful: true },
    ]);
    expect(new Set(sent.map((body) => (body as { id: string }).id)).size).toBe(1);
    await page.reload();
    await chat.tools();
    await expect(yes).toHaveAttribute("aria-pressed", "true");
    await expect(no).toHaveAttribute("aria-pressed", "false");
    expect(await accessibilityProblems(page, { region: "[role=dialog]" })).toEqual([]);
  });
});

test.describe("when an answer fails", () => {
  test.use({
    expectedErrors: [
      anyOf(
        /^console: The chat got no answer\./,
        /^console: Failed to load resource: (?:.* 429 .*) http.*\/functions\/v1\/ai-chat$/,
        /^console: Failed to load resource: net::ERR_(?:INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|ABORTED) .*\/ai-chat$/,
      ),
    ],
  });

  test("in the middle, the question stays, the toast says so, and Retry sends it again", async ({ page, chat }) => {
    const server = await scriptedStream(page);
    await chat.open("/");
    await chat.ask("What do you do?");
    const exchange = await server.next();
    exchange.say("We mon");
    await expect(chat.dialog).toContainText("We mon");
    exchange.cut();
    const toast = page.getByText("Failed to get response. Please try again.");
    await expect(toast).toBeVisible();
    await expect(chat.log).toContainText("What do you do?");
    // Held by the pointer, it does not close by itself.
    await toast.hover();
    await chat.retry.press("Enter");
    const again = await server.next();
    expect(again.messages.at(-1)).toEqual({ role: "user", content: "What do you do?" });
    await expect(toast).toBeHidden();
    again.say("We monetise domain names.");
    again.end();
    await expect(chat.log).toContainText("We monetise domain names.");
  });

  test("because of the rate limit, it says kindly when to go on", async ({ page, chat }) => {
    await page.route("**/functions/v1/ai-chat", (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "12", "content-type": "application/json" },
        body: JSON.stringify({ error: { code: "too_many_requests", message: "Too many requests." } }),
      }),
    );
    await chat.open("/");
    await chat.ask("What do you do?");
    await expect(chat.dialog).toContainText(/try again in 1[0-2] seconds/);
    await expect(chat.log).toContainText("What do you do?");
  });
});
