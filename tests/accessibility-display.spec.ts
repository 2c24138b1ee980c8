/** Where the reader's own colours rule, or nothing may move: whatever carries meaning is still there. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" } });

  /** A drawn edge in another colour than the ground of the page. */
  const hasEdge = (control: Locator) =>
    control.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      const ground = getComputedStyle(document.body).backgroundColor;
      return (
        Number.parseFloat(borderTopWidth) > 0 &&
        borderTopStyle !== "none" &&
        borderTopColor !== backgroundColor &&
        borderTopColor !== ground
      );
    });

  test("fields and buttons keep their edges, and the focus its ring", async ({ page }) => {
    await page.goto("/");
    const rotation = page.getByRole("button", { name: /automatic rotation/ });
    await page.getByRole("group", { name: "Results", exact: true }).scrollIntoViewIfNeeded();
    await expect(rotation).toBeVisible();
    const controls = page.locator(
      "main :is(input:not([tabindex='-1']), textarea, select, .button), [data-chat-open], [data-rotation]",
    );
    expect(await controls.count()).toBeGreaterThan(12);
    for (const control of await controls.filter({ visible: true }).all()) {
      expect(await hasEdge(control), await control.evaluate((element) => element.outerHTML.slice(0, 90))).toBe(true);
      await control.focus();
      const ring = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return {
          outlineStyle,
          wide: Number.parseFloat(outlineWidth) >= 2,
          seen: outlineColor !== getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(ring).toEqual({ outlineStyle: "solid", wide: true, seen: true });
    }
    await expect(rotation.locator("svg path:visible")).toHaveCount(1);
    const [off, on] = await Promise.all(
      ["AI Preview", "Send enquiry"].map((name) =>
        page.getByRole("button", { name }).evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(off, "a button that is off looks off").not.toBe(on);
  });

  test("the chat keeps its edges, its sender and its send button", async ({
    page,
    chat: { launcher, dialog, input, send },
  }) => {
    await page.goto("/privacy");
    await launcher.click();
    await input.fill("What do you do?");
    expect(await hasEdge(dialog)).toBe(true);
    expect(await hasEdge(dialog.locator("form"))).toBe(true);
    await expect(send).toBeEnabled();
    expect(await hasEdge(send)).toBe(true);
    await page.keyboard.press("Enter");
    const summary = dialog.locator("[data-question]");
    await expect(summary).toContainText("What do you do?");
    expect(await summary.evaluate((element) => getComputedStyle(element).borderRightWidth)).toBe("3px");
  });

  test("the navigation and the contents say where one is", async ({ page }) => {
    await page.goto("/insights/ai-tourism-roi");
    const nav = page.getByRole("navigation", { name: "Primary navigation" });
    const line = (link: Locator) => link.evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await line(nav.getByRole("link", { name: "Insights" }))).toBe("underline");
    expect(await line(nav.getByRole("link", { name: "Results" }))).toBe("none");

    await page
      .locator("main article h2[id]")
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
    const current = page.locator("[data-toc] [aria-current]");
    await expect(current).toHaveCount(1);
    expect(await current.evaluate((element) => getComputedStyle(element).borderLeftWidth)).toBe("3px");
  });

  const drawn = ["/results/government", "/results/finance-ai-attribution", "/solutions/ai-legal", "/results/insurance"];

  test("drawings stand out from the ground", async ({ page }) => {
    for (const path of drawn) {
      await page.goto(path);
      const figures = page.locator("main figure svg");
      expect(await figures.count()).toBeGreaterThan(0);
      const lost = await figures.evaluateAll((drawings) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        const seen = (colour: string) => colour !== "none" && colour !== ground && !/, 0\)$/.test(colour);
        return drawings.flatMap((drawing) => {
          const shapes = [...drawing.querySelectorAll("rect, circle, line, path, text")].filter(
            (shape) => !shape.closest("defs, pattern, mask, clipPath"),
          );
          const drawn = shapes.filter((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return seen(stroke) || (shape.localName !== "line" && (seen(fill) || fill.startsWith("url")));
          });
          const texts = shapes.filter((shape) => shape.localName === "text" && !seen(getComputedStyle(shape).fill));
          return drawn.length === 0 || texts.length > 0 ? [drawing.outerHTML.slice(0, 200)] : [];
        });
      });
      expect(lost, path).toEqual([]);
      // What carries the figure has the system's colour for what is marked, which is not the ground.
      const marked = await figures.evaluateAll((drawings) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.className = "marked";
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".marked { color: Highlight }");
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        const { color } = getComputedStyle(probe);
        const shapes = drawings.flatMap((drawing) => [...drawing.querySelectorAll("rect, circle, path")]);
        const ground = getComputedStyle(document.body).backgroundColor;
        return (
          color !== ground &&
          shapes.map((shape) => getComputedStyle(shape)).some(({ fill, stroke }) => [fill, stroke].includes(color))
        );
      });
      expect(marked, path).toBe(true);
    }
  });
});

test.describe("with reduced motion", () => {
  test("nothing on pages of different kinds is animated, and all of it is shown", async ({ page, chat }) => {
    for (const path of ["/", "/insights/ai-tourism-roi", "/admin/knowledge-base"]) {
      await page.goto(path);
      await chat.launcher.click();
      await expect(chat.dialog).toBeVisible();
      // Looked up and read in one step: a row that a list takes out in between has no style, and would count as moving.
      const moving = await page.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element);
            return animationName !== "none" || /[1-9]/.test(transitionDuration);
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(moving, path).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
      const faded = await page.evaluate(() =>
        [...document.querySelectorAll("main *:not([data-slide], [data-slide] *)")]
          .filter((element) => getComputedStyle(element).opacity !== "1")
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(faded, path).toEqual([]);
    }
  });
});
