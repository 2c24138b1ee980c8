/** The enquiry form: what is written is never lost, and reaches the external chat only. */
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Enquiry } from "./page-objects/enquiry.ts";

const visitor = { Name: "Ana Reis", Email: "ana@turismo.example", Organisation: "Turismo & Mar" };
const message =
  "We are a regional tourism board. We need a proposal for two markets by 15 March; the board has a budget.";

test.beforeEach(async ({ context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "the external chat" }));
});

test("sending opens the chat with everything filled in, thanks, clears the form and calls nothing", async ({
  page,
  context,
}) => {
  await open(page);
  await fill(page, { ...visitor, Message: message });
  const calls = countCalls(page);
  const text = await textSent(context, () => send(page));
  expect(text).toBe(`Name: Ana Reis\nEmail: ana@turismo.example\nCompany: Turismo & Mar\n\nMessage:\n${message}`);
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeVisible();
  await expect(page.getByText("Your message has been received and we'll respond soon.")).toBeVisible();
  const notSent = page.getByRole("heading", { name: "Nothing has been sent yet: press send in the chat" });
  await expect(notSent).toBeFocused();
  await expect(notSent).toBeInViewport();
  for (const label of [...Object.keys(visitor), "Message"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByText("0/1000")).toBeVisible();
  expect(calls).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await page.getByRole("button", { name: "Bring back what you wrote" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(message);
});

test("the text can be copied before it is sent, and there is no mail without an address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await fill(page, { Message: message });
  await page.getByText("Copy the text instead").click();
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
  await expect(page.locator("a[href^='mailto:']")).toHaveCount(0);
  await axe(page);
});

test("a call to action carries its topic into the form, where it can be taken out", async ({ page, context }) => {
  await page.goto("/solutions/ai-legal");
  await page.getByRole("link", { name: "Describe a document" }).click();
  await new Enquiry(page).hydrated();
  const topic = form(page).getByText("Topic: AI for Legal");
  await expect(topic).toBeVisible();
  await fill(page, visitor);
  await page.reload();
  await expect(topic).toBeVisible();
  expect(await textSent(context, () => send(page))).toContain("Company: Turismo & Mar\nTopic: AI for Legal\n\n");
  await expect(topic).toBeHidden();
  await page.getByRole("button", { name: "Bring back what you wrote" }).click();
  await expect(topic).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Remove the topic" }).click();
  await expect(topic).toBeHidden();
  await page.getByRole("link", { name: "Request the playbook" }).click();
  await expect(page.getByText("Topic: AI orchestration for public sector & tourism")).toBeVisible();
});

test("the new tab cannot reach back, and the text can be had again", async ({ page, context }) => {
  await open(page);
  await fill(page, { Name: "Ana", Email: "ana@x.org", Message: message });
  const popup = context.waitForEvent("page");
  await send(page);
  expect(await (await popup).evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole("link", { name: "Open the chat in WhatsApp" })).toHaveAttribute(
    "href",
    /Company%3A%20Not%20provided/,
  );
  await expect(page.getByLabel("Your enquiry as text")).toHaveValue(/^Name: Ana\n/);
});

test("a double click is one enquiry", async ({ page, context }) => {
  await open(page);
  await fill(page, visitor);
  const tabs: Page[] = [];
  context.on("page", (tab) => tabs.push(tab));
  await page.getByRole("button", { name: "Send enquiry" }).dblclick();
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeVisible();
  await expect(page.getByText("Enter your name.")).toBeHidden();
  // The browser tells of a new tab in its own time.
  await expect.poll(() => tabs.length).toBe(1);
});

test("a blocked tab loses nothing: the form stays, with a link and the text to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page);
  await fill(page, { ...visitor, Message: message });
  await send(page);
  await expect(page.getByRole("heading", { name: "Your browser did not open the chat" })).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue(message);
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeHidden();
  await axe(page);

  await page.getByLabel("Organisation").fill("");
  const link = page.getByRole("link", { name: "Open the chat in WhatsApp" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Company: Not provided");

  expect(await textSent(context, () => link.click())).toContain("Company: Not provided");
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("where the clipboard is closed the text is selected instead", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await open(page);
  await fill(page, visitor);
  await send(page);
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByText("Selected. Press Ctrl+C")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("Name: Ana Reis");
});

test("what is missing is said at the field, and the first gets the focus", async ({ page }) => {
  await open(page);
  await send(page);
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Enter your name.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter your email address.");
  await axe(page);
  await page.getByLabel("Name").fill("Ana");
  await expect(page.getByText("Enter your name.")).toBeHidden();
  await page.getByLabel("Email").fill("ana@x");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Enter an email address such as name@example.org.")).toBeVisible();
});

test("browsers and password managers can fill the form in", async ({ page }) => {
  await open(page);
  await expect(page.getByLabel("Name")).toHaveAttribute("autocomplete", "name");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Organisation")).toHaveAttribute("autocomplete", "organization");
  await expect(form(page).getByRole("textbox")).toHaveCount(4);
});

test("the draft survives a reload and a visit to another page, and can be cleared and brought back", async ({
  page,
}) => {
  await open(page);
  await fill(page, { ...visitor, Message: message });
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue(message);
  await page.goto("/privacy");
  await open(page);
  await expect(page.getByLabel("Organisation")).toHaveValue("Turismo & Mar");
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await page.getByRole("button", { name: "Bring back what you wrote" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(message);
});

test("what is typed before the form is hydrated stays", async ({ page, enquiry }) => {
  const { promise: held, resolve: hydrate } = Promise.withResolvers<void>();
  await page.route("**/assets/enquiry-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/#contact");
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Message").fill("Typed early.");
  hydrate();
  await enquiry.hydrated();
  await expect(page.getByLabel("Name")).toHaveValue("Ana");
  await expect(page.getByText("12/1000")).toBeVisible();
});

test("a paste that does not fit says that its end was left out", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(1_050)));
  await page.getByLabel("Message").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText("1000/1000")).toBeVisible();
  await expect(page.getByText("The end of what you pasted did not fit and was left out.")).toBeVisible();
});

test("whoever fills in the hidden field gets a link instead of a tab", async ({ page, context }) => {
  await open(page);
  await fill(page, visitor);
  await page.locator("[name=enquiry-extra]").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://spam.example";
  });
  let opened = false;
  context.on("page", () => {
    opened = true;
  });
  await send(page);
  await expect(page.getByRole("link", { name: "Open the chat in WhatsApp" })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Ana Reis");
  expect(opened).toBe(false);
});

test.describe("AI Preview", () => {
  test("is off while the message is blank; a press says why, by keyboard too", async ({ page }) => {
    await open(page);
    const preview = page.getByRole("button", { name: "AI Preview" });
    await expect(preview).toBeDisabled();
    await preview.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please enter a message")).toBeVisible();
    await expect(page.getByText("We need your message to analyze your inquiry.")).toBeVisible();
    await expect(page.getByLabel("Message")).toBeFocused();
    await page.getByLabel("Message").fill(" ");
    await expect(preview).toBeDisabled();
    await page.getByLabel("Message").fill("x");
    await expect(preview).toBeEnabled();
  });

  test("needs a message only, of our server too", async ({ page }) => {
    await open(page);
    await fill(page, { Email: "half@", Message: message });
    const request = page.waitForRequest("**/analyze-lead");
    await page.getByRole("button", { name: "AI Preview" }).click();
    expect((await request).postDataJSON()).toEqual({ name: "", email: "", company: "", message });
    await expect(page.getByText("Message analyzed!")).toBeVisible();
    await expect(page.getByRole("region", { name: "AI insights" })).toContainText("What would improve it");
  });

  test("shows a reply of exactly the specification's five fields", async ({ page }) => {
    await page.route("**/analyze-lead", (route) =>
      route.fulfill({
        json: {
          score: 40,
          category: "nurture",
          reasoning: "Two markets are named.",
          key_interests: ["Tourism"],
          recommended_action: "Say by when.",
        },
      }),
    );
    await open(page);
    await fill(page, { ...visitor, Message: message });
    await page.getByRole("button", { name: "AI Preview" }).click();
    const panel = page.getByRole("region", { name: "AI insights" });
    await expect(panel.getByText("40 out of 100")).toBeVisible();
    await expect(panel.locator("[data-badge=outline]")).toHaveText("nurture");
    await expect(panel.getByText("The badge “nurture” means: too little yet")).toBeVisible();
    for (const text of ["Two markets are named.", "Tourism", "Say by when."])
      await expect(panel.getByText(text, { exact: true })).toBeVisible();
    await expect(panel.getByText("What would improve it")).toBeHidden();
    await expect(panel.getByText("The rules that counted")).toBeHidden();
    await expect(page.getByText("Analysis unavailable")).toBeHidden();
    // What was reported is of this message; with another one the report goes.
    await expect(page.getByText("Message analyzed!")).toBeVisible();
    await page.getByLabel("Message").fill("Another message.");
    await expect(page.getByText("Message analyzed!")).toBeHidden();
  });

  test("shows score, category, reasons and what to do, and goes along with the enquiry", async ({ page, context }) => {
    await open(page);
    await fill(page, { ...visitor, Message: message });
    await page.getByRole("button", { name: "AI Preview" }).click();
    await expect(page.getByText("Message analyzed!")).toBeVisible();
    await expect(page.getByText("See the AI insights below.")).toBeVisible();
    const panel = page.getByRole("region", { name: "AI insights" });
    await expect(panel.getByText(/^\d+ out of 100$/)).toBeVisible();
    await expect(panel.locator("[data-badge=default]")).toHaveText("hot");
    for (const term of ["Reasoning", "Key interests", "Recommended action"])
      await expect(panel.getByText(term, { exact: true })).toBeVisible();
    await panel.getByText("The rules that counted").click();
    await expect(panel.getByText(/^\+\d+$/).first()).toBeVisible();
    await axe(page);

    await page.getByLabel("Message").fill(`${message} And more.`);
    await expect(panel.getByText("You have changed your entries since this preview.")).toBeVisible();
    await page.getByLabel("Message").fill(message);
    await expect(panel.getByText("You have changed your entries since this preview.")).toBeHidden();

    const text = await textSent(context, () => send(page));
    expect(text).toMatch(
      /\n\nAI analysis\nScore: \d+\/100\nCategory: hot\nReasoning: .+\nKey interests: .+\nRecommended action: .+$/s,
    );
    await expect(panel).toBeHidden();
  });

  test("cannot be asked twice at once, and an answer after the sending is ignored", async ({ page, context }) => {
    let asked = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/analyze-lead", async (route) => {
      asked += 1;
      await held;
      await route.continue().catch(() => undefined); // broken off by the sending
    });
    await open(page);
    await fill(page, { ...visitor, Message: message });
    await page.getByRole("button", { name: "AI Preview" }).click();
    const busy = page.getByRole("button", { name: "Analyzing..." });
    await expect(busy).toBeDisabled();
    await busy.click({ force: true });
    expect(asked).toBe(1);
    await textSent(context, () => send(page));
    answer();
    await expect(page.getByRole("button", { name: "AI Preview" })).toBeVisible();
    await expect(page.getByRole("region", { name: "AI insights" })).toBeHidden();
  });

  test.describe("when the server fails or refuses", () => {
    test.use({ expectedErrors: [/(?:status of 400|net::ERR_FAILED).* http.*\/analyze-lead$/] });

    test("says that the message can still be sent, and keeps it", async ({ page }) => {
      await page.route("**/analyze-lead", (route) => route.abort());
      await open(page);
      await fill(page, { ...visitor, Message: message });
      await page.getByRole("button", { name: "AI Preview" }).click();
      await expect(page.getByText("Analysis unavailable")).toBeVisible();
      await expect(page.getByText("You can still submit your message.")).toBeVisible();
      await expect(page.getByLabel("Message")).toHaveValue(message);
      await expect(page.getByRole("button", { name: "AI Preview" })).toBeEnabled();
    });

    test("shows a refusal at the field that it names", async ({ page }) => {
      const error = { code: "invalid_request", field: "company", message: "company: must have at most 200 characters" };
      await page.route("**/analyze-lead", (route) => route.fulfill({ status: 400, json: { error } }));
      await open(page);
      await fill(page, { ...visitor, Message: message });
      await page.getByRole("button", { name: "AI Preview" }).click();
      await expect(page.getByLabel("Organisation")).toBeFocused();
      await expect(page.getByText("Organisation must have at most 200 characters.")).toBeVisible();
    });

    test("takes an answer of another form for a failure", async ({ page }) => {
      await page.route("**/analyze-lead", (route) => route.fulfill({ json: { score: "high" } }));
      await open(page);
      await fill(page, { ...visitor, Message: message });
      await page.getByRole("button", { name: "AI Preview" }).click();
      await expect(page.getByText("Analysis unavailable")).toBeVisible();
    });
  });
});

test.describe("the summary of a chat", () => {
  const summary = "In the chat on your website I asked:\n- How does a pilot start?";

  test("is offered and becomes part of the message when the visitor agrees", async ({ page }) => {
    await open(page);
    await page.getByLabel("Message").fill("Hello.");
    await leave(page, "enquiry-handover", { text: summary });
    await expect(page.getByText("- How does a pilot start?")).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "Add the summary of your chat" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(`Hello.\n\n${summary}`);
    await expect(page.getByLabel("Message")).toBeFocused();
    await expect(page.getByRole("button", { name: "Add the summary of your chat" })).toBeHidden();
    await page.reload();
    await expect(page.getByLabel("Message")).toHaveValue(`Hello.\n\n${summary}`);
    await expect(page.getByRole("button", { name: "Add the summary of your chat" })).toBeHidden();
  });

  test("waits for the form on another page, and can be left out", async ({ page }) => {
    await page.goto("/privacy");
    await leave(page, "enquiry-handover", { text: summary });
    await open(page);
    await page.getByRole("button", { name: "Leave it out" }).click();
    await expect(page.getByText("- How does a pilot start?")).toBeHidden();
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("that is too long with the message is added all the same, and says by how much", async ({ page }) => {
    await open(page);
    await page.getByLabel("Message").fill("x".repeat(990));
    await leave(page, "enquiry-handover", { text: "Eighteen letters .", agreed: true });
    await expect(page.getByText("Shorten this by 10 characters.")).toBeVisible();
    await fill(page, visitor);
    await send(page);
    await expect(page.getByLabel("Message")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields stand there and a plain link leads to the chat", async ({ page }) => {
    await page.goto("/#contact");
    await expect(page.getByLabel("Message")).toBeVisible();
    const link = page.getByRole("link", { name: "Open a chat with us in WhatsApp" });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeHidden();
  });
});

test("nothing runs out of the narrowest screen, with everything open", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page);
  await fill(page, { ...visitor, Message: message });
  await page.getByRole("button", { name: "AI Preview" }).click();
  await page.getByText("The rules that counted").click();
  await leave(page, "enquiry-handover", { text: "word ".repeat(60) });
  await send(page);
  await expect(page.getByRole("link", { name: "Open the chat in WhatsApp" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe(page);
});

const form = (page: Page) => page.locator("form").filter({ has: page.getByLabel("Message") });

async function open(page: Page) {
  await new Enquiry(page).open();
}

async function fill(page: Page, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) await page.getByLabel(label).fill(value);
}

const send = (page: Page) => page.getByRole("button", { name: "Send enquiry" }).click();

/** The text that the external chat is opened with. */
async function textSent(context: BrowserContext, act: () => Promise<void>): Promise<string | null> {
  const [tab] = await Promise.all([context.waitForEvent("page"), act()]);
  await tab.waitForURL(/^https:\/\/wa\.me\//);
  return new URL(tab.url()).searchParams.get("text");
}

function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/(?:functions|rest)\//.test(request.url())) calls.push(request.url());
  });
  return calls;
}

/** What the chat does when it hands something to the form. */
function leave(page: Page, name: string, offer: { text: string; agreed?: boolean }) {
  return page.evaluate(
    ([key, value]) => {
      sessionStorage.setItem(key, JSON.stringify(value));
      dispatchEvent(new Event(key));
    },
    [name, offer] as const,
  );
}

async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("section[aria-labelledby=contact]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual([]);
}
