import { expect, test } from "vitest";
import { type Figure, figure } from "../../content/ledger.ts";
import { BEST_CASES } from "../../shared/roi-model/best-cases.ts";
import { PILOT_MONTHS } from "../../shared/roi-model/limits.ts";

/** The ledger prints percentages as 0 to 100, and a range by its two ends. */
function asCeiling({ value, unit }: Figure): number {
  const highest = typeof value === "number" ? value : value[1];
  return unit === "percent" || unit === "percent-range" ? highest / 100 : highest;
}

test.each(Object.entries(BEST_CASES))("the ceiling %s is what the ledger says", (id, best) => {
  const published = figure(id);
  expect(best.text).toBe(published.text);
  expect(best.page).toBe(published.page);
  if (id !== "government.completion") expect(best.value).toBeCloseTo(asCeiling(published), 12);
});

test("the ceiling of completed services is the rise from what the ledger gives before to what it gives after", () => {
  const [before, after] = [figure("government.completion-before"), figure("government.completion")].map(asCeiling);
  expect(BEST_CASES["government.completion"].value).toBeCloseTo(Number(after) / Number(before) - 1, 12);
});

test("the pilot lasts as long as the ledger says", () => {
  expect(PILOT_MONTHS * 30).toBe(figure("programme.pilot-days").value);
});
