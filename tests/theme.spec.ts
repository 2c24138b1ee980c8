/** The colours of the pages: as the system has them, or as the visitor chose, from the first paint on. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ground = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return `${color} on ${backgroundColor}`;
  });

/** What colours the bar of a phone's browser: the first that holds counts. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return metas.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });

test("the system's colours, a choice by keyboard that is kept, in other tabs, on paper and in pictures", async ({
  page,
  context,
}) => {
  // Notes whether the choice stood before there was anything to paint.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!sessionStorage.getItem("theme-before-body"))
        sessionStorage.setItem("theme-before-body", String(document.body === null));
    }).observe(document, { attributeFilter: ["data-theme"], subtree: true });
  });
  await page.goto("/privacy");
  const light = await ground(page);
  const lightBar = await bar(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await ground(page);
  expect(dark).not.toBe(light);
  expect(await bar(page)).not.toBe(lightBar);

  const choice = page.getByRole("group", { name: "Colours" });
  await expect(choice.getByRole("radio", { name: "System" })).toBeChecked();
  await choice.getByRole("radio", { name: "System" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "Light" })).toBeChecked();
  expect(await ground(page)).toBe(light);
  expect(await bar(page)).toBe(lightBar);

  await page.evaluate(() => sessionStorage.removeItem("theme-before-body"));
  await page.goto("/");
  expect(await ground(page)).toBe(light);
  expect(await page.evaluate(() => sessionStorage.getItem("theme-before-body"))).toBe("true");
  await expect(choice.getByRole("radio", { name: "Light" })).toBeChecked();
  expect(await tileOf(page)).toBe("light");

  const other = await context.newPage();
  await other.goto("/admin/knowledge-base");
  await other.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(() => ground(page)).toBe(dark);
  await expect(choice.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await ground(other)).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground(page)).toBe(dark);
  expect(await tileOf(page)).toBe("dark");

  await page.emulateMedia({ media: "print" });
  expect((await ground(page)).split(" on ")[0]).toBe(light.split(" on ")[0]);
});

/** Whether a drawing that is a picture of its own came light or dark, on the whole. */
async function tileOf(page: Page): Promise<"light" | "dark"> {
  const image = page.locator("main img[src^='/art/']").first();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const shot = await image.screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext(
      "2d",
    ) as OffscreenCanvasRenderingContext2D;
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    return data.reduce((sum, value) => sum + value, 0) / data.length > 160 ? "light" : "dark";
  }, shot.toString("base64"));
}

test("where storage is blocked the choice lasts as long as the page, and a notice has its colours", async ({
  page,
  calculator,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await calculator.open();
  await page.getByRole("radio", { name: "Dark" }).check();
  const night = await ground(page);
  await calculator.spend.press("Enter");
  const notice = page.locator("#toasts > *");
  await expect(notice).toBeVisible();
  expect(
    await notice.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    }),
  ).toBe(night);
  await page.getByRole("radio", { name: "System" }).check();
  expect(await ground(page)).not.toBe(night);
});
