/** The board pack: saved from the calculator, read anywhere, and opened on the site again. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { expect, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const GOALS = `Grow <b>bookings</b> & "keep" them </script><script>alert(1)</script>`;
const REASON = "Our books of last year <say> so: 'forty' per cent.";
const QUESTION = "How was the 37% in finance measured?";

test("a pack is saved, read offline without a request, and opened again with every value", async ({
  page,
  calculator,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "board-pack-"));
  const file = join(folder, "pack.html");
  await page.addInitScript((question) => {
    const messages = [{ id: 1, role: "user", content: question }];
    sessionStorage.setItem("chat-conversation", JSON.stringify({ messages }));
  }, QUESTION);
  await calculator.open();
  await calculator.calculate({ spend: "7,500,000", industry: "tourism", goals: GOALS, challenges: "Late reports" });
  const { margin } = calculator;
  await calculator.setMargin("40");
  const save = page.getByText("Take it to the board");
  await save.click();
  const reason = page
    .getByRole("group", { name: "Share of revenue kept as contribution" })
    .getByLabel(/^Why 40% instead of/);
  await reason.fill(REASON);
  await page.getByLabel("Put in the summary of my talk").check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the board pack" }).click(),
  ]);
  await download.saveAs(file);
  await expect(page.getByText("The file is among your downloads")).toBeVisible();
  const projected = await calculator.projection.locator("dl").first().textContent();

  await test.step("anywhere, without a network", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const reader = await context.newPage();
    const requests: string[] = [];
    const wrong: string[] = [];
    await reader.route("**/*", (route) => {
      requests.push(route.request().url());
      return route.request().url() === pathToFileURL(file).href ? route.continue() : route.abort();
    });
    reader.on("console", (message) => wrong.push(message.text()));
    reader.on("dialog", (dialog) => wrong.push(dialog.message()));
    await context.setOffline(true);
    await reader.goto(pathToFileURL(file).href);
    await expect(reader.getByRole("heading", { level: 1 })).toContainText("$7,500,000");
    for (const words of [GOALS, REASON, QUESTION, "What if the effect is half", "Open questions for procurement"])
      await expect(reader.locator("main")).toContainText(words);
    // The style is the file's own, so its policy lets it count.
    expect(
      await reader
        .locator("h2")
        .first()
        .evaluate((heading) => getComputedStyle(heading).borderTopStyle),
    ).toBe("solid");
    for (const width of [390, 1280]) {
      await reader.setViewportSize({ width, height: 900 });
      expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(await accessibilityProblems(reader)).toEqual([]);
    const pdf = (await reader.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(9);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
    expect(requests).toEqual([pathToFileURL(file).href]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  await test.step("on the site again", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/privacy");
    await calculator.open();
    await expect(calculator.spend).toHaveValue("");
    const chooser = page.getByLabel("Open a board pack");
    writeFileSync(join(folder, "other.html"), "<!DOCTYPE html><title>Another page</title>");
    await chooser.setInputFiles(join(folder, "other.html"));
    await expect(page.getByText("This file is no board pack.").first()).toBeVisible();
    await chooser.setInputFiles(file);
    await expect(calculator.projection).toBeVisible();
    await expect(calculator.spend).toHaveValue("7500000");
    await expect(calculator.industry).toHaveValue("tourism");
    await expect(calculator.goals).toHaveValue(GOALS);
    await expect(calculator.challenges).toHaveValue("Late reports");
    await expect(margin).toHaveValue("40");
    await expect(calculator.projection.locator("dl").first()).toHaveText(projected ?? "");
    await expect(reason).toHaveValue(REASON);
    await expect(page.getByText("This file is no board pack.")).toHaveCount(0);
  });
  rmSync(folder, { recursive: true });
});

test("a reason belongs to its industry, and that the file was saved to its projection", async ({
  page,
  calculator,
}) => {
  await calculator.open();
  await calculator.calculate({ spend: "5m", industry: "finance" });
  await calculator.setMargin("20");
  await page.getByText("Take it to the board").click();
  const reason = page.getByLabel(/^Why 20% instead of/);
  await reason.fill(REASON);
  await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the board pack" }).click()]);
  const saved = page.getByText("The file is among your downloads");
  await expect(saved).toBeVisible();
  await calculator.calculate({ industry: "legal" });
  await expect(calculator.projection.getByText("legal", { exact: false }).first()).toBeVisible();
  await expect(saved).toBeHidden();
  await calculator.setMargin("20");
  await expect(reason).toHaveValue("");
  await calculator.calculate({ industry: "finance" });
  await expect(reason).toHaveValue(REASON);
});
