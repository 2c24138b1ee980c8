/** The ROI calculator: numbers from the documented model, nothing entered ever lost. */
import type { Locator, Page, Route } from "@playwright/test";
import { axeViolations } from "./accessibility-rules.ts";
import { blockStorage, expect, test } from "./fixtures.ts";
import { Calculator } from "./page-objects/calculator.ts";

const failed = "Failed to calculate ROI. Please try again.";
const done = "ROI calculated successfully!";
const missing = "Please enter your current spend and select an industry";
const SECTION = "section[aria-labelledby=roi]";
const FINANCE = { spend: "5000000", industry: "finance" };
/** Milliseconds for which the shortest of the notices stands. */
const NOTICE = 4_000;

// A notice stays until it has been looked at, however long a busy machine takes for that.
test.beforeEach(({ page }) =>
  page.addInitScript((longest) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, milliseconds = 0) => (milliseconds < longest ? setTimeout(work, milliseconds) : 0),
    });
  }, NOTICE),
);

test("before anything is entered it says what to do, a press says what is missing, and the fields hold what fits", async ({
  page,
  calculator,
}) => {
  await calculator.open();
  await expect(
    page.getByText("Fill in your information and click Calculate ROI to see your personalized projections"),
  ).toBeVisible();
  await expect(page.getByRole("figure", { name: "An example, not a client" })).toContainText(
    "a return of 51% after twelve months in the base case, −31% in the low and 191% in the high one",
  );
  expect(await page.locator("input[type=number]").count()).toBe(0);
  const options = calculator.industry.locator("option");
  expect(
    await options.evaluateAll((elements) => elements.map((element) => (element as HTMLOptionElement).value)),
  ).toEqual(["", "government", "tourism", "finance", "legal", "insurance", "healthcare", "education", "other"]);

  await expect(calculator.button).toBeDisabled();
  await calculator.button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(missing)).toBeVisible();
  await expect(calculator.spend).toBeFocused();
  await expect(page.getByText("Select an industry.", { exact: true })).toBeVisible();
  expect(await overlap(page, missing, calculator.spend)).toBe(false);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(1);
  await calculator.spend.fill("1000");
  await expect(calculator.button).toBeDisabled();
  await calculator.industry.selectOption("tourism");
  await expect(calculator.button).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByText("Select an industry.", { exact: true })).toBeHidden();

  for (const field of [calculator.goals, calculator.challenges]) {
    await field.fill("x".repeat(600));
    await expect(field).toHaveValue("x".repeat(500));
  }
  await expect(page.getByText("500/500")).toHaveCount(2);
});

test("says that it is at work, then shows the five results, the range and what moves it, and says them once", async ({
  page,
  calculator,
}) => {
  const { answer, requestCount } = await hold(page);
  await calculator.open();
  await calculator.calculate({ ...FINANCE, goals: "Prove results", challenges: "approvals" });
  const busy = page.getByRole("button", { name: "Calculating..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await expect.poll(requestCount).toBe(1);
  await answer();

  await expect(page.getByText(done)).toBeVisible();
  await expect(calculator.button).toBeEnabled();
  expect(requestCount(), "a second press asks nothing").toBe(1);
  await expect(calculator.projection).toBeFocused();
  const panel = calculator.projection;
  await expect(panel.getByText("Read as", { exact: false })).toBeHidden();
  await expect(panel.getByText("For $5,000,000 a year, financial services.")).toBeVisible();
  await expect(calculator.roi).toHaveText("51%");
  await expect(calculator.term("Projected cost savings")).toHaveText("$325,000");
  await expect(calculator.term("Projected revenue impact")).toHaveText("$280,000");
  await expect(panel.getByText("You mention “Prove”.")).toBeVisible();
  await expect(panel.getByText("Begin with a three-month pilot")).toBeVisible();
  await expect(panel.getByText("From −31% in the low case to 191% in the high one.")).toBeVisible();
  await expect(panel.getByText("from about $1,223,000 of spend a year")).toBeVisible();
  const months = panel.getByRole("figure").filter({ hasText: "The twelve months: $139,000 in the base case" });
  await expect(
    months.getByText("stands lowest in month 5, at −\u2060$83,286. It has covered its cost from month 9."),
  ).toBeVisible();
  expect(await overlap(page, done, calculator.roi)).toBe(false);
  await calculator.unfold("The numbers, by case and month");
  await expect(page.getByRole("row", { name: "Return −31% 51% 191%" })).toBeVisible();
  await expect(page.getByRole("row", { name: "12 −\u2060$97,500 $139,000 $453,833" })).toBeVisible();
  await calculator.unfold("What moves the return most");
  await expect(
    page.getByRole("figure", { name: "What moves the return most" }).getByRole("listitem").first(),
  ).toHaveText("Share of spend that can be recovered9% to 17%: return 14% to 89%");
  await expect(
    page.getByRole("status").filter({ hasText: "a return of 51% over twelve months, −31% in the low case" }),
  ).toHaveCount(1);
  await expect(panel.getByText("not a forecast, a quote or a guarantee")).toBeVisible();

  // Entries that are no longer those of the projection are told from those that are.
  const changed = page.getByText("Your entries have changed since.");
  await expect(changed).toBeHidden();
  await calculator.goals.fill("growth");
  await expect(changed).toBeVisible();
  await calculator.goals.fill("Prove results");
  await expect(changed).toBeHidden();
});

test("money is read as it is written, in the currency that is typed or chosen, and a doubt is said in place", async ({
  page,
  calculator,
}) => {
  const calls = countCalls(page);
  await calculator.open();
  const { spend, projection } = calculator;
  for (const amount of ["-1", "100000001"]) {
    await calculator.calculate({ spend: amount, industry: "finance" });
    await expect(page.getByText("Enter a number from 0 to 100,000,000.")).toBeVisible();
    await expect(spend).toBeFocused();
  }
  expect(calls).toEqual([]);
  await spend.fill("100000000");
  await expect(page.getByText("Enter a number from 0 to 100,000,000.")).toBeHidden();
  await expect(page.getByText("Read as $100,000,000 a year.")).toBeVisible();

  await calculator.calculate({ spend: "€5 million" });
  await expect(projection.getByText("For €5,000,000 a year, financial services.")).toBeVisible();
  await expect(calculator.currency).toHaveValue("EUR");
  await expect(calculator.term("Projected cost savings")).toHaveText("€325,000");
  await expect(page.getByLabel("Revenue for each euro of spend")).toHaveValue("1.4");
  await calculator.enter({ currency: "GBP" });
  await expect(page.getByText("Your entries have changed since.")).toBeVisible();
  await calculator.button.click();
  await expect(calculator.term("Projected cost savings")).toHaveText("£325,000");
  expect(await projection.textContent()).not.toMatch(/[$€]|dollar/);
  await page.reload();
  await expect(calculator.term("Projected cost savings")).toHaveText("£325,000");
  for (const [written, problem] of [
    ["1.500", "This could mean £1.50"],
    ["€5.000", "This could mean €5 or €5,000"],
    ["CHF 5m", "This cannot be read as an amount."],
  ] as const) {
    await spend.fill(written);
    await calculator.button.click();
    await expect(spend).toHaveAccessibleDescription(new RegExp(problem));
    await expect(spend).toHaveValue(written);
  }
});

test("a reply of nothing but the five fields that every server gives is a projection", async ({
  page,
  calculator,
  enquiry,
}) => {
  const requests: unknown[] = [];
  await page.route("**/calculate-roi", (route) => {
    requests.push(route.request().postDataJSON());
    return route.fulfill({
      json: {
        roiPercentage: 42.5,
        projectedSavings: 1_000,
        projectedRevenue: 2_000,
        insights: ["Begin small."],
        recommendation: "Start a pilot.",
      },
    });
  });
  await calculator.open();
  await calculator.calculate({ spend: "5m", industry: "finance" });
  await expect(page.getByText(done)).toBeVisible();
  expect(requests).toEqual([{ currentSpend: 5_000_000, industry: "finance" }]);
  await expect(calculator.roi).toHaveText("42.5%");
  await expect(calculator.term("Projected revenue impact")).toHaveText("$2,000");
  await expect(calculator.projection.getByText("Begin small.")).toBeVisible();
  await expect(calculator.projection.getByText("Start a pilot.")).toBeVisible();
  await expect(calculator.projection.getByRole("heading")).toHaveText([
    "Your projection",
    "What the numbers say",
    "Recommendation",
  ]);
  await expect(page.getByText("The assumptions, yours to change")).toBeHidden();
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(enquiry.message).toHaveValue(/\nReturn: 42\.5%\nProjected cost savings: \$1,000/);
  await expect(page.getByText("Failed to calculate ROI")).toBeHidden();
});

test("a loss is shown as one, and government is told what is projected instead of revenue", async ({ calculator }) => {
  await calculator.open();
  await calculator.calculate({ spend: "400000", industry: "government" });
  const services = calculator.term("Projected value of completed services");
  await expect(calculator.roi).toHaveText(/^−\d+%$/);
  await expect(services).toHaveText("$24,000");
  await expect(
    calculator.projection.getByText("A public body sells nothing, so no revenue is projected."),
  ).toBeVisible();
  await calculator.calculate({ spend: "150k" });
  await expect(services).toHaveText("$9,000");
  // From where it would turn stands beside the number; a consultation says what it is for.
  for (const words of [
    "covers its cost from about",
    "We would not recommend",
    "It would not be about a full programme.",
  ])
    await expect(calculator.projection).toContainText(words);
  await calculator.calculate({ spend: "0" });
  await expect(calculator.roi).toHaveText("−100%");
});

test("assumptions can be changed and set back, the last change counts, and a reload brings them back", async ({
  page,
  calculator,
}) => {
  await calculator.open();
  await calculator.calculate({ ...FINANCE, goals: "Prove results" });
  const { margin, roi } = calculator;
  await calculator.unfold("The assumptions, yours to change");
  await expect(margin).toHaveValue("30");
  // What cannot be read is set back too, though it never was an assumption of the projection.
  const reset = page.getByRole("button", { name: "Back to the standard assumptions" });
  await margin.fill("abc");
  await expect(page.getByText("Enter a value from 0% to 100%.")).toBeVisible();
  await reset.click();
  await expect(page.getByText("Enter a value from 0% to 100%.")).toBeHidden();
  await expect(margin).toHaveValue("30");
  await margin.fill("200");
  await expect(page.getByText("Enter a value from 0% to 100%.")).toBeVisible();
  await margin.fill("50");
  await margin.fill("40");
  await expect(roi).toHaveText("62%");
  await expect(page.getByText("Set by you; the standard is 30%.")).toBeVisible();
  await calculator.unfold("What moves the return most");
  await expect(page.getByText("40%, set by you")).toBeVisible();
  // The return and its range stay in view, on a phone too.
  await page.setViewportSize({ width: 390, height: 700 });
  const standing = page.getByText("Return: 62% low −27%, high 202%");
  for (const field of [page.getByLabel("Assumed further cost as a share of spend"), margin]) {
    await field.focus();
    await expect(standing).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await calculator.challenges.fill("half a thou");
  await page.reload();
  await calculator.spend.scrollIntoViewIfNeeded();
  await expect(roi).toHaveText("62%");
  await expect(calculator.goals).toHaveValue("Prove results");
  await expect(calculator.challenges).toHaveValue("half a thou");
  await expect(page.getByText(done)).toBeHidden();

  await calculator.unfold("The assumptions, yours to change");
  await page.getByLabel("Uplift in revenue").fill("");
  await expect(roi).toHaveText("62%");
  await reset.click();
  await expect(roi).toHaveText("51%");
  await expect(margin).toHaveValue("30");
  await expect(page.getByLabel("Uplift in revenue")).toHaveValue("8");
});

test("a shared link shows the same projection to somebody else, whose changes then stay", async ({
  page,
  browser,
  context,
  calculator,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await calculator.open();
  await calculator.calculate({ ...FINANCE, goals: "Prove results" });
  await calculator.setMargin("40");
  await expect(calculator.roi).toHaveText("62%");
  await page.getByText("Share this projection as a link").click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext({ viewport: { width: 390, height: 700 } })).newPage();
  const theirs = new Calculator(other);
  const addresses: string[] = [];
  other.on("request", (request) => addresses.push(request.url()));
  await other.goto(link);
  await expect(theirs.roi).toHaveText("62%");
  await expect(theirs.roi).toBeInViewport({ ratio: 1 });
  expect(addresses.filter((address) => address.includes("Prove"))).toEqual([]);
  await expect(theirs.spend).toHaveValue("5000000");
  await expect(theirs.goals).toHaveValue("Prove results");
  await expect(theirs.margin).toHaveValue("40");
  await theirs.spend.fill("6000000");
  await theirs.roi.scrollIntoViewIfNeeded();
  // A reload leaves the visitor where they were, at the figures or elsewhere.
  await other.reload();
  await expect(theirs.roi).toBeInViewport({ ratio: 1 });
  await expect(theirs.spend).toHaveValue("6000000");
  const method = other.locator("#method");
  await method.evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
  await other.reload();
  await expect(method).toBeInViewport();
  await theirs.spend.scrollIntoViewIfNeeded();
  await expect(theirs.spend).toHaveValue("6000000");
  // Followed once more, the link shows what it holds.
  await other.goto("/privacy");
  await other.goto(link);
  await expect(theirs.spend).toHaveValue("5000000");
  await expect(theirs.roi).toHaveText("62%");
  await expect(theirs.roi).toBeInViewport({ ratio: 1 });
  await other.context().close();
});

test("a link that is wrong or of another table says so", async ({ page, calculator }) => {
  await page.goto("/?spend=-5&industry=finance#roi");
  await expect(page.getByText("This link holds no projection that can be shown.")).toBeVisible();
  await expect(calculator.spend).toHaveValue("");
  await page.goto("/?spend=5000000&industry=finance&table=2020-01#roi");
  await expect(page.getByText("This link was made with other standard assumptions.")).toBeVisible();
  await expect(calculator.roi).toHaveText("51%");
});

test("what is entered while a shared projection is on its way stays, and the projection can still be shown", async ({
  page,
  calculator,
}) => {
  const left = page.getByText("so your own entries stay");
  const typeBeforeItComes = async (spend: string, address: string) => {
    const { promise: held, resolve: come } = Promise.withResolvers<void>();
    await page.route(
      "**/assets/share-link-*.js",
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(`${address}#roi?spend=5000000&industry=finance&table=2026-11`);
    await calculator.hydrated();
    await calculator.spend.fill(spend);
    come();
    await expect(left).toBeVisible();
    await expect(calculator.spend).toHaveValue(spend);
  };
  await typeBeforeItComes("7m", "/calculator");
  await page.reload();
  await expect(calculator.spend).toHaveValue("7m");
  await expect(left).toBeHidden();
  await typeBeforeItComes("8m", "/calculator?again");
  await page.getByRole("button", { name: "Show the shared projection" }).click();
  await expect(calculator.roi).toHaveText("51%");
  await expect(calculator.spend).toHaveValue("5000000");
  await expect(left).toBeHidden();
});

test("a press counts while the projection of before is still being calculated", async ({ page, calculator }) => {
  await calculator.open();
  await calculator.calculate(FINANCE);
  await expect(calculator.roi).toHaveText("51%");
  const { answer, requestCount } = await hold(page);
  await page.reload();
  await expect.poll(requestCount).toBe(1);
  await calculator.spend.fill("6000000");
  await calculator.button.click();
  await expect.poll(requestCount).toBe(2);
  await answer();
  await expect(page.getByText("For $6,000,000 a year, financial services.")).toBeVisible();
  await expect(page.getByText(done)).toBeVisible();
});

test("that a paste was cut is said to whoever is in the field, even where nothing of it fitted", async ({
  page,
  context,
  calculator,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await calculator.open();
  await page.evaluate(() => navigator.clipboard.writeText("x".repeat(600)));
  const alert = calculator.element.getByRole("alert");
  for (const time of ["some of it fits", "none of it fits"])
    await test.step(time, async () => {
      await calculator.goals.press("End");
      await page.keyboard.press("ControlOrMeta+v");
      await expect(alert).toHaveText("The end of what you pasted did not fit and was left out.");
      await expect(calculator.goals).toHaveAccessibleDescription(/left out/);
      if (time === "some of it fits") await page.keyboard.press("Backspace");
      if (time === "some of it fits") await expect(alert).toHaveCount(0);
      await calculator.goals.fill("x".repeat(500));
    });
});

test("leads on to the contact section, and into the enquiry", async ({ page, calculator, enquiry }) => {
  await calculator.open();
  await calculator.calculate(FINANCE);
  const schedule = page.getByRole("button", { name: "Schedule Consultation" });
  await expect(schedule).toHaveAccessibleDescription(/^A consultation goes through these assumptions/);
  const contact = page.getByRole("heading", { name: "Let’s talk about your digital growth" });
  // The second time the address already ends in the section's name.
  for (const time of ["first", "second"])
    await test.step(`the ${time} time`, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(contact).not.toBeInViewport();
      await schedule.click();
      await expect(contact).toBeInViewport();
      await expect(enquiry.name).toBeFocused();
    });
  await expect(page.getByRole("button", { name: "Add your projection" })).toBeVisible();
  await expect(page.getByText("Topic: Consultation on an ROI projection")).toBeVisible();
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(enquiry.message).toBeFocused();
  await expect(enquiry.message).toHaveValue(/^ROI projection, 12 months.*\nReturn: 51% \(low −31%, high 191%\)/s);
  await expect(page.getByRole("button", { name: "Add your projection" })).toBeHidden();

  // Changed and added again, it takes the place of the first, after a reload too.
  await page.reload();
  await expect(enquiry.message).toHaveValue(/Return: 51%/);
  // The tab stands below the calculator, which waits until it comes into view.
  await calculator.button.scrollIntoViewIfNeeded();
  await calculator.setMargin("40");
  await expect(calculator.roi).toHaveText("62%");
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(enquiry.message).toHaveValue(/Return: 62%/);
  await expect(enquiry.message).not.toHaveValue(/Return: 51%/);
});

test("from its own page it goes into the enquiry, or can be copied where nothing may be stored", async ({
  page,
  calculator,
  enquiry,
}) => {
  const add = page.getByRole("button", { name: "Add to my enquiry" });
  await page.goto("/calculator");
  const example = page.getByRole("heading", { name: "The whole model is five lines" });
  await expect(example).toBeVisible();
  await calculator.calculate(FINANCE);
  // Its numbers would be taken for the visitor's.
  await expect(example).toBeHidden();
  const sum = page.locator("details", { hasText: "The sum, in five lines" });
  await sum.click();
  await expect(sum.getByText("$5,000,000 × 13% × 50%")).toBeVisible();
  await add.click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(enquiry.message).toHaveValue(/\nReturn: 51%/);

  await blockStorage(page);
  await page.goto("/calculator");
  await calculator.calculate(FINANCE);
  await add.click();
  await expect(page.getByText("This browser stores nothing")).toBeVisible();
  await expect(page.getByLabel("Your projection as text")).toHaveValue(/\nReturn: 51%/);
  await page.getByRole("link", { name: "go to the form" }).click();
  await enquiry.hydrated();
  await expect(page.getByText("a projection or the summary of a chat cannot come here")).toBeVisible();
});

test.describe("when the server fails or refuses", () => {
  test.use({
    expectedErrors: [
      /(?:status of (?:400|429)|net::ERR_FAILED).* http.*\/(?:calculate-roi|assets\/share-link-[\w-]+\.js)$/,
    ],
  });

  const LINK = "/#roi?spend=5000000&industry=finance&table=2026-11";

  test("a shared link that could not be calculated says so for longer than a scroll, and in place, and can be tried again", async ({
    page,
    calculator,
  }) => {
    await page.route("**/calculate-roi", (route) => route.abort());
    await page.goto(LINK);
    const panel = page.getByRole("region", { name: "Your projection" });
    await expect(panel.getByText("The projection could not be calculated.")).toBeVisible();
    await expect(page.getByRole("figure", { name: "An example, not a client" })).toBeHidden();
    await expect(toasts(page).filter({ hasText: failed })).toBeVisible();
    await page.evaluate(() => {
      const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
      scrollBy({ top: 5, behavior: "instant" });
      return scrolled;
    });
    await expect(toasts(page).filter({ hasText: failed })).toBeVisible();
    expect(await axeViolations(page, SECTION)).toEqual([]);
    // A reload tries again by itself.
    await page.reload();
    await expect(panel.getByText("The projection could not be calculated.")).toBeVisible();
    await page.unroute("**/calculate-roi");
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(calculator.roi).toHaveText("51%");
    await expect(calculator.projection).toBeFocused();
    await expect(panel.getByText("The projection could not be calculated.")).toBeHidden();
  });

  test("a shared link whose reader is lost says so, and is followed when the page is reloaded", async ({
    page,
    calculator,
  }) => {
    await page.route("**/assets/share-link-*.js", (route) => route.abort());
    await page.goto(LINK);
    await expect(page.getByText("The projection in this link could not be opened")).toBeVisible();
    await page.unroute("**/assets/share-link-*.js");
    await calculator.element.getByRole("button", { name: "Reload the page" }).click();
    await expect(calculator.roi).toHaveText("51%");
  });

  const FAILURES: [string, (route: Route) => Promise<void>, string][] = [
    ["the line is cut", (route) => route.abort(), failed],
    ["there is no data", (route) => route.fulfill({ json: {} }), failed],
    [
      "a field is named",
      (route) => refuse(route, 400, "currentSpend", "must be a number"),
      "Current spend must be a number.",
    ],
    [
      "too many have asked",
      (route) => refuse(route, 429, "", "Please try again in 3 seconds."),
      "Please try again in 3 seconds.",
    ],
  ];

  test("each time it says so, nothing entered is lost, and the next press works", async ({ page, calculator }) => {
    await calculator.open();
    await calculator.enter({ ...FINANCE, goals: "Prove results" });
    for (const [name, fault, says] of FAILURES)
      await test.step(name, async () => {
        await page.reload();
        await calculator.hydrated();
        await page.route("**/calculate-roi", fault);
        await calculator.button.click();
        await expect(page.getByText(says)).toBeVisible();
        if (name === "a field is named") {
          await expect(page.getByText(failed)).toBeVisible();
          await expect(calculator.spend).toBeFocused();
        }
        await expect(page.getByText("Fill in your information")).toBeVisible();
        await expect(calculator.goals).toHaveValue("Prove results");
        await page.unroute("**/calculate-roi");
      });
    await calculator.button.click();
    await expect(calculator.roi).toHaveText("51%");
  });

  test("a changed assumption that could not be calculated leaves the projection, and can be tried again", async ({
    page,
    calculator,
  }) => {
    await calculator.open();
    await calculator.calculate(FINANCE);
    await expect(calculator.roi).toHaveText("51%");
    await page.route("**/calculate-roi", (route) => refuse(route, 400, "assumptions.margin", "must be a number"));
    await calculator.setMargin("40");
    await expect(page.getByText("This must be a number.")).toBeVisible();
    await expect(page.getByText("These figures leave out your last change.")).toBeVisible();
    await expect(calculator.roi).toHaveText("51%");
    const standing = page.getByText("Return: 51%");
    await expect(standing).toContainText("without your last change");
    expect(await overlap(page, failed, standing)).toBe(false);
    // What was said and offered of the figures before is taken back, and what is added of them says so.
    const spoken = page.getByRole("status").filter({ hasText: "Calculated" });
    await expect(spoken).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add your projection" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Add to my enquiry" })).toHaveAccessibleDescription(
      /leaves out your last change/,
    );
    await page.unroute("**/calculate-roi");
    await standing.getByRole("button", { name: "Try again" }).click();
    await expect(calculator.roi).toHaveText("62%");
    await expect(page.locator("#roi-standing")).toBeFocused();
    await expect(spoken).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Add your projection" })).toBeVisible();
    await expect(page.getByText("without your last change")).toBeHidden();
    await expect(page.getByText("These figures leave out your last change.")).toBeHidden();
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED.*\/calculate-roi$/] });

  test("new entries leave no offer of the projection before, and are calculated once it is back", async ({
    page,
    context,
    calculator,
  }) => {
    await calculator.open();
    await calculator.calculate(FINANCE);
    await expect(calculator.roi).toHaveText("51%");
    const offer = page.getByRole("button", { name: "Add your projection" });
    await expect(offer).toBeVisible();
    await calculator.spend.fill("6m");
    await context.setOffline(true);
    await calculator.button.click();
    await expect(page.getByText("The projection could not be calculated.")).toBeVisible();
    await expect(offer).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText("For $6,000,000 a year, financial services.")).toBeVisible();
    await expect(offer).toBeVisible();
  });
});

test("on a narrow screen the tables become labelled rows, and no line ends after a minus", async ({
  page,
  calculator,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await calculator.open();
  await calculator.calculate({ spend: "98765432", industry: "government" });
  await calculator.unfold("The numbers, by case and month");
  for (const name of ["Range", "The twelve months"]) {
    const frame = calculator.element.getByRole("group", { name });
    await expect(frame.getByRole("columnheader", { name: "High" })).toHaveCount(1);
    const cell = frame.getByRole("cell").first();
    await expect(cell).toHaveAttribute("data-label", "Low");
    await expect(cell).toHaveCSS("display", "grid");
  }
  const broken = await calculator.element.evaluate((panel) => {
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index } of (node.textContent ?? "").matchAll(/−\u2060?[$€£]\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 3);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(node.textContent ?? "");
      }
    return found;
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a toast covers neither a result nor a field that is wrong, on a low screen, at a loss or in large type", async ({
  page,
  calculator,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await calculator.open();
  await calculator.button.press("Enter");
  for (const field of [calculator.spend, calculator.industry]) expect(await overlap(page, missing, field)).toBe(false);
  for (const [size, width, height] of [
    ["100%", 390, 844],
    ["100%", 1280, 900],
    ["200%", 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    for (const spend of ["400000", "5000000"]) {
      await calculator.enter({ spend, industry: "government" });
      await expect(toasts(page)).toHaveCount(0);
      await calculator.button.click();
      await expect(page.getByText(done)).toBeVisible();
      expect(await overlap(page, done, calculator.projection), `${spend} at ${width} in ${size}`).toBe(false);
      expect(await overlap(page, done, calculator.button), `the button at ${width} in ${size}`).toBe(false);
      await expect(calculator.projection.getByRole("heading").first()).toBeInViewport();
    }
  }
});

test.describe("where things move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("on a phone the projection comes into view by itself, and nothing runs out of the screen", async ({
    page,
    calculator,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await calculator.open();
    await calculator.enter({ spend: "100000000", industry: "government", goals: "x".repeat(500) });
    await calculator.button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await calculator.button.click();
    await expect(calculator.roi).toBeInViewport({ ratio: 1 });
    // The toast stands elsewhere, or left as the figure came to its place.
    const isOnTop = (node: Element) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await expect.poll(() => calculator.roi.evaluate(isOnTop)).toBe(true);
    for (const fold of await calculator.element.locator("summary").all()) await fold.click();
    await expect(page.getByLabel("Link to this projection")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page, SECTION)).toEqual([]);
  });
});

const toasts = (page: Page) => page.locator("#toasts > *");

/** Whether the toast covers the element, once both have come to rest. */
test("who goes from a projection to the contact section is there, though the projection comes back above it", async ({
  page,
  calculator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calculator");
  await calculator.calculate({ spend: "500000", industry: "tourism" });
  await expect(calculator.projection).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/#contact");
  await expect(calculator.projection).toBeAttached();
  await expect(page.locator("#contact")).toBeInViewport();
});

async function overlap(page: Page, text: string, element: Locator): Promise<boolean> {
  const toast = toasts(page).filter({ hasText: text });
  await expect(toast).toBeVisible();
  const rest = (one: Locator) =>
    one.evaluate(async (node) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      let before = Number.NaN;
      while (node.getBoundingClientRect().top !== before) {
        before = node.getBoundingClientRect().top;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  const [one, other] = [await rest(toast), await rest(element)];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/functions/")) calls.push(request.url());
  });
  return calls;
}

/** Keeps the calls waiting until `answer`. */
async function hold(page: Page) {
  const waiting: Route[] = [];
  await page.route("**/calculate-roi", (route) => {
    waiting.push(route);
  });
  return {
    requestCount: () => waiting.length,
    answer: () => Promise.all(waiting.map((route) => route.continue().catch(() => undefined))), // one may have given way
  };
}

function refuse(route: Route, status: number, field: string, reason: string) {
  const message = field ? `${field}: ${reason}` : reason;
  return route.fulfill({ status, json: { error: { code: "invalid_request", message, ...(field ? { field } : {}) } } });
}
