import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requests } from "../../../tests/support/roi-requests.ts";
import type { RoiRequest } from "../../contracts/roi.ts";
import { boundsOf } from "../../roi-model/bounds.ts";
import { ASSUMPTIONS, SPEND_LIMIT } from "../../roi-model/limits.ts";
import { calculateRoi } from "./calculate.ts";
import { ENQUIRY_TEXT_LIMIT, toEnquiryText } from "./enquiry-text.ts";

const textOf = (request: RoiRequest) => toEnquiryText(request, calculateRoi(request));

describe("a projection as text for an enquiry", () => {
  test("says what was asked and what came out", () => {
    expect(textOf({ currentSpend: 5e6, industry: "finance", assumptions: { margin: 0.4 } }).split("\n")).toEqual([
      "ROI projection, 12 months, assumptions 2026-11",
      "Current spend: $5,000,000 a year (finance)",
      "Return: 62% (low −27%, high 202%)",
      "Projected cost savings: $325,000",
      "Projected revenue impact: $280,000",
      "Assumed programme cost: $270,000",
      "Own assumptions: margin 40%",
      "A projection from planning assumptions, not a guarantee.",
    ]);
  });

  test("speaks of the value of services to a public body", () => {
    const text = textOf({ currentSpend: 5e6, industry: "government" });
    expect(text).toContain("Projected value of completed services: $300,000");
    expect(text).not.toContain("revenue");
  });

  test("never exceeds its limit, with every assumption at its longest either", () => {
    const widest = Object.fromEntries(ASSUMPTIONS.map((name) => [name, boundsOf(name, "government").max * 0.99999]));
    expect(textOf({ currentSpend: SPEND_LIMIT, industry: "government", assumptions: widest }).length).toBeLessThan(
      ENQUIRY_TEXT_LIMIT,
    );
    fc.assert(
      fc.property(requests, (request) => {
        expect(textOf(request).length).toBeLessThanOrEqual(ENQUIRY_TEXT_LIMIT);
      }),
    );
  });
});
