import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";

test("the home page shows its nine sections in order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "AI-powered digital growth for global brands and governments",
  );
  const headings = await page.locator("main h2").allTextContents();
  expect(headings).toEqual([
    "What we do",
    "Measurable Outcomes",
    "Solutions",
    "Results",
    "Global credibility. Local expertise.",
    "Insights",
    "ROI calculator",
    "Let’s talk about your digital growth",
  ]);
  await expect(page.getByRole("link", { name: /^Explore / })).toHaveCount(9);
  await expect(page.getByRole("contentinfo")).toContainText("past results do not guarantee future ones");
});

test("the hero's buttons scroll to the contact and solutions sections", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See how it works" }).click();
  await expect(page.getByRole("heading", { name: "Solutions", exact: true })).toBeInViewport();
  await page.getByRole("link", { name: "Start a conversation" }).first().click();
  await expect(page.getByRole("heading", { name: "Let’s talk about your digital growth" })).toBeInViewport();
});

test("the primary navigation marks where the visitor is", async ({ page }) => {
  const navigation = page.getByRole("navigation", { name: "Primary navigation" });
  await page.goto("/results/finance");
  await expect(navigation.getByRole("link", { name: "Results" })).toHaveAttribute("aria-current", "true");
  await expect(navigation.getByRole("link", { name: "Solutions" })).not.toHaveAttribute("aria-current");
  await navigation.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/#about$/);
  await expect(page.getByRole("heading", { name: "Global credibility. Local expertise." })).toBeInViewport();
  await expect(navigation.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
});

test("on a small screen only the Contact button shows in the navigation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Primary navigation" }).getByRole("link");
  await expect(links.filter({ visible: true })).toHaveText(["Contact"]);
});

test("a page fetches its two typefaces first, and never changes its face for them", async ({ page }) => {
  await page.goto("/insights");
  const fonts = await page.evaluate(() =>
    [...document.fonts].slice(0, 2).map(({ family, display }) => [family, display]),
  );
  expect(fonts.map(([family = ""]) => family.replaceAll('"', "")).sort()).toEqual(["Site Display", "Site Text"]);
  expect(fonts.map(([, display]) => display)).toEqual(["optional", "optional"]);
  const preloads = page.locator("head > link[rel=preload][as=font]");
  await expect(preloads).toHaveCount(2);
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".woff2") ? [name] : [])),
  );
  expect(fetched.sort()).toEqual(preloaded.sort());
});

test("what a phone needs to keep the site is named after the first paint, and is there", async ({ page, request }) => {
  await page.goto("/about");
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveCount(1);
  const address = (await manifest.getAttribute("href")) ?? "";
  const { icons } = await (await request.get(address)).json();
  for (const { src } of icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  expect(await (await request.get("/about")).text(), "it has no part in the first paint").not.toContain("webmanifest");
});

test.describe("where it is tomorrow already", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("today is the visitor's day", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-28T12:00:00Z");
    await page.goto("/privacy");
    const today = page.locator("time[data-behaviour=today]");
    await today.scrollIntoViewIfNeeded();
    await expect(today).toHaveText("29 November 2026");
    await expect(today).toHaveAttribute("datetime", "2026-11-29");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the other pages, the contents and the cells of a wide table are at hand", async ({ page }) => {
    await page.goto("/insights/brand-safety-regulated-markets");
    const table = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Law firm" }) });
    const cell = table.getByRole("row").nth(1).getByRole("cell").nth(3);
    expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toBe('"Law firm" / ""');
    const wider = await table.evaluate((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0));
    expect(wider, "the table needs no scrolling").toBe(false);

    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toBeHidden();
    await table.scrollIntoViewIfNeeded();
    const button = (name: string) => page.getByRole("button", { name });
    const dock = [button("Menu"), button("Contents"), page.locator("[data-chat-open]")];
    const boxes = await Promise.all(dock.map((one) => one.boundingBox()));
    const corners = boxes.map((box) => [Math.round(box?.x ?? -1), box?.y, box?.height]);
    expect(corners, "one row at the foot of the window").toEqual([0, 130, 260].map((x) => [x, 844 - 48, 48]));

    await button("Menu").click();
    const others = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
    await expect(others).toHaveText(["Home", "Solutions", "Results", "About", "Insights", "Contact"]);
    await expect(others.filter({ hasText: "Insights" })).toHaveAttribute("aria-current", "true");
    await button("Contents").click();
    await expect(others.first()).toBeHidden();
    await contents.getByRole("link", { name: "Questions" }).click();
    await expect(contents).toBeHidden();
    await expect(page.getByRole("heading", { name: "Questions" })).toBeInViewport();
  });
});

test("a section far down a long page is reached by its address, and another from there", async ({ page }) => {
  await page.goto("/answers/case-results");
  const anchors = await page.locator("main h3[id]").evaluateAll((headings) => headings.map(({ id }) => id));
  const inView = (id: string) => expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
  const [near = "", far = ""] = [anchors[Math.floor(anchors.length / 3)], anchors.at(-2)];
  await page.goto("about:blank");
  await page.goto(`/answers/case-results#${far}`);
  await inView(far);
  await page.locator(`main h3 a[href="#${near}"]`).evaluate((link) => (link as HTMLElement).click());
  await inView(near);

  // The address of an answer that stands on a later page of its subject leads on to it.
  const later = await page.locator("[data-elsewhere] a").last().getAttribute("href");
  await page.goto("about:blank");
  await page.goto(`/answers/case-results${later?.slice(later.indexOf("#"))}`);
  await expect(page).toHaveURL(later ?? "");
  await inView(later?.slice(later.indexOf("#") + 1) ?? "");
});

test("a card is one place to press, and shows the focus as a whole", async ({ page }) => {
  await page.goto("/results");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Read case study/ }) })
    .first();
  await card.getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const ring = await card.getByRole("link").evaluate((link) => {
    const { outlineStyle, width } = getComputedStyle(link, "::after");
    return { outlineStyle, wide: Number.parseFloat(width) >= (link.closest("li")?.clientWidth ?? Infinity) };
  });
  expect(ring).toEqual({ outlineStyle: "solid", wide: true });
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/results\/./);
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/insights");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the footer leads back to the top", async ({ page }) => {
  await page.goto("/solutions");
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [NOT_FOUND_PAGE] });

  test("is a real 404 that leads home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await page.getByRole("link", { name: "Return to the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("/contact leads to the contact section", async ({ page }) => {
  await page.goto("/contact");
  await expect(page).toHaveURL("/#contact");
  await expect(page.getByRole("heading", { name: "Let’s talk about your digital growth" })).toBeInViewport();
});

test("a solution page shows the neutral tile where its image cannot be loaded", async ({ page }) => {
  await page.route("**/art/solutions/**", (route) =>
    route.fulfill({ status: 200, contentType: "image/svg+xml", body: "no image" }),
  );
  await page.goto("/solutions/ai-tourism");
  await expect(page.locator("main img").first()).toHaveAttribute("src", /\/art\/placeholder\./);
});
