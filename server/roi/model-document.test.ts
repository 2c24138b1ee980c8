/** The page about the model prints the model's own numbers. On a failure, copy the expected block into the page. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import { money as formatted, percent, valueText } from "../../shared/domain/roi/labels.ts";
import { averageEffect } from "../../shared/domain/roi/model.ts";
import { BEST_CASES } from "../../shared/roi-model/best-cases.ts";
import { type Assumption, CASES, INDUSTRIES, type Industry } from "../../shared/roi-model/limits.ts";
import { ASSUMPTIONS_VERSION, TABLE } from "../../shared/roi-model/table.ts";

const page = readFileSync(new URL("../../docs/roi-model.md", import.meta.url), "utf8");
/** A document wraps its own lines. */
const money = (amount: number) => formatted(amount).replaceAll("\u2060", "");
const example = { currentSpend: 5_000_000, industry: "finance" } as const;
const REVIEWED: Industry = "finance";
const OPEN: Industry = "tourism";

const blocks: Record<string, () => string[]> = {
  sectors: () => [
    "",
    "| Sector | Recoverable share | Uplift | Revenue per unit | Margin |",
    "| --- | --- | --- | --- | --- |",
    ...INDUSTRIES.map((industry) =>
      row(industry, industry, ["recoverableShare", "uplift", "revenuePerUnit", "margin"]),
    ),
    "",
  ],
  cost: () => [
    "",
    "| Sectors | Month of full effect | Fixed cost | Cost share |",
    "| --- | --- | --- | --- |",
    row(named(REVIEWED), REVIEWED, ["fullEffectMonth", "fixedCost", "costShare"]),
    row(named(OPEN), OPEN, ["fullEffectMonth", "fixedCost", "costShare"]),
    "",
  ],
  example: () => {
    const { range, breakEvenSpend } = calculateRoi(example);
    const { savings, revenue, contribution, cost, roiPercentage } = range.base;
    const value = (name: Assumption) => valueText(name, TABLE.finance[name].base);
    const spend = money(example.currentSpend);
    const effect = percent(Math.round(averageEffect(TABLE.finance.fullEffectMonth.base) * 100));
    return [
      "",
      `1. Average effect with full effect in ${value("fullEffectMonth")}: ${effect}`,
      `2. Savings: ${spend} × ${value("recoverableShare")} × ${effect} = ${money(savings)}`,
      `3. Revenue: ${spend} × ${value("revenuePerUnit")} × ${value("uplift")} × ${effect} = ${money(revenue)}; contribution: × ${value("margin")} = ${money(contribution)}`,
      `4. Cost: ${value("fixedCost")} + ${spend} × ${value("costShare")} = ${money(cost)}`,
      `5. Return: (${money(savings)} + ${money(contribution)} − ${money(cost)}) / ${money(cost)} = ${percent(roiPercentage)}`,
      "",
      `The low case returns ${percent(range.low.roiPercentage)}, the high case ${percent(range.high.roiPercentage)}. The base case breaks even from about ${money(breakEvenSpend ?? 0)} of spend a year.`,
      "",
    ];
  },
  months: () => [
    "",
    "| Month | Low | Base | High |",
    "| --- | --- | --- | --- |",
    ...calculateRoi(example).months.map(
      ({ month, low, base, high }) => `| ${month} | ${money(low)} | ${money(base)} | ${money(high)} |`,
    ),
    "",
  ],
  drivers: () => [
    "",
    "| Assumption | Low to high | Return |",
    "| --- | --- | --- |",
    ...calculateRoi(example).drivers.map(
      ({ name, label, low, high }) =>
        `| ${label} | ${valueText(name, low.value)} to ${valueText(name, high.value)} | ${percent(low.roiPercentage)} to ${percent(high.roiPercentage)} |`,
    ),
    "",
  ],
};

test.each(Object.entries(blocks))("the block %s is what the model gives", (name, lines) => {
  const found = new RegExp(`<!-- from the model: ${name} -->\n([^]*?)<!-- end -->`).exec(page);
  expect(found?.[1]).toBe(`${lines().join("\n")}\n`);
});

test("the page names the version of the table that it prints", () => {
  expect(page).toContain(`Table ${ASSUMPTIONS_VERSION}, each as low / base / high`);
});

test("the two kinds of sector share month and cost, as the page says", () => {
  for (const industry of INDUSTRIES) {
    const like = TABLE[sharing(REVIEWED).includes(industry) ? REVIEWED : OPEN];
    expect(TABLE[industry]).toMatchObject({
      fullEffectMonth: like.fullEffectMonth,
      fixedCost: like.fixedCost,
      costShare: like.costShare,
    });
  }
});

test("a changed value gets a new version, since shared links name the version they were made with", () => {
  const values = INDUSTRIES.map((industry) =>
    Object.values(TABLE[industry]).map((entry) => CASES.map((one) => entry[one])),
  );
  const print = createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 12);
  expect({ [ASSUMPTIONS_VERSION]: print }).toEqual({ "2026-11": "aa26b88670ba" });
});

function row(name: string, industry: Industry, assumptions: Assumption[]): string {
  return `| ${[name, ...assumptions.map((assumption) => cell(industry, assumption))].join(" | ")} |`;
}

function cell(industry: Industry, assumption: Assumption): string {
  const entry = TABLE[industry][assumption];
  const text = CASES.map((one) => valueText(assumption, entry[one]).replace("month ", "")).join(" / ");
  if (!entry.ceiling) return text;
  const { value } = BEST_CASES[entry.ceiling];
  return `${text} (${valueText(assumption, value)})`;
}

function sharing(industry: Industry): Industry[] {
  return INDUSTRIES.filter((one) => TABLE[one].fixedCost.base === TABLE[industry].fixedCost.base);
}

function named(industry: Industry): string {
  return sharing(industry).join(", ");
}
