import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requests } from "../../../tests/support/roi-requests.ts";
import { roiRequest } from "../../contracts/roi.ts";
import { calculateRoi } from "./calculate.ts";
import { fromShareLink, toShareLink } from "./share-link.ts";

describe("a link to a projection", () => {
  test("gives back the request it was made from, and so the same result", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const shared = fromShareLink(toShareLink(request));
        if (typeof shared === "string") throw new Error(shared);
        expect(shared).toEqual({ request, current: true });
        expect(calculateRoi(shared.request)).toEqual(calculateRoi(request));
      }),
    );
  });

  test("holds readable parameters, and only what was set", () => {
    expect(
      toShareLink({ currentSpend: 5e6, industry: "finance", goals: "cut cost", assumptions: { margin: 0.4 } }),
    ).toBe("spend=5000000&industry=finance&table=2026-11&goals=cut+cost&margin=0.4");
    expect(toShareLink({ currentSpend: 1, industry: "legal", currency: "EUR" })).toBe(
      "spend=1&industry=legal&table=2026-11&currency=EUR",
    );
    expect(toShareLink({ currentSpend: 0, industry: "other" })).toBe("spend=0&industry=other&table=2026-11");
  });

  test("gives back what the contract made of half a character and of −0", () => {
    const request = roiRequest.parse({
      currentSpend: -0,
      industry: "other",
      goals: "a\ud800",
      assumptions: { margin: -0 },
    });
    expect(fromShareLink(toShareLink(request))).toEqual({ request, current: true });
  });

  test("is read with a leading mark and beside parameters of others", () => {
    expect(fromShareLink("?utm_source=x&spend=1&industry=legal&table=2026-11")).toEqual({
      request: { currentSpend: 1, industry: "legal" },
      current: true,
    });
  });

  test("says when it was made with another table", () => {
    expect(fromShareLink("spend=1&industry=legal&table=2020-01")).toMatchObject({ current: false });
    expect(fromShareLink("spend=1&industry=legal")).toMatchObject({ current: false });
  });

  test("is none where the address has no projection", () => {
    expect(fromShareLink("")).toBe("none");
    expect(fromShareLink("utm_source=x")).toBe("none");
  });

  test.each([
    "spend=&industry=legal",
    "spend=-1&industry=legal",
    "spend=100000001&industry=legal",
    "spend=0x10&industry=legal",
    "spend=NaN&industry=legal",
    "spend=1e999&industry=legal",
    "spend=1",
    "spend=1&industry=bakery",
    "spend=1&industry=constructor",
    "spend=1&industry=legal&currency=CHF",
    "spend=1&industry=legal&margin=2",
    "spend=1&industry=legal&margin=",
    "spend=1&industry=legal&fullEffectMonth=7.5",
    "spend=1&industry=healthcare&recoverableShare=0.3",
    `spend=1&industry=legal&goals=${"x".repeat(501)}`,
  ])("is invalid as a whole where one part is: %s", (query) => {
    expect(fromShareLink(query)).toBe("invalid");
  });

  test("never gives a request that the server would refuse", () => {
    const part = fc.constantFrom("0", "1", "0.2", "7", "7.5", "30000", "1e-7", "9e9", "", "x", "legal", "finance");
    const name = fc.constantFrom("industry", "goals", "margin", "uplift", "fullEffectMonth", "fixedCost", "costShare");
    fc.assert(
      fc.property(part, fc.array(fc.tuple(name, part)), (spend, rest) => {
        const shared = fromShareLink(
          new URLSearchParams([["spend", spend], ["industry", "legal"], ...rest]).toString(),
        );
        if (typeof shared !== "string") expect(roiRequest.parse(shared.request)).toEqual(shared.request);
      }),
    );
  });
});
