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
    "Let's talk about your digital growth",
  ]);
  await expect(page.getByRole("link", { name: /^Explore / })).toHaveCount(9);
  await expect(page.getByRole("contentinfo")).toContainText("past results do not guarantee future ones");
});

test("the hero's buttons scroll to the contact and solutions sections", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See how it works" }).click();
  await expect(page.getByRole("heading", { name: "Solutions", exact: true })).toBeInViewport();
  await page.getByRole("link", { name: "Start a conversation" }).first().click();
  await expect(page.getByRole("heading", { name: "Let's talk about your digital growth" })).toBeInViewport();
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
  await expect(page.getByRole("heading", { name: "Let's talk about your digital growth" })).toBeInViewport();
});

test("a solution page shows the neutral tile where its image cannot be loaded", async ({ page }) => {
  await page.route("**/art/solutions/**", (route) =>
    route.fulfill({ status: 200, contentType: "image/svg+xml", body: "no image" }),
  );
  await page.goto("/solutions/ai-tourism");
  await expect(page.locator("main img").first()).toHaveAttribute("src", /\/art\/placeholder\./);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/solutions/ai-government", "/results/government", "/insights/government-ai-adoption"]) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(2000);
      await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Results" }).click();
      await expect(page).toHaveURL("/results");
    });
  }

  test("the counters show their final values and the three results stand below one another", async ({ page }) => {
    await page.goto("/");
    for (const value of ["$160M+", "10B+", "3B+", "421"])
      await expect(page.getByText(value, { exact: true })).toBeVisible();
    for (const value of ["$100m+", "-28%", "+45%"]) await expect(page.getByText(value, { exact: true })).toBeVisible();
  });
});
