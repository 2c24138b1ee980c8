import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { refusal } from "../../shared/contracts/error.ts";
import { roiResult } from "../../shared/contracts/roi.ts";
import { RequestRefused } from "../http/refusal.ts";
import { roiRoutes } from "./route.ts";

const app = new Hono().route("/", roiRoutes()).onError((error, c) => {
  if (error instanceof RequestRefused) return error.respond(c);
  throw error;
});

const valid = { currentSpend: 5_000_000, industry: "finance" };

function post(body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) {
  return app.request("/functions/v1/calculate-roi", {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

describe("POST /functions/v1/calculate-roi", () => {
  test("answers with a projection", async () => {
    const response = await post({ ...valid, goals: "Prove results", challenges: "Slow approvals" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const result = roiResult.parse(await response.json());
    expect(result).toMatchObject({
      roiPercentage: 51,
      projectedSavings: 325_000,
      projectedRevenue: 280_000,
      range: { low: { roiPercentage: -31 }, base: { cost: 270_000 }, high: { roiPercentage: 191 } },
    });
  });

  test("gives two callers the same bytes", async () => {
    const [first, second] = await Promise.all([post(valid), post(valid)]);
    expect(await first.text()).toBe(await second.text());
  });

  test.each([0, -0, 0.5, 100_000_000])("takes a spend of %d", async (currentSpend) => {
    const response = await post(
      `{"currentSpend":${Object.is(currentSpend, -0) ? "-0" : currentSpend},"industry":"other"}`,
    );
    expect(response.status).toBe(200);
    roiResult.parse(await response.json());
  });

  test("takes null and blanks for absent, and ignores fields it does not know", async () => {
    const bare = await (await post(valid)).text();
    const response = await post({ ...valid, goals: null, challenges: "  ", assumptions: null, colour: "blue" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(bare);
  });

  test("takes texts of 500 characters in any script", async () => {
    const response = await post({ ...valid, goals: "ر".repeat(500), challenges: "🙂".repeat(250) });
    expect(response.status).toBe(200);
  });

  test("takes assumptions of the visitor", async () => {
    const response = await post({ ...valid, assumptions: { recoverableShare: 0.35, revenuePerUnit: 10 } });
    expect(response.status).toBe(200);
    expect((await response.json()).assumptions.used[0]).toMatchObject({ base: 0.35, standard: 0.13, changed: true });
  });

  test("answers in the currency that is asked for, with the same numbers", async () => {
    const dollars = await (await post({ ...valid, currency: null })).json();
    const euros = roiResult.parse(await (await post({ ...valid, currency: "EUR" })).json());
    expect(dollars).toMatchObject({ currency: "USD" });
    expect(euros).toMatchObject({ currency: "EUR", range: dollars.range, months: dollars.months });
    expect(euros.insights[0]).toContain("against an assumed programme cost of €270,000");
  });

  test.each<[string, unknown, string]>([
    ["no spend", { industry: "finance" }, "currentSpend"],
    ["a spend of null", { ...valid, currentSpend: null }, "currentSpend"],
    ["a spend as text", { ...valid, currentSpend: "5000000" }, "currentSpend"],
    ["a negative spend", { ...valid, currentSpend: -1 }, "currentSpend"],
    ["a spend over the maximum", { ...valid, currentSpend: 100_000_001 }, "currentSpend"],
    ["a spend beyond doubles", '{"currentSpend":1e999,"industry":"other"}', "currentSpend"],
    ["a list for the spend", { ...valid, currentSpend: [1] }, "currentSpend"],
    ["no industry", { currentSpend: 1 }, "industry"],
    ["an unknown industry", { ...valid, industry: "bakery" }, "industry"],
    ["a name of the language for an industry", { ...valid, industry: "constructor" }, "industry"],
    ["a number for an industry", { ...valid, industry: 3 }, "industry"],
    ["an unknown currency", { ...valid, currency: "CHF" }, "currency"],
    ["a name of the language for a currency", { ...valid, currency: "__proto__" }, "currency"],
    ["over-long goals", { ...valid, goals: "x".repeat(501) }, "goals"],
    ["over-long challenges", { ...valid, challenges: "x".repeat(501) }, "challenges"],
    ["goals that are no text", { ...valid, goals: { toString: 1 } }, "goals"],
    ["assumptions as a list", { ...valid, assumptions: [0.1] }, "assumptions"],
    ["an unknown assumption", { ...valid, assumptions: { luck: 1 } }, "assumptions"],
    ["an assumption as text", { ...valid, assumptions: { margin: "0.4" } }, "assumptions.margin"],
    ["an assumption of null", { ...valid, assumptions: { margin: null } }, "assumptions.margin"],
    ["an assumption above its bounds", { ...valid, assumptions: { margin: 1.01 } }, "assumptions.margin"],
    ["an assumption below its bounds", { ...valid, assumptions: { fixedCost: 0 } }, "assumptions.fixedCost"],
    ["half a month", { ...valid, assumptions: { fullEffectMonth: 7.5 } }, "assumptions.fullEffectMonth"],
    [
      "an effect above the best case",
      { ...valid, assumptions: { recoverableShare: 0.36 } },
      "assumptions.recoverableShare",
    ],
    ["a list", [valid], "body"],
    ["null", "null", "body"],
  ])("refuses %s and names the field", async (_, body, field) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const { error } = refusal.parse(await response.json());
    expect(error).toMatchObject({ code: "invalid_request", field });
    expect(error.message.startsWith(`${field}: must`)).toBe(true);
  });

  test("refuses what is not JSON with 400, another type with 415, a huge body with 413", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await post(valid, { "content-type": "text/plain" })).status).toBe(415);
    expect((await post({ ...valid, goals: "x".repeat(20_000) })).status).toBe(413);
  });
});
