/** A quick share of `npm run bench -- consultant`: the consultant has not become worse at strangers' questions. */
import { expect, test } from "vitest";
import { quickShares, readFloor } from "./floor.ts";

test("strangers' questions are answered at least as well as when the floor was written", async () => {
  const floor = readFloor();
  const shares = await quickShares();
  expect(shares.right).toBeGreaterThanOrEqual(floor.right);
  expect(shares.rightOrOffered).toBeGreaterThanOrEqual(floor.rightOrOffered);
}, 60_000);
