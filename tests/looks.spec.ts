/**
 * How the pages look, beside how they looked: a dozen views, each at a phone's width and a desk's.
 *
 * Machines draw the same letter with other edges, but set it in the same place: the fonts are the
 * site's own. So each view is compared as a mosaic, one colour for eight pixels square. An edge
 * drawn otherwise is lost in it; a block that moves or a colour that changes is not. After a change
 * that is meant to be seen: `npx playwright test tests/looks.spec.ts
 * --update-snapshots`, and look at what tests/looks then holds.
 */
import type { Page, Route } from "@playwright/test";
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

const VIEWS: {
  name: string;
  path: string;
  at: string;
  colorScheme?: "dark";
  ready?: (page: Page) => Promise<void>;
  /** Of the view, what alone is looked at. */
  part?: string;
}[] = [
  { name: "home", path: "/", at: "#home" },
  { name: "home-solutions", path: "/", at: "#solutions" },
  { name: "solution", path: "/solutions/ai-legal", at: "main" },
  { name: "article-table", path: "/insights/brand-safety-regulated-markets", at: "main table" },
  { name: "case-figure", path: "/results/government", at: "main figure" },
  { name: "drawing", path: "/privacy", at: "[data-drawing]" },
  { name: "calculator", path: "/#roi", at: "[data-island=roi] section", ready: answers("roi") },
  { name: "enquiry", path: "/#contact", at: "#contact", ready: answers("enquiry") },
  { name: "chat", path: "/privacy", at: "#main", ready: openChat },
  { name: "header", path: "/results", at: "main", part: "body > header" },
  { name: "foot", path: "/results", at: ".tile-border" },
  { name: "home-night", path: "/", at: "#home", colorScheme: "dark" },
  { name: "case-figure-night", path: "/results/government", at: "main figure", colorScheme: "dark" },
];
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

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // Letters stand where the font says, on every machine.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
    ],
  },
});

for (const { name, path, at, colorScheme = "light", ready, part } of VIEWS)
  test(`${name} looks as it did`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // As on the second page of a visit: in the site's own fonts.
    await page.addInitScript(() => Object.defineProperty(document, "referrer", { value: `${location.origin}/` }));
    // At each width a visit of its own.
    await page.addInitScript(() => sessionStorage.clear());
    await page.route(path.replace(/#.*/, ""), waitingForFonts);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(path);
      await stable(page, at);
      await ready?.(page);
      const shot = await (part ? page.locator(part) : page).screenshot({ animations: "disabled", caret: "hide" });
      const picture = `${name}-${size.width}.png`;
      expect(await mosaic(page, shot)).toMatchSnapshot(picture, part ? OF_A_PART : TOLERANCE);
    }
  });

/** A page that comes without its fonts keeps the system's; here it waits for them. */
async function waitingForFonts(route: Route) {
  const response = await route.fetch();
  const { "content-security-policy": _, ...headers } = response.headers();
  const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
  await route.fulfill({ response, headers, body });
}

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
    // What was far below the screen is drawn from the next frame on (`content-visibility`).
    const drawn = (image: HTMLImageElement) => image.checkVisibility({ contentVisibilityAuto: true });
    while (!inView.every(drawn)) await new Promise(requestAnimationFrame);
  }, at);
}

/** The picture with the mean colour of each tile, drawn by a page of its own. */
async function mosaic(page: Page, picture: Buffer): Promise<Buffer> {
  const studio = await page.context().newPage();
  const drawn = await studio.evaluate(
    async ([base64, tile]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const source = await createImageBitmap(new Blob([bytes]));
      const pixels = new OffscreenCanvas(source.width, source.height).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      pixels.drawImage(source, 0, 0);
      const [across, down] = [Math.floor(source.width / tile), Math.floor(source.height / tile)];
      const { data } = pixels.getImageData(0, 0, source.width, source.height);
      const canvas = Object.assign(document.createElement("canvas"), { width: across, height: down });
      const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
      for (let y = 0; y < down; y += 1)
        for (let x = 0; x < across; x += 1) {
          const mean = (channel: number) => {
            let sum = 0;
            for (let row = y * tile; row < (y + 1) * tile; row += 1)
              for (let column = x * tile; column < (x + 1) * tile; column += 1)
                sum += data[4 * (row * source.width + column) + channel] ?? 0;
            return sum / (tile * tile);
          };
          pen.fillStyle = `rgb(${mean(0)} ${mean(1)} ${mean(2)})`;
          pen.fillRect(x, y, 1, 1);
        }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    },
    [picture.toString("base64"), TILE] as const,
  );
  await studio.close();
  return Buffer.from(drawn, "base64");
}
