/** The ROI calculator: numbers from the documented model, nothing entered ever lost. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Calculator } from "./page-objects/calculator.ts";

const failed = "Failed to calculate ROI. Please try again.";
const done = "ROI calculated successfully!";
const missing = "Please enter your current spend and select an industry";

test("before anything is entered it says what to do, and a press says what is missing", async ({ page }) => {
  await open(page);
  await expect(
    page.getByText("Fill in your information and click Calculate ROI to see your personalized projections"),
  ).toBeVisible();
  await expect(page.getByRole("figure", { name: "An example, not a client" })).toContainText(
    "Return (−31% to 191%)51%",
  );
  expect(await page.locator("input[type=number]").count()).toBe(0);
  await axe(page);
  const button = page.getByRole("button", { name: "Calculate ROI" });
  await expect(button).toBeDisabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter your current spend and select an industry")).toBeVisible();
  await expect(page.getByLabel("Current spend")).toBeFocused();
  await expect(page.getByText("Select an industry.", { exact: true })).toBeVisible();
  await axe(page);
  expect(await overlap(page, missing, page.getByLabel("Current spend"))).toBe(false);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(1);
  await page.getByLabel("Current spend").fill("1000");
  await expect(button).toBeDisabled();
  await page.getByLabel("Industry").selectOption("tourism");
  await expect(button).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByText("Select an industry.", { exact: true })).toBeHidden();
});

test("offers the eight industries and holds the texts to 500 characters", async ({ page }) => {
  await open(page);
  const values = await page
    .getByLabel("Industry")
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual([
    "",
    "government",
    "tourism",
    "finance",
    "legal",
    "insurance",
    "healthcare",
    "education",
    "other",
  ]);
  for (const label of ["Goals", "Challenges"]) {
    await page.getByLabel(label).fill("x".repeat(600));
    await expect(page.getByLabel(label)).toHaveValue("x".repeat(500));
  }
  await expect(page.getByText("500/500")).toHaveCount(2);
});

test("shows the five results, the range and what moves it, and says them once", async ({ page }) => {
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance", goals: "Prove results", challenges: "approvals" });
  await expect(page.getByText(done)).toBeVisible();
  const panel = projection(page);
  await expect(panel.getByText("Read as", { exact: false })).toBeHidden();
  await expect(panel.getByText("For $5,000,000 a year, financial services.")).toBeVisible();
  await expect(term(page, "12-month projected return")).toHaveText("51%");
  await expect(term(page, "Projected cost savings")).toHaveText("$325,000");
  await expect(term(page, "Projected revenue impact")).toHaveText("$280,000");
  await expect(panel.getByText("You mention “Prove”.")).toBeVisible();
  await expect(panel.getByText("Begin with a three-month pilot")).toBeVisible();
  await expect(panel.getByRole("row", { name: "Return −31% 51% 191%" })).toBeVisible();
  await expect(panel.getByText("from about $1,223,000 of spend a year")).toBeVisible();
  const months = panel.getByRole("figure").filter({ hasText: "The twelve months" });
  await expect(
    months.getByText("stands lowest in month 5, at −$83,286. It has covered its cost from month 9."),
  ).toBeVisible();
  await months.getByText("Numbers as a table").click();
  await expect(months.getByRole("row", { name: "12 −$97,500 $139,000 $453,833" })).toBeVisible();
  expect(await overlap(page, done, term(page, "12-month projected return"))).toBe(false);
  await expect(
    page.getByRole("figure", { name: "What moves the return most" }).getByRole("listitem").first(),
  ).toHaveText("Share of spend that can be recovered9% to 17%: return 14% to 89%");
  await expect(
    page.getByRole("status").filter({ hasText: "a return of 51% over twelve months, −31% in the low case" }),
  ).toHaveCount(1);
  await expect(panel.getByText("not a forecast, a quote or a guarantee")).toBeVisible();
  await axe(page);
});

test("money is read as it is written, in the currency that is typed or chosen, and a doubt is said in place", async ({
  page,
}) => {
  await open(page);
  const spend = page.getByLabel("Current spend");
  await calculate(page, { spend: "€5 million", industry: "finance" });
  await expect(projection(page).getByText("For €5,000,000 a year, financial services.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Euros" })).toBeChecked();
  await expect(term(page, "Projected cost savings")).toHaveText("€325,000");
  await expect(page.getByLabel("Revenue for each euro of spend")).toHaveValue("1.4");
  await page.getByRole("radio", { name: "Pounds" }).check();
  await expect(page.getByText("Your entries have changed since.")).toBeVisible();
  await page.getByRole("button", { name: "Calculate ROI" }).click();
  await expect(term(page, "Projected cost savings")).toHaveText("£325,000");
  expect(await projection(page).textContent()).not.toMatch(/[$€]|dollar/);
  await page.reload();
  await expect(term(page, "Projected cost savings")).toHaveText("£325,000");
  for (const [written, problem] of [
    ["1.500", "This could mean £1.50"],
    ["CHF 5m", "This cannot be read as an amount."],
  ] as const) {
    await spend.fill(written);
    await page.getByRole("button", { name: "Calculate ROI" }).click();
    await expect(spend).toHaveAccessibleDescription(new RegExp(problem));
    await expect(spend).toHaveValue(written);
  }
  await axe(page);
});

test("a reply of exactly the specification's five fields is a projection", async ({ page }) => {
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
  await open(page);
  await calculate(page, { spend: "5m", industry: "finance" });
  expect(requests).toEqual([{ currentSpend: 5_000_000, industry: "finance" }]);
  await expect(page.getByText(done)).toBeVisible();
  await expect(term(page, "12-month projected return")).toHaveText("42.5%");
  await expect(term(page, "Projected revenue impact")).toHaveText("$2,000");
  await expect(projection(page).getByText("Begin small.")).toBeVisible();
  await expect(projection(page).getByText("Start a pilot.")).toBeVisible();
  await expect(projection(page).getByRole("heading")).toHaveText([
    "Your projection",
    "What the numbers say",
    "Recommendation",
  ]);
  await expect(page.getByText("The assumptions, yours to change")).toBeHidden();
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/\nReturn: 42\.5%\nProjected cost savings: \$1,000/);
  await expect(page.getByText("Failed to calculate ROI")).toBeHidden();
});

test("a loss is shown as one, and government is told what is projected instead of revenue", async ({ page }) => {
  await open(page);
  await calculate(page, { spend: "400000", industry: "government" });
  await expect(term(page, "12-month projected return")).toHaveText(/^−\d+%$/);
  await expect(term(page, "Projected value of completed services")).toHaveText("$24,000");
  await expect(projection(page).getByText("A public body sells nothing, so no revenue is projected.")).toBeVisible();
  await calculate(page, { spend: "150k", industry: "government" });
  await expect(term(page, "Projected value of completed services")).toHaveText("$9,000");
  // What to do, and from where it would turn, come before the number; a consultation says what it is for.
  const said = (await projection(page).textContent()) ?? "";
  const order = ["Recommendation", "covers its cost from about", "12-month projected return", "It would not be about"];
  expect(order.map((words) => said.indexOf(words))).toEqual(
    order.map((words) => said.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(said).toContain("We would not recommend");
  expect(said).toContain("It would not be about a full programme.");
  await calculate(page, { spend: "0", industry: "government" });
  await expect(term(page, "12-month projected return")).toHaveText("−100%");
  await axe(page);
});

test("a number outside the limits is refused in place, without a call", async ({ page }) => {
  const calls = countCalls(page);
  await open(page);
  for (const spend of ["-1", "100000001"]) {
    await calculate(page, { spend, industry: "legal" });
    await expect(page.getByText("Enter a number from 0 to 100,000,000.")).toBeVisible();
    await expect(page.getByLabel("Current spend")).toBeFocused();
  }
  expect(calls).toEqual([]);
  await page.getByLabel("Current spend").fill("100000000");
  await expect(page.getByText("Enter a number from 0 to 100,000,000.")).toBeHidden();
  await expect(page.getByText("Read as $100,000,000 a year.")).toBeVisible();
});

test("says that it is at work, and takes one press for one calculation", async ({ page }) => {
  const { answer, asked } = await hold(page);
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance" });
  const busy = page.getByRole("button", { name: "Calculating..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  expect(asked()).toBe(1);
  await answer();
  await expect(term(page, "12-month projected return")).toHaveText("51%");
  await expect(page.getByRole("button", { name: "Calculate ROI" })).toBeEnabled();
});

test("assumptions can be changed and set back; the last change counts", async ({ page }) => {
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance" });
  const margin = page.getByLabel("Share of revenue kept as contribution");
  await expect(margin).toHaveValue("30");
  await margin.fill("200");
  await expect(page.getByText("Enter a value from 0% to 100%.")).toBeVisible();
  await margin.fill("50");
  await margin.fill("40");
  await expect(term(page, "12-month projected return")).toHaveText("62%");
  await expect(page.getByText("Set by you; the standard is 30%.")).toBeVisible();
  await expect(page.getByText("40%, set by you")).toBeVisible();
  // The return and its range stay in view, on a phone too.
  await page.setViewportSize({ width: 390, height: 700 });
  const standing = page.getByText("Return: 62% low −27%, high 202%");
  for (const label of ["Assumed further cost as a share of spend", "Share of revenue kept as contribution"]) {
    await page.getByLabel(label).focus();
    await expect(standing).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
  }
  await page.getByLabel("Uplift in revenue").fill("");
  await expect(term(page, "12-month projected return")).toHaveText("62%");
  await page.getByRole("button", { name: "Back to the standard assumptions" }).click();
  await expect(term(page, "12-month projected return")).toHaveText("51%");
  await expect(margin).toHaveValue("30");
  await expect(page.getByLabel("Uplift in revenue")).toHaveValue("8");
});

test("says when the entries are no longer those of the projection", async ({ page }) => {
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance" });
  const note = page.getByText("Your entries have changed since.");
  await expect(term(page, "12-month projected return")).toHaveText("51%");
  await page.getByLabel("Goals").fill("growth");
  await expect(note).toBeVisible();
  await page.getByLabel("Goals").fill("");
  await expect(note).toBeHidden();
});

test("a reload brings entries, assumptions and projection back", async ({ page }) => {
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance", goals: "Prove results" });
  await page.getByLabel("Share of revenue kept as contribution").fill("40");
  await expect(term(page, "12-month projected return")).toHaveText("62%");
  await page.getByLabel("Challenges").fill("half a thou");
  await page.reload();
  await expect(term(page, "12-month projected return")).toHaveText("62%");
  await expect(page.getByLabel("Goals")).toHaveValue("Prove results");
  await expect(page.getByLabel("Challenges")).toHaveValue("half a thou");
  await expect(page.getByText(done)).toBeHidden();
});

test("a shared link shows the same projection to somebody else, whose changes then stay", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance", goals: "Prove results" });
  await page.getByLabel("Share of revenue kept as contribution").fill("40");
  await expect(term(page, "12-month projected return")).toHaveText("62%");
  await page.getByText("Share this projection as a link").click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext({ viewport: { width: 390, height: 700 } })).newPage();
  const addresses: string[] = [];
  other.on("request", (request) => addresses.push(request.url()));
  await other.goto(link);
  await expect(term(other, "12-month projected return")).toHaveText("62%");
  await expect(term(other, "12-month projected return")).toBeInViewport({ ratio: 1 });
  expect(addresses.filter((address) => address.includes("Prove"))).toEqual([]);
  await expect(other.getByLabel("Current spend")).toHaveValue("5000000");
  await expect(other.getByLabel("Goals")).toHaveValue("Prove results");
  await expect(other.getByLabel("Share of revenue kept as contribution")).toHaveValue("40");
  await other.getByLabel("Current spend").fill("6000000");
  await other.reload();
  await expect(other.getByLabel("Current spend")).toHaveValue("6000000");
  await other.context().close();
});

test("a link that is wrong or of another table says so", async ({ page }) => {
  await page.goto("/?spend=-5&industry=finance#roi");
  await expect(page.getByText("This link holds no projection that can be shown.")).toBeVisible();
  await expect(page.getByLabel("Current spend")).toHaveValue("");
  await page.goto("/?spend=5000000&industry=finance&table=2020-01#roi");
  await expect(page.getByText("This link was made with other standard assumptions.")).toBeVisible();
  await expect(term(page, "12-month projected return")).toHaveText("51%");
});

test("leads on to the contact section, and into the enquiry", async ({ page }) => {
  await open(page);
  await calculate(page, { spend: "5000000", industry: "finance" });
  await expect(page.getByRole("button", { name: "Schedule Consultation" })).toHaveAccessibleDescription(
    /^A consultation goes through these assumptions/,
  );
  await page.getByRole("button", { name: "Schedule Consultation" }).click();
  await expect(page.getByRole("heading", { name: "Let’s talk about your digital growth" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Add your projection" })).toBeVisible();
  await expect(page.getByText("Topic: Consultation on an ROI projection")).toBeVisible();
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(page.getByLabel("Message")).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^ROI projection, 12 months.*\nReturn: 51% \(low −31%, high 191%\)/s,
  );
  await expect(page.getByRole("button", { name: "Add your projection" })).toBeHidden();

  // Changed and added again, it takes the place of the first.
  await page.getByLabel("Share of revenue kept as contribution").fill("40");
  await expect(term(page, "12-month projected return")).toHaveText("62%");
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/Return: 62%/);
  await expect(page.getByLabel("Message")).not.toHaveValue(/Return: 51%/);
});

test.describe("when the server fails or refuses", () => {
  test.use({ expectedErrors: [/(?:status of (?:400|429)|net::ERR_FAILED).* http.*\/calculate-roi$/] });

  test("nothing entered is lost, and the next press works", async ({ page }) => {
    await page.route("**/calculate-roi", (route) => route.abort());
    await open(page);
    await calculate(page, { spend: "5000000", industry: "finance", goals: "Prove results" });
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText("Fill in your information")).toBeVisible();
    await expect(page.getByLabel("Goals")).toHaveValue("Prove results");
    await page.unroute("**/calculate-roi");
    await page.getByRole("button", { name: "Calculate ROI" }).click();
    await expect(term(page, "12-month projected return")).toHaveText("51%");
  });

  test("no data counts as a failure", async ({ page }) => {
    await page.route("**/calculate-roi", (route) => route.fulfill({ json: {} }));
    await open(page);
    await calculate(page, { spend: "5000000", industry: "finance" });
    await expect(page.getByText(failed)).toBeVisible();
  });

  test("a refusal is shown at the field that it names", async ({ page }) => {
    await page.route("**/calculate-roi", (route) => refuse(route, 400, "currentSpend", "must be a number"));
    await open(page);
    await calculate(page, { spend: "5000000", industry: "finance" });
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByLabel("Current spend")).toBeFocused();
    await expect(page.getByText("Current spend must be a number.")).toBeVisible();
  });

  test("a visitor who asks too often is told how long to wait", async ({ page }) => {
    await page.route("**/calculate-roi", (route) => refuse(route, 429, "", "Please try again in 3 seconds."));
    await open(page);
    await calculate(page, { spend: "5000000", industry: "finance" });
    await expect(page.getByText("Please try again in 3 seconds.")).toBeVisible();
  });

  test("a changed assumption that could not be calculated leaves the projection, and can be tried again", async ({
    page,
  }) => {
    await open(page);
    await calculate(page, { spend: "5000000", industry: "finance" });
    await expect(term(page, "12-month projected return")).toHaveText("51%");
    await page.route("**/calculate-roi", (route) => refuse(route, 400, "assumptions.margin", "must be a number"));
    await page.getByLabel("Share of revenue kept as contribution").fill("40");
    await expect(page.getByText("This must be a number.")).toBeVisible();
    await expect(page.getByText("These figures leave out your last change.")).toBeVisible();
    await expect(term(page, "12-month projected return")).toHaveText("51%");
    await page.unroute("**/calculate-roi");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(term(page, "12-month projected return")).toHaveText("62%");
    await expect(page.getByText("These figures leave out your last change.")).toBeHidden();
  });
});

test("on a phone the projection comes into view by itself, and nothing runs out of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await enter(page, { spend: "100000000", industry: "government", goals: "x".repeat(500) });
  const button = page.getByRole("button", { name: "Calculate ROI" });
  await button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await button.click();
  await expect(term(page, "12-month projected return")).toBeInViewport({ ratio: 1 });
  expect(await overlap(page, done, term(page, "12-month projected return"))).toBe(false);
  await page.getByText("Share this projection as a link").click();
  await expect(page.getByLabel("Link to this projection")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await axe(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator says what it needs, and how its numbers are made", async ({ page }) => {
    await page.goto("/#roi");
    await expect(page.locator("noscript p", { hasText: "The calculator needs JavaScript." })).toBeVisible();
    await expect(page.getByLabel("Current spend")).toBeVisible();
    await page.getByText("How the numbers are made").click();
    await expect(page.getByText("plain arithmetic without a language model")).toBeVisible();
  });
});

async function open(page: Page) {
  await new Calculator(page).open();
}

interface Entries {
  spend: string;
  industry: string;
  goals?: string;
  challenges?: string;
}

async function enter(page: Page, { spend, industry, goals = "", challenges = "" }: Entries) {
  await page.getByLabel("Current spend").fill(spend);
  await page.getByLabel("Industry").selectOption(industry);
  await page.getByLabel("Goals").fill(goals);
  await page.getByLabel("Challenges").fill(challenges);
}

async function calculate(page: Page, entries: Entries) {
  await enter(page, entries);
  await page.getByRole("button", { name: "Calculate ROI" }).click();
}

const toasts = (page: Page) => page.locator("#toasts [data-sonner-toast]");

/** Whether the toast covers the element, once both have come to rest. */
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

const projection = (page: Page) => page.getByRole("region", { name: "Your projection" });

/** The value beside a term of the results. */
function term(page: Page, name: string) {
  const group = projection(page)
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) });
  return group.locator("dd").first();
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
    asked: () => waiting.length,
    answer: () => Promise.all(waiting.map((route) => route.continue())),
  };
}

function refuse(route: Route, status: number, field: string, reason: string) {
  const message = field ? `${field}: ${reason}` : reason;
  return route.fulfill({ status, json: { error: { code: "invalid_request", message, ...(field ? { field } : {}) } } });
}

async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("section[aria-labelledby=roi]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual([]);
}
