/**
 * How the pages look, beside how they looked: a dozen views, each at a phone's width and a desk's.
 *
 * Machines draw the same letter with other edges, but set it in the same place: the fonts are the
 * site's own. So each view is compared as a mosaic, one colour for eight pixels square. An edge
 * drawn otherwise is lost in it; a block that moves or a colour that changes is not. After a change
 * that is meant to be seen: `npx playwright test tests/looks.spec.ts
 * --update-snapshots`, and look at what tests/looks then holds.
 */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";

/** Once the part of a page that moves answers. */
const answers = (island: string) => async (page: Page) => {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute("data-state", "ready");
};

async function openChat(page: Page) {
  await page.locator("[data-chat-open]").click();
  await answers("chat")(page);
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
}

interface View {
  name: string;
  at: string;
  ready?: (page: Page) => Promise<void>;
  /** Of the view, what alone is looked at. */
  part?: string;
}

/** In the order in which they are looked at: each page is visited once for all. */
const VIEWS: Record<string, View[]> = {
  "/": [
    { name: "home", at: "#home" },
    { name: "home-night", at: "#home" },
    { name: "home-solutions", at: "#solutions" },
    { name: "calculator", at: "[data-island=roi] section", ready: answers("roi") },
    { name: "enquiry", at: "#contact", ready: answers("enquiry") },
  ],
  "/solutions/ai-legal": [{ name: "solution", at: "main" }],
  "/insights/brand-safety-regulated-markets": [{ name: "article-table", at: "main table" }],
  "/results/government": [
    { name: "case-figure", at: "main figure" },
    { name: "case-figure-night", at: "main figure" },
  ],
  "/privacy": [
    { name: "drawing", at: "[data-drawing]" },
    { name: "chat", at: "#main", ready: openChat },
  ],
  "/results": [
    { name: "header", at: "main", part: "body > header" },
    { name: "foot", at: ".tile-border" },
  ],
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Pixels of a page, across and down, that become one of the mosaic. */
const TILE = 8;
/** How far a tile may be from what it was, of the way from black to white; and how many of a screen may be farther. */
const TOLERANCE = { threshold: 0.06, maxDiffPixelRatio: 0.004 };
/** In a view of one part: fewer than the smallest thing that must not vanish has, the logo of four tiles square. */
const OF_A_PART = { threshold: 0.06, maxDiffPixels: 6 };

test.use({ bypassCSP: true });

// Here a page waits for its typefaces, which it else takes only where they come with its first paint.
test.beforeEach(({ page }) =>
  page.route(/^[^?#]*(?:\/[^./]*|\.css)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
    await route.fulfill({ response, body });
  }),
);

for (const size of SIZES)
  for (const [path, views] of Object.entries(VIEWS))
    test(`${path} looks as it did, ${size.width} px wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      for (const { name, at, ready, part } of views) {
        await page.emulateMedia({ colorScheme: name.endsWith("-night") ? "dark" : "light" });
        await stable(page, at);
        await ready?.(page);
        const shot = await (part ? page.locator(part) : page).screenshot({ animations: "disabled", caret: "hide" });
        expect(await mosaic(shot)).toMatchSnapshot(`${name}-${size.width}.png`, part ? OF_A_PART : TOLERANCE);
      }
    });

/** Brings the view below the header; resolves once fonts and pictures in it are there. */
async function stable(page: Page, at: string) {
  await expect(page.locator("[data-chat-open]")).toBeVisible();
  await page.evaluate(async (selector) => {
    await document.fonts.ready;
    document.querySelector(selector)?.scrollIntoView({ block: "start", behavior: "instant" });
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    for (const image of inView) image.loading = "eager";
    await Promise.all(inView.map((image) => image.decode()));
  }, at);
}

/** The picture with the mean colour of each tile. */
async function mosaic(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.floor(info.width / TILE), Math.floor(info.height / TILE)];
  const means = Buffer.alloc(width * height * 3);
  for (let at = 0; at < means.length; at += 1) {
    const [x, y, channel] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width), at % 3];
    let sum = 0;
    for (let row = y * TILE; row < (y + 1) * TILE; row += 1)
      for (let column = x * TILE; column < (x + 1) * TILE; column += 1)
        sum += data[3 * (row * info.width + column) + channel] ?? 0;
    means[at] = Math.round(sum / TILE ** 2);
  }
  return sharp(means, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
