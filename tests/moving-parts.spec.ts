import { expect, test } from "./fixtures.ts";

const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

test.use(MOVING);

const slides = ["Tourism partner", "Financial services organisation", "Insurtech platform"];

test.describe("the results carousel", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: "2026-01-01T10:00:00" });
    await page.goto("/");
    await page.getByRole("group", { name: "Results", exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Stop automatic rotation" }).click();
    await page.clock.pauseAt("2026-01-01T10:10:00");
    // Restarted under a fake clock: from here on the test controls every millisecond.
    await page.getByRole("button", { name: "Start automatic rotation" }).click();
    await page.mouse.move(0, 0);
  });

  test("moves on every five seconds and begins again after the last", async ({ page }) => {
    for (const title of [...slides.slice(1), slides[0], slides[1]]) {
      await page.clock.runFor(4_900);
      await expect(page.getByRole("heading", { name: title as string })).toBeHidden();
      await page.clock.runFor(100);
      await expect(page.getByRole("heading", { name: title as string })).toBeVisible();
    }
  });

  test("stands still once it is paused, and says what its button does", async ({ page }) => {
    await page.getByRole("button", { name: "Stop automatic rotation" }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeVisible();
    await page.getByRole("button", { name: "Start automatic rotation" }).click();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("heading", { name: "Financial services organisation" })).toBeVisible();
  });

  test("goes back from the first to the last and on to the first, and its tabs say and choose what is shown", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Previous result" }).click();
    await expect(page.getByRole("heading", { name: "Insurtech platform" })).toBeVisible();
    await page.getByRole("button", { name: "Next result" }).click();
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeVisible();
    const tabs = page.locator("[data-show]");
    await expect(tabs).toHaveText([
      "$100m+ Tourism partner",
      "−28% Financial services organisation",
      "+45% Insurtech platform",
    ]);
    await tabs.nth(2).click();
    await expect(page.getByRole("heading", { name: "Insurtech platform" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeHidden();
    expect(await tabs.evaluateAll((all) => all.map((tab) => tab.ariaCurrent))).toEqual([null, null, "true"]);
    // What was chosen stays, although the mouse goes.
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(page.getByRole("heading", { name: "Insurtech platform" })).toBeVisible();
  });

  test("stands still while the keyboard is in it, also when the mouse leaves it", async ({ page }) => {
    await page.getByRole("button", { name: "Stop automatic rotation" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Previous result" })).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeVisible();
    const slides = page.locator("[data-slides]");
    for (const type of ["pointerenter", "pointerleave"]) await slides.dispatchEvent(type);
    await page.clock.runFor(20_000);
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeVisible();
    await slides.dispatchEvent("pointerenter");
    await page.getByRole("button", { name: "Previous result" }).blur();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeVisible();
    await slides.dispatchEvent("pointerleave");
    await page.clock.runFor(5_000);
    await expect(page.getByRole("heading", { name: "Financial services organisation" })).toBeVisible();
  });
});

test("the carousel's arrows show on wide screens only", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("group", { name: "Results", exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Stop automatic rotation" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next result" })).toBeHidden();
});

test("counters that are printed or photographed before they have counted show their figures", async ({ page }) => {
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/");
  await page.clock.pauseAt("2026-01-01T10:10:00");
  const list = page.locator("[data-behaviour=counters]");
  const figures = list.locator("[data-count]");
  const shown = ["$160M+", "10B+", "3B+", "421"];
  // Its first pixels are in view, and no figure is by half.
  await list.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 3));
  await expect(list).toHaveAttribute("data-state", "ready");
  await expect(figures).toHaveText(shown);
  await list.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(figures.first()).toHaveText("$0M+");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(figures).toHaveText(shown);
});

test("the counters count up once they are half visible", async ({ page }) => {
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/");
  await page.clock.pauseAt("2026-01-01T10:10:00");
  const spend = page.locator("[data-count='160']");
  await expect(spend).toHaveText("$160M+");
  await spend.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(spend).toHaveText("$0M+");
  const value = async () => Number.parseInt((await spend.textContent())?.slice(1) ?? "", 10);
  // Until it counts. A step is a sixtieth of 160, rounded: 3 for every 16 ms, so 54 steps in all.
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return value();
    })
    .toBeGreaterThan(0);
  const first = await value();
  await page.clock.runFor(16);
  expect(await value()).toBe(first + 3);
  await page.clock.runFor(54 * 16);
  await expect(spend).toHaveText("$160M+");
  await expect(page.locator("[data-count='3']")).toHaveText("3B+");
});

test("every picture is drawn once the page stands, without a scroll", async ({ page }) => {
  await page.goto("/");
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(9);
  const empty = () =>
    pictures.evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth));
  await expect.poll(empty).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use(STILL);

  test("nothing moves by itself", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("group", { name: "Results", exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Start automatic rotation" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("heading", { name: "Tourism partner" })).toBeVisible();
    await expect(page.locator("[data-count='421']")).toHaveText("421");
  });
});

test("the table of figures is ordered by its heads, shows one client alone, and is there as a file", async ({
  page,
  request,
}) => {
  await page.goto("/results/figures");
  const table = page.getByRole("table", { name: "Every figure, whose it is, its period and its basis" });
  const figures = () => table.locator("tbody th").allInnerTexts();
  await table.scrollIntoViewIfNeeded();
  const before = await figures();
  const head = table.getByRole("columnheader", { name: "Figure" });
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const percentages = (await figures()).filter((text) => /^\d+%$/.test(text)).map(Number.parseFloat);
  expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
  await head.getByRole("button").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await table.getByRole("button", { name: "Page" }).click();
  await expect(head).not.toHaveAttribute("aria-sort");
  expect((await figures()).toSorted()).toEqual(before.toSorted());

  const ways = page.getByRole("navigation", { name: "Figures by page" });
  await ways.getByRole("link", { name: "Finance Sector Growth" }).click();
  await expect(table.locator("tbody tr").filter({ visible: true })).toHaveCount(4);
  await expect(table.getByRole("cell", { name: "Finance Sector Growth" })).toHaveCount(4);
  await ways.getByRole("link", { name: /^All/ }).click();
  await expect(table.locator("tbody tr").filter({ visible: true })).toHaveCount(before.length);
  await table.getByText("Qualified leads").click();
  await expect(table.locator("tr", { hasText: "Qualified leads" }).locator("details p")).toBeVisible();

  const file = await request.get("/results/figures.csv");
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(1 + (await page.locator("tbody tr").count()));
});

test.describe("an address with a typo", () => {
  test.use({ expectedErrors: [/404 \(Not Found\) http:\/\/[^/]+\/(?:no\/such\/page|solutoins\/ai-turism)$/] });

  test("leads to the page that was meant, and into the search", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("searchbox", { name: "Search for" })).toHaveValue("no such page");
    await expect(page.getByText("Perhaps you wanted")).toBeHidden();
    await page.goto("/solutoins/ai-turism");
    await expect(page.getByRole("link", { name: "AI for Tourism" })).toBeVisible();
  });
});
