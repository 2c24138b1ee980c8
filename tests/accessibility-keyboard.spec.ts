/** Pages of different kinds, walked with the Tab key: each stop shows that it has the focus, lies free and is large enough. */
import type { Page } from "@playwright/test";
import { WALKED } from "./accessibility-pages.ts";
import { fewEntries } from "./few-entries.ts";
import { expect, NOT_FOUND_PAGE, test } from "./fixtures.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** With header and foot, which are the same on all others. */
const WHOLE = ["/", "/admin/knowledge-base"];

test.use({ expectedErrors: [NOT_FOUND_PAGE] });

for (const path of WALKED)
  test(`${path} can be walked through by keyboard, there and back`, async ({ page }) => {
    if (path.startsWith("/admin")) await fewEntries(page, 3);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(path);
      if (path.startsWith("/admin")) await expect(page.getByText(/^\d+ total entries$/)).toBeVisible();
      await hydrateIslands(page);
      const part = WHOLE.includes(path) ? "body" : "main";
      if (part === "main") await page.locator(part).focus();
      const there = await walk(page, part, "Tab");
      expect(there.problems, `${size.width} px wide`).toEqual([]);
      expect(there.stops).toBeGreaterThan(2);
      // On a wide screen what stands at the edges covers as little either way.
      if (part === "main" && size !== WINDOWS[0]) continue;
      const back = await walk(page, part, "Shift+Tab");
      expect(back.problems, `${size.width} px wide, backwards`).toEqual([]);
      expect(back.stops).toBe(there.stops);
    }
  });

/** What is hydrated when it is reached is so before the walk, so that both ways have the same stops. */
async function hydrateIslands(page: Page) {
  // The chat's button shows itself once the page's script is there.
  for (const button of await page.locator("[data-chat-open]").all()) await expect(button).toBeVisible();
  // Those of the behaviours that add buttons.
  for (const part of await page.locator(":is([data-behaviour=carousel], [data-behaviour=take-along])").all()) {
    await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(part).toHaveAttribute("data-state", "ready");
  }
  for (const island of await page.locator("[data-island][data-when=view]").all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-state", "ready");
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Presses the key until the focus leaves this part of the page or restarts; what is wrong with the stops on the way. */
async function walk(page: Page, part: "body" | "main", key: "Tab" | "Shift+Tab") {
  const problems: string[] = [];
  let stops = 0;
  await page.evaluate(() => Object.assign(window, { walked: new Set() }));
  for (; stops < 300; stops += 1) {
    await page.keyboard.press(key);
    const judged = await page.evaluate(judgeStop, part);
    if (judged === undefined) break;
    problems.push(...(judged.length > 0 ? await judgedAgain(page, part) : []));
  }
  return { stops, problems };
}

/** What lies far down is laid out when it comes into view, and may move once more: judges it where it has come to rest. */
async function judgedAgain(page: Page, part: string): Promise<string[]> {
  await page.evaluate(async () => {
    const element = document.activeElement;
    (window as unknown as { walked: Set<Element | null> }).walked.delete(element);
    let [top, frames] = [Number.NaN, 0];
    while (frames < 3) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = element?.getBoundingClientRect().top ?? 0;
      frames = now === top ? frames + 1 : 0;
      top = now;
    }
  });
  return (await page.evaluate(judgeStop, part)) ?? [];
}

/** Runs in the page: what is wrong with the element that has the focus; undefined where none of this part has it, or one that had it before. */
function judgeStop(part: string): string[] | undefined {
  const element = document.activeElement;
  const { walked } = window as unknown as { walked: Set<Element> };
  if (!element?.closest(part) || element === document.body || walked.has(element)) return undefined;
  walked.add(element);
  const name = `${element.outerHTML.slice(0, 90).replace(/\n/g, " ")} (${element.textContent?.trim().slice(0, 30)})`;
  const problems: string[] = [];

  const rings = (one: Element | null, part?: string) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  };
  // The link of a card rings the card.
  if (!rings(element) && !rings(element, "::after") && !rings(element.closest("form")))
    problems.push(`${name} does not show the focus`);

  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const { width, height } = element.getBoundingClientRect();
  // A link in a sentence is as high as its line: the exception of WCAG 2.5.8.
  const inline = getComputedStyle(element).display === "inline";
  if (!inline && (width < 24 || height < 24)) problems.push(`${name} is ${width}×${height}`);

  // What is larger than the window is seen as far as the window goes.
  const inView = (box: DOMRect) =>
    box.left >= -1 &&
    box.right <= innerWidth + 1 &&
    (box.height > innerHeight / 2 || (box.top >= -1 && box.bottom <= innerHeight + 1));
  if (boxes.length === 0 || !boxes.every(inView)) problems.push(`${name} is not in view`);

  for (const box of boxes) {
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    // The middle and four points as near to the corners as the round button reaches, at any fraction of a pixel.
    const places =
      box.height > innerHeight / 2
        ? [[0.5, 0.5]]
        : [
            [0.5, 0.5],
            [0.16, 0.16],
            [0.84, 0.16],
            [0.16, 0.84],
            [0.84, 0.84],
          ];
    const points = places.map(([across, down]) => [
      left + (right - left) * (across as number),
      top + (bottom - top) * (down as number),
    ]);
    for (const [x, y] of points as [number, number][]) {
      const over = document.elementFromPoint(x, y);
      // The gaps of a wrapped line belong to what is around them.
      if (over && !element.contains(over) && !over.contains(element)) {
        problems.push(`${name} is covered by ${over.outerHTML.slice(0, 60)}`);
        break;
      }
    }
  }
  return problems;
}
