/** The enquiry form: what is written is never lost, and reaches the external chat only. */
import type { BrowserContext, Page, Route } from "@playwright/test";
import { axeViolations } from "./accessibility-rules.ts";
import { expect, test } from "./fixtures.ts";

const visitor = { name: "Ana Reis", email: "ana@turismo.example", organisation: "Turismo & Mar" };
const message =
  "We are a regional tourism board. We need a proposal for two markets by 15 March; the board has a budget.";
const SECTION = "section[aria-labelledby=contact]";

test.beforeEach(async ({ context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "the external chat" }));
});

test("sending opens the chat with everything filled in, thanks, clears the form and calls nothing; the new tab cannot reach back, and the text can be had again", async ({
  page,
  context,
  enquiry,
}) => {
  await enquiry.open();
  await enquiry.enter({ ...visitor, message });
  const calls = countCalls(page);
  const { text } = await sent(context, () => enquiry.submit.click());
  expect(text).toBe(`Name: Ana Reis\nEmail: ana@turismo.example\nCompany: Turismo & Mar\n\nMessage:\n${message}`);
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeVisible();
  await expect(
    page.getByText("Press send in WhatsApp, then: Your message has been received and we'll respond soon."),
  ).toBeVisible();
  const notSent = page.getByRole("heading", { name: "One step is left: press send in WhatsApp" });
  await expect(notSent).toBeFocused();
  await expect(notSent).toBeInViewport();
  // The focus says it; a region of the same name would say it again.
  await expect(page.getByRole("region", { name: "One step is left" })).toHaveCount(0);
  for (const field of [enquiry.name, enquiry.email, enquiry.organisation, enquiry.message])
    await expect(field).toHaveValue("");
  await expect(page.getByText("0/1000")).toBeVisible();
  expect(calls).toEqual([]);
  // What was written stays until the visitor says that it is sent, in the browser too.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Did you press send in WhatsApp?" })).toBeVisible();
  await expect(page.getByLabel("What you wrote")).toHaveValue(new RegExp(message));
  await expect(enquiry.name).toHaveValue("");
  await page.getByRole("button", { name: "Change what I wrote" }).click();
  await expect(enquiry.message).toHaveValue(message);
  await expect(enquiry.message).toBeFocused();
  await expect(enquiry.chatLink).toBeHidden();

  await enquiry.organisation.fill("");
  const { opener } = await sent(context, () => enquiry.submit.click());
  expect(opener).toBeNull();
  await expect(enquiry.chatLink).toHaveAttribute("href", /Company%3A%20Not%20provided/);
  await expect(page.getByLabel("What you wrote")).toHaveValue(/^Name: Ana Reis\n/);
  await page.getByRole("button", { name: "I have sent it" }).click();
  await expect(page.getByText("Thank you. A person reads what you sent.")).toBeVisible();
  await page.reload();
  await enquiry.hydrated();
  await expect(enquiry.chatLink).toBeHidden();
});

test("a paste that does not fit says so; the text can be copied before it is sent, and there is no mail without an address", async ({
  page,
  context,
  enquiry,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enquiry.open();
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(1_050)));
  await enquiry.message.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText("1000/1000")).toBeVisible();
  await expect(page.getByText("The end of what you pasted did not fit and was left out.")).toBeVisible();
  await enquiry.message.fill(message);
  await page.getByText("Without WhatsApp", { exact: true }).click();
  await expect(page.getByText("A colleague who has WhatsApp can send the text for you")).toBeVisible();
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
  await expect(page.locator("a[href^='mailto:']")).toHaveCount(0);
});

test("a call to action carries its topic into the form, where it can be taken out", async ({
  page,
  context,
  enquiry,
}) => {
  await page.goto("/solutions/ai-legal");
  // Before that a call to action is a plain link.
  await expect(page.locator("html")).toHaveAttribute("data-started", "");
  await page.getByRole("link", { name: "Start a conversation" }).click();
  await enquiry.hydrated();
  const topic = enquiry.form.getByText("Topic: AI for Legal");
  await expect(topic).toBeVisible();
  await page.reload();
  await expect(topic).toBeVisible();
  await enquiry.enter(visitor);
  await expect(topic).toBeVisible();
  const { text } = await sent(context, () => enquiry.submit.click());
  expect(text).toContain("Company: Turismo & Mar\nTopic: AI for Legal\n\n");
  await expect(topic).toBeHidden();
  await enquiry.bringBack.click();
  await expect(topic).toBeVisible();
  expect(await axeViolations(page, SECTION)).toEqual([]);
  await page.getByRole("button", { name: "Remove the topic" }).click();
  await expect(topic).toBeHidden();
  await page.getByRole("link", { name: "Request the playbook" }).click();
  await expect(enquiry.form.getByText("Topic: AI orchestration for public sector & tourism")).toBeVisible();
  await page.goto("/glossary");
  await expect(page.locator("html")).toHaveAttribute("data-started", "");
  await page.getByRole("link", { name: "Tell us" }).click();
  await expect(enquiry.form.getByText("Topic: Glossary")).toBeVisible();
});

test("a blocked tab loses nothing: the form stays, with a link and the text to copy, or to select where the clipboard is closed", async ({
  page,
  context,
  enquiry,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await enquiry.open();
  await enquiry.enter({ ...visitor, message });
  await enquiry.submit.click();
  await expect(page.getByRole("heading", { name: "Your browser did not open the chat" })).toBeFocused();
  await expect(enquiry.message).toHaveValue(message);
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeHidden();

  await enquiry.organisation.fill("");
  await expect(enquiry.chatLink).toHaveAttribute("target", "_blank");
  await expect(enquiry.chatLink).toHaveAttribute("rel", /noopener/);
  const copy = page.getByRole("button", { name: "Copy the text" });
  await copy.click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Company: Not provided");
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByText("Selected. Press Ctrl+C")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("Name: Ana Reis");

  const { text } = await sent(context, () => enquiry.chatLink.click());
  expect(text).toContain("Company: Not provided");
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeVisible();
  await expect(enquiry.message).toHaveValue("");
});

test("the link in place of a blocked tab sends what the button would, and goes with the enquiry that it is for", async ({
  page,
  context,
  enquiry,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await enquiry.open();
  await enquiry.enter({ ...visitor, message });
  await enquiry.submit.click();
  await enquiry.name.fill("");
  const tabs: Page[] = [];
  context.on("page", (tab) => tabs.push(tab));
  await enquiry.chatLink.click();
  await expect(enquiry.name).toBeFocused();
  await expect(enquiry.name).toHaveAccessibleDescription("Enter your name.");
  await expect(enquiry.message).toHaveValue(message);
  await expect(page.getByText("Thanks — we'll be in touch.")).toBeHidden();
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(enquiry.chatLink).toBeHidden();
  await enquiry.bringBack.click();
  await expect(enquiry.chatLink).toBeHidden();
  expect(tabs).toEqual([]);
  await enquiry.name.fill(visitor.name);
  await enquiry.submit.click();
  await sent(context, () => enquiry.chatLink.click());
  await expect(page.getByRole("heading", { name: "One step is left" })).toBeFocused();
});

test("what happens to the draft is said each time it happens", async ({ page, enquiry }) => {
  const said = (words: string) => enquiry.element.getByRole("status").getByText(words, { exact: true });
  const [cleared, restored] = [
    said("The draft is cleared. It can be brought back while this tab is open."),
    said("What you wrote is back in the form."),
  ];
  await enquiry.open();
  await enquiry.message.fill("x");
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(cleared).toHaveCount(1);
  await enquiry.message.fill("y");
  await expect(cleared).toHaveCount(0);
  await enquiry.bringBack.click();
  const first = await restored.elementHandle();
  await enquiry.bringBack.click();
  // A screen reader hears of what is put in, not of what stands there already.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(restored).toHaveCount(1);
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(restored).toHaveCount(0);
  await expect(cleared).toHaveCount(1);
});

test("browsers can fill the form in; what is missing is said at the field, and the first gets the focus", async ({
  page,
  enquiry,
}) => {
  await enquiry.open();
  const { name, email } = enquiry;
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(enquiry.organisation).toHaveAttribute("autocomplete", "organization");
  await expect(enquiry.form.getByRole("textbox")).toHaveCount(4);

  await enquiry.submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Enter your name.");
  await expect(email).toHaveAccessibleDescription("Enter your email address.");
  await name.fill("Ana");
  await expect(page.getByText("Enter your name.")).toBeHidden();
  await email.fill("ana@x");
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Enter an email address such as name@example.org.")).toBeVisible();
});

test("a second enquiry has the same ways as the first, with its own text", async ({ page, context, enquiry }) => {
  await enquiry.open();
  await enquiry.enter({ ...visitor, message });
  await sent(context, () => enquiry.submit.click());
  await expect(enquiry.chatLink).toBeVisible();
  await enquiry.enter({ ...visitor, message: "Another matter." });
  await expect(page.getByLabel("What you wrote")).toHaveValue(new RegExp(message));
  await page.getByText("Without WhatsApp").last().click();
  await expect(page.getByLabel("Your enquiry as text")).toHaveValue(/\n\nMessage:\nAnother matter\.$/);
});

test("nothing that was written is lost when more is written, cleared and brought back", async ({
  page,
  context,
  enquiry,
}) => {
  const clear = page.getByRole("button", { name: "Clear the draft" });
  await enquiry.open();
  await enquiry.enter({ ...visitor, message });
  await sent(context, () => enquiry.submit.click());
  await enquiry.message.fill("x");
  await clear.click();
  await enquiry.bringBack.click();
  await expect(enquiry.message).toHaveValue("x");
  await expect(clear).toBeFocused();
  await page.reload();
  await enquiry.hydrated();
  await enquiry.bringBack.click();
  await expect(enquiry.message).toHaveValue(message);
  await expect(enquiry.name).toHaveValue(visitor.name);
  await enquiry.bringBack.click();
  await expect(enquiry.message).toHaveValue("x");
  // What is in the form is exchanged, and stays as well.
  await enquiry.message.fill("y");
  for (const text of [message, "x", "y"]) {
    await enquiry.bringBack.click();
    await expect(enquiry.message).toHaveValue(text);
  }
});

test("what is typed before the form is hydrated stays, and the draft that it overwrites can be brought back", async ({
  page,
  enquiry,
}) => {
  await enquiry.open();
  await enquiry.message.fill(message);
  const { promise: held, resolve: hydrate } = Promise.withResolvers<void>();
  await page.route("**/assets/enquiry-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/?later#contact");
  await enquiry.enter({ name: "Ana", message: "Typed early." });
  hydrate();
  await enquiry.hydrated();
  await expect(enquiry.name).toHaveValue("Ana");
  await expect(page.getByText("12/1000")).toBeVisible();
  await enquiry.bringBack.click();
  await expect(enquiry.message).toHaveValue(message);
  await enquiry.bringBack.click();
  await expect(enquiry.message).toHaveValue("Typed early.");
});

test.describe("AI Preview", () => {
  test("is off while the message is blank; a press says why, by keyboard too; a message is all that it needs, of our server too", async ({
    page,
    enquiry,
  }) => {
    await enquiry.open();
    await expect(enquiry.preview).toBeDisabled();
    await enquiry.preview.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please enter a message")).toBeVisible();
    await expect(page.getByText("We need your message to analyze your inquiry.")).toBeVisible();
    await expect(enquiry.message).toBeFocused();
    await enquiry.message.fill(" ");
    await expect(enquiry.preview).toBeDisabled();
    await enquiry.message.fill("x");
    await expect(enquiry.preview).toBeEnabled();

    await enquiry.enter({ email: "half@", message });
    const request = page.waitForRequest("**/analyze-lead");
    await enquiry.preview.click();
    expect((await request).postDataJSON()).toEqual({ name: "", email: "", company: "", message });
    await expect(page.getByText("Message analyzed!")).toBeVisible();
    await expect(enquiry.insights).toContainText("What would improve it");
  });

  test("shows a reply of nothing but the five fields that every server gives", async ({ page, enquiry }) => {
    let category = "nurture";
    await page.route("**/analyze-lead", (route) =>
      route.fulfill({
        json: {
          score: 40,
          category,
          reasoning: "Two markets are named.",
          key_interests: ["Tourism"],
          recommended_action: "Say by when.",
        },
      }),
    );
    await enquiry.open();
    await enquiry.enter({ ...visitor, message });
    await enquiry.preview.click();
    const panel = enquiry.insights;
    await expect(panel.getByText("40 out of 100")).toBeVisible();
    await expect(panel.locator("[data-badge=outline]")).toHaveText("nurture");
    // What another server's category means is not known here.
    await expect(panel.getByText("needs more detail")).toBeHidden();
    await expect(panel.getByText("It decides nothing; a person reads every enquiry.")).toBeVisible();
    for (const text of ["Two markets are named.", "Tourism", "Say by when."])
      await expect(panel.getByText(text, { exact: true })).toBeVisible();
    await expect(panel.getByText("What would improve it")).toBeHidden();
    await expect(panel.getByText("The rules that counted")).toBeHidden();
    await expect(page.getByText("Analysis unavailable")).toBeHidden();
    // What was reported is of this message; with another one the report goes.
    await expect(page.getByText("Message analyzed!")).toBeVisible();
    await enquiry.message.fill("Another message.");
    await expect(page.getByText("Message analyzed!")).toBeHidden();
    category = "HOT";
    await enquiry.preview.click();
    await expect(panel.locator("[data-badge=default]")).toHaveText("HOT");
    await expect(panel.getByText("HOT: ready to take up")).toBeVisible();
  });

  test("shows score, category, reasons and what to do, and goes along with the enquiry", async ({
    page,
    context,
    enquiry,
  }) => {
    await enquiry.open();
    await enquiry.enter({ ...visitor, message });
    await enquiry.preview.click();
    await expect(page.getByText("Message analyzed!")).toBeVisible();
    await expect(page.getByText("See the AI insights below.")).toBeVisible();
    const panel = enquiry.insights;
    await expect(panel.getByText("Fixed rules, no model, gave this result.")).toBeVisible();
    await expect(panel.getByText(/^\d+ out of 100$/)).toBeVisible();
    await expect(panel.locator("[data-badge=default]")).toHaveText("hot");
    for (const term of ["Reasoning", "Key interests", "Recommended action"])
      await expect(panel.getByText(term, { exact: true })).toBeVisible();
    await panel.getByText("The rules that counted").click();
    await expect(panel.getByText(/^\+\d+$/).first()).toBeVisible();

    const changed = panel.getByText("You have changed your entries since this preview.");
    await enquiry.message.fill(`${message} And more.`);
    await expect(changed).toBeVisible();
    await enquiry.message.fill(message);
    await expect(changed).toBeHidden();

    const { text } = await sent(context, () => enquiry.submit.click());
    expect(text).toMatch(
      /\n\nAI analysis\nScore: \d+\/100\nCategory: hot\nReasoning: .+\nKey interests: .+\nRecommended action: .+$/s,
    );
    await expect(panel).toBeHidden();
  });

  test("is of all that the server reads, which leaves out the name", async ({ context, enquiry }) => {
    await enquiry.open();
    await enquiry.enter({ message });
    await enquiry.preview.click();
    await expect(enquiry.insights).toBeVisible();
    const changed = enquiry.insights.getByText("You have changed your entries");
    // Half an address is not sent.
    await enquiry.enter({ name: visitor.name, email: "ana@" });
    await expect(changed).toBeHidden();
    for (const [field, value] of [
      ["email", visitor.email],
      ["organisation", visitor.organisation],
    ] as const) {
      await enquiry.enter({ [field]: value });
      await expect(changed).toBeVisible();
      await enquiry.enter({ [field]: "" });
      await expect(changed).toBeHidden();
    }
    await enquiry.enter({ email: visitor.email });
    const { text } = await sent(context, () => enquiry.submit.click());
    expect(text).toContain("\n\nAI analysis (of an earlier version of this enquiry)\n");
  });

  test("stays with its enquiry when another one is brought back", async ({ page, context, enquiry }) => {
    await enquiry.open();
    await enquiry.enter({ ...visitor, message });
    await page.getByRole("button", { name: "Clear the draft" }).click();
    await enquiry.enter({ message: "Another matter." });
    await enquiry.preview.click();
    await expect(enquiry.insights).toBeVisible();
    await enquiry.bringBack.click();
    await expect(enquiry.insights).toBeHidden();
    const { text } = await sent(context, () => enquiry.submit.click());
    expect(text).toMatch(new RegExp(`${message}$`));
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 560 } });

    test("comes into view and leaves the focus, unless one writes on", async ({ page, enquiry }) => {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route("**/analyze-lead", async (route) => {
        await held;
        await route.continue();
      });
      await enquiry.open();
      await enquiry.enter({ message });
      await enquiry.preview.click();
      await enquiry.name.fill("Ana");
      answer();
      await expect(enquiry.insights).toBeVisible();
      await expect(enquiry.name).toBeInViewport();
      await expect(enquiry.name).toBeFocused();
      await enquiry.preview.click();
      await expect(enquiry.insights.getByText(/out of 100$/)).toBeInViewport({ ratio: 1 });
      await expect(enquiry.preview).toBeFocused();
    });
  });

  test("cannot be asked twice at once, an answer after the sending is ignored, and a double click is one enquiry", async ({
    page,
    context,
    enquiry,
  }) => {
    let requestCount = 0;
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/analyze-lead", async (route) => {
      requestCount += 1;
      await held;
      await route.continue().catch(() => undefined); // aborted by the submission
    });
    await enquiry.open();
    await enquiry.enter({ ...visitor, message });
    await enquiry.preview.click();
    const busy = page.getByRole("button", { name: "Analyzing..." });
    await expect(busy).toBeDisabled();
    await busy.click({ force: true });
    expect(requestCount).toBe(1);
    const tabs: Page[] = [];
    context.on("page", (tab) => tabs.push(tab));
    await sent(context, () => enquiry.submit.dblclick());
    answer();
    await expect(page.getByText("Thanks — we'll be in touch.")).toBeVisible();
    await expect(page.getByText("Enter your name.")).toBeHidden();
    expect(tabs).toHaveLength(1);
    await expect(enquiry.preview).toBeVisible();
    await expect(enquiry.insights).toBeHidden();
  });

  test.describe("when the server fails or refuses", () => {
    test.use({ expectedErrors: [/(?:status of 400|net::ERR_FAILED).* http.*\/analyze-lead$/] });

    const error = { code: "invalid_request", field: "company", message: "company: must have at most 200 characters" };
    const FAILURES: [string, (route: Route) => Promise<void>, string][] = [
      ["the line is cut", (route) => route.abort(), "You can still submit your message."],
      ["the answer has another form", (route) => route.fulfill({ json: { score: "high" } }), "Analysis unavailable"],
      [
        "a field is named",
        (route) => route.fulfill({ status: 400, json: { error } }),
        "Organisation must have at most 200 characters.",
      ],
    ];

    test("each time it says so, keeps the message, and shows a refusal at the field that it names", async ({
      page,
      enquiry,
    }) => {
      await enquiry.open();
      await enquiry.enter({ ...visitor, message });
      for (const [name, fault, says] of FAILURES)
        await test.step(name, async () => {
          await page.reload();
          await enquiry.hydrated();
          await page.route("**/analyze-lead", fault);
          await enquiry.preview.click();
          await expect(page.getByText(says)).toBeVisible();
          await expect(enquiry.message).toHaveValue(message);
          await expect(enquiry.preview).toBeEnabled();
          if (name === "a field is named") await expect(enquiry.organisation).toBeFocused();
          else await expect(page.getByText("Analysis unavailable")).toBeVisible();
          await page.unroute("**/analyze-lead");
        });
    });
  });
});

test.describe("the summary of a chat", () => {
  const summary = "In the chat on your website I asked:\n- How does a pilot start?";

  test("is offered and becomes part of the message when the visitor agrees", async ({ page, enquiry }) => {
    await enquiry.open();
    await enquiry.message.fill("Hello.");
    await leave(page, "enquiry-handover", { text: summary });
    await expect(page.getByText("- How does a pilot start?")).toBeVisible();
    const add = page.getByRole("button", { name: "Add the summary of your chat" });
    await add.click();
    await expect(enquiry.message).toHaveValue(`Hello.\n\n${summary}`);
    await expect(enquiry.message).toBeFocused();
    await expect(add).toBeHidden();
    await page.reload();
    await expect(enquiry.message).toHaveValue(`Hello.\n\n${summary}`);
    await expect(add).toBeHidden();
  });

  test("waits for the form on another page, and can be left out; one that is too long is added all the same, and says by how much", async ({
    page,
    enquiry,
  }) => {
    await page.goto("/privacy");
    await leave(page, "enquiry-handover", { text: summary });
    await enquiry.open();
    await page.getByRole("button", { name: "Leave it out" }).press("Enter");
    await expect(enquiry.message).toBeFocused();
    await expect(page.getByText("- How does a pilot start?")).toBeHidden();
    await expect(enquiry.message).toHaveValue("");

    await enquiry.message.fill("x".repeat(990));
    await leave(page, "enquiry-handover", { text: "Eighteen letters .", agreed: true });
    await expect(page.getByText("Shorten this by 10 characters.")).toBeVisible();
    await enquiry.enter(visitor);
    await enquiry.submit.click();
    await expect(enquiry.message).toBeFocused();
  });
});

test("nothing runs out of the narrowest screen, with everything open", async ({ page, enquiry }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await enquiry.open();
  await enquiry.enter({ ...visitor, message });
  await enquiry.preview.click();
  await page.getByText("The rules that counted").click();
  await leave(page, "enquiry-handover", { text: "word ".repeat(60) });
  await enquiry.submit.click();
  await expect(enquiry.chatLink).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page, SECTION)).toEqual([]);
});

/** The text that the external chat is opened with, and what its tab could reach back by. */
async function sent(context: BrowserContext, act: () => Promise<void>) {
  const [tab] = await Promise.all([context.waitForEvent("page"), act()]);
  await tab.waitForURL(/^https:\/\/wa\.me\//);
  const opener = await tab.evaluate(() => window.opener);
  return { text: new URL(tab.url()).searchParams.get("text"), opener };
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
