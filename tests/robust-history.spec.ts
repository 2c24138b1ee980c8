/** Back, forward and many tabs: everything is where the visitor left it. */
import { blockStorage, expect, test } from "./fixtures.ts";
import { Calculator } from "./page-objects/calculator.ts";
import { Chat } from "./page-objects/chat.ts";
import { Enquiry } from "./page-objects/enquiry.ts";

interface Parts {
  chat: Chat;
  calculator: Calculator;
  enquiry: Enquiry;
}

async function enterAll({ chat, calculator, enquiry }: Parts) {
  await calculator.open();
  await calculator.calculate({ spend: "5000000", industry: "finance" });
  await expect(calculator.projection).toContainText("51%");
  await enquiry.message.fill("Half a thought");
  await chat.launcher.click();
  await ask(chat, "How does a pilot start?");
}

async function ask(chat: Chat, question: string) {
  await chat.ask(question);
  await expect(chat.log).toContainText(question);
  await chat.answered();
}

/** As it was left: the projection, the draft, the open chat with its conversation. */
async function expectAll({ chat, calculator, enquiry }: Parts) {
  await expect(chat.log).toContainText("How does a pilot start?");
  await enquiry.message.scrollIntoViewIfNeeded();
  await expect(enquiry.message).toHaveValue("Half a thought");
  await calculator.spend.scrollIntoViewIfNeeded();
  await expect(calculator.spend).toHaveValue("5000000");
  await expect(calculator.projection).toContainText("51%");
}

test("where storage is blocked, parts of a page still hand on what is pressed, and what the browser puts back stays", async ({
  page,
  calculator,
  enquiry,
  chat,
}) => {
  await blockStorage(page);
  await calculator.open();
  await calculator.calculate({ spend: "5000000", industry: "finance" });
  await expect(calculator.projection).toContainText("51%");
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(enquiry.message).toHaveValue(/Return: 51%/);
  await page.goto("/privacy");
  await page.goBack();
  await enquiry.message.scrollIntoViewIfNeeded();
  await enquiry.hydrated();
  await expect(enquiry.message).toHaveValue(/Return: 51%/);
  await page.goto("/consultant");
  const again = page.locator("[data-ask=first]").first();
  const question = (await again.locator("..").locator("[data-turn]").textContent()) ?? "";
  await again.click();
  await expect(chat.log).toContainText(question);
});

test("back and forward bring back the projection, the draft, the chat and the place on the page", async ({
  page,
  chat,
  calculator,
  enquiry,
}) => {
  await enterAll({ chat, calculator, enquiry });
  await calculator.projection.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById("insights")?.scrollIntoView({ behavior: "instant" }));
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(1_000);
  await page.goto("/disclaimer");
  await expect(chat.launcher).toHaveAccessibleName(/^Go on with the AI consultant/);
  await expect(chat.dialog).toBeHidden();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(place - 100);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 100);
  await expectAll({ chat, calculator, enquiry });
  await page.goForward();
  await expect(page).toHaveURL("/disclaimer");
  await expect(chat.launcher).toHaveAccessibleName(/^Go on with the AI consultant/);
});

test("what the browser puts back into the fields of an earlier page is older than what was written since", async ({
  page,
  calculator,
  enquiry,
}) => {
  await enquiry.open();
  await calculator.hydrated();
  await enquiry.message.fill("First");
  await calculator.enter({ spend: "1000", currency: "EUR", industry: "legal" });
  await page.goto("/?later#contact");
  await enquiry.hydrated();
  await calculator.hydrated();
  await enquiry.message.fill("First, and more");
  await calculator.enter({ spend: "2000", currency: "GBP", industry: "finance" });
  await page.goBack();
  await enquiry.element.scrollIntoViewIfNeeded();
  await enquiry.hydrated();
  await calculator.hydrated();
  await expect(enquiry.message).toHaveValue("First, and more");
  await expect(calculator.spend).toHaveValue("2000");
  await expect(calculator.industry).toHaveValue("finance");
  await expect(calculator.currency).toHaveValue("GBP");
  await page.goForward();
  await enquiry.element.scrollIntoViewIfNeeded();
  await enquiry.hydrated();
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await page.goBack();
  await enquiry.element.scrollIntoViewIfNeeded();
  await enquiry.hydrated();
  await expect(enquiry.message).toHaveValue("");
});

test("a tab in which nothing was written shows the browser's last draft, and lets it be cleared elsewhere", async ({
  page,
  context,
  enquiry,
}) => {
  await enquiry.open();
  await enquiry.message.fill("From the first tab");
  const tab = await context.newPage();
  const other = new Enquiry(tab);
  await other.open();
  await expect(other.message).toHaveValue("From the first tab");
  await page.bringToFront();
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(other.message).toHaveValue("");
  await tab.bringToFront();
  await tab.reload();
  await other.hydrated();
  await expect(other.message).toHaveValue("");
  const third = new Enquiry(await context.newPage());
  await third.open();
  await expect(third.message).toHaveValue("");
});

test("two tabs chat and write, each for itself", async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [
    { tab: page, question: "How does a pilot start?", draft: "From the first tab", spend: "1000000" },
    { tab: other, question: "Why does a domain name matter?", draft: "From the second tab", spend: "2000000" },
  ].map((one) => ({
    ...one,
    chat: new Chat(one.tab),
    calculator: new Calculator(one.tab),
    enquiry: new Enquiry(one.tab),
  }));
  await Promise.all(tabs.map(({ tab }) => tab.goto("/#contact")));
  for (const { tab, enquiry, calculator, draft, spend } of tabs) {
    await tab.bringToFront(); // a page that nobody looks at hydrates nothing
    await enquiry.message.scrollIntoViewIfNeeded();
    // What another tab wrote last is offered when the form is hydrated: not while this one's is typed.
    await enquiry.hydrated();
    await enquiry.message.fill(draft);
    await expect(tab.getByText(`${draft.length}/1000`)).toBeVisible();
    await calculator.spend.fill(spend);
    await expect(tab.getByText(/^Read as/)).toBeVisible();
  }
  for (const { tab, chat, question } of tabs) {
    await tab.bringToFront();
    await chat.launcher.click();
    await ask(chat, question);
  }
  for (const { tab, chat, enquiry, calculator, question, draft, spend } of tabs) {
    await tab.bringToFront();
    await tab.reload();
    await expect(chat.log).toContainText(question);
    for (const one of tabs) if (one.tab !== tab) await expect(chat.log).not.toContainText(one.question);
    await enquiry.message.scrollIntoViewIfNeeded();
    await expect(enquiry.message).toHaveValue(draft);
    await calculator.spend.scrollIntoViewIfNeeded();
    await expect(calculator.spend).toHaveValue(spend);
  }
  // A third begins with what was written last.
  const third = new Enquiry(await context.newPage());
  await third.open();
  await expect(third.message).toHaveValue("From the second tab");
});
