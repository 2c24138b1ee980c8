/** What opens, fails or comes out: the same rules as for the pages, narrow and wide, by day and by night. */
import type { Page } from "@playwright/test";
import { lostLayout } from "./accessibility-layout.ts";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { fewEntries } from "./few-entries.ts";
import { expect, test } from "./fixtures.ts";
import { scriptedStream } from "./scripted-stream.ts";

/** There the chat covers the screen. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

test.use({
  viewport: NARROW,
  expectedErrors: [
    /^console: (?:Failed to load resource: .*\/(?:ai-chat|sign-in)$|The chat got no answer|Failed to \w+ (?:entry|knowledge base)|Signing in failed)/,
  ],
});

/** On a phone by day, and on a wide screen by night. */
async function expectSound(page: Page, state: string, region?: string) {
  const scope = region ? { region } : {};
  expect(await accessibilityProblems(page, scope), state).toEqual([]);
  expect(await lostLayout(page), state).toEqual([]);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityProblems(page, { ...scope, only: "contrast" }), `${state}, wide, by night`).toEqual([]);
  expect(await lostLayout(page), `${state}, wide`).toEqual([]);
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: "light" });
}

const CHAT = "[role=dialog]";
const ANSWER =
  "We **measure** growth: [the finance case](/results/finance).\n\n- one\n- two\n\n| Case | Result |\n| --- | --- |\n| Finance | 37% |\n\n> A quotation with `code`.";

const DETAILS = {
  id: "a",
  kind: "answer",
  sources: [{ title: "Finance Case Study", section: "Outcome", url: "/results/finance#outcome", quote: "It fell." }],
  options: [{ label: "What period does it cover, and is it published?", ask: "What period?" }],
};

test("the chat: open, waiting, streaming, answered, failed", async ({ page, chat }) => {
  const server = await scriptedStream(page);
  await page.goto("/privacy");
  await chat.launcher.click();
  await expect(chat.input).toBeVisible();
  await expectSound(page, "open", CHAT);
  await chat.input.fill("x".repeat(450));
  await chat.send.click();
  const first = await server.next();
  first.say(ANSWER.slice(0, 60));
  await expect(page.locator(CHAT)).toContainText("the finance case");
  await expectSound(page, "streaming", CHAT);
  first.say(ANSWER.slice(60));
  first.end(DETAILS);
  await expect(chat.log.getByRole("table")).toBeVisible();
  await chat.log.locator("summary").first().click();
  await chat.tools();
  await expectSound(page, "answered, with its sources and what can be done with it", CHAT);
  await chat.input.fill("And then?");
  await page.keyboard.press("Enter");
  (await server.next()).cut();
  await expect(chat.retry).toBeVisible();
  await expect(page.getByText("Failed to get response. Please try again.")).toBeVisible();
  await expectSound(page, "failed", CHAT);
  await expectSound(page, "the toast", "#toasts");
});

test("the calculator: errors, and the result with everything unfolded", async ({ page, calculator }) => {
  const region = "section[aria-labelledby=roi]";
  await calculator.open();
  await calculator.spend.press("Enter");
  await expect(page.getByText("Please enter your current spend and select an industry")).toBeVisible();
  await expect(calculator.spend).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "errors", region);
  await calculator.calculate({ spend: "5000000", industry: "finance" });
  await expect(page.getByRole("heading", { name: "Your projection" })).toBeVisible();
  for (const more of await page.locator(`${region} summary`).all()) await more.click();
  await page.getByLabel("Share of revenue kept as contribution").fill("200");
  // The line that stays in view lies in its place then, over nothing whose colour it would have to be compared with.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectSound(page, "result", region);
});

test("the enquiry: errors, and the analysis with its rules", async ({ page, enquiry }) => {
  const region = "section[aria-labelledby=contact]";
  await enquiry.open();
  await enquiry.submit.click();
  await expect(enquiry.name).toBeFocused();
  await expect(enquiry.email).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, "errors", region);
  const message = "We are a tourism board and need a proposal by 15 March; there is a budget.";
  await enquiry.enter({ name: "Ana Reis", email: "ana@turismo.example", message });
  await enquiry.preview.click();
  await page.getByText("The rules that counted").click();
  await enquiry.message.fill("Something else.");
  await expect(page.getByText("You have changed your entries since this preview.")).toBeVisible();
  await expectSound(page, "an analysis, of what was written before", region);
});

test("the admin page: the form with errors, editing, what was deleted, signing in", async ({ page }) => {
  await fewEntries(page);
  await page.goto("/admin/knowledge-base");
  await page.getByLabel("Question", { exact: true }).fill("What is attribution?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What was found" })).toBeVisible();
  await expectSound(page, "a question that was tried", "section[aria-labelledby=try-title]");
  await page.getByRole("button", { name: "Add New Entry" }).click();
  await page.getByRole("button", { name: "Add Entry" }).click();
  await expect(page.getByText("The content is required.")).toBeVisible();
  await expectSound(page, "errors", "section[aria-labelledby=add-title]");
  const first = page.getByRole("region", { name: "List of entries" }).getByRole("listitem").first();
  await first.getByRole("button", { name: /^Edit / }).click();
  await expect(page.getByRole("dialog", { name: "Edit entry" })).toBeVisible();
  await expectSound(page, "editing", "dialog");
  await page.keyboard.press("Escape");
  page.on("dialog", (dialog) => dialog.accept());
  await first.getByRole("button", { name: /^Delete / }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await expectSound(page, "what was deleted", "section[aria-labelledby=entries-title]");
  await page.route("**/auth/v1/session", (route) => route.fulfill({ json: { state: "signed_out" } }));
  await page.route("**/auth/v1/sign-in", (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: "unauthorised", message: "This is not the password.", field: "password" } },
    }),
  );
  await page.reload();
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not the password.");
  await expectSound(page, "signing in");
});
