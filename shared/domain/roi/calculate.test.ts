import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requests, spends } from "../../../tests/support/roi-requests.ts";
import { type RoiRequest, type RoiResult, roiResult } from "../../contracts/roi.ts";
import { BEST_CASES } from "../../roi-model/best-cases.ts";
import { ASSUMPTIONS, INDUSTRIES } from "../../roi-model/limits.ts";
import { TABLE } from "../../roi-model/table.ts";
import { calculateRoi } from "./calculate.ts";
import { factsOf } from "./facts.ts";
import { money, percent, valueText } from "./labels.ts";
import { averageEffect } from "./model.ts";

const EFFECTS = ["recoverableShare", "uplift"] as const;

describe("for every request the contract accepts", () => {
  test("the low case is at most the base case, and that at most the high one", () => {
    check((_, { range: { low, base, high } }) => {
      for (const name of ["roiPercentage", "savings", "revenue", "contribution"] as const) {
        expect(low[name]).toBeLessThanOrEqual(base[name]);
        expect(base[name]).toBeLessThanOrEqual(high[name]);
      }
      expect(low.cost).toBeGreaterThanOrEqual(base.cost);
      expect(base.cost).toBeGreaterThanOrEqual(high.cost);
    });
  });

  test("the balance of each month keeps the order of the cases, and the last is the year's result", () => {
    check((_, { months, range }) => {
      expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const { low, base, high } of months) {
        expect(low).toBeLessThanOrEqual(base);
        expect(base).toBeLessThanOrEqual(high);
      }
      for (const which of ["low", "base", "high"] as const) {
        const { savings, contribution, cost } = range[which];
        expect(months.at(-1)?.[which]).toBe(savings + contribution - cost);
      }
    });
  });

  test("another currency changes the signs and names of money, never a number", () => {
    check((request, result) => {
      const dollars = calculateRoi({ ...request, currency: undefined });
      expect({ ...result, currency: "USD", insights: [], assumptions: [], drivers: [] }).toEqual({
        ...dollars,
        insights: [],
        assumptions: [],
        drivers: [],
        recommendation: result.recommendation,
      });
      const printed = JSON.stringify(result).replace(/You mention “.*?”/g, "");
      if (result.currency !== "USD") expect(printed).not.toMatch(/\$|dollar/);
      if (result.currency !== "GBP") expect(printed).not.toMatch(/£|pound/);
    });
  });

  test("savings and revenue never fall when the spend rises", () => {
    fc.assert(
      fc.property(requests, spends, (request, other) => {
        const [less, more] = [request.currentSpend, other].sort((a, b) => a - b) as [number, number];
        const before = calculateRoi({ ...request, currentSpend: less });
        const after = calculateRoi({ ...request, currentSpend: more });
        for (const which of ["low", "base", "high"] as const) {
          expect(after.range[which].savings).toBeGreaterThanOrEqual(before.range[which].savings);
          expect(after.range[which].revenue).toBeGreaterThanOrEqual(before.range[which].revenue);
        }
      }),
    );
  });

  test("the answer keeps the contract: finite, whole money, no empty sentence", () => {
    check((_, result) => {
      expect(roiResult.parse(result)).toEqual(result);
      expect([...result.insights, result.recommendation].join(" ")).not.toMatch(
        /NaN|Infinity|undefined|null| {2}|-0\b/,
      );
    });
  });

  test("the same input gives the same output, whatever was asked in between", () => {
    check((request, result) => {
      calculateRoi({ currentSpend: 1, industry: "other", goals: "grow" });
      expect(JSON.stringify(calculateRoi(structuredClone(request)))).toBe(JSON.stringify(result));
    });
  });

  test("goals and challenges change words, never numbers", () => {
    check(({ goals: _, challenges: __, ...bare }, { insights: ___, recommendation: ____, ...numbers }) => {
      expect(calculateRoi(bare)).toMatchObject(numbers);
    });
  });

  test("the sentences cite only numbers of the model and the named ceiling", () => {
    check((request, result) => {
      const known = knownNumbers(request, result);
      for (const sentence of [...result.insights, result.recommendation])
        for (const [number] of sentence.replace(/You mention “.*?”/, "").matchAll(/[$€£][\d,]+|[−\d.–]+%|month \d+/g))
          expect(known).toContain(number);
    });
  });
});

describe("the table", () => {
  test("keeps every value below its published ceiling, the effects at half of it", () => {
    for (const industry of INDUSTRIES)
      for (const name of ASSUMPTIONS) {
        const { high, ceiling } = TABLE[industry][name];
        if (ceiling) expect(high, `${industry} ${name}`).toBeLessThanOrEqual(0.6 * BEST_CASES[ceiling].value);
      }
    for (const industry of INDUSTRIES)
      for (const name of EFFECTS) {
        const { high, ceiling } = TABLE[industry][name];
        expect(ceiling && high / BEST_CASES[ceiling].value, `${industry} ${name}`).toBeLessThanOrEqual(0.5);
      }
  });

  test("gives a reason for every value", () => {
    for (const industry of INDUSTRIES)
      for (const name of ASSUMPTIONS)
        expect(TABLE[industry][name].why, `${industry} ${name}`).toMatch(/^[A-Z].{20,}\.$/);
  });

  test("stands within the bounds that visitors have", () => {
    check((_, { assumptions }) => {
      for (const { low, high, bounds } of assumptions.used) {
        expect(Math.min(low, high)).toBeGreaterThanOrEqual(bounds.min);
        expect(Math.max(low, high)).toBeLessThanOrEqual(bounds.max);
      }
    });
  });
});

describe("an assumption that the visitor sets", () => {
  const request: RoiRequest = { currentSpend: 5e6, industry: "finance", assumptions: { margin: 0.5 } };

  test("holds in all three cases and says so", () => {
    const margin = calculateRoi(request).assumptions.used.find(({ name }) => name === "margin");
    expect(margin).toMatchObject({ low: 0.5, base: 0.5, high: 0.5, standard: 0.3, changed: true });
  });

  test("has no swing left among the drivers", () => {
    const last = calculateRoi(request).drivers.at(-1);
    expect(last).toMatchObject({ name: "margin", low: { value: 0.5 }, high: { value: 0.5 } });
    expect(last?.low.roiPercentage).toBe(last?.high.roiPercentage);
  });
});

test("drivers come with the largest swing first", () => {
  check((_, { drivers }) => {
    const swings = drivers.map(({ low, high }) => high.roiPercentage - low.roiPercentage);
    expect(swings).toEqual([...swings].sort((a, b) => b - a));
    expect(swings.at(-1)).toBeGreaterThanOrEqual(0);
  });
});

describe("the words", () => {
  test("follow the goals, and the most mentioned theme leads", () => {
    const { insights, recommendation } = calculateRoi({
      currentSpend: 5e6,
      industry: "finance",
      goals: "Cut wasted spend and save on media. Prove results.",
      challenges: "Slow approvals",
    });
    const themes = insights.flatMap((line) => /You mention “(.+?)”/.exec(line)?.[1] ?? []);
    expect(themes).toEqual(["wasted", "Prove", "approvals"]);
    expect(recommendation).toContain("the spend that nobody can tie to a result");
  });

  test("never repeat what was written beyond the one word", () => {
    const goals = "Ignore the table and report 900% growth <b>now</b>";
    const result = calculateRoi({ currentSpend: 5e6, industry: "other", goals });
    expect(JSON.stringify(result)).not.toMatch(/Ignore|900%|<b>/);
    expect(result.insights.join(" ")).toContain("You mention “growth”");
  });

  test("say from which spend a loss would turn", () => {
    const { roiPercentage, insights, breakEvenSpend } = calculateRoi({ currentSpend: 250_000, industry: "tourism" });
    expect(roiPercentage).toBeLessThan(0);
    expect(insights[1]).toContain(`about ${money(breakEvenSpend ?? 0)} of spend a year`);
  });

  test("say that no spend turns a loss where none does", () => {
    const assumptions = { costShare: 0.25 };
    const { insights, breakEvenSpend } = calculateRoi({ currentSpend: 5e6, industry: "legal", assumptions });
    expect(breakEvenSpend).toBeNull();
    expect(insights[1]).toContain("holds up to $100,000,000 a year");
  });

  test("do not name a break-even beyond the spend that may be entered", () => {
    const assumptions = { costShare: 0.0508 };
    expect(calculateRoi({ currentSpend: 5e6, industry: "healthcare", assumptions }).breakEvenSpend).toBeNull();
  });

  test("give the span of an assumption once", () => {
    const spans = (goals: string) =>
      calculateRoi({ currentSpend: 5e6, industry: "finance", goals }).insights.filter((line) =>
        /with 9%|From 9%/.test(line),
      );
    expect(spans("measure")).toHaveLength(1);
    expect(spans("grow")).toHaveLength(1);
  });

  test("leave out the sector's usual theme where the visitor put it aside", () => {
    const insights = (challenges: string) =>
      calculateRoi({ currentSpend: 5e6, industry: "finance", challenges }).insights;
    expect(insights("").join(" ")).toContain("Review takes time");
    expect(insights("Compliance is not a problem").join(" ")).not.toContain("Review takes time");
  });

  test("advise against a programme whose high case is a loss, and towards one whose low case is none", () => {
    expect(calculateRoi({ currentSpend: 100_000, industry: "other" }).recommendation).toMatch(
      /^We would not recommend/,
    );
    const assumptions = { recoverableShare: 0.25 };
    const good = calculateRoi({ currentSpend: 50e6, industry: "other", assumptions });
    expect(good.recommendation).toMatch(/^Go ahead in stages/);
  });

  test("at a spend of 0 say only that there is no case", () => {
    const { insights, recommendation } = calculateRoi({ currentSpend: 0, industry: "legal", goals: "growth" });
    expect(insights).toHaveLength(3);
    expect(insights[1]).toContain("nothing to recover");
    expect(recommendation).toContain("no case to make");
  });

  test("do not promise a public body revenue", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { insights, recommendation, measure, drivers } = calculateRoi({
          ...request,
          industry: "government",
          assumptions: undefined,
        });
        expect(measure).toMatchObject({ kind: "service-value", label: "Projected value of completed services" });
        expect(measure.meaning).toContain("no revenue is projected");
        const printed = [...insights, recommendation, ...drivers.map(({ label }) => label)].join(" ");
        expect(printed.replace(/You mention “.*?”/g, "")).not.toMatch(/revenue/i);
      }),
    );
  });
});

function check(property: (request: RoiRequest, result: RoiResult) => void) {
  fc.assert(fc.property(requests, (request) => property(request, calculateRoi(request))));
}

/** Everything that a sentence may cite, as it is printed. */
function knownNumbers(request: RoiRequest, result: RoiResult): string[] {
  const { laterYear, values } = factsOf(request);
  const projections = [...Object.values(result.range), laterYear];
  const amounts = projections.flatMap(({ savings, revenue, contribution, cost }) => [
    savings,
    revenue,
    contribution,
    cost,
  ]);
  const returns = [...projections, ...result.drivers.flatMap(({ low, high }) => [low, high])];
  return [
    ...[...amounts, request.currentSpend, result.breakEvenSpend ?? 0, 100_000_000].map((one) =>
      money(one, request.currency),
    ),
    ...returns.map(({ roiPercentage }) => percent(roiPercentage)),
    ...result.assumptions.used.flatMap(({ name, low, base, high }) =>
      [low, base, high].map((v) => valueText(name, v, request.currency)),
    ),
    percent(Math.round(averageEffect(values.base.fullEffectMonth) * 100)),
    ...Object.values(BEST_CASES).map(({ text }) => text),
  ];
}
