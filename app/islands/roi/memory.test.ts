import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BLANK } from "./inputs.ts";
import { readCalculator, storeCalculator } from "./use-inputs.ts";

const nothing = { inputs: BLANK, overrides: {}, calculated: false, notes: { reasons: {}, talk: "" }, link: "" };
let kept: string | null;

beforeEach(() => {
  kept = null;
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was kept comes back", () => {
  const all = {
    inputs: { spend: "5", currency: "EUR", industry: "legal", goals: "g", challenges: "c" },
    overrides: { legal: { margin: 0.4 } },
    calculated: true,
    notes: { reasons: { legal: { margin: "Our books say so." } }, talk: "I asked" },
    link: "?spend=5",
  };
  storeCalculator(all);
  expect(readCalculator()).toEqual(all);
});

test.each(["", "{", "null", "7", '{"inputs":7,"overrides":"x","calculated":1,"link":[]}'])(
  "a memory of %s counts as none",
  (stored) => {
    kept = stored;
    expect(readCalculator()).toEqual(nothing);
  },
);

test("only texts are taken for inputs and only numbers for assumptions", () => {
  kept = '{"inputs":{"spend":5,"goals":"g"},"overrides":{"legal":{"margin":"0.4","uplift":0.1}}}';
  expect(readCalculator()).toEqual({
    ...nothing,
    inputs: { ...BLANK, goals: "g" },
    overrides: { legal: { uplift: 0.1 } },
  });
});
