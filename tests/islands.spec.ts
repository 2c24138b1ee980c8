/** Islands and behaviours that come late, incomplete or not at all: nothing fails in silence, nothing typed is lost. */
import type { Page } from "@playwright/test";
import { anyOf, expect, test } from "./fixtures.ts";

test.use({
  expectedErrors: [
    anyOf(
      // Each test loses the files of one part.
      /^console: Failed to load resource: (?:net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|.* 404 .*) http.*\/assets\/(?:roi|enquiry|chat|carousel|entry\.client)-/,
      /^missing file: http.*\/assets\/(?:roi|enquiry)-/,
      // Drawings are fetched one by one, and may be on their way when the connection goes.
      /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED http.*\/art\//,
      /^console: (?:roi|enquiry|chat|carousel) failed\./,
      /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED http[^?]*\/#contact$/,
      /^console: (?:roi|enquiry|chat) was drawn anew\./,
      /^uncaught: Failed to fetch dynamically imported module: http.*\/assets\/entry\.client-/,
    ),
  ],
});

test.beforeEach(async ({ context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "the external chat" }));
});

/** A file of the page that is lost on its way until it is given back. */
async function lose(page: Page, name: string, answer: "none" | "not found" = "none") {
  const glob = `**/assets/${name}`;
  await page.route(glob, (route) => (answer === "none" ? route.abort() : route.fulfill({ status: 404, body: "gone" })));
  return { giveBack: () => page.unroute(glob) };
}

/** A file of the page that comes when the test says so. */
async function hold(page: Page, name: string) {
  const come = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}`, async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
}

test("the chat that is lost on its way says so, and comes with the next press", async ({ page, chat }) => {
  const file = await lose(page, "chat-*.js");
  await page.goto("/privacy");
  await chat.launcher.click();
  await expect(chat.notice).toContainText("The consultant could not be loaded.");
  await expect(chat.notice.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/#contact");
  await file.giveBack();
  await chat.launcher.click();
  await expect(chat.input).toBeFocused();
  await expect(chat.notice).toBeHidden();
});

test("the calculator that is lost comes with a press that gives no focus, as in Safari, and the press counts", async ({
  page,
  calculator,
}) => {
  const file = await lose(page, "roi-*.js");
  await page.goto("/#roi");
  await calculator.failed();
  await expect(calculator.notice).toContainText("The calculator could not be loaded.");
  await expect(calculator.notice.getByRole("link", { name: "go to the contact section" })).toBeVisible();
  await calculator.enter({ spend: "5000000", industry: "finance" });
  await calculator.failed();
  await file.giveBack();
  await calculator.button.dispatchEvent("click");
  await expect(calculator.projection).toContainText("51%");
  await expect(calculator.notice).toBeHidden();
});

test("the enquiry that is lost comes with the focus, with its style sheet, and what was typed stays", async ({
  page,
  enquiry,
}) => {
  const files = [await lose(page, "enquiry-*.js"), await lose(page, "enquiry-*.css")];
  await page.goto("/#contact");
  await enquiry.failed();
  await expect(enquiry.notice.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  for (const file of files) await file.giveBack();
  await enquiry.message.fill("Typed before.");
  await enquiry.hydrated();
  await expect(enquiry.message).toHaveValue("Typed before.");
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ""));
  expect(sheets.filter((href) => href.includes("/assets/enquiry-"))).toHaveLength(1);
});

test("after a redeploy that took a file away, reloading brings the new one, and what was typed is there again", async ({
  page,
  context,
  calculator,
  enquiry,
}) => {
  const files = [await lose(page, "roi-*.js", "not found"), await lose(page, "enquiry-*.js", "not found")];
  await page.goto("/#contact");
  await enquiry.failed();
  await enquiry.enter({ name: "Ana Reis", message: "We need a proposal by 15 March." });
  await calculator.enter({ spend: "5000000", industry: "finance" });
  await calculator.failed();
  // A picture that comes near the screen without a connection fails, as it should: here all are there before.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.complete || new Promise((resolve) => image.addEventListener("load", resolve, { once: true }));
      }),
    ),
  );
  // Without a connection the page is not given up for the browser's own error page.
  await context.setOffline(true);
  await enquiry.reload.click();
  await expect(enquiry.notice).toContainText("This site cannot be reached just now.");
  await context.setOffline(false); // which tries again by itself
  await enquiry.failed();
  for (const file of files) await file.giveBack();
  await enquiry.reload.click();
  await enquiry.hydrated();
  await expect(enquiry.name).toHaveValue("Ana Reis");
  await expect(enquiry.message).toHaveValue("We need a proposal by 15 March.");
  await calculator.spend.scrollIntoViewIfNeeded();
  await calculator.hydrated();
  await expect(calculator.spend).toHaveValue("5000000");
  await expect(calculator.industry).toHaveValue("finance");
  // From here on the form's own draft counts, not what was kept for the reload.
  await enquiry.message.fill("Another text.");
  await page.reload();
  await enquiry.message.scrollIntoViewIfNeeded();
  await enquiry.hydrated();
  await expect(enquiry.message).toHaveValue("Another text.");
});

test("a connection that comes back brings the parts that it had lost", async ({ page, context, calculator }) => {
  const file = await lose(page, "roi-*.js");
  await page.goto("/#roi");
  await calculator.failed();
  await context.setOffline(true);
  await file.giveBack();
  await context.setOffline(false);
  await calculator.hydrated();
});

test("without the carousel's file all three results can be read, and it comes with the next press once it can", async ({
  page,
}) => {
  const file = await lose(page, "carousel-*.js");
  await page.goto("/");
  const carousel = page.getByRole("group", { name: "Results", exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-state", "failed");
  await expectThreeResults(page);
  await file.giveBack();
  await page.locator("main h2").first().click();
  await expect(carousel).toHaveAttribute("data-state", "ready");
  await expect(page.locator("[data-slide]:not([hidden])")).toHaveCount(1);
});

async function expectThreeResults(page: Page) {
  const places: number[] = [];
  for (const slide of await page.locator("[data-slide]").all()) {
    await expect(slide).toBeVisible();
    await expect(slide).toHaveCSS("opacity", "1");
    places.push((await slide.boundingBox())?.y ?? 0);
  }
  expect(new Set(places).size).toBe(3);
}

test("a page whose script was lost starts once it can be had, keeps what was typed, and starts once", async ({
  page,
  calculator,
}) => {
  const file = await lose(page, "entry.client-*.js*");
  let tries = 0;
  page.on("requestfailed", () => tries++);
  await page.goto("/#roi");
  await calculator.enter({ spend: "5000000", currency: "EUR", industry: "finance" });
  // More than a page asks for its script by itself when it opens.
  await expect.poll(() => tries).toBeGreaterThan(4);
  await file.giveBack();
  await calculator.button.click();
  await calculator.hydrated();
  await expect(calculator.projection).toContainText("For €5,000,000 a year");
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
});

test("a currency that is chosen early is there again after a reload", async ({ page, calculator }) => {
  const file = await lose(page, "roi-*.js");
  await page.goto("/#roi");
  await calculator.failed();
  await calculator.enter({ currency: "EUR" });
  await file.giveBack();
  await page.reload();
  await calculator.hydrated();
  await expect(calculator.currency).toHaveValue("EUR");
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`where the page's script is held back (motion: ${reducedMotion})`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("the forms say so after a while and show the direct ways, and the results stand apart", async ({
      page,
      calculator,
      enquiry,
      chat,
    }) => {
      await lose(page, "entry.client-*.js*");
      await page.goto("/");
      const says = [
        calculator.element.getByText("The calculator has not started"),
        enquiry.element.getByText("The form has not started"),
      ];
      const ways = [calculator.element, enquiry.element].map((island) =>
        island.locator("[data-blocked]").getByRole("link"),
      );
      const reload = enquiry.element.getByRole("link", { name: "Reload the page" });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const each of [...says, ...ways.map((way) => way.first()), reload]) await expect(each).toBeHidden();
      // The style sheet's delay is over.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      for (const each of [...says, ...ways.map((way) => way.first()), reload]) await expect(each).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height);
      await expect(ways[1]?.first() ?? page.locator("x")).toHaveAttribute("href", /^https:\/\/wa\.me\//);
      await expect(chat.launcher).toBeHidden();
      await expectThreeResults(page);
      const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
      await reload.click();
      await reloaded;
    });
  });

test.describe("where the page's script is held back, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what is reached later has waited long enough, and says so at once", async ({ page, calculator }) => {
    await lose(page, "entry.client-*.js*");
    await page.goto("/");
    // The style sheet's delay is over; what is far below has not been laid out.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await page.getByRole("heading", { name: "Results", exact: true }).scrollIntoViewIfNeeded();
    await expectThreeResults(page);
    await calculator.element.scrollIntoViewIfNeeded();
    await expect(calculator.element.getByText("The calculator has not started")).toBeVisible();
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running")),
    ).toEqual([]);
  });
});

test("where the page's script runs, nothing waits to say that it did not", async ({ page, chat }) => {
  await page.goto("/");
  await expect(chat.launcher).toBeVisible();
  await expect(page.locator("[data-blocked]").first()).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().map((animation) => animation.id))).toEqual([]);
});

test.describe("a page that a translation and a password manager have changed before it is hydrated", () => {
  /** What React recovers from is not kept quiet. */
  const told = (page: Page) => page.waitForEvent("console", (message) => /was drawn anew/.test(message.text()));
  /** As a browser that translates does: every text is taken apart and wrapped. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found.filter(
        ({ data, parentElement }) => data.trim() && !parentElement?.matches("script, style"),
      )) {
        const inner = Object.assign(document.createElement("font"), { textContent: `${text.data}*` });
        const outer = document.createElement("font");
        outer.append(inner);
        text.replaceWith(outer);
      }
    });
  /** As password managers and writing aids do: elements beside every field, a field of their own, and classes. */
  const addBeside = (page: Page) =>
    page.evaluate(() => {
      const add = (tag: string, properties: object) => Object.assign(document.createElement(tag), properties);
      for (const form of document.forms)
        form.prepend(
          add("input", { type: "text", name: "name" }),
          add("button", { type: "button", className: "button" }),
        );
      for (const own of document.querySelectorAll("input, textarea, select, button")) own.classList.add("managed");
      for (const field of document.querySelectorAll("input, textarea, select")) {
        field.before(add("com-manager-button", {}));
        field.after(add("div", { className: "manager" }));
      }
    });
  const change = async (page: Page) => {
    await translate(page);
    await addBeside(page);
  };

  test("keeps text, selection and focus in the enquiry", async ({ page, enquiry }) => {
    const come = await hold(page, "enquiry-*.js");
    await page.goto("/#contact");
    await enquiry.name.fill("Ana Reis");
    await enquiry.message.fill("First line\nsecond line");
    await enquiry.message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 7, "backward"));
    await change(page);
    const report = told(page);
    come();
    await enquiry.hydrated();
    await report;
    const message = page.locator("#enquiry-message");
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((field: HTMLTextAreaElement) => [
        field.selectionStart,
        field.selectionEnd,
        field.selectionDirection,
      ]),
    ).toEqual([2, 7, "backward"]);
    await page.keyboard.type("X");
    await expect(message).toHaveValue("FiXine\nsecond line");
    await expect(page.locator("#enquiry-name")).toHaveValue("Ana Reis");
    // It is React's: the counter counts.
    await expect(page.locator("#enquiry-message-count")).toContainText("18/1000");
    await expect(enquiry.notice).toBeHidden();
  });

  test("keeps spend, currency and industry in the calculator, and the press counts", async ({ page, calculator }) => {
    const come = await hold(page, "roi-*.js");
    await page.goto("/#roi");
    await calculator.enter({ spend: "5000000", industry: "finance" });
    await page.locator("#roi-spend").focus();
    await change(page);
    // As in Safari, a press takes no focus from the field.
    await page.locator("[data-island=roi] button[type=submit]").dispatchEvent("click");
    come();
    await expect(calculator.projection).toContainText("51%");
    await expect(page.locator("#roi-spend")).toHaveValue("5000000");
  });

  test("opens the chat at its first press", async ({ page, chat }) => {
    await page.goto("/privacy");
    await change(page);
    await chat.launcher.click();
    await expect(chat.input).toBeFocused();
    await expect(chat.dialog).toBeVisible();
  });
});

test("a chat that was open when the page was reloaded stays so where the operators' application is hydrated after it", async ({
  page,
  chat,
}) => {
  await chat.open("/admin/knowledge-base");
  const come = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", async (route) => {
    const response = await route.fetch();
    // Two files have this name: the application's asks for the router.
    if ((await response.text()).includes("__reactRouterContext")) await come.promise;
    await route.fulfill({ response });
  });
  await page.reload();
  // All else has begun, and the chat must wait: what opens in a page that is hydrated afterwards is lost.
  await expect(page.locator("html[data-started]")).toBeAttached();
  await expect(chat.dialog).toBeHidden();
  come.resolve();
  await expect(page.getByText(/^\d+ total entries$/)).toBeVisible();
  await expect(chat.dialog).toBeVisible();
});

test.describe("a button that is pressed before its island is hydrated", () => {
  test("does its work once it is, while the press is fresh", async ({ page, calculator }) => {
    const come = await hold(page, "entry.client-*.js");
    await page.goto("/#roi", { waitUntil: "domcontentloaded" });
    await calculator.enter({ spend: "5000000", industry: "finance" });
    await expect(calculator.button).toBeEnabled();
    await calculator.button.click();
    come();
    await expect(calculator.projection).toContainText("51%");
    await expect(calculator.notice).toBeHidden();
  });

  test("says that it loads and then, where the visitor has gone on, that it is ready", async ({ page, calculator }) => {
    const come = await hold(page, "roi-*.js");
    await page.goto("/#roi");
    await calculator.calculate({ spend: "5000000", industry: "finance" });
    await expect(calculator.notice).toContainText("The calculator is loading.");
    await calculator.goals.fill("Prove results");
    come();
    await calculator.hydrated();
    await expect(calculator.notice).toContainText("press its button once more");
    await expect(calculator.projection).toBeHidden();
    await calculator.button.click();
    await expect(calculator.projection).toContainText("51%");
    await expect(calculator.notice).toBeHidden();
  });

  test("is not pressed again after more than three seconds", async ({ page, calculator }) => {
    const come = await hold(page, "roi-*.js");
    await page.goto("/#roi");
    await calculator.calculate({ spend: "5000000", industry: "finance" });
    await page.evaluate(() => {
      if (document.lastPress) document.lastPress.at -= 3_000;
    });
    come();
    await expect(calculator.notice).toContainText("press its button once more");
    await expect(calculator.projection).toBeHidden();
  });

  test("never opens a window that nobody expects any more", async ({ page, context, enquiry }) => {
    const come = await hold(page, "enquiry-*.js");
    const tabs: string[] = [];
    context.on("page", (tab) => tabs.push(tab.url()));
    await page.goto("/#contact");
    await enquiry.enter({ name: "Ana Reis", email: "ana@turismo.example", message: "Hello" });
    await enquiry.submit.click();
    await expect(enquiry.notice).toHaveText("The form is loading. Please press its button once more when it is ready.");
    come();
    await expect(enquiry.notice).toHaveText("The form is ready now. Please press its button once more.");
    expect(tabs).toEqual([]);
    const opened = context.waitForEvent("page");
    await enquiry.submit.click();
    await (await opened).waitForURL(/^https:\/\/wa\.me\//);
    expect(tabs).toHaveLength(1);
  });
});
